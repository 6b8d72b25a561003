import { foldCaption } from '../lists';

const YES: ReadonlySet<string> = new Set(['true', 'yes', 'ja', 'wahr', '1', 'x']);

/** A Boolean as exports write it in either language. */
export const isYes = (text: string): boolean => YES.has(foldCaption(text));

/** Milliseconds of a day. */
const DAY = 86_400_000;
/** Day 0 of Excel’s calendar. */
const EXCEL_EPOCH = Date.UTC(1899, 11, 30);

function isoOf(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return isReal && year > 1899 && year < 2200 ? date.toISOString().slice(0, 10) : undefined;
}

const century = (year: string): number =>
  year.length === 2 ? Number(year) + (Number(year) < 70 ? 2000 : 1900) : Number(year);

/**
 * A day in ISO 8601: `2027-01-01`, `01.01.2027`, `01/01/2027` with the day first, or the number by
 * which Excel counts days. Undefined for anything else.
 */
export function dayOf(text: string): string | undefined {
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d\d?)-(\d\d?)(?:[T ].*)?$/.exec(text) ?? [];
  if (isoYear) return isoOf(Number(isoYear), Number(isoMonth), Number(isoDay));
  const [, day, , month, year] =
    /^(\d\d?)([./-])(\d\d?)\2(\d{4}|\d\d)(?:\s+00:00(?::00)?)?$/.exec(text) ?? [];
  if (year) return isoOf(century(year), Number(month), Number(day));
  if (!/^\d{5}(?:\.0+)?$/.test(text)) return undefined;
  return new Date(EXCEL_EPOCH + Math.floor(Number(text)) * DAY).toISOString().slice(0, 10);
}

/** The day so many days after another. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);

/** A number with a point or a comma as its decimal sign; undefined for anything else. */
export function numberOf(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0'%]/g, '');
  if (plain === '') return undefined;
  const comma = plain.lastIndexOf(',');
  const point = plain.lastIndexOf('.');
  const decimal = comma > point ? ',' : '.';
  const grouped = decimal === ',' ? '.' : ',';
  const value = plain.replaceAll(grouped, '').replace(decimal, '.');
  return /^-?\d*\.?\d+$/.test(value) ? Number(value) : undefined;
}
