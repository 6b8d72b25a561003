import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { htmlPages } from '../../search/records/files';
import { localeIds } from '../../site/locales';
import { processorTime } from '../processor-time';
import { BuildCache, hashOf } from './cache';
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
/** Hash in the name of a script or style sheet, which changes with code that is not the page's. */
const ASSET_HASH = /\.[0-9a-f]{8}\.(?=js|css)/g;
const HREF = /\shref=(?:"([^"]+)"|([^\s>]+))/;

/**
 * Writes each page of the finished locale as Markdown beside it (`/Setup/Units.md`), output of
 * components included, and the lists `llms.txt` and `llms-full.txt`.
 */
export function markdownTwins({ baseUrl, i18n, siteConfig, siteDir }: LoadContext): Plugin {
  return {
    name: 'markdown-twins',
    postBuild({ outDir, routesPaths }) {
      const taken = processorTime();
      const twins = readTwins(siteDir, outDir, baseUrl, i18n.currentLocale, routesPaths);
      const list = { title: siteConfig.title, ...(texts[i18n.currentLocale] ?? texts['en-GB']) };
      const ordered = inReadingOrder(twins, baseUrl);
      ordered.forEach((twin) => write(outDir, twin.path.slice(baseUrl.length), withHeader(twin)));
      write(outDir, 'llms.txt', llmsIndex(ordered, list as ListTexts));
      write(outDir, 'llms-full.txt', llmsFull(ordered, list as ListTexts));
      logger.info(`Markdown of ${i18n.currentLocale}: ${twins.length} pages in ${taken()}.`);
      return Promise.resolve();
    },
  };
}

/** Changes with what makes a twin: our code and the packages that it calls. */
function converterVersion(siteDir: string): string {
  const files = [
    path.join(__dirname, 'page.ts'),
    path.join(__dirname, 'dom.ts'),
    path.join(siteDir, 'package-lock.json'),
  ];
  return hashOf(...files.map((file) => readFileSync(file, 'utf8')));
}

function readTwins(
  siteDir: string,
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
  // Whether a link leads to a twin depends on which pages there are.
  const version = hashOf(converterVersion(siteDir), ...[...known].filter(isPage));
  const file = path.join(siteDir, '.cache/markdown-twins', `${locale}.json`);
  const cache = new BuildCache<MarkdownTwin | null>(file, version);
  const twins = pages
    .filter(({ url }) => url.replace(/\/$/, '') !== `${baseUrl}blog`)
    .flatMap(
      ({ html }) =>
        cache.get(
          html.replace(ASSET_HASH, '.'),
          () => markdownTwin(html, baseUrl, isPage) ?? null,
        ) ?? [],
    );
  cache.save();
  return twins;
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
