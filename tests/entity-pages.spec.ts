import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { Element } from 'hast';
import { textOf } from '../postbuild/dom';
import { builtPage } from '../postbuild/hosting/facts';
import { parsePage } from '../postbuild/read-site';
import { ruleFamily, ruleRoute, termRoute } from '../src/facts/entity-routes';
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

for (const locale of locales) {
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
