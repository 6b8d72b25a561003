import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { usesDocList } from './doc-list';

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'doc-list-'));
  mkdirSync(path.join(site, 'docs/Setup'), { recursive: true });
  writeFileSync(path.join(site, 'docs/intro.mdx'), 'The list of all pages.');
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

it('a site without cards does not need the list of all pages', () => {
  expect(usesDocList(site, { items: [{ type: 'search' }] })).toBe(false);
});

it.each([
  ['docs/Setup/index.mdx', '<DocCardList />'],
  ['docs/Setup/_category_.json', '{"link":{"type":"generated-index"}}'],
  ['sidebars.ts', "link: { type: 'generated-index' }"],
  ['docs/Setup/index.mdx', "import Card from '@theme/DocCard';"],
  ['docs/Setup/index.mdx', 'const { activeDoc } = useActiveDocContext();'],
])('%s with %s needs it', (file, text) => {
  writeFileSync(path.join(site, file), text);
  expect(usesDocList(site, {})).toBe(true);
});

it.each(['doc', 'docSidebar', 'docsVersion', 'docsVersionDropdown'])(
  'an item of the navbar of type %s needs it',
  (type) => {
    const items = [{ type: 'dropdown', items: [{ type }] }];
    expect(usesDocList(site, { items })).toBe(true);
  },
);
