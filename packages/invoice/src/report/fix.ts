import { amountText } from '../arithmetic/evaluate';
import { Decimal } from '../decimals/decimal';
import { normalize, written, type XmlElement } from '../reading/element';
import type { Kind } from '../rules/rule';
import type { Fault } from '../structure/judge';
import { hasForm, type Form } from '../structure/simple-types';

/** The value in the form that the structure requires, where it can only mean one. */
function inForm(value: string, form: Form): string | undefined {
  const day = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value) ?? undefined;
  const compact = /^(\d{4})(\d\d)(\d\d)$/.exec(value) ?? undefined;
  // 1,234 may be a thousand or one and a bit.
  const german = /^([+-]?\d{1,3}(?:\.\d{3})+|[+-]?\d+),(\d{1,2}|\d{4,})$/.exec(value) ?? undefined;
  const candidates: Partial<Record<Form, string | undefined>> = {
    date: day
      ? `${day[3]}-${day[2]?.padStart(2, '0')}-${day[1]?.padStart(2, '0')}`
      : compact?.slice(1).join('-'),
    decimal: german && `${german[1]?.replaceAll('.', '')}.${german[2]}`,
    boolean: value.toLowerCase(),
  };
  const candidate = candidates[form];
  return candidate !== undefined && hasForm(candidate, form) ? candidate : undefined;
}

function fixed(element: XmlElement, value: string | undefined): { shownFix?: string } {
  const isSame = value === normalize(element.value);
  return value === undefined || isSame || element.children.length > 0
    ? {}
    : { shownFix: written(element, value) };
}

/** The element with the currency of the invoice, where there is no other for its VAT. */
function withCurrency(element: XmlElement): { shownFix?: string } {
  let root = element;
  while (root.parent) root = root.parent;
  const [currency, ...others] = ['cbc:DocumentCurrencyCode', 'cbc:TaxCurrencyCode'].flatMap(
    (name) => root.values(name),
  );
  if (currency === undefined || others.length > 0 || !/^[A-Z]{3}$/.test(currency)) return {};
  const attributes = new Map([...element.attributes, ['currencyID', currency]]);
  return { shownFix: written({ tag: element.tag, attributes }, element.value) };
}

/** The element of a fault as it would be right, where only one value can be. */
export function fixOfFault(fault: Fault): { shownFix?: string } {
  if (fault.rule === 'missing-attribute' && fault.attribute === 'currencyID')
    return withCurrency(fault.element);
  if (fault.rule !== 'wrong-value') return {};
  return fixed(fault.element, inForm(normalize(fault.element.value), fault.form));
}

/** The element that breaks a rule as it would be right: with the result, or rounded to cents. */
export function fixOfBreach(
  target: XmlElement | undefined,
  kind: Kind,
  expected: string | undefined,
): { shownFix?: string } {
  if (!target) return {};
  if (kind !== 'decimals') return fixed(target, expected);
  try {
    return fixed(target, amountText(Decimal.parse(target.value).round(2)));
  } catch {
    return {};
  }
}
