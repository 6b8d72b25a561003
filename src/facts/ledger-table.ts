import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { messagesIn } from '../locales/messages';
import { messages } from './messages';
import { collectionFolder, routeOf } from '../site/content-files';
import { formatDay, inLocale, type LocaleId } from '../locales';
import { ledgerEntries, states, type LedgerEntry } from './ledger-model';
import type { Cell, StaticTable } from './table';

/** A published page with what it includes. */
export interface StatingPage {
  readonly title: string;
  /** Without base path. */
  readonly address: string;
  readonly text: string;
}

/** `import Law from './_law.mdx';` */
const INCLUDED = /^import \w+ from '(\.[^']*\/_[^']+\.mdx)';$/gm;

/** The pages of the handbook in a language, as their writers left them. */
export function handbookPages(locale: LocaleId): StatingPage[] {
  const folder = collectionFolder('docs', locale);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])[^_\\/][^\\/]*\.mdx$/.test(name))
    .sort()
    .flatMap((name) => {
      const file = path.join(folder, name);
      // An empty options object keeps gray-matter from caching, which would share mutable data.
      const { data: frontMatter, content } = matter(readFileSync(file, 'utf8'), {});
      if (frontMatter.draft === true) return [];
      const included = [...content.matchAll(INCLUDED)].map(([, one = '']) =>
        readFileSync(path.join(path.dirname(file), one), 'utf8'),
      );
      return {
        title: String(frontMatter.title),
        address: encodeURI(
          routeOf({ collection: 'docs', name: name.replaceAll('\\', '/'), frontMatter }),
        ),
        text: [content, ...included].join('\n'),
      };
    });
}

function pagesCell(entry: LedgerEntry, pages: readonly StatingPage[], locale: LocaleId): Cell {
  return pages
    .filter(({ text }) => states(entry, text, locale))
    .flatMap(({ title, address }, index): Cell[] => [
      ...(index > 0 ? ['·'] : []),
      { text: title, to: address },
    ]);
}

/** The source of an entry, which says so where it is secondary. */
export function ledgerSource({ source, address, kind }: LedgerEntry, locale: LocaleId): Cell {
  const named = inLocale(source, locale);
  return [
    address === undefined ? named : { text: named, to: address },
    ...(kind === 'secondary' ? [`(${messagesIn(messages, locale)('ledger.secondary')})`] : []),
  ];
}

/** All entries, with the pages that state each, and the day of its last comparison. */
export function ledgerTable(
  locale: LocaleId,
  pages: readonly StatingPage[] = handbookPages(locale),
): StaticTable {
  const t = messagesIn(messages, locale);
  return {
    columns: [
      t('ledger.subject'),
      t('ledger.version'),
      t('ledger.published'),
      t('ledger.source'),
      t('ledger.pages'),
      t('ledger.checked'),
    ],
    rows: ledgerEntries.map((entry) => {
      const { id, name, version, published, checked } = entry;
      return {
        id: `ledger-${id}`,
        cells: [
          inLocale(name, locale),
          inLocale(version, locale),
          published === undefined ? '–' : formatDay(published, locale),
          ledgerSource(entry, locale),
          pagesCell(entry, pages, locale),
          formatDay(checked, locale),
        ],
      };
    }),
  };
}
