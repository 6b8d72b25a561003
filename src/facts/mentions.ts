/** Things that prose can mention, and their addresses. */
import documentTypes from 'edocument-invoice/data/codes/document-types.json';
import eas from './codes/eas.json';
import messages from './model/messages.json';
import vatData from 'edocument-invoice/data/vat-data.json';
import units from 'edocument-invoice/data/codes/units.json';
import { codeListRoute, termRoute } from './entity-routes';
import { allFields, entities, fieldAddress } from './field-model';
import { ruleAddress } from './rule-model';
import { businessTerm } from './samples/business-terms';
import { inLocale, localeIds, type LocaleId } from '../locales';

/** Ids of terms and rules in a text, known or not. */
export const MENTION =
  /(?<![\w-])(?:B[GT]-\d{1,3}(?:-\d)?|(?:BR|PEPPOL)-[A-Z0-9]+(?:-[A-Z0-9]+)*(?:-[a-z])?|(?:UBL|CII)-(?:CR|SR|DT)-\d+)(?![\w-])/g;

/** Address of the page of a term or rule by its id; undefined where there is none. */
export function mentionedId(id: string): string | undefined {
  if (businessTerm(id)) return termRoute(id);
  return ruleAddress(id);
}

/** Codes that no other list has, and no word is; ids of messages among them. */
const CODES = new Map<string, string>([
  ...units.codes
    .filter(({ code }) => /^[A-Z]\d{2}$/.test(code))
    .map(({ code }) => [code, codeListRoute('units', `unit-${code}`)] as const),
  ...documentTypes.codes
    .filter(({ code }) => /^\d{3}$/.test(code))
    .map(({ code }) => [code, codeListRoute('document-types', `document-type-${code}`)] as const),
  ...eas.codes
    .filter(({ code }) => /^\d{4}$/.test(code))
    .map(({ code }) => [code, codeListRoute('eas', `eas-${code}`)] as const),
  ...[...messages.messages.map(({ id }) => id), ...vatData.items.map(({ message }) => message)].map(
    (id) => [id, `/Reference/Messages#${id}`] as const,
  ),
]);

/** Address of the row of a code of a list; undefined where a code means nothing by itself. */
export function mentionedCode(code: string): string | undefined {
  return CODES.get(code);
}

/** Captions by locale; null where several pages or fields have the same. */
function captionsIn(locale: LocaleId): ReadonlyMap<string, string | null> {
  const found = new Map<string, string | null>();
  const add = (caption: string, address: string) => {
    found.set(caption, found.has(caption) && found.get(caption) !== address ? null : address);
  };
  for (const entity of Object.values(entities)) add(inLocale(entity, locale), entity.route);
  for (const located of allFields) {
    const caption = inLocale(located.field, locale);
    // The field of the setup with the same caption tells which of the two counts.
    if (located.entity.on === undefined || !found.has(caption)) add(caption, fieldAddress(located));
  }
  return found;
}

const captions = new Map(localeIds.map((locale) => [locale, captionsIn(locale)]));

/** Address of the page or field with a caption; undefined where none or several have it. */
export function mentionedCaption(caption: string, locale: LocaleId): string | undefined {
  return captions.get(locale)?.get(caption) ?? undefined;
}
