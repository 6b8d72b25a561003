import {
  formatCashDiscount,
  parseCashDiscount,
  type CashDiscount,
  type CashDiscountProblemCode,
} from '@site/src/invoice/cash-discount';
import type { Bilingual, Language } from '@site/src/facts/language';

/** One entry as typed. */
export interface TypedEntry {
  days: string;
  percent: string;
  /** Empty: the amount due is the base. */
  base: string;
}

/** The fields of an entry that can be wrong. */
export type EntryField = keyof TypedEntry;

export type EntryProblems = Partial<Record<EntryField, string>>;

/** What the builder makes of the entries. */
export interface BuiltDiscount {
  /** Text for BT-20, each line with its newline; empty while an entry is wrong. */
  text: string;
  /** Problems of each entry, in the order of the entries. */
  problems: EntryProblems[];
}

const GROUPED: Readonly<Record<Language, RegExp>> = {
  de: /^-?\d{1,3}(?:\.\d{3})+(?:,\d+)?$/,
  en: /^-?\d{1,3}(?:,\d{3})+(?:\.\d+)?$/,
};
const GROUP_SIGN: Readonly<Record<Language, string>> = { de: '.', en: ',' };
const PLAIN = /^-?\d+(?:[.,]\d+)?$/;

/**
 * A number as accountants of the language type it: `1.412,74` in German, `1,412.74` in English,
 * and in both with a point or a comma before the decimals. NaN for anything else.
 */
export function parseNumber(typed: string, language: Language): number {
  const text = typed.trim().replace(/\s/g, '');
  const ungrouped = GROUPED[language].test(text) ? text.replaceAll(GROUP_SIGN[language], '') : text;
  return PLAIN.test(ungrouped) ? Number(ungrouped.replace(',', '.')) : NaN;
}

function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

const PROBLEMS = {
  days: { en: 'Enter a whole number of days.', de: 'Geben Sie eine ganze Zahl von Tagen ein.' },
  percent: {
    en: 'Enter a percentage from 0 to 100 with at most two decimals.',
    de: 'Geben Sie einen Prozentsatz von 0 bis 100 mit höchstens zwei Nachkommastellen ein.',
  },
  base: {
    en: 'Enter an amount with at most two decimals, or leave it empty.',
    de: 'Geben Sie einen Betrag mit höchstens zwei Nachkommastellen ein, oder lassen Sie das Feld leer.',
  },
} satisfies Record<EntryField, Bilingual>;

function problemsOf(entry: TypedEntry, language: Language): EntryProblems {
  const percent = parseNumber(entry.percent, language);
  const base = parseNumber(entry.base, language);
  const wrong: Record<EntryField, boolean> = {
    days: !/^\d{1,4}$/.test(entry.days.trim()),
    percent: !(percent >= 0 && percent <= 100 && hasTwoDecimals(percent)),
    base: entry.base.trim() !== '' && !(Number.isFinite(base) && hasTwoDecimals(base)),
  };
  return Object.fromEntries(
    Object.entries(PROBLEMS)
      .filter(([field]) => wrong[field as EntryField])
      .map(([field, text]) => [field, text[language]]),
  );
}

function isBlank({ days, percent, base }: TypedEntry): boolean {
  return `${days}${percent}${base}`.trim() === '';
}

/** The lines of BT-20 for some entries, or what is wrong with them; blank entries do not count. */
export function buildDiscount(entries: readonly TypedEntry[], language: Language): BuiltDiscount {
  const problems = entries.map((entry) => (isBlank(entry) ? {} : problemsOf(entry, language)));
  if (problems.some((entry) => Object.keys(entry).length > 0)) return { text: '', problems };
  const filled = entries.filter((entry) => !isBlank(entry));
  const discounts = filled.map(({ days, percent, base }): CashDiscount => ({
    days: Number(days),
    percent: parseNumber(percent, language),
    ...(base.trim() === '' ? {} : { base: parseNumber(base, language) }),
  }));
  return { text: formatCashDiscount(discounts), problems };
}

const FINDINGS: Readonly<Record<CashDiscountProblemCode, Bilingual>> = {
  pattern: {
    en: 'does not have the form #SKONTO#TAGE=14#PROZENT=2.00#, with capital letters, a point before exactly two decimals, no blanks and one # at the end.',
    de: 'hat nicht die Form #SKONTO#TAGE=14#PROZENT=2.00# mit Großbuchstaben, einem Punkt vor genau zwei Nachkommastellen, ohne Leerzeichen und mit einem # am Ende.',
  },
  newline: {
    en: 'is not followed by a line break. Programs that trim text remove it.',
    de: 'endet nicht mit einem Zeilenumbruch. Programme, die Text kürzen, entfernen ihn.',
  },
};

/** What the check of a pasted text found. */
export interface CheckedTerms {
  valid: boolean;
  verdict: string;
  findings: string[];
}

function discountWords({ days, percent, base }: CashDiscount, language: Language): string {
  const locale = language === 'de' ? 'de-DE' : 'en-GB';
  const number = (value: number) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value);
  if (language === 'de') {
    const of = base === undefined ? '' : ` auf ${number(base)}`;
    return `${number(percent)} % Skonto${of} bei Zahlung innerhalb von ${days} Tagen.`;
  }
  const of = base === undefined ? '' : ` on ${number(base)}`;
  return `${number(percent)} % cash discount${of} for payment within ${days} days.`;
}

const VERDICTS = {
  right: { en: 'BR-DE-18 is satisfied.', de: 'BR-DE-18 ist erfüllt.' },
  none: {
    en: 'There is no cash discount line: none begins with #.',
    de: 'Es gibt keine Skontozeile: Keine beginnt mit #.',
  },
  wrong: { en: 'BR-DE-18 is violated.', de: 'BR-DE-18 ist verletzt.' },
} satisfies Record<string, Bilingual>;

/** Checks payment terms (BT-20) and says in words what they grant. */
export function checkTerms(text: string, language: Language): CheckedTerms {
  const { entries, problems } = parseCashDiscount(text);
  const line = language === 'de' ? 'Zeile' : 'Line';
  const findings = problems.map(
    (problem) => `${line} ${problem.line} ${FINDINGS[problem.code][language]}`,
  );
  const granted = entries.map((entry) => discountWords(entry, language));
  if (problems.length > 0) {
    return { valid: false, verdict: VERDICTS.wrong[language], findings };
  }
  const verdict = entries.length > 0 ? VERDICTS.right : VERDICTS.none;
  return { valid: true, verdict: verdict[language], findings: granted };
}

/** Entries as they stand in the address: `14:2.00_7:3.00:1000.00`. */
export function entriesToParam(entries: readonly TypedEntry[]): string {
  return entries
    .map(({ days, percent, base }) => [days, percent, base].filter(Boolean).join(':'))
    .join('_');
}

/** Reads what {@link entriesToParam} wrote; empty for an empty text. */
export function entriesFromParam(param: string): TypedEntry[] {
  return param
    .split('_')
    .filter(Boolean)
    .map((entry) => {
      const [days = '', percent = '', base = ''] = entry.split(':');
      return { days, percent, base };
    });
}
