import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { builtLocales, localeOf } from './built-locale';

const build = mkdtempSync(path.join(tmpdir(), 'locales-'));
afterAll(() => rmSync(build, { recursive: true }));

it('finds the languages that a build has', () => {
  expect(builtLocales(build)).toEqual([]);
  mkdirSync(path.join(build, 'de-DE'));
  writeFileSync(path.join(build, 'de-DE/index.html'), '');
  expect(builtLocales(build)).toEqual([
    { locale: 'de-DE', folder: path.join(build, 'de-DE'), baseUrl: '/de-DE/' },
  ]);
});

it('knows the language of a path by its prefix', () => {
  expect(localeOf('/de-DE/')).toBe('de-DE');
  expect(localeOf('/de-DE/Setup/Units')).toBe('de-DE');
  expect(localeOf('/Setup/de-DE/Units')).toBe('en-GB');
  expect(localeOf('/')).toBe('en-GB');
});
