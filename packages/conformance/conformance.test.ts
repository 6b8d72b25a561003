import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { NEVER_BROKEN, rules } from 'edocument-invoice';
import {
  en16931,
  facturX,
  NEVER_HELD,
  Notes,
  peppol,
  readInvoicePdf,
  xrechnung,
} from 'edocument-invoice/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { documents } from './make/documents';
import { expectation } from './make/expected';
import { compare, knownIds } from './src/compare';
import type { Expected } from './src/expected';
import { main } from './src/main';
import unbroken from './unbroken.json';

const read = (name: string) => readFileSync(new URL(name, import.meta.url));
const text = read('expected.json').toString();
const expected = JSON.parse(text) as Expected[];
const made = documents();
const syntaxOf = ({ kind }: Expected) => (kind === 'cii' ? 'cii' : 'ubl');

const idsOf = ({ broken }: Expected, set: string) =>
  Object.values(broken[set] ?? {}).flatMap((counts) => Object.keys(counts ?? {}));

describe('the documents', () => {
  it('are those that the changes make', async () => {
    const files = readdirSync(new URL('documents', import.meta.url), { recursive: true })
      .map((file) => String(file).replaceAll('\\', '/'))
      .filter((file) => file.includes('.'));
    expect(files.sort()).toEqual(made.map(({ file }) => file).sort());
    for (const { file, xml, pdf } of made) {
      const bytes = read(`documents/${file}`);
      const found = pdf ? (await readInvoicePdf(bytes)).xml : bytes;
      expect(new TextDecoder().decode(found), file).toBe(xml);
    }
  });

  it('break exactly the rules that are expected of them', () => {
    expect(expectation(made).split('\n')).toEqual(text.split('\n'));
  });

  it('that are said to be right break nothing', () => {
    const right = expected.filter(({ about }) => about.endsWith('all is right'));
    expect(right.length).toBeGreaterThan(50);
    expect(right.filter(({ verdict }) => verdict !== 'valid')).toEqual([]);
  });

  it('break each rule of the engine, or the reason is listed', () => {
    const broken = new Set(
      expected.flatMap((one) =>
        ['en16931', 'xrechnung', 'peppol'].flatMap((set) =>
          idsOf(one, set).map((id) => `${set} ${syntaxOf(one)} ${id}`),
        ),
      ),
    );
    const all = new Set(rules.map(({ ruleSet, syntax, id }) => `${ruleSet} ${syntax} ${id}`));
    const listed = Object.values(unbroken).flatMap((list) => list.split(', '));
    expect([...all].filter((key) => !broken.has(key)).sort()).toEqual(listed.sort());
    expect(new Set(listed)).toEqual(new Set(NEVER_BROKEN));
  });

  it('break each rule that Factur-X EXTENDED alone has, but for a few', () => {
    const idsIn = (patterns: ReturnType<typeof facturX>) =>
      new Set(patterns.flat().flatMap((context) => Object.keys(context.rules)));
    const shared = idsIn(facturX('e'));
    const own = [...idsIn(facturX('x'))].filter((id) => !shared.has(id));
    const broken = new Set(expected.flatMap((one) => idsOf(one, 'facturx')));
    expect(own.filter((id) => !broken.has(id)).sort()).toEqual([]);
  });

  describe.each(Object.entries({ en16931, xrechnung, peppol }))('in %s', (set, patterns) => {
    it.each(['ubl', 'cii'] as const)('have each rule of %s asked and obeyed', (syntax) => {
      const notes = new Notes(patterns[syntax]);
      const own = made.filter(({ file }) => /^cii/.test(file) === (syntax === 'cii'));
      const held = new Set(own.flatMap(({ xml }) => notes.obeyed(xml)));
      const ids = new Set(patterns[syntax].flat().flatMap((context) => Object.keys(context.rules)));
      const never = [...ids].filter((id) => NEVER_HELD.has(`${set} ${syntax} ${id}`));
      // It names an element in a namespace of its own, which no document of ours has.
      if (set === 'peppol' && syntax === 'cii') never.push('PEPPOL-EN16931-P0100');
      expect([...ids].filter((id) => !held.has(id)).sort()).toEqual(never.sort());
    });
  });
});
