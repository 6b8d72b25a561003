import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { checkBudgets, type Budgets } from './budgets';
import { builtPage, type BuiltPage } from './hosting/facts';
import { parsePage } from './read-site';

let build: string;
const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(build, file)), { recursive: true });
  writeFileSync(path.join(build, file), content);
};

const START =
  '<!doctype html><link rel=canonical href=https://x.example/><link rel=stylesheet href=/a.css>' +
  '<template data-script=/main.js></template><script src=/page.js></script>' +
  '<link rel=preload as=font href=/text.woff2>' +
  '<img src=/logo.svg><img src=/far.png loading=lazy><img src=data:,x>';
const SMALL =
  '<!doctype html><link rel=canonical href=https://x.example/><script src=/page.js></script>';
const MOVED = '<!doctype html><meta http-equiv=refresh content="0; url=/">';

const page = (file: string, html: string): BuiltPage => {
  write(file, html);
  return builtPage(parsePage(file, html));
};

let pages: BuiltPage[];

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'budgets-'));
  pages = [
    page('index.html', START),
    page('A/index.html', SMALL),
    page('B/index.html', SMALL),
    page('old/index.html', MOVED),
  ];
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

const none: Budgets = { pages: { largest: {}, median: {} }, files: [] };
const check = (budgets: Partial<Budgets>) => checkBudgets(build, pages, { ...none, ...budgets });
const ofPages = (largest: Budgets['pages']['largest'], median: Budgets['pages']['median'] = {}) =>
  check({ pages: { largest, median } }).problems;

it('accepts what is within its budget', () => {
  const largest = { html: 400, css: 10, js: 610, fonts: 310, images: 20, requests: 6 };
  const search = { kind: 'search', file: 'search', budget: { search: 810, core: 710 } };
  const budgets = { pages: { largest, median: { js: 110 } }, files: [search] };
  expect(check(budgets).problems).toEqual([]);
});

it('tells the median and the largest first load of all pages but redirects', () => {
  expect(check({}).summary).toBe(
    'Script of a first load: median 0.1 kB of 3 pages, largest 0.6 kB with index.html.',
  );
});

it.each([
  [
    { js: 599 },
    /^600 bytes of js, 1 over the budget of 599 for "any page"\. Largest: main\.js \(500\), page\.js \(100\)\.$/,
  ],
  [{ requests: 5 }, /^6 requests, 1 over the budget of 5/],
  [{ css: 1 }, /a\.css \(3\)\.$/],
  [{ fonts: 299 }, /text\.woff2 \(300\)/],
  [{ images: 1 }, /logo\.svg/],
])('names the page that is over %j', (budget, message) => {
  const [problem, ...others] = ofPages(budget);
  expect(others).toEqual([]);
  expect(problem).toMatchObject({
    file: 'build/index.html',
    remedy: expect.stringContaining('budgets.json'),
  });
  expect(problem?.message).toMatch(message);
});

it('names each page that is over its budget', () => {
  expect(ofPages({ html: 1 }).map(({ file }) => file)).toEqual([
    'build/index.html',
    'build/A/index.html',
    'build/B/index.html',
  ]);
});

it('tells once what many pages load', () => {
  const [problem, ...others] = ofPages({ js: 99 }).filter(
    ({ file }) => file !== 'build/index.html',
  );
  expect(others).toEqual([]);
  expect(problem?.message).toMatch(/Largest: page\.js \(100\)\. The same holds for 1 more\.$/);
});

it('watches the median', () => {
  const [problem] = ofPages({}, { js: 90 });
  expect(problem?.message).toMatch(/^100 bytes of js, 10 over .+ for the median of 3 pages/);
});

it('counts a script whatever its hash', () => {
  write('js/invoice.0a1b2c.js', randomBytes(200));
  const script = { kind: 'check', file: 'js/invoice.*.js' };
  expect(check({ files: [{ ...script, budget: { js: 210 } }] }).problems).toEqual([]);
  expect(check({ files: [{ ...script, budget: { js: 199 } }] }).problems).toHaveLength(1);
});

it('counts all parts of a search index', () => {
  const [all, core] = check({
    files: [{ kind: 'search', file: 'search', budget: { search: 600, core: 600 } }],
  }).problems;
  expect(all?.message).toMatch(/^800 bytes of search, 200 over .+search\/core\.bin/);
  expect(core?.message).toMatch(/^700 bytes of core, 100 over/);
});

it.each(['gone', 'js/other.*.js'])('fails where %s is missing', (file) => {
  mkdirSync(path.join(build, 'js'));
  const { problems } = check({ files: [{ kind: 'none', file, budget: {} }] });
  expect(problems[0]?.message).toContain('is missing');
});
