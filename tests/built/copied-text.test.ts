import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { outdatedIn } from '../../checks/machine';
import { find, findAll } from 'edocument-search/records';
import { textOf } from '../../postbuild/dom';
import { allSitemapPaths, locales } from '../support/pages';
import { treeOf, withClass } from './page';

/** Soft hyphen, zero-width and directional characters, byte order mark, spaces that do not break. */
const INVISIBLE = /[\p{Cf}\u00A0\u202F]|&nbsp;|&shy;/u;
/** The theme writes a zero-width space into the link of a heading, which nobody selects. */
const HEADING_LINK = /<a [^>]*class=["']?hash-link[^>]*>\u200B<\/a>/g;

/** Files of the build with an invisible character in one of these parts. */
function unclean(name: RegExp, parts: RegExp): string[] {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter((file) =>
    name.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  return files.filter((file) => {
    const text = readFileSync(`build/${file}`, 'utf8').replace(HEADING_LINK, '');
    return (text.match(parts) ?? []).some((part) => INVISIBLE.test(part));
  });
}

test('no Markdown of the build has invisible characters', () => {
  expect(unclean(/\.md$|llms[^/]*\.txt$/, /^.+$/gm)).toEqual([]);
});

test('no Markdown of the handbook says what only an earlier version made true', () => {
  const files = readdirSync('build', { recursive: true, encoding: 'utf8' }).filter(
    (file) =>
      file.endsWith('.md') && !/(?:^|\/)(?:blog|Release Notes)\/|Reference\/Messages/.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const found = files.flatMap((file) =>
    readFileSync(`build/${file}`, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const truth = outdatedIn(line);
        return truth === undefined ? [] : [`${file}: ${line.slice(0, 80)}: ${truth}`];
      }),
  );
  expect(found).toEqual([]);
});

test('no table and no code of the build has invisible characters', () => {
  const parts = /<table[\s>].*?<\/table>|<pre[\s>].*?<\/pre>|<code[\s>].*?<\/code>/gs;
  expect(unclean(/index\.html$/, parts)).toEqual([]);
});

test('each XML on a page has a button that copies it', () => {
  const blocks = locales.flatMap((locale) =>
    allSitemapPaths(locale).flatMap((path) => {
      const tree = treeOf(path);
      const withCopy = new Set(
        withClass(tree, 'theme-code-block')
          .filter((block) => find(block, ({ tagName }) => tagName === 'button'))
          .flatMap((block) => findAll(block, ({ tagName }) => tagName === 'pre')),
      );
      return findAll(tree, ({ tagName }) => tagName === 'pre')
        .filter((node) => textOf(node).trim().startsWith('<'))
        .map((node) => ({ path, hasCopy: withCopy.has(node) }));
    }),
  );
  expect(blocks.length).toBeGreaterThan(1000);
  expect(blocks.filter(({ hasCopy }) => !hasCopy)).toEqual([]);
});
