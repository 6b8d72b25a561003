import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { localeRecords } from './records';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'records-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function page(file: string, lang: string, canonical: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(
    target,
    `<!doctype html><html lang=${lang} class="docs-doc-page"><head>` +
      `<link data-rh=true rel=canonical href=https://docs.example.com${canonical}></head>` +
      `<body><article><h1>Title</h1><p>Text</p></article></body></html>`,
  );
}

describe('localeRecords', () => {
  it('takes the address that the page names itself', () => {
    page('Setup/Units/index.html', 'de-DE', '/de-DE/Setup/Units');
    page('Setup/AssistedSetup/index.html', 'de-DE', '/de-DE/Setup/AssistedSetup/');
    const urls = localeRecords(folder, '/de-DE/', 'de-DE').map(({ url }) => url);
    expect(new Set(urls)).toEqual(new Set(['/de-DE/Setup/Units', '/de-DE/Setup/AssistedSetup/']));
  });

  it('leaves out pages of other locales in folders below', () => {
    page('index.html', 'en-GB', '/');
    page('de-DE/index.html', 'de-DE', '/de-DE/');
    expect(localeRecords(folder, '/', 'en-GB').every(({ url }) => url === '/')).toBe(true);
  });
});
