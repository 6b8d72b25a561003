import data from './fields.json';
import { allFields, fieldAddress } from './field-model';
import buildTexts from '../site/build-texts.json';
import { inLocale, inOtherLocales, type LocaleId } from '../locales';
import type { TableFilter, TableModel } from './table';

const TEXTS = buildTexts.fieldIndex;

/** Every field that fills a term of EN 16931, with its page and its terms. */
export function fieldIndex(locale: LocaleId): TableModel {
  return {
    caption: inLocale(TEXTS.caption, locale),
    columns: [TEXTS.field, TEXTS.page, TEXTS.type, TEXTS.terms].map((text) =>
      inLocale(text, locale),
    ),
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
  return {
    param: 'field',
    label: inLocale(TEXTS.find, locale),
    placeholder: inLocale(TEXTS.example, locale),
  };
}
