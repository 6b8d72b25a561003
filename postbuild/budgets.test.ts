import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBudgets } from './budgets';

let build: string;
const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
  writeFileSync(path.join(build, file), content);
};

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'budgets-'));
  write(
    'index.html',
    '<!doctype html><link rel=stylesheet href=/a.css><template data-script=/main.js></template>' +
      '<template data-script=/page.js></template><link rel=preload as=font href=/text.woff2>' +
      '<img src=/logo.svg><img src=/far.png loading=lazy><img src=data:,x>',
  );
  write('a.css', 'a{}');
  write('main.js', randomBytes(900));
  write('page.js', randomBytes(100));
  // What the host sends counts.
  write('main.js.br', Buffer.alloc(500));
  write('text.woff2', randomBytes(300));
  write('logo.svg', '<svg/>');
  write('search/core.bin', randomBytes(700));
  write('search/rest.bin', randomBytes(100));
});
afterEach(() => rmSync(build, { recursive: true }));

const page = { kind: 'start', file: 'index.html' };

it('accepts what is within its budget', () => {
  const budget = { html: 400, css: 10, js: 610, fonts: 310, images: 20, requests: 6 };
  const search = { kind: 'search', file: 'search', budget: { search: 810, core: 710 } };
  expect(checkBudgets(build, [{ ...page, budget }, search])).toEqual([]);
});

it('counts a script whatever its hash', () => {
  write('js/invoice.0a1b2c.js', randomBytes(200));
  const script = { kind: 'check', file: 'js/invoice.*.js' };
  expect(checkBudgets(build, [{ ...script, budget: { js: 210 } }])).toEqual([]);
  expect(checkBudgets(build, [{ ...script, budget: { js: 199 } }])).toHaveLength(1);
  const [missing] = checkBudgets(build, [{ kind: 'none', file: 'js/other.*.js', budget: {} }]);
  expect(missing?.message).toContain('is missing');
});

it.each([
  [
    { js: 599 },
    /^600 bytes of js, 1 over the budget of 599 for "start"\. Largest: main\.js \(500\), page\.js \(100\)\.$/,
  ],
  [{ requests: 5 }, /^6 requests, 1 over the budget of 5/],
  [{ fonts: 299 }, /text\.woff2 \(300\)/],
  [{ css: 1 }, /a\.css/],
  [{ images: 1 }, /logo\.svg/],
  [{ html: 1 }, /index\.html/],
])('names what is over %j', (budget, message) => {
  const [problem, ...others] = checkBudgets(build, [{ ...page, budget }]);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    file: 'build/index.html',
    remedy: expect.stringContaining('budgets.json'),
  });
  expect(problem?.message).toMatch(message);
});

it('counts all parts of a search index', () => {
  const [all, core] = checkBudgets(build, [
    { kind: 'search', file: 'search', budget: { search: 600, core: 600 } },
  ]);
  expect(all?.message).toMatch(/^800 bytes of search, 200 over .+search\/core\.bin/);
  expect(core?.message).toMatch(/^700 bytes of core, 100 over/);
});

it('fails where a page is missing', () => {
  expect(checkBudgets(build, [{ kind: 'start', file: 'gone.html', budget: {} }])).toHaveLength(1);
});
