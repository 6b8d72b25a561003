/** Routes of the built site; `hosting.test.ts` asks a server for them. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { find, metaContent } from 'edocument-search/records';
import { expect, test } from 'vitest';
import { textOf } from '../../postbuild/dom';
import { german, locales, sitemapPaths, specifiedRoutes } from '../support/pages';
import { hrefOf, treeOf, withClass } from './page';

const DRAFTS = ['FirstSteps', 'Functions', 'Purpose'];

const isBuilt = (path: string) => existsSync(join('build', path, 'index.html'));

function headingOf(path: string): string {
  const heading = find(treeOf(path), ({ tagName }) => tagName === 'h1');
  return heading ? textOf(heading) : '';
}

for (const locale of locales) {
  const { base, id } = locale;

  test(`every specified route is served at its exact path, ${id}`, () => {
    const canonical = specifiedRoutes.map((route) => {
      const link = find(treeOf(base + route), ({ properties }) =>
        [properties.rel].flat().includes('canonical'),
      );
      return decodeURI(new URL(link ? hrefOf(link) : '', 'https://none.invalid').pathname);
    });
    expect(canonical).toEqual(specifiedRoutes.map((route) => base + route));
    for (const route of specifiedRoutes) expect(headingOf(base + route), route).not.toBe('');
  });

  test(`the main doc is at the root, ${id}`, () => {
    expect(headingOf(`${base}/`)).toBe(
      locale === german ? 'E-Rechnungen aus Business Central' : 'E-invoices from Business Central',
    );
  });

  test(`drafts are files, and absent from the build, ${id}`, () => {
    const folder = locale === german ? 'i18n/de-DE/docusaurus-plugin-content-docs/current' : 'docs';
    for (const draft of DRAFTS) {
      expect(existsSync(join(folder, `${draft}.mdx`)), draft).toBe(true);
      expect(isBuilt(`${base}/${draft}`), draft).toBe(false);
      expect(sitemapPaths(locale)).not.toContain(`${base}/${draft}`);
    }
  });

  test(`Setup/xInvoice is reachable and not in the sidebar, ${id}`, () => {
    expect(headingOf(`${base}/Setup/xInvoice`)).not.toBe('');
    // Groups are folded except that of the page.
    const [sidebar] = withClass(treeOf(`${base}/Setup/GeneralSetup`), 'theme-doc-sidebar-menu');
    const leadsTo = (path: string) =>
      sidebar && find(sidebar, (link) => hrefOf(link) === base + path);
    expect(leadsTo('/Setup/GeneralSetup')).toBeDefined();
    expect(leadsTo('/Setup/xInvoice')).toBeUndefined();
  });

  test(`the blog and the tags pages exist, ${id}`, () => {
    const paths = ['/blog', '/blog/tags', '/blog/archive', '/tags', '/tags/setup'];
    expect(paths.filter((path) => !isBuilt(base + path))).toEqual([]);
  });
}

test('the search page asks to be left out of indexes', () => {
  for (const { base } of locales) {
    expect(metaContent(treeOf(`${base}/search`), 'robots')).toContain('noindex');
  }
});
