import { hasText, normalize, type XmlElement } from '../reading/element';
import type { Check, Context, Kind, Pattern, Severity, Test } from './rule';

const NO_VALUES: readonly string[] = [];

/** A kind of place and its rules; `when` says which of its elements they judge. */
export function on(
  at: Context['at'],
  ...judged: [when: Test | undefined, rules: Context['rules']] | [rules: Context['rules']]
): Context {
  return judged.length === 1 ? { at, rules: judged[0] } : { at, when: judged[0], rules: judged[1] };
}

/** A rule of its own: what it is about, and the function that judges it. */
export function rule(kind: Kind, about: string | readonly string[], test: Test): Check {
  return { kind, test, about: typeof about === 'string' ? [about] : about, severity: 'fatal' };
}

/** A rule that no document breaks, since the official test is always true. */
export const unbroken = rule('other', '.', () => true);

/** A rule that is broken wherever it judges: the place alone is the fault. */
export const broken = (about: string): Check => rule('required', about, () => false);

/** The same rule as a warning. */
export function warning(check: Check): Check {
  return withSeverity(check, 'warning');
}

export function withSeverity(check: Check, severity: Severity): Check {
  return { ...check, severity };
}

/** `cbc:ID/@schemeID` is the element `cbc:ID` and its attribute; `@name` one of the element itself. */
function splitAttribute(path: string): [element: string, attribute: string | null] {
  const [before = '', attribute] = path.split('@');
  return [before.replace(/\/$/, '') || '.', attribute ?? null];
}

/** Values of elements or attributes along a path that may end in `@name`. */
function valuesAt(path: string): (element: XmlElement) => readonly string[] {
  const [elements, attribute] = splitAttribute(path);
  return (element) => {
    const found = element.all(elements);
    if (found.length === 0) return NO_VALUES;
    return attribute === null
      ? found.map(({ value }) => value)
      : found.map((one) => one.attribute(attribute)).filter((value) => value !== undefined);
  };
}

/** At least one of the paths leads to an element or attribute; it may be empty. */
export function present(...paths: string[]): Check {
  const all = paths.map(valuesAt);
  return rule('required', paths, (element) => all.some((values) => values(element).length > 0));
}

/** One of the paths leads to something that has more than blanks. */
export function filled(...paths: string[]): Check {
  const all = paths.map(valuesAt);
  return rule('required', paths, (element) => all.some((values) => values(element).some(hasText)));
}

/** If the first path leads somewhere, the second has to lead to something that is filled. */
export function filledIf(condition: string, path: string): Check {
  const values = valuesAt(path);
  return rule(
    'required',
    path,
    (element) => !element.has(condition) || values(element).some(hasText),
  );
}

/** Says that the rule needs no look at places that have none of the paths. */
function onlyWith(check: Check, ...paths: string[]): Check {
  const elements = paths.map((path) => splitAttribute(path)[0]);
  const isBelow = elements.every((path) => !path.startsWith('.'));
  return isBelow ? { ...check, onlyWith: elements } : check;
}

/** Nothing is at any of the paths. */
export function unused(...paths: string[]): Check {
  const all = paths.map(valuesAt);
  const check = rule('unused', paths, (element) =>
    all.every((values) => values(element).length === 0),
  );
  return onlyWith(check, ...paths);
}

/** Not more than one element or attribute is at the path. */
export function atMostOne(path: string): Check {
  const values = valuesAt(path);
  return onlyWith(
    rule('cardinality', path, (element) => values(element).length <= 1),
    path,
  );
}

export function exactlyOne(path: string): Check {
  const values = valuesAt(path);
  return rule('cardinality', path, (element) => values(element).length === 1);
}

/** Not more than two digits behind the point; `1.000` has three. */
export function twoDecimals(path: string): Check {
  return onlyWith(
    rule('decimals', path, (element) => hasTwoDecimals(element.text(path))),
    path,
  );
}

export function hasTwoDecimals(text: string): boolean {
  const point = text.indexOf('.');
  return point < 0 || text.length - point - 1 <= 2;
}

/** The value at the path is in a code list; blanks at its ends do not count. */
export function coded(list: ReadonlySet<string>, path = '.'): Check {
  const values = valuesAt(path);
  return rule('code', path, (element) => list.has(normalize(values(element)[0] ?? '')));
}

/**
 * Rules with consecutive numbers, made from a row such as `12 cbc:StartTime cbc:EndTime 15 cbc:ID`:
 * a number says which rule the next path belongs to.
 */
export function numbered(
  prefix: string,
  row: string,
  make: (path: string) => Check,
): Record<string, Check> {
  const rules: Record<string, Check> = {};
  let next = 0;
  for (const token of row.split(/\s+/).filter(Boolean)) {
    if (/^\d+$/.test(token)) {
      next = Number(token);
    } else {
      rules[prefix + String(next).padStart(3, '0')] = make(token);
      next += 1;
    }
  }
  return rules;
}

/** A pattern with some of its rules only; contexts that have none of them are left out. */
export function only(pattern: Pattern, ids: ReadonlySet<string>): Pattern {
  return pattern
    .map((context) => ({
      ...context,
      rules: Object.fromEntries(Object.entries(context.rules).filter(([id]) => ids.has(id))),
    }))
    .filter(({ rules }) => Object.keys(rules).length > 0);
}
