import { Decimal } from './decimal';

/** Decimal mark, and what is between thousands. */
export type Marks = readonly [decimal: string, group: string];

const known = new Map<string, Marks>();

function marksOf(language: string): Marks {
  const found = known.get(language);
  if (found) return found;
  const parts = new Intl.NumberFormat(language).formatToParts(1234567.8);
  const mark = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? '';
  const marks: Marks = [mark('decimal'), mark('group')];
  known.set(language, marks);
  return marks;
}

/** `1234.5` with the marks that are given, exactly; what is no number stays as it is. */
export function withMarks(value: string, [decimal, group]: Marks, minDecimals = 0): string {
  let text: string;
  try {
    text = Decimal.parse(value).toString();
  } catch {
    return value;
  }
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, group);
  const decimals = fraction.padEnd(minDecimals, '0');
  return `${sign && '−'}${grouped}${decimals && decimal + decimals}`;
}

/** `1234.5` as `1,234.50` or `1.234,50`, exactly; what is no number stays as it is. */
export function formatNumber(value: string, language: string, minDecimals = 0): string {
  return withMarks(value, marksOf(language), minDecimals);
}

/** A number of a file as a reader of the language writes it, with the decimals that it has. */
export function formatAsGiven(value: string, language: string): string {
  return formatNumber(value, language, /\.(\d+)\s*$/.exec(value)?.[1]?.length);
}
