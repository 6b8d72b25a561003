import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Element } from 'hast';
import { SKIP, visit } from 'unist-util-visit';
import { textOf } from '../../postbuild/dom';
import { builtPage } from '../../postbuild/hosting/facts';
import { parsePage } from '../../postbuild/read-site';
import { CODE_LISTS, codeTable } from '../../src/facts/code-tables';
import {
  codeListRoute,
  isEntityRoute,
  ruleFamily,
  ruleRoute,
  termRoute,
} from '../../src/facts/entity-routes';
import { MENTION, mentionedCaption, mentionedId } from '../../src/facts/mentions';
import ruleFamilies from '../../src/facts/rule-families.json';
import { rules } from '../../src/facts/rule-model';
import { businessTerms } from '../../src/facts/samples/business-terms';
import { find, findAll, metaContent } from 'edocument-search/records';
import { localeId } from '../../src/locales';
import { allSitemapPaths, locales, type Locale } from '../support/pages';
import { hrefOf, withClass } from './page';

/** Parts that each page has, by their anchors; other parts depend on the data. */
const PARTS = {
  rule: ['field', 'remedy', 'severity', 'why', 'example', 'related'],
  term: ['facts', 'source', 'paths', 'sample', 'rules', 'neighbours'],
};

const ruleIds = rules
  .flatMap(({ id, also = [] }) => [id, ...also])
  .filter((id) => ruleFamily(id) === undefined);

interface Expected {
  /** What title, description and the data for machines name. */
  readonly name: string;
  readonly route: string;
  readonly parts: readonly string[];
  /** Number of rows at least, on pages that are a table. */
  readonly rows: number;
}

const hasTerms = (id: string) =>
  rules.some((rule) => (rule.id === id || rule.also?.includes(id)) && rule.bts.length > 0);

const pages: readonly Expected[] = [
  ...ruleIds.map((id) => ({
    name: id,
    route: ruleRoute(id),
    parts: [...PARTS.rule, ...(hasTerms(id) ? ['terms'] : [])],
    rows: 0,
  })),
  ...businessTerms.map(({ id, type }) => ({
    name: id,
    route: termRoute(id),
    parts: [...PARTS.term, type === 'group' ? 'members' : 'codes'],
    rows: 0,
  })),
  ...ruleFamilies.families.map(({ family }) => ({
    name: family,
    route: `/Reference/Rules/${family}`,
    parts: ['others'],
    rows: 1,
  })),
];

/** Pages of code lists, whose names differ by language. */
const listsIn = (locale: Locale): Expected[] =>
  CODE_LISTS.map((list) => {
    const { caption, rows, recognised } = codeTable(list, localeId(locale.id));
    return {
      name: caption,
      route: codeListRoute(list),
      parts: ['others', ...(recognised ? ['more'] : [])],
      rows: rows.length,
    };
  });

const pagesIn = (locale: Locale) => [...pages, ...listsIn(locale)];

interface Built {
  readonly ids: ReadonlySet<string>;
  readonly tree: ReturnType<typeof parsePage>['tree'];
}

const built = new Map<string, Built | null>();

/** A page of the build by its path; null where there is none. */
function readPage(path: string): Built | null {
  const known = built.get(path);
  if (known !== undefined) return known;
  const file = join('build', decodeURI(path), 'index.html');
  const page = existsSync(file) ? parsePage(file, readFileSync(file, 'utf8')) : null;
  const value = page && { tree: page.tree, ids: builtPage(page).ids };
  built.set(path, value);
  return value;
}

/** The text between a heading and the next one. */
function textBelow(tree: Built['tree'], id: string): string {
  const above = find(tree, ({ children }) =>
    children.some((child) => child.type === 'element' && child.properties.id === id),
  );
  const all = above?.children.filter((child) => child.type === 'element') ?? [];
  const start = all.findIndex(({ properties }) => properties.id === id) + 1;
  const end = all.findIndex(({ tagName }, index) => index >= start && tagName === 'h2');
  return all
    .slice(start, end < 0 ? undefined : end)
    .map(textOf)
    .join(' ')
    .trim();
}

/** Languages in which the head names the page. */
const LANGUAGES = ['de', 'de-DE', 'en', 'en-GB', 'x-default'];

/** What is wrong with a built page; empty when nothing is. */
function faults(
  { name, route, parts, rows }: Expected,
  locale: Locale,
  listed: ReadonlySet<string>,
): string[] {
  const path = locale.base + route;
  const page = readPage(path);
  if (!page) return [`${path}: is missing`];
  const { tree, ids } = page;
  const wrong: string[] = [];
  const require = (holds: boolean, what: string) => holds || wrong.push(`${path}: ${what}`);
  const all = (name: string) => findAll(tree, ({ tagName }) => tagName === name);
  const html = find(tree, ({ tagName }) => tagName === 'html');
  const [title] = all('title');
  const description = metaContent(tree, 'description') ?? '';
  const data = all('script')
    .filter(({ properties }) => properties.type === 'application/ld+json')
    .map((script) => JSON.parse(textOf(script)) as { '@type': string; termCode?: string });
  const linksIn = (name: string) =>
    withClass(tree, name).flatMap((part) => findAll(part, ({ tagName }) => tagName === 'a'));

  require(html?.properties.lang === locale.id, 'language');
  require(all('h1').length === 1, `${all('h1').length} h1`);
  require(all('main').length === 1, 'one main');
  const links = all('link');
  const languages = links.flatMap(({ properties }) => properties.hrefLang ?? []);
  const twins = links.filter(({ properties }) => properties.type === 'text/markdown');
  require(languages.map(String).sort().join() ===
    LANGUAGES.join(), `languages ${languages.join()}`);
  require(twins.map(hrefOf).join() === `${path}.md`, 'address of Markdown');
  require(all('tr').length >= rows, `${all('tr').length} rows`);
  require(textOf(title ?? { type: 'text', value: '' }).includes(name), 'title without name');
  require(description.includes(name) &&
    description.length >= 50 &&
    description.length <= 165, `description of ${description.length} characters`);
  require(data.some((node) => node['@type'] === 'BreadcrumbList'), 'breadcrumbs for machines');
  require(data.some(({ termCode }) => termCode?.includes(name)), 'defined term for machines');
  const current = linksIn('theme-doc-sidebar-menu').filter(
    ({ properties }) => properties.ariaCurrent === 'page',
  );
  require(current.map(hrefOf).join() ===
    path, `place in the sidebar: ${current.map(hrefOf).join()}`);
  require(linksIn('theme-doc-sidebar-menu').some((link) =>
    hrefOf(link).startsWith(path.replace(/[^/]+$/, '')),
  ), 'no siblings in the sidebar');
  require(linksIn('theme-doc-breadcrumbs').length > 1, 'breadcrumbs');
  require(withClass(tree, 'theme-doc-version-badge').length === 1, 'version');
  require(withClass(tree, 'theme-last-updated').length === 1, 'date');
  require(linksIn('theme-doc-footer').some((link) => hrefOf(link).startsWith('mailto:')), 'report');
  const headings = withClass(tree, 'theme-doc-markdown').flatMap((part) =>
    findAll(part, ({ tagName }) => tagName === 'h2').map(
      ({ properties }) => `#${String(properties.id)}`,
    ),
  );
  const contents = linksIn('theme-doc-toc-desktop').map(hrefOf);
  require(contents.join() === headings.join(), `table of contents ${contents.join()}`);
  require(listed.has(path), 'not in the sitemap');
  require(existsSync(join('build', `${path}.md`)), 'no Markdown');
  for (const part of parts) require(textBelow(tree, part) !== '', `nothing in part ${part}`);
  if (parts.includes('remedy')) {
    const toCheck = `${locale.base}/Reference/Check`;
    const article = find(tree, ({ tagName }) => tagName === 'article');
    const inArticle = article ? findAll(article, ({ tagName }) => tagName === 'a') : [];
    require(inArticle.some((link) => hrefOf(link) === toCheck), 'no link to the check');
  }
  for (const heading of all('h2')) {
    const main = find(tree, ({ tagName }) => tagName === 'main');
    const isOurs = main !== undefined && findAll(main, (one) => one === heading).length > 0;
    require(!isOurs || ids.has(String(heading.properties.id)), 'heading without id');
  }
  const main = find(tree, ({ tagName }) => tagName === 'main');
  const targets = main ? findAll(main, ({ tagName }) => tagName === 'a').map(hrefOf) : [];
  for (const href of targets.filter((one) => one.startsWith('/'))) {
    const [target = '', hash] = href.split('#');
    // The page as Markdown is a file beside it.
    if (target === `${path}.md`) continue;
    const found = readPage(target);
    require(found !== null, `dead link ${href}`);
    if (found && hash) require(found.ids.has(decodeURIComponent(hash)), `dead anchor ${href}`);
  }
  return wrong;
}

/** Elements whose text is one paragraph for a reader. */
const BLOCKS = new Set(['p', 'td', 'th', 'dd', 'li']);
/** Elements whose text is no mention, or that of another block. */
const OTHERS = new Set(['code', 'pre', 'ul', 'ol', 'table', 'button', ...BLOCKS]);

interface Mention {
  /** Address that it should have, without base path; undefined where there is nothing to lead to. */
  readonly route: string | undefined;
  readonly text: string;
  readonly isLink: boolean;
}

/** Ids that prose names although no rule has them any more. */
const FORMER = new Set(['BR-DE-29']);

/** What the text of a block mentions, outside code and the blocks in it. */
function mentionsIn(node: Element, locale: Locale, isLink = false): Mention[] {
  return node.children.flatMap((child): Mention[] => {
    if (child.type === 'text') {
      // Without a number it is a family of rules.
      return Array.from(child.value.matchAll(MENTION), ([id]) => id)
        .filter((id) => /\d/.test(id) && !FORMER.has(id))
        .map((id) => ({ route: mentionedId(id), text: id, isLink }));
    }
    if (child.type !== 'element' || OTHERS.has(child.tagName)) return [];
    const isIn = isLink || child.tagName === 'a';
    const caption = child.tagName === 'strong' ? textOf(child) : '';
    const route = mentionedCaption(caption, locale.id);
    const found = mentionsIn(child, locale, isIn);
    return route === undefined ? found : [...found, { route, text: caption, isLink: isIn }];
  });
}

interface Found {
  readonly place: string;
  readonly isLinked: boolean;
  /** Whether there is a page that it could lead to. */
  readonly isKnown: boolean;
}

/** All mentions on the pages of a language, but those of what a page or row itself is about. */
function mentionsOf(locale: Locale): Found[] {
  return allSitemapPaths(locale).flatMap((path) => {
    const page = readPage(path);
    const article = page && find(page.tree, ({ tagName }) => tagName === 'article');
    if (!article) return [];
    const found: Found[] = [];
    visit(article, 'element', (block: Element) => {
      // Breadcrumbs and the like name pages by their titles.
      if (block.tagName === 'nav') return SKIP;
      // Lines of a sample are code; the terms beside them are those of the tree.
      if (!BLOCKS.has(block.tagName) || block.properties.dataLine !== undefined) return;
      const hrefs = findAll(block, ({ tagName }) => tagName === 'a').map(hrefOf);
      for (const { route, text, isLink } of mentionsIn(block, locale)) {
        const isOwn = locale.base + (route ?? '').replace(/#.*/, '') === path;
        if (isOwn && (block.tagName === 'th' || !route?.includes('#'))) continue;
        const isKnown = route !== undefined;
        const isLinked = isLink || (isKnown && hrefs.includes(encodeURI(locale.base + route)));
        found.push({ place: `${path}: ${text}`, isLinked, isKnown });
      }
    });
    return found;
  });
}

for (const locale of locales) {
  test(`what prose mentions leads to its page, ${locale.id}`, () => {
    const all = mentionsOf(locale);
    const unknown = all.filter(({ isKnown }) => !isKnown).map(({ place }) => place);
    expect(unknown).toEqual([]);
    const found = all.filter(({ isKnown }) => isKnown);
    expect(found.length).toBeGreaterThan(300);
    const missing = found.filter(({ isLinked }) => !isLinked).map(({ place }) => place);
    expect(missing.length / found.length, missing.slice(0, 20).join('; ')).toBeLessThan(0.02);
  });

  test(`each rule, family, term and code list has its page with all parts, ${locale.id}`, () => {
    const listed = new Set(allSitemapPaths(locale));
    expect(pagesIn(locale).length).toBeGreaterThan(550);
    expect(pagesIn(locale).flatMap((page) => faults(page, locale, listed))).toEqual([]);
  });

  test(`each page made from facts says in the sitemap when they were checked, ${locale.id}`, () => {
    const xml = readFileSync(join('build', locale.base, 'sitemap.xml'), 'utf8');
    const entries = [...xml.matchAll(/<url>(.*?)<\/url>/g)].map(([, entry = '']) => entry);
    const made = entries.filter((entry) =>
      isEntityRoute(/<loc>(.*)<\/loc>/.exec(entry)?.[1] ?? ''),
    );
    expect(made).toHaveLength(pagesIn(locale).length);
    expect(made.filter((entry) => !/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/.test(entry))).toEqual([]);
  });
}
