/** Messages of the step Check about data that German VAT law requires: one for each item of the engine. */
import data from 'edocument-invoice/data/vat-data.json';
import { inLocale, localeIds, type Localized } from '../locales';
import type { Branch } from './branch';
import { messages } from './messages';
import { messagesIn } from '../locales/messages';
import type { ProductMessage } from './product-messages';

interface ItemText {
  readonly name: string;
  readonly missing?: string | undefined;
  /** Why nobody can tell, where the XML cannot show it. */
  readonly unknown?: string | undefined;
}

const items: readonly (Localized<ItemText> & { readonly message: string })[] = data.items;

const texts = (textOf: (locale: (typeof localeIds)[number]) => string): Localized<string> =>
  Object.fromEntries(localeIds.map((locale) => [locale, textOf(locale)]));

/** In the order of the list of mandatory data. */
export const vatMessages: readonly ProductMessage[] = items.map((item) => ({
  id: item.message,
  text: texts((locale) =>
    messagesIn(messages, locale)('vat.message', { item: inLocale<ItemText>(item, locale).name }),
  ),
  cause: texts((locale) => {
    const { missing, unknown = '' } = inLocale<ItemText>(item, locale);
    return missing ?? unknown;
  }),
}));

/** The branch of such a message where Check VAT Data is Error; with Warning it is a note in the log. */
export const vatBranch = (message: string): Branch => ({
  at: 'check',
  when: { 'general-setup/check-vat-data': 'Error' },
  holder: 'finding',
  message,
});
