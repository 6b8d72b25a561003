import data from './fields.json';
import { allFields, fieldAddress } from './field-model';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import { inLocale, inOtherLocales, type LocaleId } from '../locales';
import type { TableFilter, TableModel } from './table';

/** Every field that fills a term of EN 16931, with its page and its terms. */
export function fieldIndex(locale: LocaleId): TableModel {
  const t = messagesIn(messages, locale);
  return {
    caption: t('fieldIndex.caption'),
    columns: [
      t('fieldIndex.field'),
      t('fieldIndex.page'),
      t('fieldIndex.type'),
      t('fieldIndex.terms'),
    ],
    rows: allFields
      .filter(({ field }) => field.bt.length > 0)
      .map((located) => {
        const { entityId, entity, field } = located;
        return {
          id: `index-${entityId}-${field.id}`,
          cells: [
            { text: inLocale(field, locale), to: fieldAddress(located) },
            { text: inLocale(entity, locale), to: entity.route },
            field.type,
            field.bt.join(', '),
          ],
          words: [...inOtherLocales(field, locale), ...inOtherLocales(entity, locale)].join(' '),
        };
      }),
    source: inLocale(data.source, locale),
    asOf: data.asOf,
  };
}

/** The filter of the field index. */
export function fieldIndexFilter(locale: LocaleId): TableFilter {
  const t = messagesIn(messages, locale);
  return {
    param: 'field',
    label: t('fieldIndex.find'),
    placeholder: t('fieldIndex.example'),
  };
}
