import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { htmlPages } from '../../search/records/files';
import { localeIds } from '../../site/locales';
import { inReadingOrder, llmsFull, llmsIndex, type ListTexts } from './llms';
import { markdownTwin, type MarkdownTwin } from './page';

const texts: Readonly<Record<string, Omit<ListTexts, 'title'>>> = {
  'en-GB': {
    summary:
      'Documentation of an add-on for Microsoft Dynamics 365 Business Central: electronic documents, e-invoicing, dispatch, XML schemas and processes.',
    general: 'Pages',
    news: 'News',
  },
  'de-DE': {
    summary:
      'Dokumentation eines Add-ons für Microsoft Dynamics 365 Business Central: elektronische Belege, E-Rechnung, Versand, XML-Schemata und Prozesse.',
    general: 'Seiten',
    news: 'Neuigkeiten',
  },
};

const CANONICAL = /<link[^>]*\srel="?canonical"?[^>]*>/;
const HREF = /\shref=(?:"([^"]+)"|([^\s>]+))/;

/**
 * Writes each page of the finished locale as Markdown beside it (`/Setup/Units.md`), output of
 * components included, and the lists `llms.txt` and `llms-full.txt`.
 */
export function markdownTwins({ baseUrl, i18n, siteConfig }: LoadContext): Plugin {
  return {
    name: 'markdown-twins',
    postBuild({ outDir, routesPaths }) {
      const started = performance.now();
      const twins = readTwins(outDir, baseUrl, i18n.currentLocale, routesPaths);
      const list = { title: siteConfig.title, ...(texts[i18n.currentLocale] ?? texts['en-GB']) };
      const ordered = inReadingOrder(twins, baseUrl);
      ordered.forEach((twin) => write(outDir, twin.path.slice(baseUrl.length), withHeader(twin)));
      write(outDir, 'llms.txt', llmsIndex(ordered, list as ListTexts));
      write(outDir, 'llms-full.txt', llmsFull(ordered, list as ListTexts));
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      logger.info(`Markdown of ${i18n.currentLocale}: ${twins.length} pages in ${seconds} s.`);
      return Promise.resolve();
    },
  };
}

function readTwins(
  outDir: string,
  baseUrl: string,
  locale: string,
  routesPaths: readonly string[],
): MarkdownTwin[] {
  const others = localeIds.filter((id) => id !== locale).map((id) => `${baseUrl}${id}/`);
  const pages = [...htmlPages(outDir, baseUrl)]
    .filter(({ url }) => !others.some((prefix) => url.startsWith(prefix)))
    .filter(({ html }) => CANONICAL.test(html))
    .filter(({ url }) => !/\/(?:404|search|tags|archive|authors)(?:\/|$)/.test(url));
  const known = new Set(
    pages.map(({ html }) => {
      const [, quoted, bare] = HREF.exec(CANONICAL.exec(html)?.[0] ?? '') ?? [];
      return new URL(quoted ?? bare ?? '').pathname;
    }),
  );
  // The list of posts is a page of its own, without text.
  known.delete(`${baseUrl}blog`);
  const isRoute = new Set(routesPaths.map((route) => encodeURI(route)));
  const isPage = (pathname: string) => known.has(pathname) && isRoute.has(pathname);
  return pages
    .filter(({ url }) => url.replace(/\/$/, '') !== `${baseUrl}blog`)
    .flatMap(({ html }) => markdownTwin(html, baseUrl, isPage) ?? []);
}

function withHeader({ title, description, url, language, markdown }: MarkdownTwin): string {
  const fields = { title, description, url, language };
  const header = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${header.join('\n')}\n---\n\n${markdown}`;
}

function write(outDir: string, file: string, contents: string): void {
  const target = path.join(outDir, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, contents);
}
