import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { NEVER_BROKEN, rules } from 'edocument-invoice';
import {
  en16931,
  facturX,
  NEVER_HELD,
  Notes,
  peppol,
  readInvoicePdf,
  validateInvoice,
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
      const held = pdf ? await readInvoicePdf(bytes) : { xml: bytes };
      const found = 'xml' in held ? held.xml : undefined;
      expect(new TextDecoder().decode(found), file).toBe(xml);
    }
  });

  it('break exactly the rules that are expected of them', () => {
    expect(expectation(made).split('\n')).toEqual(text.split('\n'));
  });

  it('that are said to be right break nothing', () => {
    const right = expected.filter(({ about }) => about.endsWith('all is right'));
    expect(right.length).toBeGreaterThan(50);
    expect(right.filter(({ verdict }) => verdict === 'invalid')).toEqual([]);
  });

  it('break each rule of the engine, or the reason is listed', () => {
    const broken = new Set(
      expected.flatMap((one) =>
        ['en16931', 'xrechnung', 'peppol'].flatMap((set) =>
          idsOf(one, set).map((id) => `${set} ${syntaxOf(one)} ${id}`),
        ),
      ),
    );
    const inSets = rules.filter(({ ruleSet }) => ruleSet !== 'facturx');
    const all = new Set(inSets.map(({ ruleSet, syntax, id }) => `${ruleSet} ${syntax} ${id}`));
    const listed = Object.values(unbroken).flatMap((list) => list.split(', '));
    expect([...all].filter((key) => !broken.has(key)).sort()).toEqual(listed.sort());
    expect(new Set(listed)).toEqual(new Set(NEVER_BROKEN));
  });

  it('break each rule that Factur-X EXTENDED alone has', () => {
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

describe('the runner', () => {
  const known = knownIds(expected);
  afterEach(() => vi.restoreAllMocks());

  /** What the command prints and answers. */
  async function run(...args: string[]) {
    const said: string[] = [];
    for (const stream of ['log', 'error'] as const) {
      vi.spyOn(console, stream).mockImplementation((text: string) => void said.push(text));
    }
    return { code: await main(args), said: said.join('\n') };
  }

  /** A validator that names what is expected of a document, but for one rule. */
  function fake(without = ''): string {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'validator-')), 'fake.mjs');
    const source = fileURLToPath(new URL('expected.json', import.meta.url));
    writeFileSync(
      file,
      `import { readFileSync } from 'node:fs';
      const one = JSON.parse(readFileSync(${JSON.stringify(source)}, 'utf8'))
        .find(({ file }) => process.argv[2].endsWith('documents/' + file));
      for (const set of one.applies.filter((name) => name !== 'structure'))
        for (const counts of Object.values(one.broken[set] ?? {}))
          for (const id of Object.keys(counts)) if (id !== '${without}') console.log('[' + id + '] broken');
      process.exit(one.verdict === 'valid' ? 0 : 1);`,
    );
    return `node ${file} {file}`;
  }
  const some = ['ubl/sums-wrong.xml', 'cii/sums-wrong.xml', 'ubl/sums.xml'];

  it('finds no difference in a validator that is right', async () => {
    const { code, said } = await run('--command', fake(), ...some);
    expect(said).toMatch(/^en16931 +3 +3 +0 +0$/m);
    expect(code).toBe(0);
  });

  it('names what a validator misses, by document and rule set', async () => {
    const { code, said } = await run('--command', fake('BR-CO-10'), ...some);
    expect(said).toContain('ubl/sums-wrong.xml (en16931): missed BR-CO-10, extra -');
    expect(said).toMatch(/^en16931 +3 +1 +2 +0$/m);
    expect(code).toBe(1);
  });

  it('names what a validator finds too much, and leaves out what is no id of the set', async () => {
    const command = 'echo BR-CO-10 MY-OWN-1 {file}';
    const { said } = await run('--command', command, '--format', 'jsonl', 'ubl/sums.xml');
    expect(said.split('\n').map((line) => JSON.parse(line) as unknown)).toEqual([
      { file: 'ubl/sums.xml', row: 'en16931', missed: [], extra: ['BR-CO-10'] },
      { file: 'ubl/sums.xml', row: 'xrechnung', missed: [], extra: [] },
    ]);
  });

  it('compares whether a document is refused, for validators that name no rules', async () => {
    const { code, said } = await run('--command', 'true {file}', '--exit-codes', ...some);
    expect(said).toMatch(/^refused +3 +1 +2 +0$/m);
    expect(code).toBe(1);
    expect((await run('--command', fake(), '--exit-codes', ...some)).code).toBe(0);
  });

  it.each([
    [['--command', 'validator']],
    [['--command', 'no-such-validator {file}', 'ubl/sums.xml']],
    [['--command', 'true {file}', 'ubl/none.xml']],
    [['--command', 'true {file}', '--format', 'xml']],
    [['--unknown']],
  ])('ends with 2 for %j', async (args) => {
    expect((await run(...args)).code).toBe(2);
  });

  it('passes our own command', async () => {
    const command = `npx tsx packages/invoice/src/cli/bin.ts --format jsonl {file}`;
    const { code, said } = await run('--command', command, 'cii/vat-every-far.xml', 'pdf/core.pdf');
    expect({ code, said }).toMatchObject({ code: 0 });
  });

  it('passes our own engine in all documents', () => {
    const differing = made.flatMap(({ xml }, index) => {
      const { findings, verdict } = validateInvoice(xml);
      const ids = new Set(findings.map(({ rule }) => rule));
      const one = expected[index];
      return one ? compare(one, { ids, exitCode: verdict === 'valid' ? 0 : 1 }, known) : [];
    });
    const wrong = differing.filter(({ missed, extra }) => missed.length + extra.length > 0);
    // Of rules of Factur-X that say the same at the same place, a reader is told one.
    expect(wrong.filter(({ row, extra }) => row !== 'facturx' || extra.length > 0)).toEqual([]);
    expect(wrong.length).toBeLessThan(8);
  });
});
