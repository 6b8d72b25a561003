import { readFileSync } from 'node:fs';
import path from 'node:path';

export const CLASSES = [
  'exact',
  'umlaut',
  'inflection',
  'compound',
  'join-split',
  'typo',
  'prefix',
  'code',
  'natural',
] as const;
export type QueryClass = (typeof CLASSES)[number];

/** A query with the pages that answer it, as addresses without anchor. */
export interface JudgedQuery {
  readonly class: QueryClass;
  readonly query: string;
  readonly pages: readonly string[];
}

function isClass(name: string | undefined): name is QueryClass {
  return CLASSES.some((known) => known === name);
}

/** Addresses with and without a last slash mean the same page. */
export function samePage(url: string): string {
  return url.replace(/(.)\/$/, '$1');
}

/** The committed queries on the handbook; `base` is the locale's base URL. */
export function handbookQueries(language: 'de' | 'en', base: string): JudgedQuery[] {
  const file = path.join(import.meta.dirname, 'queries', `${language}.tsv`);
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [name, query = '', pages = ''] = line.split('\t');
    if (!isClass(name)) throw new Error(`Unknown class in ${file}: ${line}`);
    return {
      class: name,
      query,
      pages: pages.split(' ').map((page) => samePage(base + page.slice(1))),
    };
  });
}
