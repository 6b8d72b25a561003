import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { addressOf, htmlPages } from './files';

const folder = mkdtempSync(path.join(tmpdir(), 'search-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('addresses leave out index.html and .html and are encoded', () => {
  expect(addressOf('index.html', '/de-DE/')).toBe('/de-DE/');
  expect(addressOf('404.html', '/')).toBe('/404');
  expect(addressOf(path.join('Release Notes', 'History', 'index.html'), '/')).toBe(
    '/Release%20Notes/History/',
  );
});

it('all HTML files of a folder come in a fixed order', () => {
  mkdirSync(path.join(folder, 'b'));
  writeFileSync(path.join(folder, 'b', 'index.html'), 'B');
  writeFileSync(path.join(folder, 'a.html'), 'A');
  writeFileSync(path.join(folder, 'style.css'), '');
  expect([...htmlPages(folder, '/')]).toEqual([
    { url: '/a', html: 'A' },
    { url: '/b/', html: 'B' },
  ]);
});
