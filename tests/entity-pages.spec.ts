import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Element } from 'hast';
import { visit } from 'unist-util-visit';
import { textOf } from '../postbuild/dom';
import { builtPage } from '../postbuild/hosting/facts';
import { parsePage } from '../postbuild/read-site';
import { ruleFamily, ruleRoute, termRoute } from '../src/facts/entity-routes';
import { MENTION, mentionedCaption, mentionedId } from '../src/facts/mentions';
import { rules } from '../src/facts/rule-model';
import { businessTerms } from '../src/facts/samples/business-terms';
import { find, findAll, metaContent } from '../src/search/records/dom';
import { allSitemapPaths, locales, type Locale } from './support/site';

/** Parts that each page has, by their anchors; other parts depend on the data. */
const PARTS = {
  rule: ['severity', 'why', 'field', 'remedy'],
  term: ['facts', 'source', 'paths', 'sample', 'rules', 'neighbours'],
};

const ruleIds = rules
  .flatMap(({ id, also = [] }) => [id, ...also])
  .filter((id) => ruleFamily(id) === undefined);

const pages = [
  ...ruleIds.map((id) => ({ id, route: ruleRoute(id), parts: PARTS.rule })),
  ...businessTerms.map(({ id }) => ({ id, route: termRoute(id), parts: PARTS.term })),
];

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

const hrefOf = ({ properties }: Element) => String(properties.href ?? '');

/** What is wrong with the built page of an id; empty when nothing is. */
function faults(
  { id, route, parts }: (typeof pages)[number],
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
  const json = find(tree, ({ properties }) => properties.type === 'application/ld+json');
  const graph = json
    ? (JSON.parse(textOf(json)) as { '@graph': { '@type': string; termCode?: string }[] })['@graph']
    : [];

  require(html?.properties.lang === locale.id, 'language');
  require(all('h1').length === 1, `${all('h1').length} h1`);
  require(all('main').length === 1, 'one main');
  require(textOf(title ?? { type: 'text', value: '' }).includes(id), 'title without id');
  require(description.includes(id) &&
    description.length >= 50 &&
    description.length <= 165, `description of ${description.length} characters`);
  require(graph.some((node) => node['@type'] === 'BreadcrumbList'), 'breadcrumbs for machines');
  require(graph.some(({ termCode }) => termCode === id), 'defined term for machines');
  require(listed.has(path), 'not in the sitemap');
  require(existsSync(join('build', `${path}.md`)), 'no Markdown');
  for (const part of parts) require(ids.has(part), `no part ${part}`);
  for (const heading of all('h2')) {
    const main = find(tree, ({ tagName }) => tagName === 'main');
    const isOurs = main !== undefined && findAll(main, (one) => one === heading).length > 0;
    require(!isOurs || ids.has(String(heading.properties.id)), 'heading without id');
  }
  const main = find(tree, ({ tagName }) => tagName === 'main');
  const links = main ? findAll(main, ({ tagName }) => tagName === 'a').map(hrefOf) : [];
  for (const href of links.filter((one) => one.startsWith('/'))) {
    const [target = '', hash] = href.split('#');
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

/** What the text of a block mentions, outside code and the blocks in it. */
function mentionsIn(node: Element, locale: Locale, isLink = false): Mention[] {
  return node.children.flatMap((child): Mention[] => {
    if (child.type === 'text') {
      return Array.from(child.value.matchAll(MENTION), ([id]) => ({
        route: mentionedId(id),
        text: id,
        isLink,
      }));
    }
    if (child.type !== 'element' || OTHERS.has(child.tagName)) return [];
    const isIn = isLink || child.tagName === 'a';
    const caption = child.tagName === 'strong' ? textOf(child) : '';
    const route = mentionedCaption(caption, locale.id);
    const found = mentionsIn(child, locale, isIn);
    return route === undefined ? found : [...found, { route, text: caption, isLink: isIn }];
  });
}

/** All mentions on the pages of a language, but those of what a page or row itself is about. */
function mentionsOf(locale: Locale): { place: string; isLinked: boolean }[] {
  return allSitemapPaths(locale).flatMap((path) => {
    const page = readPage(path);
    const article = page && find(page.tree, ({ tagName }) => tagName === 'article');
    if (!article) return [];
    const found: { place: string; isLinked: boolean }[] = [];
    visit(article, 'element', (block: Element) => {
      // Lines of a sample are code; the terms beside them are those of the tree.
      if (!BLOCKS.has(block.tagName) || block.properties.dataLine !== undefined) return;
      const hrefs = findAll(block, ({ tagName }) => tagName === 'a').map(hrefOf);
      for (const { route, text, isLink } of mentionsIn(block, locale)) {
        const isOwn = locale.base + (route ?? '').replace(/#.*/, '') === path;
        if (route === undefined || (isOwn && (block.tagName === 'th' || !route.includes('#'))))
          continue;
        const isLinked = isLink || hrefs.includes(encodeURI(locale.base + route));
        found.push({ place: `${path}: ${text}`, isLinked });
      }
    });
    return found;
  });
}

// One worker, which reads each page once.
test.describe.configure({ mode: 'default' });

for (const locale of locales) {
  test(`what prose mentions leads to its page, ${locale.id}`, () => {
    const found = mentionsOf(locale);
    expect(found.length).toBeGreaterThan(300);
    const missing = found.filter(({ isLinked }) => !isLinked).map(({ place }) => place);
    expect(missing.length / found.length, missing.slice(0, 20).join('; ')).toBeLessThan(0.02);
  });

  test(`each rule and term has its page with all parts, ${locale.id}`, () => {
    const listed = new Set(allSitemapPaths(locale));
    expect(pages.length).toBeGreaterThan(500);
    expect(pages.flatMap((page) => faults(page, locale, listed))).toEqual([]);
  });

  test(`no two pages of rules and terms have the same title, ${locale.id}`, () => {
    const titles = pages.map(({ route }) => {
      const page = readPage(locale.base + route);
      const title = page && find(page.tree, ({ tagName }) => tagName === 'title');
      return title ? textOf(title) : route;
    });
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });
}
