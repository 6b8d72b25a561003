import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
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
 * HTML by `tests/entity-pages.spec.ts`.
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

/** Resolves when React has taken over the page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/** Opens a path and waits for hydration. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Resolves when the page requests nothing more and has painted twice since. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** Collects console errors and warnings and uncaught errors of a page. */
export function consoleErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      const { url } = message.location();
      errors.push(`${message.type()}: ${message.text()}${url ? ` (${url})` : ''}`);
    }
  });
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  return errors;
}

/** Judges the console of a page at the end of its test. */
export class ConsoleCheck {
  private readonly allowed: RegExp[] = [];
  private readonly tolerated: RegExp[] = [];

  constructor(private readonly errors: readonly string[]) {}

  /** Allows errors that match, which the test provokes; the test fails when there is none. */
  allow(...patterns: RegExp[]): void {
    this.allowed.push(...patterns);
  }

  /** Allows errors that match, which depend on what the browser happens to fetch meanwhile. */
  tolerate(...patterns: RegExp[]): void {
    this.tolerated.push(...patterns);
  }

  /** Errors so far that nothing allows. */
  unexpected(): string[] {
    const patterns = [...this.allowed, ...this.tolerated];
    return this.errors.filter((error) => !patterns.some((pattern) => pattern.test(error)));
  }

  /** Allowances that nothing needed so far. */
  unused(): RegExp[] {
    return this.allowed.filter((pattern) => !this.errors.some((error) => pattern.test(error)));
  }
}

/** A test that fails when its page logs an error that the test does not allow. */
export const test = base.extend<{ consoleCheck: ConsoleCheck }>({
  consoleCheck: [
    async ({ page }, use) => {
      const check = new ConsoleCheck(consoleErrorsOf(page));
      await use(check);
      expect(check.unexpected(), 'console errors, warnings and uncaught errors').toEqual([]);
      expect(check.unused(), 'errors that the test allows and that never came').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
