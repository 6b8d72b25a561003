/** One cash discount of BT-20 as XRechnung writes it (rule BR-DE-18). */
export interface CashDiscount {
  /** Days after the invoice date, 0 or more. */
  days: number;
  /** Per cent with at most two decimals, 0 or more. */
  percent: number;
  /** Amount it is counted from, at most two decimals; absent: the amount due (BT-115). */
  base?: number;
}

export type CashDiscountProblemCode = 'pattern' | 'newline';

export interface CashDiscountProblem {
  /** `pattern`: a line that begins with # does not fit; `newline`: none after the last entry. */
  code: CashDiscountProblemCode;
  /** Line in the text, counted from 1. */
  line: number;
  text: string;
}

/** Result of {@link parseCashDiscount}. */
export interface ParsedCashDiscount {
  entries: CashDiscount[];
  /** Lines that do not begin with #, such as the general terms of payment. */
  freeText: string[];
  problems: CashDiscountProblem[];
}

const ENTRY = /^#SKONTO#TAGE=(\d+)#PROZENT=(\d+\.\d{2})#(?:BASISBETRAG=(-?\d+\.\d{2})#)?$/;

/** Reads payment terms (BT-20) as the rule BR-DE-18 of XRechnung does, line by line. */
export function parseCashDiscount(text: string): ParsedCashDiscount {
  const parsed: ParsedCashDiscount = { entries: [], freeText: [], problems: [] };
  const lines = text.split(/\r?\n/);
  lines.forEach((source, index) => {
    const line = source.trim();
    if (!line.startsWith('#')) {
      if (line !== '') parsed.freeText.push(line);
      return;
    }
    const [entry, days, percent, base] = ENTRY.exec(line) ?? [];
    if (entry === undefined) {
      parsed.problems.push({ code: 'pattern', line: index + 1, text: source });
    } else {
      parsed.entries.push({
        days: Number(days),
        percent: Number(percent),
        ...(base === undefined ? {} : { base: Number(base) }),
      });
    }
    if (index === lines.length - 1) {
      parsed.problems.push({ code: 'newline', line: index + 1, text: source });
    }
  });
  return parsed;
}

function twoDecimals(value: number, name: string): string {
  const text = value.toFixed(2);
  if (!Number.isFinite(value) || Number(text) !== value) {
    throw new RangeError(`${name} ${value} has more than two decimals.`);
  }
  return text;
}

/**
 * The lines for BT-20, each with the newline that BR-DE-18 requires after it.
 *
 * @throws RangeError for negative or fractional days, a negative per cent, or too many decimals
 */
export function formatCashDiscount(entries: readonly CashDiscount[]): string {
  return entries
    .map(({ days, percent, base }) => {
      if (!Number.isSafeInteger(days) || days < 0) throw new RangeError(`${days} is no day count.`);
      if (percent < 0) throw new RangeError(`${percent} per cent is negative.`);
      const amount =
        base === undefined ? '' : `BASISBETRAG=${twoDecimals(base, 'The base amount')}#`;
      return `#SKONTO#TAGE=${days}#PROZENT=${twoDecimals(percent, 'The percentage')}#${amount}\n`;
    })
    .join('');
}

const MEANT =
  /^#\s*SKONTO\s*#\s*TAGE\s*=\s*(\d+)\s*#\s*PROZENT\s*=\s*(\d+(?:[.,]\d{1,2})?)\s*%?\s*#?\s*(?:BASISBETRAG\s*=\s*(-?\d+(?:[.,]\d{1,2})?)\s*)?#*$/i;

/** The entry that a line of BT-20 probably means, without its newline; undefined where unclear. */
export function repairCashDiscount(line: string): string | undefined {
  const [entry, days, percent = '', base] = MEANT.exec(line.trim()) ?? [];
  if (entry === undefined) return undefined;
  const amount = (text: string) => Number(text.replace(',', '.'));
  return formatCashDiscount([
    {
      days: Number(days),
      percent: amount(percent),
      ...(base === undefined ? {} : { base: amount(base) }),
    },
  ]).trimEnd();
}
