import { translate } from '@docusaurus/Translate';
import { localeData } from '@site/src/site/locales';

/** A day (ISO 8601) as the manual writes it in a locale. */
export function formatDay(day: string, locale: string): string {
  const { dateStyle } = localeData(locale);
  const format = new Intl.DateTimeFormat(locale, { dateStyle, timeZone: 'UTC' });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** How many rows there are, or how many of them the filter shows. */
export function rowCount(shown: number, count: number): string {
  if (shown === count) {
    return translate({ id: 'site.table.count', message: '{count} rows' }, { count });
  }
  if (shown === 0) return translate({ id: 'site.table.countNone', message: 'No row matches' });
  return translate(
    { id: 'site.table.countShown', message: '{shown} of {count} rows' },
    { shown, count },
  );
}
