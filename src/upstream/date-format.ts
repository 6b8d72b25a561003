import patterns from '@generated/upstream/default/dates.json';
import { styleName } from './date-patterns';

/**
 * Stands for `Intl.DateTimeFormat` in the theme: a browser needs some 20 ms to get its own going.
 *
 * @throws Error when the theme asks for a style that `date-patterns.ts` does not have
 */
export function dateFormat(style: Intl.DateTimeFormatOptions): {
  format: (date: Date) => string;
} {
  const months = patterns[styleName(style)];
  if (!months || style.timeZone !== 'UTC') {
    throw new Error(`No dates like ${JSON.stringify(style)}: add them in date-patterns.ts.`);
  }
  return {
    format: (date) =>
      (months[date.getUTCMonth()] ?? '')
        .replace('{day}', String(date.getUTCDate()))
        .replace('{year}', String(date.getUTCFullYear())),
  };
}
