import {
  formatCashDiscount,
  parseCashDiscount,
  repairCashDiscount,
  type CashDiscount,
  type CashDiscountProblem,
} from 'edocument-invoice/cash-discount';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';

const t = pageTexts(messages);

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

/** The lines that follow from the entries. */
interface BuiltDiscount {
  /** Text for BT-20, each line with its newline; empty while an entry is wrong. */
  text: string;
  /** Problems of each entry, in the order of the entries. */
  problems: EntryProblems[];
}

const PLAIN = /^-?\d+(?:[.,]\d+)?$/;

/** Matches `1.412,74` in German and `1,412.74` in English; the first group is the sign of groups. */
function groupedNumber(locale: string): RegExp {
  const parts = new Intl.NumberFormat(locale).formatToParts(1_000_000.5);
  const sign = (wanted: 'group' | 'decimal') =>
    parts.find(({ type }) => type === wanted)?.value ?? '';
  return new RegExp(`^-?\\d{1,3}(?:([${sign('group')}])\\d{3})+(?:[${sign('decimal')}]\\d+)?$`);
}

/**
 * A number as accountants type it in a locale: `1.412,74` in German, `1,412.74` in English, and in
 * both with a point or a comma before the decimals. NaN for anything else.
 */
export function parseNumber(typed: string, locale: string): number {
  const text = typed.trim().replace(/\s/g, '');
  const [, groupSign] = groupedNumber(locale).exec(text) ?? [];
  const ungrouped = groupSign === undefined ? text : text.replaceAll(groupSign, '');
  return PLAIN.test(ungrouped) ? Number(ungrouped.replace(',', '.')) : NaN;
}

function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value;
}

const problemTexts = (): Record<EntryField, string> => ({
  days: t('problem.days'),
  percent: t('problem.percent'),
  base: t('problem.base'),
});

function problemsOf(entry: TypedEntry, locale: string): EntryProblems {
  const percent = parseNumber(entry.percent, locale);
  const base = parseNumber(entry.base, locale);
  const wrong: Record<EntryField, boolean> = {
    days: !/^\d{1,4}$/.test(entry.days.trim()),
    percent: !(percent >= 0 && percent <= 100 && hasTwoDecimals(percent)),
    base: entry.base.trim() !== '' && !(Number.isFinite(base) && hasTwoDecimals(base)),
  };
  return Object.fromEntries(
    Object.entries(problemTexts()).filter(([field]) => wrong[field as EntryField]),
  );
}

function isBlank({ days, percent, base }: TypedEntry): boolean {
  return `${days}${percent}${base}`.trim() === '';
}

/** The lines of BT-20 for some entries, or what is wrong with them; blank entries do not count. */
export function buildDiscount(entries: readonly TypedEntry[], locale: string): BuiltDiscount {
  const problems = entries.map((entry) => (isBlank(entry) ? {} : problemsOf(entry, locale)));
  if (problems.some((entry) => Object.keys(entry).length > 0)) return { text: '', problems };
  const filled = entries.filter((entry) => !isBlank(entry));
  const discounts = filled.map(({ days, percent, base }): CashDiscount => ({
    days: Number(days),
    percent: parseNumber(percent, locale),
    ...(base.trim() === '' ? {} : { base: parseNumber(base, locale) }),
  }));
  return { text: formatCashDiscount(discounts), problems };
}

/** The differences between a line and the one that was probably meant, part by part. */
function changes(text: string, repaired: string, line: number): string {
  const given = text.trim().split('#').filter(Boolean);
  const wanted = repaired.split('#').filter(Boolean);
  const pairs = wanted.map((part, at) => ({ part, given: given[at]?.trim() ?? '' }));
  const wrong =
    given.length === wanted.length ? pairs.filter((pair) => pair.given !== pair.part) : [];
  const [first] = wrong;
  return first
    ? wrong
        .map((pair) => t('finding.part', { line, given: pair.given, wanted: pair.part }))
        .join(' ')
    : t('finding.whole', { line, wanted: repaired });
}

function problemText({ line, code, text }: CashDiscountProblem): string {
  const repaired = repairCashDiscount(text);
  if (code === 'pattern' && repaired !== undefined) return changes(text, repaired, line);
  return code === 'pattern' ? t('finding.pattern', { line }) : t('finding.newline', { line });
}

/** The text with every line as it was probably meant; undefined when one remains unclear. */
function repair(text: string): string | undefined {
  const lines = text.trimEnd().split(/\r?\n/);
  const repaired = lines.map((line) =>
    line.trim().startsWith('#') ? repairCashDiscount(line) : line,
  );
  return repaired.includes(undefined) ? undefined : `${repaired.join('\n')}\n`;
}

/** The findings in a pasted text. */
interface CheckedTerms {
  valid: boolean;
  verdict: string;
  findings: string[];
  /** The text as it was probably meant. */
  repaired?: string;
}

function discountWords({ days, percent, base }: CashDiscount, locale: string): string {
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 });
  const values = { days, percent: format.format(percent) };
  return base === undefined
    ? t('granted', values)
    : t('grantedOn', { ...values, base: format.format(base) });
}

/** Checks payment terms (BT-20) and says in words what they grant. */
export function checkTerms(text: string, locale: string): CheckedTerms {
  const { entries, problems } = parseCashDiscount(text);
  if (problems.length > 0) {
    const repaired = repair(text);
    return {
      valid: false,
      ...(repaired === undefined ? {} : { repaired }),
      verdict: t('verdict.wrong'),
      findings: problems.map(problemText),
    };
  }
  const verdict = entries.length > 0 ? t('verdict.right') : t('verdict.none');
  return { valid: true, verdict, findings: entries.map((entry) => discountWords(entry, locale)) };
}

/**
 * Entries without problems as they are in the address: `14:2_7:3.5:1000`. Without signs of groups,
 * since that of one language is before the decimals in another.
 */
export function entriesToParam(entries: readonly TypedEntry[], locale: string): string {
  return entries
    .filter((entry) => !isBlank(entry))
    .map(({ days, percent, base }) =>
      [days, percent, base]
        .filter((field) => field.trim() !== '')
        .map((field) => parseNumber(field, locale))
        .join(':'),
    )
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
