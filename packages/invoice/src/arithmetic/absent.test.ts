import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { XmlElement } from '../reading/element';
import { readInvoice } from '../reading/read-xml';
import { validateInvoice } from '../testing/validate-invoice';
import { elementsAt } from './evaluate';
import { FORMULAS } from './formulas';

const DIR = 'static/samples';
const SAMPLES = readdirSync(DIR)
  .filter((name) => name.endsWith('.xml'))
  .map((name) => readFileSync(`${DIR}/${name}`, 'utf8'));

/** The text without one element. */
function without(text: string, { position: { line, column }, tag }: XmlElement): string {
  const rows = text.split('\n').slice(0, line - 1);
  const start = rows.reduce((sum, row) => sum + row.length + 1, 0) + column - 1;
  const close = `</${tag}>`;
  return text.slice(0, start) + text.slice(text.indexOf(close, start) + close.length);
}

/** Each calculating rule without one of the operands that a sample has. */
const CASES = SAMPLES.flatMap((text) => {
  const { syntax, root, elements } = readInvoice(text);
  return Object.entries(FORMULAS[syntax]).flatMap(([rule, { parts }]) =>
    parts
      .flatMap(({ term, path, factors = [] }) => [{ term, path }, ...factors])
      .flatMap(({ term, path }) => {
        const bases = path.startsWith('/') ? [root] : elements;
        const [operand] = bases.flatMap((base) => elementsAt(base, root, path));
        return operand ? [{ rule, term, path, text: without(text, operand) }] : [];
      }),
  );
});

it('each calculating rule names the operand that is not there', () => {
  const judged = new Map<string, ReturnType<typeof validateInvoice>['findings']>();
  const named = new Set<string>();
  const silent: string[] = [];
  for (const { rule, term, path, text } of CASES) {
    const findings = judged.get(text) ?? validateInvoice(text, { rules: 'all' }).findings;
    judged.set(text, findings);
    const own = findings.filter((one) => one.rule === rule && one.arithmetic?.cause === undefined);
    if (own.length === 0) continue;
    // Allowances and charges have one path, and a sum over both has two terms for it.
    const isNamed = own.some(
      ({ absent = [], message }) =>
        message.includes(path) && absent.some((one) => one.path.startsWith(path)),
    );
    if (isNamed) named.add(rule);
    else silent.push(`${rule} without ${term}`);
  }
  expect(silent).toEqual([]);
  expect(named.size).toBeGreaterThan(15);
}, 60_000);

it('names the currency in which the VAT total is looked for', () => {
  const cii = readFileSync(`${DIR}/mixed-rates.cii.xml`, 'utf8');
  const { findings } = validateInvoice(
    cii.replace('<ram:TaxTotalAmount currencyID="EUR">', '<ram:TaxTotalAmount>'),
    { language: 'de-DE' },
  );
  const total = findings.find(({ rule }) => rule === 'BR-CO-15');
  expect(total?.message).toMatch(
    /Gesucht und nicht gefunden: .*\(BT-110\), ram:TaxTotalAmount\[@currencyID = BT-5\]\.$/,
  );
});
