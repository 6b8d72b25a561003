import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';

const t = pageTexts(messages);

/** The number of rows, or of those that the filter shows. */
export function rowCount(shown: number, count: number): string {
  if (shown === count) {
    return t('count', { count });
  }
  if (shown === 0) return t('countNone');
  return t('countShown', { shown, count });
}
