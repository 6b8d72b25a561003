import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasOfficialResults, OFFICIAL_RESULTS } from '../../bench/agreement/official';
import data from '../../data/vat-data.json';
import { rules } from '../rules/catalogue';
import { open } from '../open';
import { readInvoice } from '../reading/read-xml';
import { applyChange, changed, readChanges, type Change } from '../testing/change';
import type { Syntax } from '../testing/find-term';
import { parseXml, toXml, type XmlElementNode } from '../testing/xml-tree';
import { termById } from '../view/terms';
import { VAT_CHECKS } from './checks';
import { vatDataOf } from './index';
import { lawIn } from './law';

const SAMPLES = 'static/samples';
const SYNTAXES = ['ubl', 'cii'] as const;

const sample = (name: string, syntax: Syntax) =>
  parseXml(readFileSync(`${SAMPLES}/${name}.${syntax}.xml`, 'utf8'));

function dataOn(name: string, syntax: Syntax, changes: string) {
  const root = changed(sample(name, syntax), syntax, readChanges(changes));
  return vatDataOf(readInvoice(toXml(root)), 'en-GB');
}

const stateIn = (name: string, syntax: Syntax, item: string, changes: string) =>
  dataOn(name, syntax, changes)?.items.find(({ id }) => id === item)?.state ?? 'not asked';

/** Items, documents by a sample and a change of it, and what is said of the item in them. */
const CASES: readonly (readonly [item: string, sample: string, change: string, state: string])[] = [
  ['seller', 'standard', '', 'there'],
  ['seller', 'standard', '-BT-27', 'missing'],
  ['seller', 'standard', '-BT-37', 'missing'],
  ['seller', 'standard', '-BT-35;-BT-36', 'unknown'],
  ['seller', 'standard', '-BT-35;-BT-36;-BT-38', 'missing'],
  ['buyer', 'standard', '', 'there'],
  ['buyer', 'standard', '-BT-44', 'missing'],
  ['buyer', 'small-business', '', 'not asked'],
  ['tax-number', 'standard', '', 'there'],
  ['tax-number', 'small-business', 'BT-112=1000', 'there'],
  ['tax-number', 'standard', 'BT-31=DE 12', 'unknown'],
  ['tax-number', 'standard', '-BT-31', 'missing'],
  ['issue-date', 'standard', '', 'there'],
  ['issue-date', 'standard', '-BT-2', 'missing'],
  ['number', 'standard', '', 'there'],
  ['number', 'standard', '-BT-1', 'missing'],
  ['number', 'small-business', '', 'not asked'],
  ['description', 'standard', '', 'unknown'],
  ['description', 'standard', '-BG-25', 'missing'],
  ['description', 'standard', 'BT-153=Siehe Anlage 2;-BT-154', 'missing'],
  ['description', 'standard', 'BT-153=Anlage zur Wasseraufbereitung', 'unknown'],
  ['description', 'standard', '-BT-129', 'missing'],
  ['supply-time', 'standard', '', 'there'],
  ['supply-time', 'standard', '-BT-72', 'missing'],
  ['supply-time', 'standard', '-BT-72;BT-20=Leistungszeitraum: Juni 2026', 'unknown'],
  ['supply-time', 'standard', '-BT-72;BT-20=Stand Juni 2026', 'missing'],
  ['supply-time', 'standard', '-BT-72;BT-3=386', 'not asked'],
  ['supply-time', 'credit-memo', '-BT-72', 'unknown'],
  ['supply-time', 'small-business', '', 'not asked'],
  ['advance-receipt', 'final-invoice', 'BT-3=386', 'unknown'],
  ['advance-receipt', 'standard', 'BT-3=386', 'not asked'],
  ['consideration', 'mixed-rates', '', 'there'],
  ['consideration', 'mixed-rates', 'BT-152=5', 'missing'],
  ['consideration', 'standard', '-BT-116', 'missing'],
  ['total', 'small-business', '', 'there'],
  ['total', 'small-business', 'BT-112=1000', 'there'],
  ['reductions', 'standard', '', 'unknown'],
  ['reductions', 'mixed-rates', '', 'there'],
  ['reductions', 'standard', 'BT-20=Bei früher Zahlung Skonto', 'missing'],
  ['reductions', 'standard', 'BT-20=14 Tage 2 % Skonto', 'there'],
  ['reductions', 'standard', 'BT-20=Ohne Skonto', 'unknown'],
  ['tax', 'standard', '', 'there'],
  ['tax', 'standard', '-BT-117', 'missing'],
  ['tax', 'standard', 'BT-112=200;-BT-117', 'there'],
  ['tax', 'export', '', 'not asked'],
  ['exemption', 'export', '', 'there'],
  ['exemption', 'export', '-BT-120', 'unknown'],
  ['exemption', 'export', '-BT-120;-BT-121', 'missing'],
  ['exemption', 'intra-community', '-BT-120;-BT-121;-BT-22', 'missing'],
  ['exemption', 'small-business', '', 'there'],
  ['exemption', 'reverse-charge', '', 'not asked'],
  ['keeping', 'foreign-currency', '', 'unknown'],
  ['keeping', 'foreign-currency', 'BT-20=Rechnung zwei Jahre aufbewahren', 'there'],
  ['keeping', 'standard', '', 'not asked'],
  ['self-billing', 'self-billed', '', 'there'],
  ['self-billing', 'self-billed', '-BT-22', 'unknown'],
  ['vat-numbers', 'intra-community', '', 'there'],
  ['vat-numbers', 'intra-community', '-BT-48', 'missing'],
  ['vat-numbers', 'intra-community', 'BT-48=DE987654321', 'missing'],
  ['vat-numbers', 'peppol-bis', '-BT-48', 'missing'],
  ['vat-numbers', 'reverse-charge', '', 'not asked'],
  ['reverse-charge', 'reverse-charge', '', 'there'],
  ['reverse-charge', 'reverse-charge', '-BT-120', 'unknown'],
  ['reverse-charge', 'reverse-charge', '-BT-120;-BT-121', 'missing'],
  ['vehicle', 'intra-community', 'BT-153=Neufahrzeug', 'unknown'],
  ['vehicle', 'intra-community', '', 'not asked'],
  ['triangle', 'intra-community', 'BT-120=Innergemeinschaftliches Dreiecksgeschäft', 'there'],
  ['triangle', 'intra-community', 'BT-120=Dreiecksgeschäft;-BT-48', 'missing'],
  ['margin', 'export', 'BT-118=E;BT-121=VATEX-EU-F', 'unknown'],
  ['margin', 'export', 'BT-118=E;BT-120=Gebrauchtgegenstände/Sonderregelung', 'there'],
  ['advances', 'final-invoice', '', 'unknown'],
  ['advances', 'final-invoice', '-BG-24', 'missing'],
  ['advances', 'final-invoice', '-BG-24;-BG-3', 'unknown'],
  ['preceding', 'credit-memo', '', 'there'],
  ['preceding', 'credit-memo', '-BG-3', 'missing'],
  ['preceding', 'corrected-invoice', '-BG-3', 'missing'],
];

describe.each(SYNTAXES)('VAT data in %s', (syntax) => {
  it.each(CASES)('%s of %s, %s: %s', (item, name, change, state) => {
    expect(stateIn(name, syntax, item, change)).toBe(state);
  });

  it('has the item in one document and lacks it in another', () => {
    const items = data.items.map(({ id }) => id);
    expect(items.sort()).toEqual(Object.keys(VAT_CHECKS).sort());
    for (const item of items) {
      const states = CASES.filter(([id]) => id === item).map(([, , , state]) => state);
      // Two have no field of their own, and without a total no amount is small.
      if (['advance-receipt', 'total', 'vehicle'].includes(item)) continue;
      expect(new Set(states.filter((state) => state !== 'not asked')).size, item).toBeGreaterThan(
        1,
      );
    }
  });

  it.each([
    ['standard', '', 'ordinary'],
    ['standard', 'BT-112=250', 'small-amount'],
    ['standard', 'BT-112=250.01', 'ordinary'],
    ['standard', 'BT-112=200;BT-5=CHF', 'ordinary'],
    ['reverse-charge', 'BT-112=200', 'ordinary reverse-charge'],
    ['small-business', 'BT-112=1000', 'small-business'],
    ['small-business', 'BT-112=1000;BT-120=Schaden', 'ordinary'],
    ['prepayment-invoice', 'BT-3=386', 'ordinary advance'],
    ['final-invoice', '', 'ordinary final'],
    ['credit-memo', '', 'ordinary correction'],
    ['peppol-bis', '', 'ordinary eu-service'],
    ['intra-community', '', 'ordinary intra-community'],
    ['export', '', 'ordinary export'],
    ['self-billed', '', 'ordinary self-billing'],
    ['export', 'BT-118=E;BT-121=VATEX-EU-D', 'ordinary margin'],
  ])('%s, %s, is of the kind %s', (name, change, kinds) => {
    const found = dataOn(name, syntax, change)?.kinds.map(({ id }) => id);
    expect(found).toEqual(kinds.split(' '));
  });

  it('is for German sellers and for supplies in Germany alone', () => {
    const foreign = 'BT-40=FR;BT-31=FR12345678901';
    expect(dataOn('export', syntax, foreign)).toBeUndefined();
    expect(dataOn('standard', syntax, 'BT-40=FR')).toBeDefined();
    expect(dataOn('standard', syntax, `${foreign};+BT-80=DE`)).toBeDefined();
    expect(dataOn('intra-community', syntax, `${foreign};BT-80=DE`)).toBeUndefined();
  });

  it('cites the law of the kind', () => {
    const lawOf = (name: string, item: string) =>
      dataOn(name, syntax, '')?.items.find(({ id }) => id === item)?.law;
    expect(lawOf('standard', 'supply-time')).toBe('§ 14(4) sentence 1 no. 6 UStG');
    expect(lawOf('small-business', 'seller')).toBe('§ 33 sentence 1 no. 1 UStDV');
  });

  it('names VAT that stands beside a category without VAT', () => {
    expect(dataOn('reverse-charge', syntax, '')?.undueTax).toEqual([]);
    const found = dataOn('reverse-charge', syntax, 'BT-117=19.00')?.undueTax;
    expect(found).toMatchObject([{ term: 'BT-117', value: '19.00' }]);
  });

  it('writes a letter in both languages where something is missing', () => {
    expect(dataOn('standard', syntax, '')?.letter).toBeUndefined();
    const letter = dataOn('standard', syntax, '-BT-72')?.letter;
    expect(letter?.['de-DE']).toMatch(
      /Rechnung 103001 vom \d+\. \S+ 2026\. [^]*\n- Leistungszeitpunkt \(BT-72.*\): § 14 Abs\. 4 Satz 1 Nr\. 6 UStG\n[^]*§ 31 Abs\. 5 UStDV/,
    );
    expect(letter?.['en-GB']).toContain('- Time of supply (BT-72');
  });
});

describe('the list of VAT data', () => {
  it('has the words for each state that its check has, and no rule or term that is unknown', () => {
    const known = new Set(rules.map(({ id }) => id));
    for (const item of data.items) {
      expect(item.terms.filter((term) => !termById.has(term))).toEqual([]);
      expect(item.rules.filter((id) => !known.has(id))).toEqual([]);
      expect(Object.keys(item['en-GB'])).toEqual(Object.keys(item['de-DE']));
      const states = CASES.filter(([id]) => id === item.id).map(([, , , state]) => state);
      for (const state of ['missing', 'unknown'] as const) {
        if (states.includes(state))
          expect(item['de-DE'][state], `${item.id} ${state}`).toMatch(/\.$/);
      }
    }
  });

  it('has a kind for each law', () => {
    const kinds = new Set(data.kinds.map(({ id }) => id));
    for (const { law } of data.items) {
      expect(Object.keys(law).filter((kind) => !kinds.has(kind))).toEqual([]);
    }
  });

  it('cites in English and German', () => {
    const law = '§ 14a Abs. 5 Satz 2 Nr. 10 UStG';
    expect(lawIn(law, 'en-GB')).toBe('§ 14a(5) sentence 2 no. 10 UStG');
    expect(lawIn(law, 'de-DE')).toBe(law);
  });
});

it('changes no verdict', async () => {
  const root = changed(sample('standard', 'ubl'), 'ubl', readChanges('-cac:Delivery'));
  const invoice = await open(toXml(root));
  expect(invoice.validate().verdict).toBe('valid');
  expect((await invoice.vatData())?.counts.missing).toBe(1);
});

describe('any document', () => {
  const states = (root: XmlElementNode) =>
    vatDataOf(readInvoice(toXml(root)), 'en-GB')?.items.map(({ id, state }) => `${id} ${state}`);

  /** Turns the order of siblings around and puts blanks around each value. */
  function turned(element: XmlElementNode): void {
    element.children.reverse();
    if (element.children.length === 0) element.text = `\n ${element.text} `;
    element.children.forEach(turned);
  }

  it.each(
    readdirSync(SAMPLES)
      .filter((file) => file.endsWith('.xml'))
      .map((file) => file.split('.') as [string, Syntax]),
  )('%s in %s has the same states in another order and with blanks', (name, syntax) => {
    const root = sample(name, syntax);
    const before = states(root);
    expect(before?.length).toBeGreaterThan(4);
    turned(root);
    expect(states(root)).toEqual(before);
  });

  it('is read without an error whatever is taken away, repeated or written into it', () => {
    const terms = [...termById.keys()];
    const value = fc.oneof(
      fc.constantFrom('', 'DE', '384', '386', 'AE', 'K', '-1', '1e9', 'x', 'VATEX-EU-D'),
      fc.string(),
    );
    const change = fc.record({
      sign: fc.constantFrom('', '-', '*'),
      subject: fc.constantFrom(...terms),
      isTerm: fc.constant(true),
      value,
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...SYNTAXES),
        fc.array(change, { maxLength: 40 }),
        (syntax, changes) => {
          const root = sample('mixed-rates', syntax);
          for (const one of changes) {
            try {
              applyChange(root, syntax, one as Change);
            } catch {
              // The sample has no such term.
            }
          }
          for (const state of states(root) ?? [])
            expect(state).toMatch(/ (there|missing|unknown)$/);
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Invoices of the test suite of XRechnung. */
const SUITE = join(OFFICIAL_RESULTS, 'documents/kosit-testsuite');
/** Items that a person has to look at in every invoice. */
const ALWAYS = new Set(['description', 'reductions']);

it.runIf(hasOfficialResults()).each(['ubl', 'uncefact'])(
  'the business cases of XRechnung in %s lack the time of supply in nine of 33',
  (syntax) => {
    const cases = readdirSync(SUITE).filter((file) =>
      new RegExp(`^0[123]\\.\\d\\da-INVOICE_${syntax}`).test(file),
    );
    expect(cases).toHaveLength(33);
    const found = cases.flatMap((file) => {
      const vatData = vatDataOf(readInvoice(readFileSync(join(SUITE, file), 'utf8')), 'en-GB');
      return (vatData?.items ?? []).map(({ id, state }) => ({ state, id, file: file.slice(0, 5) }));
    });
    const inState = (wanted: string) =>
      found
        .filter(({ state, id }) => state === wanted && !ALWAYS.has(id))
        .map(({ file, id }) => `${file} ${id}`);
    expect(inState('missing')).toEqual(
      '01.08 01.09 01.10 01.11 01.12 01.15 02.05 03.02 03.03'
        .split(' ')
        .map((number) => `${number} supply-time`),
    );
    expect(inState('unknown')).toEqual([
      '01.01 supply-time',
      '01.13 supply-time',
      '01.14 seller',
      '01.14 buyer',
      '01.17 supply-time',
      '01.20 self-billing',
      '01.21 reverse-charge',
      '02.01 exemption',
      '02.02 exemption',
      '02.03 exemption',
      '02.03 advances',
      '02.04 exemption',
      '02.05 exemption',
      '03.01 advances',
      '03.04 advances',
      '03.06 exemption',
    ]);
  },
);
