import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { writeSearchIndex } from '.';

let site = '';
beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'index-'));
  write('src/search/records/page.ts', '');
  write('package-lock.json', '{}');
});
afterEach(() => rmSync(site, { recursive: true }));

function write(file: string, text: string): void {
  const target = path.join(site, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
}

function writePage(name: string, script: string, text: string): void {
  write(
    `build/${name}/index.html`,
    `<!doctype html><html lang=en-GB class=docs-doc-page><head><script src=/main.${script}.js></script>` +
      `</head><body><article><h1>${name}</h1><p>${text}</p></article></body></html>`,
  );
}

/** The files of an index by name, read after it was written. */
function index(): Record<string, string> {
  const folder = path.join(site, 'build');
  writeSearchIndex(site, { locale: 'en-GB', folder, baseUrl: '/' });
  const files = readdirSync(path.join(folder, 'assets/search'));
  return Object.fromEntries(
    files.map((name) => [name, readFileSync(path.join(folder, 'assets/search', name), 'latin1')]),
  );
}

it('is the same with and without the records of the last build', () => {
  writePage('Units', 'aaaaaaaa', 'Codes of units');
  writePage('Currencies', 'aaaaaaaa', 'Codes of currencies');
  const first = index();
  writePage('Units', 'bbbbbbbb', 'Codes of units and quantities');
  writePage('Currencies', 'bbbbbbbb', 'Codes of currencies');
  const second = index();
  expect(Object.keys(second)).not.toEqual(Object.keys(first));
  rmSync(path.join(site, '.cache'), { recursive: true });
  expect(index()).toEqual(second);
});

it('reads again only the pages whose own text has changed', () => {
  writePage('Units', 'aaaaaaaa', 'Codes of units');
  writePage('Currencies', 'aaaaaaaa', 'Codes of currencies');
  index();
  const cache = path.join(site, '.cache/search-records/en-GB.json');
  const keys = (): string[] =>
    Object.keys((JSON.parse(readFileSync(cache, 'utf8')) as { values: object }).values);
  const before = keys();
  writePage('Units', 'bbbbbbbb', 'Codes of units and quantities');
  writePage('Currencies', 'bbbbbbbb', 'Codes of currencies');
  index();
  expect(keys().filter((key) => before.includes(key))).toHaveLength(1);
});
