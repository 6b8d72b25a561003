import { Decimal, NotComputable } from '../decimals/decimal';
import type { XmlElement } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import type { Breach } from '../rules/rule';
import { MAX_ADDENDS, type Arithmetic, type Operand } from './arithmetic';
import { causeOf } from './cause';
import { absentOperands, amountText, evaluate, sumOfValues } from './evaluate';
import type { Formula } from './formula';
import { FORMULAS } from './formulas';

interface Calculated {
  /** The element that holds, or the group that has to hold, the result. */
  target: XmlElement;
  /** The element that holds the result, where there is one. */
  result?: XmlElement;
  expected: string;
  arithmetic: Arithmetic;
}

function parse(text: string | undefined): Decimal | null {
  try {
    return text === undefined ? null : Decimal.parse(text);
  } catch {
    return null;
  }
}

/** Findings of a rule for which the whole document is added up, as an invoice may have hundreds. */
const MAX_WHOLE_DOCUMENT = 20;
/** Elements that are looked at for the sums over the whole document; further ones have no calculation. */
export const MAX_ADDED = 50_000;

const wholeDocumentWork = () => ({ counts: new Map<string, number>(), added: 0 });

const isWholeDocument = ({ parts, traps }: Formula) =>
  traps !== undefined || parts.some(({ path }) => path.startsWith('/'));

/** True when additions over the whole document have had their share, those of the rule or of all. */
function isExhausted(rule: string, formula: Formula, invoice: InvoiceXml): boolean {
  if (!isWholeDocument(formula)) return false;
  const work = invoice.once(wholeDocumentWork);
  const count = (work.counts.get(rule) ?? 0) + 1;
  work.counts.set(rule, count);
  if (count > MAX_WHOLE_DOCUMENT || work.added > MAX_ADDED) return true;
  for (const { path } of formula.parts)
    if (path.startsWith('/')) work.added += invoice.root.count(path.slice(1));
  return false;
}

/** A formula with the place of its result. */
interface Place {
  readonly formula: Formula;
  readonly result: XmlElement | undefined;
  readonly base: XmlElement;
}

function placeOf({ rule, check, element }: Breach, invoice: InvoiceXml): Place | undefined {
  const formulas = FORMULAS[invoice.syntax];
  const formula = Object.hasOwn(formulas, rule) ? formulas[rule] : undefined;
  if (!formula || isExhausted(rule, formula, invoice)) return undefined;
  const path = formula.result ?? check.about[0] ?? '.';
  const result = element.first(path);
  const base = result
    ? result.parent
    : element.first(path.split('/').slice(0, -1).join('/') || '.');
  return base ? { formula, result, base } : undefined;
}

function calculate(
  { formula, result, base }: Place,
  root: XmlElement,
  language: string,
): Calculated | undefined {
  const evaluated = evaluate(formula.parts, base, root);
  if (evaluated.length === 0) return undefined;
  const listed =
    evaluated.length > MAX_ADDENDS
      ? [...evaluated.slice(0, MAX_ADDENDS - 1), ...evaluated.slice(-1)]
      : evaluated;
  const sum = sumOfValues(evaluated);
  const rounded = sum.round(2);
  const found = parse(result?.value);
  // What is wrong is not the sum: a currency, say.
  if (found?.equals(rounded)) return undefined;
  const cause = found ? causeOf(formula, evaluated, found, base, root, language) : undefined;
  return {
    target: result ?? base,
    ...(result ? { result } : {}),
    expected: amountText(rounded),
    arithmetic: {
      addends: listed.map(({ addend }) => addend),
      omitted: Math.max(0, evaluated.length - MAX_ADDENDS),
      sum: amountText(sum),
      rounded: amountText(rounded),
      difference: found ? amountText(found.minus(rounded)) : null,
      tolerance: formula.tolerance ?? '0',
      ...(cause === undefined ? {} : { cause }),
    },
  };
}

/**
 * The right result of a broken rule with its calculation, and the operands that it looked for in
 * vain where these may be the cause. Without a result for rules that have no formula, where a value
 * is no number, and once enough has been added up over the whole document.
 */
export function calculationOf(
  breach: Breach,
  invoice: InvoiceXml,
  language: string,
): { readonly calculated?: Calculated; readonly absent: readonly Operand[] } {
  const place = placeOf(breach, invoice);
  if (!place) return { absent: [] };
  const { formula, base } = place;
  const absent = absentOperands(formula.parts, base, invoice.root);
  try {
    const calculated = breach.computable ? calculate(place, invoice.root, language) : undefined;
    if (!calculated) return { absent };
    return { calculated, absent: calculated.arithmetic.cause === undefined ? absent : [] };
  } catch (error) {
    if (error instanceof NotComputable) return { absent };
    throw error;
  }
}
