import { Decimal, NotComputable } from '../decimals/decimal';
import { formatAsGiven } from '../decimals/format-number';
import type { XmlElement } from '../reading/element';
import { sentence } from '../report/sentence';
import type { Addend } from './arithmetic';
import { sumOfValues, type Evaluated } from './evaluate';
import type { Formula, Trap } from './formula';

/** The origin of a difference, with the subject of its sentence. */
type Cause =
  | { kind: Trap['cause'] | 'cut-off' | 'sign' | 'digits' }
  | { kind: 'left-out' | 'twice' | 'wrong-sign'; addend: Addend }
  | { kind: 'factor-left-out'; term: string };

function isSwap(found: string, expected: string): boolean {
  return [...found].some((_, at) => {
    const [start, pair, end] = [found.slice(0, at), found.slice(at, at + 2), found.slice(at + 2)];
    return /^\d\d$/.test(pair) && `${start}${pair.charAt(1)}${pair.charAt(0)}${end}` === expected;
  });
}

function gives(trap: Trap, found: Decimal, base: XmlElement, root: XmlElement): boolean {
  try {
    return trap.value(base, root).equals(found);
  } catch (error) {
    if (error instanceof NotComputable) return false;
    throw error;
  }
}

/** The one addend for which the difference is a multiple of its value, or none. */
function single(addends: readonly Evaluated[], difference: Decimal, times: string) {
  const factor = Decimal.parse(times);
  const fitting = addends.filter(
    ({ value }) => !value.equals(Decimal.ZERO) && value.times(factor).round(2).equals(difference),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}

function find(
  { traps = [] }: Formula,
  addends: readonly Evaluated[],
  found: Decimal,
  base: XmlElement,
  root: XmlElement,
): Cause | undefined {
  const sum = sumOfValues(addends);
  const rounded = sum.round(2);
  const trap = traps.find((one) => gives(one, found, base, root));
  if (trap) return { kind: trap.cause };
  const isCutOff = found.abs().compare(sum.abs()) < 0 && found.equals(found.round(2));
  if (isCutOff && sum.minus(found).abs().compare(Decimal.parse('0.01')) < 0) {
    return { kind: 'cut-off' };
  }
  if (found.equals(Decimal.ZERO.minus(rounded))) return { kind: 'sign' };
  const difference = found.minus(rounded);
  const leftOut = single(addends, difference, '-1');
  if (leftOut && addends.length > 1) return { kind: 'left-out', addend: leftOut.addend };
  const wrongSign = single(addends, difference, '-2');
  if (wrongSign) return { kind: 'wrong-sign', addend: wrongSign.addend };
  const twice = single(addends, difference, '1');
  if (twice && addends.length > 1) return { kind: 'twice', addend: twice.addend };
  for (const { value, without } of addends) {
    const factor = without.find((one) => sum.minus(value).plus(one.value).round(2).equals(found));
    if (factor) return { kind: 'factor-left-out', term: factor.term };
  }
  return isSwap(found.toString(), rounded.toString()) ? { kind: 'digits' } : undefined;
}

/** A sentence on where the difference comes from, when one explanation fits it to the cent. */
export function causeOf(
  formula: Formula,
  addends: readonly Evaluated[],
  found: Decimal,
  base: XmlElement,
  root: XmlElement,
  language: string,
): string | undefined {
  const cause = find(formula, addends, found, base, root);
  if (!cause) return undefined;
  const kind = `cause-${cause.kind}` as const;
  if (!('addend' in cause)) return sentence(kind, 'term' in cause ? cause : {}, language);
  const { term, value, line } = cause.addend;
  const slots = { term, value: formatAsGiven(value, language), line: String(line) };
  return sentence(kind, { addend: sentence('addend', slots, language) }, language);
}
