import { translate } from '@docusaurus/Translate';

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
