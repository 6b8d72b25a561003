import { Decimal, NotComputable } from '../decimals/decimal';
import { locate, normalize, XmlElement } from '../reading/element';
import type { Addend, Factor, Operand } from './arithmetic';
import type { Part } from './formula';

/** Digits behind the point that quotients are shown with. */
const MAX_DECIMALS = 6;

/** A number with at least two digits behind the point, for amounts. */
export function amountText(value: Decimal): string {
  const text = value.round(MAX_DECIMALS).toString();
  const [, fraction = ''] = text.split('.');
  const zeros = '0'.repeat(Math.max(0, 2 - fraction.length));
  return zeros === '' ? text : `${fraction === '' ? `${text}.` : text}${zeros}`;
}

/** Elements along a path from a group, or from the document element when it begins with `/`. */
export function elementsAt(
  base: XmlElement,
  root: XmlElement,
  path: string,
): readonly XmlElement[] {
  return path.startsWith('/') ? root.all(path.slice(1)) : base.all(path);
}

/** An addend with its exact value, sign included. */
export interface Evaluated {
  addend: Addend;
  value: Decimal;
  /** Exact values of the product without one of the further factors, by the term of that factor. */
  without: readonly { term: string; value: Decimal }[];
}

function multiply(value: Decimal, operator: Factor['operator'], factor: Decimal): Decimal {
  if (operator === '×') return value.times(factor);
  if (operator === '× %') return value.times(factor.percent());
  return factor.equals(Decimal.ZERO) ? value : value.dividedBy(factor);
}

function evaluateOne(part: Part, first: XmlElement, base: XmlElement): Evaluated {
  const given = Decimal.parse(first.value);
  const factors = (part.factors ?? []).flatMap(({ operator, term, path }) => {
    const element = base.first(path);
    // Only what it is divided by, the base quantity, is 1 where it is missing.
    if (!element && operator !== '÷') throw new NotComputable();
    return element ? [{ operator, term, element, value: Decimal.parse(element.value) }] : [];
  });
  const productOf = (used: typeof factors) =>
    used.reduce((value, { operator, value: factor }) => multiply(value, operator, factor), given);
  const signed = (value: Decimal) => (part.sign === '-' ? Decimal.ZERO.minus(value) : value);
  const exact = productOf(factors);
  const own = { term: part.term, value: normalize(first.value), line: first.position.line };
  return {
    addend: {
      sign: part.sign,
      value: factors.length > 0 ? amountText(exact) : own.value,
      term: part.term,
      path: locate(first),
      line: own.line,
      ...(factors.length > 0
        ? {
            factors: [
              { operator: '×' as const, ...own },
              ...factors.map(({ operator, term, element }) => ({
                operator,
                term,
                value: normalize(element.value),
                line: element.position.line,
              })),
            ],
          }
        : {}),
    },
    value: signed(exact),
    without: factors.map((factor) => ({
      term: factor.term,
      value: signed(productOf(factors.filter((one) => one !== factor))),
    })),
  };
}

/** True for a part that is a single amount of the group, not the sum of several groups. */
const isSingle = ({ path }: Part) => !path.includes('/');

/**
 * The addends of a calculation. Throws NotComputable where a value is no number, and where an
 * amount that the group has once is there twice or, being needed, not at all: the sum of the others
 * is none.
 */
export function evaluate(parts: readonly Part[], base: XmlElement, root: XmlElement): Evaluated[] {
  return parts.flatMap((part) => {
    const elements = elementsAt(base, root, part.path).filter(
      (element) => part.when?.(element, base) ?? true,
    );
    const isAmbiguous = isSingle(part) && elements.length > 1;
    if (isAmbiguous || (part.isNeeded && elements.length !== 1)) throw new NotComputable();
    return elements.map((element) => evaluateOne(part, element, base));
  });
}

/** True where a group that counts has not the amount, or where the amount is in no group at all. */
function isAbsent({ path, when, isNeeded, factors }: Part, base: XmlElement, root: XmlElement) {
  const [, way = '.', last = path] = /^(.*)\/([^/]+)$/.exec(path) ?? [];
  const isMeant = (one: XmlElement) => when?.(one, base) ?? true;
  if (isNeeded) return !elementsAt(base, root, path).some(isMeant);
  const groups = elementsAt(base, root, way);
  if (groups.length === 0) return factors !== undefined;
  return groups.some(
    (group) =>
      !group.has(last) &&
      isMeant(
        new XmlElement(last, group, group.position, new Map(), last, `${group.path}/${last}`),
      ),
  );
}

/** What a calculation looks for and the file does not have; of two places for a term, one is enough. */
export function absentOperands(
  parts: readonly Part[],
  base: XmlElement,
  root: XmlElement,
): readonly Operand[] {
  const isElsewhere = (part: Part) =>
    parts.some(
      (one) =>
        one !== part && one.term === part.term && elementsAt(base, root, one.path).length > 0,
    );
  return [
    ...parts
      .filter((part) => isAbsent(part, base, root) && !isElsewhere(part))
      .map(({ term, path, mark = '' }) => ({ term, path: `${path}${mark}` })),
    ...parts.flatMap(({ factors = [] }) => factors).filter(({ path }) => !base.first(path)),
  ];
}

export function sumOfValues(evaluated: readonly Evaluated[]): Decimal {
  return Decimal.sum(evaluated.map(({ value }) => value));
}
