import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';

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

/** Paths of all pages in the sitemap of a locale, as they stand there. */
export function sitemapPaths(locale: Locale): string[] {
  const xml = readFileSync(join('build', locale.base, 'sitemap.xml'), 'utf8');
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

/** Resolves when React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/**
 * Collects what a page complains about: console errors and warnings, and uncaught errors. A test
 * empties the list of what it provokes itself.
 */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      const { url } = message.location();
      complaints.push(`${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
    }
  });
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.message}`));
  return complaints;
}

/** A test that fails when its page complains. */
export const test = base.extend<{ complaints: string[] }>({
  complaints: [
    async ({ page }, use) => {
      const complaints = complaintsOf(page);
      await use(complaints);
      expect(complaints, 'console errors, warnings and uncaught errors').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
