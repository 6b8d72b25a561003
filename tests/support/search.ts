import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { messages as commonMessages } from '../../src/components/messages';
import { messages as recognitionMessages } from '../../src/components/SearchRecognition/messages';
import { messagesIn } from '../../src/locales/messages';
import { holdBack } from './chunks';
import { english, expect, german, type Locale } from './site';

type Messages = Readonly<Record<string, { readonly message: string } | undefined>>;

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;
/** What Docusaurus says in English, where the site says nothing else. */
const upstream = read<Readonly<Record<string, string>>>(
  'node_modules/@docusaurus/theme-translations/locales/base/theme-search-algolia.json',
);

/** What the search says in a locale. */
function textsIn(locale: Locale) {
  const own = read<Messages>(`i18n/${locale.id}/code.json`);
  const text = (id: string) => own[`theme.${id}`]?.message ?? upstream[`theme.${id}`] ?? '';
  const screen = (id: string) => text(`SearchModal.${id}`);
  const [, found = ''] = text('SearchPage.documentsFound.plurals').split('|');
  return {
    locale,
    button: text('SearchBar.label'),
    placeholder: screen('placeholder'),
    clear: screen('searchBox.resetButtonTitle'),
    cancel: screen('searchBox.cancelButtonText'),
    recent: screen('startScreen.recentSearchesTitle'),
    favourites: screen('startScreen.favoriteSearchesTitle'),
    noRecent: screen('startScreen.noRecentSearchesText'),
    save: screen('startScreen.saveRecentSearchButtonTitle'),
    removeRecent: screen('startScreen.removeRecentSearchButtonTitle'),
    removeFavourite: screen('startScreen.removeFavoriteSearchButtonTitle'),
    seeAll: (count: number) => text('SearchBar.seeAll').replace('{count}', String(count)),
    suggest: screen('noResultsScreen.suggestedQueryText'),
    letUsKnow: screen('noResultsScreen.reportMissingResultsLinkText'),
    errorTitle: screen('errorScreen.titleText'),
    errorHelp: screen('errorScreen.helpText'),
    retry: messagesIn(commonMessages, locale.id)('tryAgain'),
    pageTitle: (query: string) => text('SearchPage.existingResultsTitle').replace('{query}', query),
    found: (count: number) => found.replace('{count}', String(count)),
    nothingFound: text('SearchPage.noResultsText'),
    recognised: messagesIn(recognitionMessages, locale.id)('heading'),
  };
}

/** What the search says in each locale, and queries with and without results. */
export const searchTexts = [
  {
    ...textsIn(english),
    noResults: (query: string) => `No results for "${query}"`,
    cancelled: 'The search was cancelled.',
    escape: { close: 'to close', hide: 'to hide the results', clear: 'to clear the query' },
    announced: (count: string, query: string) => `${count} results for ${query}`,
    allKinds: 'All',
    howTo: 'How to',
    tools: 'Tools',
    tasks: 'Frequent tasks',
    /** A question with a word that no page has, the page that answers it, and what is said of the word. */
    question: 'the portal rejected my invoice hullabaloo what now',
    answer: '/HowTo/Rejected',
    without: 'No page contains "hullabaloo".',
    searching: 'Searching',
    /** A mail that somebody pastes, the words that are left of it, and the page that they lead to. */
    mail: {
      text: 'Dear team, we moved to a new bank in spring, but our direct debit invoices still show the old IBAN. Where is the account of the invoice taken from? Kind regards',
      told: 'moved new bank spring direct debit invoices old IBAN account',
      leads: '/HowTo/DirectDebit',
    },
    /** A word of the page below, in its title. */
    query: 'currencies',
    path: '/Setup/Currencies',
    title: 'Currencies',
  },
  {
    ...textsIn(german),
    noResults: (query: string) => `Keine Ergebnisse für „${query}“`,
    cancelled: 'Die Suche wurde abgebrochen.',
    escape: { close: 'schließen', hide: 'Ergebnisse ausblenden', clear: 'Eingabe löschen' },
    announced: (count: string, query: string) => `${count} Ergebnisse für ${query}`,
    allKinds: 'Alles',
    howTo: 'Anleitungen',
    tools: 'Werkzeuge',
    tasks: 'Häufige Aufgaben',
    question: 'Rechnung wurde vom Portal abgelehnt Kuddelmuddel was tun',
    answer: '/de-DE/HowTo/Rejected',
    without: 'Keine Seite enthält „Kuddelmuddel“.',
    searching: 'Suche läuft',
    mail: {
      text: 'Hallo zusammen, seit Montag stehen bei uns alle Rechnungen auf Fehler, weil die Anhänge zu groß sind. Wie groß dürfen Anhänge höchstens sein? Danke und Gruß',
      told: 'Montag Rechnungen Fehler Anhänge groß höchstens',
      leads: '/HowTo/Attachments',
    },
    query: 'Währungen',
    path: '/de-DE/Setup/Currencies',
    title: 'Währungen',
  },
] as const;

/** A query that nothing answers. */
export const hopeless = 'qqxxzzyyqqxx';

/** What is recognised, where it leads to, and what is said of it in any language. */
export const recognisable: readonly {
  readonly text: string;
  readonly to: string;
  readonly says: string;
  /** Nothing beside it was searched. */
  readonly isAlone: boolean;
}[] = [
  {
    text: 'DE88 3704 0044 0532 0130 00',
    to: '/Reference/Terms/BT-84',
    says: '✗',
    isAlone: true,
  },
  { text: 'de 136 695 976', to: '/Reference/Terms/BT-31', says: '✓ ', isAlone: true },
  {
    text: '0088:4012345000008',
    to: '/Reference/CodeLists/eas#eas-0088',
    says: '✗',
    isAlone: true,
  },
  { text: 'cbc:BuyerReference', to: '/Reference/Terms/BT-10', says: 'BT-10', isAlone: false },
  { text: 'EDOC-0411', to: '/Reference/Messages#EDOC-0411', says: 'EDOC-0411', isAlone: false },
  {
    text: "cvc-complex-type.2.4.a: Invalid content was found starting with element 'cbc:BuyerReference'. One of '{cbc:Note}' is expected.",
    to: '/Reference/Terms/BT-10',
    says: 'BT-10',
    isAlone: false,
  },
];

/** An invoice by its root, longer than a query. */
export const pastedInvoice =
  '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>PASTED-4711</ID></Invoice>';

/** Pastes a text as the clipboard would, whole. */
export async function paste(input: Locator, text: string): Promise<void> {
  await input.fill('');
  await input.evaluate((box, whole) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', whole);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    // The browser itself inserts what nobody took.
    if (box.dispatchEvent(event)) document.execCommand('insertText', false, whole);
  }, text);
}

/** The open modal and its parts. */
interface Modal {
  readonly dialog: Locator;
  readonly input: Locator;
  readonly options: Locator;
  readonly panel: Locator;
  readonly status: Locator;
}

export function modalOf(page: Page): Modal {
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    input: dialog.getByRole('combobox'),
    options: dialog.getByRole('option'),
    panel: dialog.locator('.DocSearch-Dropdown'),
    status: dialog.getByRole('status'),
  };
}

/** Opens the modal by its shortcut, which works once the frame that shows a page has been seen. */
export async function openModal(page: Page): Promise<Modal> {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  await page.keyboard.press('Control+k');
  const modal = modalOf(page);
  await expect(modal.input).toBeFocused();
  return modal;
}

/** Between two keys, in milliseconds, as a fast reader types. */
const TYPING_DELAY = 40;

/** Types a text key by key in place of what an input has. */
export async function type(input: Locator, text: string, delay = TYPING_DELAY): Promise<void> {
  await input.press('ControlOrMeta+a');
  await input.pressSequentially(text, { delay });
}

/** Opens the modal and waits for the results of a query. */
export async function searchFor(page: Page, query: string): Promise<Modal> {
  const modal = await openModal(page);
  await type(modal.input, query);
  await expect(modal.options.first()).toBeVisible();
  await expect(modal.status).toContainText(query);
  return modal;
}

const searchFile = /\/search\/manifest\.json|\/assets\/search\//;

/** Makes the files of the index unreachable until the returned function is called. */
export async function breakIndex(page: Page): Promise<() => Promise<void>> {
  await page.route(searchFile, (route) => route.abort());
  return () => page.unroute(searchFile);
}

/** Answers for the files of the index with a status, after a time in milliseconds. */
export async function failIndex(page: Page, status: number, milliseconds: number): Promise<void> {
  await page.route(searchFile, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.fulfill({ status, body: '' });
  });
}

/** Delays the files of the index, in milliseconds. */
export async function delayIndex(page: Page, milliseconds: number): Promise<void> {
  await page.route(searchFile, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    await route.continue();
  });
}

/** Keeps back the second file of the index until the returned function is called. */
export const holdRest = (page: Page): Promise<() => void> =>
  holdBack(page, /\/assets\/search\/rest\./);

export { expect, searchFile };
