import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { app, events, objects, objectTable, platformObjects } from './objects';

const PAGES = [
  'docs/HowTo/Extend.mdx',
  'i18n/de-DE/docusaurus-plugin-content-docs/current/HowTo/Extend.mdx',
];

const alIn = (page: string) =>
  [...page.matchAll(/```al[^\n]*\n([\s\S]*?)```/g)].map(([, code = '']) => code);

/** Faults that keep AL from compiling, as far as its form and its objects show them. */
function faultsOfAl(code: string): string[] {
  const bare = code.replace(/'[^'\n]*'/g, "''");
  const count = (pattern: RegExp) => bare.match(pattern)?.length ?? 0;
  const known = new Set([...objects.map(({ name }) => name), ...platformObjects]);
  const named = [
    ...bare.matchAll(/(?:Record|Codeunit|Codeunit::|TableNo =)\s*(?:"([^"]+)"|(\w+))/g),
  ]
    .map(([, quoted, plain]) => quoted ?? plain ?? '')
    .filter((name) => name !== '' && name !== 'Codeunit');
  const subscribed = [...bare.matchAll(/"eDocument Events", (\w+),/g)].map(([, name]) => name);
  const parameters = events
    .filter(({ name }) => subscribed.includes(name))
    .flatMap((event) => event.parameters);
  const own = /EventSubscriber[\s\S]*?procedure \w+\(([^)]*)\)/.exec(bare)?.[1] ?? '';
  return [
    ...(['{}', '()', '[]'] as const)
      .filter(([open = '', close = '']) => bare.split(open).length !== bare.split(close).length)
      .map((pair) => `brackets ${pair}`),
    ...(count(/\bbegin\b/g) === count(/\bend;/g) ? [] : ['begin and end']),
    ...named.filter((name) => !known.has(name)),
    ...subscribed.filter((name) => !events.some((event) => event.name === name)).map(String),
    ...own
      .split(';')
      .map((one) => one.trim())
      .filter((one) => one !== '' && !parameters.includes(one)),
  ];
}

describe('AL on the page about extending', () => {
  it.each(PAGES)('%s has whole examples of objects and events that exist', (file) => {
    const page = readFileSync(file, 'utf8');
    const codes = alIn(page);
    expect(codes).toHaveLength(3);
    expect(codes.flatMap(faultsOfAl)).toEqual([]);
    expect(page).toContain(app.id);
    expect(page).toContain(`using ${app.namespace};`);
  });

  it('is the same in both languages', () => {
    const [english, german] = PAGES.map((file) => alIn(readFileSync(file, 'utf8')));
    expect(english).toEqual(german);
  });

  it.each([
    ['codeunit 1 "A" { trigger OnRun() begin end; ', 'brackets {}'],
    ['procedure A() begin ', 'begin and end'],
    ['var Entry: Record "eDocument Entry"; ', 'eDocument Entry'],
    ['[EventSubscriber(1, 2, 3, "eDocument Events", OnAfterSend, 4)]', 'OnAfterSend'],
  ])('fails for %s', (code, fault) => {
    expect(faultsOfAl(code)).toContain(fault);
  });
});

describe('objects', () => {
  it('have numbers of the range of the product, each once in its kind', () => {
    const [first = 0, last = 0] = app.range;
    for (const { number } of objects) {
      expect(number).toBeGreaterThanOrEqual(first);
      expect(number).toBeLessThanOrEqual(last);
    }
    const keys = objects.map(({ kind, number }) => `${kind === 'api' ? 'page' : kind} ${number}`);
    expect(new Set(keys).size).toBe(keys.length);
    expect(() => objectTable('report', 'en-GB')).toThrow('Allowed: table');
  });

  it('of a configuration package have an order without gaps', () => {
    const order = objects.flatMap(({ packageOrder }) => packageOrder ?? []).sort((a, b) => a - b);
    expect(order).toEqual(order.map((_, index) => index + 1));
  });
});
