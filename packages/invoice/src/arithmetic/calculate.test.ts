import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../finding';
import { validateInvoice } from '../testing/validate-invoice';
import { MAX_ADDED } from './calculate';

const read = (syntax: string) => readFileSync(`static/samples/mixed-rates.${syntax}.xml`, 'utf8');
const SAMPLES = { ubl: read('ubl'), cii: read('cii') };
type Syntax = keyof typeof SAMPLES;

/** Puts another value into an amount that has the given one, the n-th from the top. */
function amount(syntax: Syntax, name: string, from: string, to: string, place = 1): string {
  const xml = SAMPLES[syntax];
  let at = -1;
  for (let count = 0; count < place; count += 1) {
    at = xml.indexOf(`>${from}</${name}>`, at + 1);
    if (at < 0) throw new Error(`The sample has no ${name} with ${from}.`);
  }
  return `${xml.slice(0, at)}>${to}${xml.slice(at + 1 + from.length)}`;
}

function finding(xml: string, rule: string, language: 'en-GB' | 'de-DE' = 'en-GB'): Finding {
  const { findings } = validateInvoice(xml, { rules: 'all', language });
  const found = findings.find((one) => one.rule === rule);
  if (!found) throw new Error(`${rule} is not broken: ${findings.map((one) => one.rule).join()}`);
  return found;
}

/** Rules by the amount that breaks them: name and right value in UBL and in CII. */
const RESULTS: readonly [rule: string, value: string, ubl: string, cii: string][] = [
  ['BR-CO-10', '1290.00', 'cbc:LineExtensionAmount', 'ram:LineTotalAmount'],
  ['BR-CO-11', '64.50', 'cbc:AllowanceTotalAmount', 'ram:AllowanceTotalAmount'],
  ['BR-CO-12', '24.50', 'cbc:ChargeTotalAmount', 'ram:ChargeTotalAmount'],
  ['BR-CO-13', '1250.00', 'cbc:TaxExclusiveAmount', 'ram:TaxBasisTotalAmount'],
  ['BR-CO-14', '191.90', 'cbc:TaxAmount', 'ram:TaxTotalAmount'],
  ['BR-CO-15', '1441.90', 'cbc:TaxInclusiveAmount', 'ram:GrandTotalAmount'],
  ['BR-CO-16', '1441.90', 'cbc:PayableAmount', 'ram:DuePayableAmount'],
  ['BR-CO-17', '165.30', 'cbc:TaxAmount', 'ram:CalculatedAmount'],
  ['BR-S-08', '870.00', 'cbc:TaxableAmount', 'ram:BasisAmount'],
  ['BR-S-09', '165.30', 'cbc:TaxAmount', 'ram:CalculatedAmount'],
  ['PEPPOL-EN16931-R120', '80.00', 'cbc:LineExtensionAmount', 'ram:LineTotalAmount'],
  ['PEPPOL-EN16931-R040', '44.50', 'cbc:Amount', 'ram:ActualAmount'],
];

describe.each<Syntax>(['ubl', 'cii'])('in %s', (syntax) => {
  it.each(RESULTS)('%s shows how %s is calculated', (rule, value, ubl, cii) => {
    const name = syntax === 'ubl' ? ubl : cii;
    const wrong = finding(amount(syntax, name, value, '12.34'), rule);
    expect(wrong).toMatchObject({ found: '12.34', expected: value });
    expect(wrong.arithmetic?.rounded).toBe(value);
    expect(Number(wrong.arithmetic?.difference)).toBeCloseTo(12.34 - Number(value));
    expect(wrong.shownFix).toMatch(new RegExp(`^<${name}[^>]*>${value}</${name}>$`));
  });

  it('lists each addend with its term, value and line', () => {
    const [name, path] =
      syntax === 'ubl'
        ? ['cbc:LineExtensionAmount', '/cbc:LineExtensionAmount']
        : ['ram:LineTotalAmount', '/ram:LineTotalAmount'];
    const { arithmetic } = finding(amount(syntax, name, '1290.00', '1.00'), 'BR-CO-10');
    expect(arithmetic?.addends.map(({ sign, term, value }) => `${sign}${value} ${term}`)).toEqual([
      '+810.00 BT-131',
      '+400.00 BT-131',
      '+80.00 BT-131',
    ]);
    const lines = SAMPLES[syntax].split('\n');
    for (const { line, value, path: at } of arithmetic?.addends ?? []) {
      expect(lines[line - 1]).toContain(value);
      expect(at.endsWith(path)).toBe(true);
    }
  });

  it('shows the factors of a product', () => {
    const name = syntax === 'ubl' ? 'cbc:LineExtensionAmount' : 'ram:LineTotalAmount';
    const { arithmetic } = finding(amount(syntax, name, '80.00', '8000.00'), 'PEPPOL-EN16931-R120');
    const [product] = arithmetic?.addends ?? [];
    expect(product?.factors?.map(({ operator, term }) => operator + term)).toEqual([
      '×BT-129',
      '×BT-146',
      '÷BT-149',
    ]);
    expect(product?.value).toBe('80.00');
    expect(arithmetic?.cause).toBe('BT-149 is not part of the calculation.');
  });
});

describe('where the difference comes from', () => {
  it.each<[string, string, RegExp]>([
    ['890.00', 'BR-CO-10', /^The total leaves out BT-131, 400\.00 \(line \d+\)\.$/],
    ['1690.00', 'BR-CO-10', /^The total counts BT-131, 400\.00 \(line \d+\) twice\.$/],
    ['490.00', 'BR-CO-10', /^The total has BT-131, 400\.00 \(line \d+\) with the wrong sign\.$/],
    ['-1290.00', 'BR-CO-10', /^The amount is right, but its sign is not\.$/],
    ['1920.00', 'BR-CO-10', /^Two digits next to each other are swapped\.$/],
  ])('%s: %s', (value, rule, cause) => {
    const xml = amount('ubl', 'cbc:LineExtensionAmount', '1290.00', value);
    expect(finding(xml, rule).arithmetic?.cause).toMatch(cause);
  });

  it('finds lines that are added up before they are rounded', () => {
    // 3 lines of 1/3: rounded 0.33 each, unrounded 1.00 together.
    const line = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/;
    const third = (line.exec(SAMPLES.ubl)?.[0] ?? '')
      .replace(/<cac:AllowanceCharge>[\s\S]*?<\/cac:AllowanceCharge>/, '')
      .replace('>810.00<', '>0.33<')
      .replace('>2<', '>1<')
      .replace('>450.00</cbc:PriceAmount>', '>0.3333</cbc:PriceAmount>');
    const xml = SAMPLES.ubl
      .replace(/<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/, third.repeat(3))
      .replace('>1290.00<', '>1.00<');
    expect(finding(xml, 'BR-CO-10').arithmetic).toMatchObject({
      rounded: '0.99',
      difference: '0.01',
      cause: expect.stringContaining('Each line amount is rounded first') as string,
    });
    expect(finding(xml, 'BR-CO-10', 'de-DE').arithmetic?.cause).toContain('vor dem Runden addiert');
  });

  it('writes numbers as its language does', () => {
    const xml = amount('ubl', 'cbc:TaxInclusiveAmount', '1441.90', '191.90');
    expect(finding(xml, 'BR-CO-15').arithmetic?.cause).toContain('BT-109, 1,250.00 (');
    expect(finding(xml, 'BR-CO-15', 'de-DE').arithmetic?.cause).toContain('BT-109, 1.250,00 (');
  });

  it('lists the first addends of a long sum and the last', () => {
    const [line = ''] = /<cac:InvoiceLine>[\s\S]*?<\/cac:InvoiceLine>/.exec(SAMPLES.ubl) ?? [];
    const lines = Array.from({ length: 1200 }, (_, index) =>
      line.replace('>810.00<', `>${index + 1}.00<`),
    );
    const xml = SAMPLES.ubl.replace(/<cac:InvoiceLine>[\s\S]*<\/cac:InvoiceLine>/, lines.join(''));
    const { addends, omitted } = finding(xml, 'BR-CO-10').arithmetic ?? { addends: [] };
    expect(omitted).toBe(200);
    expect(addends).toHaveLength(1000);
    expect(addends.slice(-2).map(({ value }) => value)).toEqual(['999.00', '1200.00']);
  });

  it('says nothing when no explanation fits', () => {
    const xml = amount('ubl', 'cbc:LineExtensionAmount', '1290.00', '777.77');
    expect(finding(xml, 'BR-CO-10').arithmetic).not.toHaveProperty('cause');
  });
});

it('has no calculation where a value is no number', () => {
  const xml = amount('ubl', 'cbc:LineExtensionAmount', '400.00', 'abc');
  expect(finding(xml, 'BR-CO-10')).not.toHaveProperty('arithmetic');
});

it('has the group as place, and no fix, where the total is missing', () => {
  const xml = SAMPLES.ubl.replace(/<cbc:ChargeTotalAmount[\s\S]*?<\/cbc:ChargeTotalAmount>/, '');
  const missing = finding(xml, 'BR-CO-12');
  expect(missing).toMatchObject({ expected: '24.50', path: '/Invoice/cac:LegalMonetaryTotal' });
  expect(missing.arithmetic?.difference).toBeNull();
  expect(missing).not.toHaveProperty('shownFix');
});

it('adds up over the whole document only as long as there is work left', () => {
  const ubl = SAMPLES.ubl;
  const part = (name: string) =>
    new RegExp(`<cac:${name}>[\\s\\S]*?</cac:${name}>`).exec(ubl)?.[0] ?? '';
  const line = part('InvoiceLine');
  const subtotal = part('TaxSubtotal');
  const lines = MAX_ADDED / 10;
  const xml = ubl.replace(line, line.repeat(lines)).replace(subtotal, subtotal.repeat(40));
  const found = validateInvoice(xml).findings.filter(({ rule }) => rule === 'BR-S-08');
  expect(found.length).toBeGreaterThan(30);
  const calculated = found.filter(({ arithmetic }) => arithmetic);
  expect(calculated.length).toBeGreaterThan(0);
  expect(calculated.length).toBeLessThanOrEqual(11);
});
