/** The parts that the bundle leaves out are those that upstream ships: else they would come back without a word. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { buildTimeHighlighting } from './highlighter';
import { template } from './template';
import * as utilsCommon from './utils-common';

const MODULES = path.join(__dirname, '../../node_modules');
const IN_BROWSERS = ['core/lib/client', 'theme-common/lib', 'theme-classic/lib/theme'];

it('has of utils-common what code for browsers imports', () => {
  const imported = IN_BROWSERS.flatMap((folder) => {
    const root = path.join(MODULES, '@docusaurus', folder);
    return readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(root, file), 'utf8'))
      .flatMap((text) => [
        ...text.matchAll(/import \{ ?([\w, ]+?) ?\} from '@docusaurus\/utils-common'/g),
      ])
      .flatMap(([, names = '']) => names.split(', '));
  });
  expect(new Set(imported)).toEqual(new Set(Object.keys(utilsCommon)));
});

it('knows the module with which the theme loads its highlighter', () => {
  const { resolve } = buildTimeHighlighting().configureWebpack?.({}, false, {} as never, {}) as {
    resolve: { alias: Record<string, string> };
  };
  const [[highlighter = '', instead = ''] = []] = Object.entries(resolve.alias);
  expect(readFileSync(`${highlighter}.js`, 'utf8')).toContain('prism');
  expect(existsSync(instead)).toBe(true);
  const theme = readFileSync(path.join(MODULES, '@docusaurus/theme-classic/lib/index.js'), 'utf8');
  expect(theme).toContain(`'./${path.basename(highlighter)}'`);
});

it('names the scripts of a page instead of loading them', () => {
  expect(template).toContain('<template data-script="');
  expect(template).not.toMatch(/<script[^>]+src=/);
});
