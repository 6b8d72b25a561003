import data from './fields.json';
import { allFields, fieldAddress } from './field-model';
import { sourceIn, type Bilingual, type Language } from './language';
import type { TableFilter, TableModel } from './table';

const TEXTS = {
  caption: {
    en: 'Fields of eDocument that go into the invoice',
    de: 'Felder von eDocument, die in die Rechnung gehen',
  },
  field: { en: 'Field', de: 'Feld' },
  page: { en: 'Page', de: 'Seite' },
  type: { en: 'Type', de: 'Typ' },
  terms: { en: 'Business terms', de: 'Begriffe der EN 16931' },
  find: { en: 'Find a field or a term', de: 'Feld oder Begriff suchen' },
  example: { en: 'Buyer Reference, BT-10', de: 'Käuferreferenz, BT-10' },
} satisfies Record<string, Bilingual>;

/** Every field that fills a term of EN 16931, with its page and its terms. */
export function fieldIndex(language: Language): TableModel {
  const other = language === 'en' ? 'de' : 'en';
  return {
    caption: TEXTS.caption[language],
    columns: [TEXTS.field, TEXTS.page, TEXTS.type, TEXTS.terms].map((text) => text[language]),
    rows: allFields
      .filter(({ field }) => field.bt.length > 0)
      .map((located) => {
        const { entityId, entity, field } = located;
        return {
          id: `index-${entityId}-${field.id}`,
          cells: [
            { text: field[language], to: fieldAddress(located) },
            { text: entity[language], to: entity.route },
            field.type,
            field.bt.join(', '),
          ],
          words: `${field[other]} ${entity[other]}`,
        };
      }),
    source: sourceIn(data, language),
    asOf: data.asOf,
  };
}

/** The filter of the field index. */
export function fieldIndexFilter(language: Language): TableFilter {
  return { param: 'field', label: TEXTS.find[language], placeholder: TEXTS.example[language] };
}
