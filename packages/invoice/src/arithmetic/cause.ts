import { inLanguage, type Localized } from '../language';
import { Decimal, NotComputable } from '../decimals/decimal';
import { formatAsGiven } from '../decimals/format-number';
import type { XmlElement } from '../reading/element';
import type { Addend } from './arithmetic';
import { sumOfValues, type Evaluated } from './evaluate';
import type { Formula, Trap } from './formula';

/** The origin of a difference, with the subject of its sentence. */
type Cause =
  | { kind: Trap['cause'] | 'cut-off' | 'sign' | 'digits' }
  | { kind: 'left-out' | 'twice' | 'wrong-sign'; addend: Addend }
  | { kind: 'factor-left-out'; term: string };

type Words = Readonly<
  Record<Exclude<Cause['kind'], 'factor-left-out'>, (what: string) => string>
> & {
  'factor-left-out': (term: string) => string;
  what: (addend: Addend) => string;
};

const WORDS: Localized<Words> = {
  'en-GB': {
    what: ({ term, value, line }) => `${term}, ${value} (line ${line})`,
    'left-out': (what) => `The total leaves out ${what}.`,
    twice: (what) => `The total counts ${what} twice.`,
    'wrong-sign': (what) => `The total has ${what} with the wrong sign.`,
    'factor-left-out': (term) => `${term} is not part of the calculation.`,
    'cut-off': () => 'The result is cut off after two decimals instead of rounded.',
    sign: () => 'The amount is right, but its sign is not.',
    digits: () => 'Two digits next to each other are swapped.',
    'vat-by-line': () =>
      'VAT is rounded line by line and then added up. It has to be calculated once, on the taxable amount.',
    'unrounded-lines': () =>
      'The lines are added up before rounding. Each line amount is rounded first, then added up.',
  },
  'de-DE': {
    what: ({ term, value, line }) => `${term}, ${value} (Zeile ${line})`,
    'left-out': (what) => `In der Summe fehlt ${what}.`,
    twice: (what) => `Die Summe enthält ${what} doppelt.`,
    'wrong-sign': (what) => `Die Summe enthält ${what} mit falschem Vorzeichen.`,
    'factor-left-out': (term) => `${term} ist in der Berechnung nicht berücksichtigt.`,
    'cut-off': () => 'Das Ergebnis ist nach zwei Stellen abgeschnitten statt gerundet.',
    sign: () => 'Der Betrag stimmt, sein Vorzeichen nicht.',
    digits: () => 'Zwei benachbarte Ziffern sind vertauscht.',
    'vat-by-line': () =>
      'Die Umsatzsteuer ist je Zeile gerundet und dann addiert. Zu berechnen ist sie einmal, auf den Steuerbasisbetrag.',
    'unrounded-lines': () =>
      'Die Zeilen sind vor dem Runden addiert. Zuerst wird jeder Zeilenbetrag gerundet, dann addiert.',
  },
};

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
  const words = inLanguage(WORDS, language);
  if (cause.kind === 'factor-left-out') return words[cause.kind](cause.term);
  if (!('addend' in cause)) return words[cause.kind]('');
  const value = formatAsGiven(cause.addend.value, language);
  return words[cause.kind](words.what({ ...cause.addend, value }));
}
