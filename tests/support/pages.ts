import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isWhole, sampleOf } from './sample';

export interface Locale {
  id: 'en-GB' | 'de-DE';
  /** Path of the locale without a trailing slash. */
  base: '' | '/de-DE';
  siteTitle: string;
}

export const english: Locale = { id: 'en-GB', base: '', siteTitle: 'eDocument' };
export const german: Locale = { id: 'de-DE', base: '/de-DE', siteTitle: 'eDocument' };
export const locales = [english, german];

/** The route table of the specification, without the prefix of the locale. */
export const specifiedRoutes = [
  '/',
  '/eDocument',
  '/xInvoice',
  '/ValidTable',
  '/Release Notes/ModificationHistory',
  '/Setup',
  '/Setup/AssistedSetup/',
  '/Setup/Countries_Regions',
  '/Setup/Currencies',
  '/Setup/Dispatch',
  '/Setup/Dispatch/DocumentTemplates',
  '/Setup/Dispatch/DocumentTypes',
  '/Setup/GeneralSetup',
  '/Setup/PDFField',
  '/Setup/Process',
  '/Setup/Process/ProcessSubpage',
  '/Setup/Process/ProcessTemplate',
  '/Setup/SendingTypes',
  '/Setup/TargetList',
  '/Setup/Units',
  '/Setup/xInvoice',
  '/Setup/XML_Schemas',
  '/Setup/XMLSchemas/',
  '/Setup/XMLSchemas/XMLSchemaLines',
  '/Setup/XMLSchemas/XMLSchemasSubpage',
  '/markdown-page',
  '/search',
];

/** Pages that are made from data, by what makes them: rules, families of rules, terms, codes. */
export const MADE = [
  /\/Reference\/Rules\/(?:BR|PEPPOL)-[^/]+$/,
  /\/Reference\/Rules\/(?!(?:BR|PEPPOL)-)[^/]+$/,
  /\/Reference\/Terms\/[^/]+$/,
  /\/Reference\/CodeLists\/[^/]+$/,
];
/** Pages of each kind that browsers visit. */
const VISITED = isWhole ? 10 : 2;

/**
 * Paths of pages in the sitemap of a locale, as they are there: all that people have written, and
 * a seeded sample of those that are made from data, of every kind. All of these are checked as built
 * HTML by `tests/built/entity-pages.test.ts`.
 */
export function sitemapPaths(locale: Locale): string[] {
  const all = allSitemapPaths(locale);
  const sampled = MADE.flatMap((kind) =>
    sampleOf(
      all.filter((path) => kind.test(path)),
      VISITED,
    ),
  );
  return [...all.filter((path) => !MADE.some((kind) => kind.test(path))), ...sampled];
}

/** Paths of all pages in the sitemap of a locale. */
export function allSitemapPaths(locale: Locale): string[] {
  const xml = readFileSync(join('build', locale.base, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}
