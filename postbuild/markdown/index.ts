import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { htmlPages } from '../../src/search/records/files';
import buildTexts from '../../src/site/build-texts.json';
import { inLocale, localeIds } from '../../src/site/locales';
import { BuildCache, converterVersion, hashOf, withoutAssetHashes } from '../build-cache';
import type { BuiltLocale } from '../built-locale';
import { inReadingOrder, llmsFull, llmsIndex, type ListTexts } from './llms';
import { markdownTwin, type MarkdownTwin } from './page';

const CANONICAL = /<link[^>]*\srel="?canonical"?[^>]*>/;
const HREF = /\shref=(?:"([^"]+)"|([^\s>]+))/;

/**
 * Writes each page of a finished locale as Markdown beside it (`/Setup/Units.md`), output of
 * components included, and the lists `llms.txt` and `llms-full.txt`.
 *
 * @returns number of pages
 */
export function writeMarkdown(siteDir: string, title: string, built: BuiltLocale): number {
  const { folder, baseUrl, locale } = built;
  const twins = readTwins(siteDir, built);
  const list: ListTexts = { title, ...inLocale(buildTexts.markdown, locale) };
  const ordered = inReadingOrder(twins, baseUrl);
  ordered.forEach((twin) => write(folder, twin.path.slice(baseUrl.length), withHeader(twin)));
  write(folder, 'llms.txt', llmsIndex(ordered, list));
  write(folder, 'llms-full.txt', llmsFull(ordered, list));
  return twins.length;
}

/** Path of a page as the page itself names it; undefined for those that name none. */
function canonicalPath(html: string): string | undefined {
  const [, quoted, bare] = HREF.exec(CANONICAL.exec(html)?.[0] ?? '') ?? [];
  const address = quoted ?? bare;
  return address && new URL(address).pathname;
}

function readTwins(siteDir: string, { folder, baseUrl, locale }: BuiltLocale): MarkdownTwin[] {
  // Pages of other locales, and those that lead from a prefix to the page itself.
  const others = localeIds.map((id) => `${baseUrl}${id}/`);
  const list = `${baseUrl}blog`;
  const pages = [...htmlPages(folder, baseUrl)]
    .filter(({ url }) => !others.some((prefix) => url.startsWith(prefix)))
    .filter(({ url }) => !/\/(?:404|search|tags|archive|authors)(?:\/|$)/.test(url))
    // A page of its own, without text.
    .filter(({ url }) => url.replace(/\/$/, '') !== list)
    .map(({ html }) => ({ html, address: canonicalPath(html) }))
    .filter(({ address }) => address !== undefined);
  const known = new Set(pages.map(({ address }) => address ?? ''));
  const isPage = (pathname: string) => known.has(pathname);
  const sources = ['page.ts', 'dom.ts'].map((file) =>
    path.join(siteDir, 'postbuild/markdown', file),
  );
  // Whether a link leads to a twin depends on which pages there are.
  const version = hashOf(converterVersion(siteDir, sources), ...known);
  const file = path.join(siteDir, '.cache/markdown-twins', `${locale}.json`);
  const cache = new BuildCache<MarkdownTwin | null>(file, version);
  const twins = pages.flatMap(
    ({ html }) =>
      cache.get(withoutAssetHashes(html), () => markdownTwin(html, baseUrl, isPage) ?? null) ?? [],
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
