import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_BREACHES } from './rules/registry';
import { MAX_FAULTS } from './structure/judge';
import { leastCost } from './least-cost';
import { validateInvoice } from './testing/validate-invoice';

const SAMPLES = 'static/samples';
const names = readdirSync(SAMPLES).filter((name) => name.endsWith('.xml'));
const read = (name: string) => readFileSync(join(SAMPLES, name), 'utf8');

const ubl = read('standard.ubl.xml');
const cii = read('standard.cii.xml');

const SPECIFICATION = /urn:cen\.eu:en16931:2017[^<]*/;
const EXTENDED = 'urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended';
const CIUS = 'urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0';

function changed(xml: string, ...changes: [from: RegExp, to: string][]): string {
  return changes.reduce((text, [from, to]) => {
    if (text.search(from) < 0) throw new Error(`The sample has no ${from}.`);
    return text.replace(from, to);
  }, xml);
}

const rulesIn = (xml: string) => validateInvoice(xml).findings.map(({ rule }) => rule);

describe('validateInvoice', () => {
  it.each(names)('finds %s valid', (name) => {
    expect(validateInvoice(read(name))).toMatchObject({ verdict: 'valid', findings: [] });
  });

  it('says where a finding is, and which term it is about', () => {
    const xml = changed(ubl, [/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.00']);
    const { verdict, findings } = validateInvoice(xml);
    expect(verdict).toBe('invalid');
    expect(findings).toContainEqual(
      expect.objectContaining({
        ruleSet: 'en16931',
        rule: 'BR-CO-16',
        severity: 'fatal',
        path: '/Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount',
        line: xml.split('\n').findIndex((line) => line.includes('cbc:PayableAmount')) + 1,
        terms: ['BT-115'],
      }),
    );
  });

  it.each([
    ['lines and rates', { 'cac:InvoiceLine': 1500, 'cac:TaxSubtotal': 300 }],
    ['sellers', { 'cac:AccountingSupplierParty': 700 }],
  ] satisfies [string, Record<string, number>][])(
    'takes time in proportion to many %s',
    (_name, counts) => {
      const invoiceWith = (share: number) =>
        Object.entries(counts).reduce((text, [name, count]) => {
          const [one = ''] = new RegExp(`<${name}>[^]*?</${name}>`).exec(text) ?? [];
          const numbered = (index: number) =>
            one.replace(/(<cbc:Percent>).*?</, `$1${(index % 300) + 1}<`);
          return text.replace(one, () =>
            Array.from({ length: count * share }, (_, i) => numbered(i)).join(''),
          );
        }, ubl);
      const costOf = (share: number) => {
        const xml = invoiceWith(share);
        return leastCost(() => validateInvoice(xml, { rules: 'all' }));
      };
      expect(validateInvoice(invoiceWith(1), { rules: 'all' }).verdict).toBe('invalid');
      // 10 in proportion, 100 by the square.
      expect(costOf(1) / costOf(1 / 10)).toBeLessThan(40);
    },
  );

  it.each<[what: string, rule: string, from: RegExp, to: string, expected: object]>([
    [
      'the element that is missing, at the last one on the way to it',
      'BR-DE-2',
      /<cac:Contact>[^]*?<\/cac:Contact>/,
      '',
      { path: '/Invoice/cac:AccountingSupplierParty/cac:Party' },
    ],
    [
      'a value that is missing in its group',
      'BR-11',
      /(<cac:AccountingCustomerParty>[^]*?)<cac:Country>[^]*?<\/cac:Country>/,
      '$1',
      { path: '/Invoice/cac:AccountingCustomerParty/cac:Party/cac:PostalAddress' },
    ],
    [
      'a wrong code with its value',
      'BR-CL-14',
      /(<cbc:IdentificationCode>)DE/,
      '$1XX',
      {
        path: '/Invoice/cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode',
        found: 'XX',
      },
    ],
    [
      'a wrong attribute with its value',
      'BR-CL-03',
      /(<cbc:PayableAmount currencyID=")EUR/,
      '$1XYZ',
      { path: '/Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount', found: 'XYZ' },
    ],
  ])('points at %s', (_, rule, from, to, expected) => {
    const { findings } = validateInvoice(changed(ubl, [from, to]), { rules: 'all' });
    expect(findings.find((one) => one.rule === rule)).toMatchObject({ rule, ...expected });
  });

  it('has no value for what is missing', () => {
    const { findings } = validateInvoice(changed(ubl, [/<cbc:BuyerReference>.*\n/, '']));
    expect(findings.find(({ rule }) => rule === 'BR-DE-15')).not.toHaveProperty('found');
  });

  it('lists findings in the order of the file', () => {
    const xml = changed(ubl, [/<cbc:BuyerReference>.*\n/, ''], [/<cbc:DueDate>/, '<cbc:Odd/>$&']);
    const lines = validateInvoice(xml, { rules: 'all' }).findings.map(({ line }) => line);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines).toEqual([...lines].sort((a, b) => a - b));
  });

  it('tells how much of the rules has run', () => {
    const shares: number[] = [];
    validateInvoice(ubl, { rules: 'all', onProgress: (share) => shares.push(share) });
    expect(shares).toEqual([1 / 4, 2 / 4, 3 / 4]);
  });

  it.each<[what: string, from: RegExp, to: string, rule: string, expected: object]>([
    [
      'a missing attribute',
      /(<cbc:PayableAmount) currencyID="EUR"/,
      '$1',
      'missing-attribute',
      { severity: 'fatal', path: '/Invoice/cac:LegalMonetaryTotal/cbc:PayableAmount' },
    ],
    [
      'an unknown attribute',
      /<cbc:BuyerReference>/,
      '<cbc:BuyerReference odd="1">',
      'unknown-attribute',
      { path: '/Invoice/cbc:BuyerReference/@odd', found: '1' },
    ],
    [
      'a value that is no date',
      /(<cbc:DueDate>)[^<]*/,
      '$1soon',
      'wrong-value',
      { path: '/Invoice/cbc:DueDate', found: 'soon', kind: 'date', terms: ['BT-9'] },
    ],
    [
      'an element that does not belong there',
      /<cac:Delivery>/,
      '<cac:Price><cbc:Odd/></cac:Price>$&',
      'unknown-element',
      {
        path: '/Invoice/cac:Price',
        line: ubl.split('\n').findIndex((line) => line.includes('<cac:Delivery>')) + 1,
      },
    ],
  ])('finds %s in the structure', (_, from, to, rule, expected) => {
    const { findings } = validateInvoice(changed(ubl, [from, to]));
    const found = findings.find((one) => one.ruleSet === 'structure' && one.rule === rule);
    expect(found).toMatchObject(expected);
    if (rule !== 'wrong-value' && rule !== 'unknown-attribute') {
      expect(found).not.toHaveProperty('found');
    }
  });

  it('speaks German when asked', () => {
    const xml = changed(ubl, [/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.000']);
    const german = validateInvoice(xml, { language: 'de-DE' }).findings.map(
      ({ message }) => message,
    );
    const english = validateInvoice(xml).findings.map(({ message }) => message);
    expect(german).toHaveLength(english.length);
    expect(german.join(' ')).toContain('Nachkommastellen');
    expect(english.join(' ')).toContain('decimals');
  });

  it('speaks English in a language that nobody has translated yet', () => {
    const xml = changed(
      ubl,
      [/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.000'],
      [/(<cac:TaxTotal>\s*<cbc:TaxAmount[^>]*>)[^<]*/, '$115.00'],
      [/<cbc:InvoiceTypeCode>/, '<cbc:Unknown/>$&'],
    );
    const french = validateInvoice(xml, { language: 'fr-FR' });
    expect(french).toEqual(validateInvoice(xml));
    expect(validateInvoice('', { language: 'fr-FR' })).toEqual(validateInvoice(''));
  });

  it('shows no fix for a sum that is only wrong since one of its addends is', () => {
    const vat = /(<cac:TaxTotal>\s*<cbc:TaxAmount[^>]*>)[^<]*/;
    const { findings } = validateInvoice(changed(ubl, [vat, '$15.00']), { language: 'de-DE' });
    const find = (id: string) => findings.find(({ rule }) => rule === id);
    expect(find('BR-CO-14')?.shownFix).toContain('190.00');
    expect(find('BR-CO-15')?.shownFix).toBeUndefined();
    expect(find('BR-CO-15')?.arithmetic?.cause).toMatch(/^Das folgt aus BT-110 in Zeile \d+:/);
  });

  it('shows both fixes when both values are wrong', () => {
    const xml = changed(
      ubl,
      [/(<cac:TaxTotal>\s*<cbc:TaxAmount[^>]*>)[^<]*/, '$15.00'],
      [/(<cbc:TaxInclusiveAmount[^>]*>)[^<]*/, '$17.00'],
    );
    const { findings } = validateInvoice(xml);
    expect(findings.find(({ rule }) => rule === 'BR-CO-15')?.shownFix).toBeDefined();
  });

  it('lists ten thousand findings of one rule at most, and the file stays invalid', () => {
    const many = ubl.replace('<cbc:CustomizationID>', `${'<x/>'.repeat(12_000)}$&`);
    const { verdict, findings } = validateInvoice(many);
    const of = (wanted: string) => findings.filter(({ rule }) => rule === wanted).length;
    expect(verdict).toBe('invalid');
    expect(of('unknown-element')).toBe(10_000);
    expect(of('PEPPOL-EN16931-R008')).toBe(10_000);
  });

  it('takes an amount that is no number as a breach, not as valid', () => {
    const xml = changed(ubl, [/(<cbc:PayableAmount[^>]*>)[^<]*/, '$1abc']);
    expect(rulesIn(xml)).toContain('BR-CO-16');
    expect(validateInvoice(xml).verdict).toBe('invalid');
  });

  it.each([
    [CIUS, ['en16931', 'xrechnung'], 'valid', []],
    ['urn:cen.eu:en16931:2017', ['en16931'], 'valid', []],
    [
      'urn:cen.eu:en16931:2017#compliant#urn:factur-x.eu:1p0:basic',
      ['en16931', 'facturx'],
      'invalid',
      [],
    ],
    ['urn:factur-x.eu:1p0:minimum', ['facturx'], 'invalid', []],
    ['urn:cen.eu:en16931:2017#conformant#urn:factur-x.eu:1p0:extended', ['facturx'], 'valid', []],
    ['urn:example:other', ['en16931'], 'not-checked', ['urn:example:other']],
  ])(
    'checks for %s what applies, and says what it does not',
    (id, checked, verdict, notChecked) => {
      expect(validateInvoice(changed(cii, [SPECIFICATION, id]))).toMatchObject({
        checked: ['structure', ...checked],
        verdict,
        notChecked,
      });
    },
  );

  it('names what a profile of Factur-X does not know or requires by its place', () => {
    const minimum = changed(cii, [SPECIFICATION, 'urn:factur-x.eu:1p0:minimum']);
    const { findings } = validateInvoice(minimum, { language: 'de-DE' });
    expect(findings).toContainEqual(
      expect.objectContaining({
        ruleSet: 'facturx',
        rule: 'unknown-element',
        path: '/rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem',
        message: expect.stringContaining('Factur-X MINIMUM kennt') as string,
      }),
    );
    const noType = changed(minimum, [/<ram:TypeCode>380<\/ram:TypeCode>/, '']);
    expect(validateInvoice(noType).findings.filter(({ terms }) => terms.includes('BT-3'))).toEqual([
      expect.objectContaining({ rule: 'BR-04', severity: 'fatal' }) as unknown,
    ]);
  });

  it('keeps an error of a profile beside a warning about the same place', () => {
    const fax = '<ram:FaxUniversalCommunication/>';
    const xml = changed(
      cii,
      [SPECIFICATION, EXTENDED],
      [/(Einkauf<\/ram:PersonName>)/, `$1${fax}`],
    );
    const { verdict, findings } = validateInvoice(xml, { language: 'de-DE' });
    expect(verdict).toBe('invalid');
    expect(findings).toMatchObject([
      { rule: 'PEPPOL-EN16931-R008', severity: 'warning' },
      { rule: 'missing-element', severity: 'fatal' },
    ]);
  });

  it.each([
    ['en-GB', 'higher profile'],
    ['de-DE', 'höheres Profil'],
  ])('advises a higher profile where there is one, %s', (language, advice) => {
    const messages = ['urn:factur-x.eu:1p0:minimum', EXTENDED].flatMap((id) => {
      const unused: [RegExp, string] = [
        /<ram:BuyerReference>/,
        '<ram:Reference>1</ram:Reference>$&',
      ];
      return validateInvoice(changed(cii, [SPECIFICATION, id], unused), { language })
        .findings.filter(
          ({ ruleSet, path }) => ruleSet === 'facturx' && path.endsWith('ram:Reference'),
        )
        .map(({ message }) => message.includes(advice));
    });
    expect(messages).toEqual([true, false]);
  });

  it('says of an element whose code makes it nothing what to correct', () => {
    const xml = changed(
      cii,
      [SPECIFICATION, EXTENDED],
      [/(TaxTotalAmount currencyID=")EUR/, '$1USD'],
    );
    const { findings } = validateInvoice(xml, { language: 'de-DE' });
    expect(findings).toContainEqual(
      expect.objectContaining({
        ruleSet: 'facturx',
        rule: 'unknown-kind',
        severity: 'fatal',
        kind: 'unused',
        terms: ['BT-110', 'BT-111'],
        message: expect.stringContaining('Berichtigen Sie den Code') as string,
      }),
    );
  });

  it('runs Peppol for Peppol BIS, and every rule set when asked', () => {
    const id = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
    expect(validateInvoice(changed(ubl, [SPECIFICATION, id])).checked).toEqual([
      'structure',
      'en16931',
      'peppol',
    ]);
    expect(validateInvoice(ubl, { rules: 'all' }).checked).toEqual([
      'structure',
      'en16931',
      'xrechnung',
      'peppol',
    ]);
  });

  it("gives XRechnung KoSIT's severities, and others the official ones", () => {
    const unit: [RegExp, string] = [/unitCode="[^"]*"/, 'unitCode="PCE"'];
    const severity = (xml: string) =>
      validateInvoice(xml).findings.find(({ rule }) => rule === 'BR-CL-23')?.severity;
    expect(severity(changed(ubl, unit))).toBe('warning');
    expect(severity(changed(ubl, unit, [SPECIFICATION, 'urn:cen.eu:en16931:2017']))).toBe('fatal');
  });

  it('has no verdict for a credit note of the XRechnung Extension, and says why', () => {
    const id = `${CIUS}#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0`;
    const xml = changed(read('credit-memo.ubl.xml'), [SPECIFICATION, id]);
    expect(validateInvoice(xml)).toMatchObject({
      verdict: 'not-checked',
      notChecked: ['XRechnung Extension (UBL CreditNote)'],
      findings: [
        {
          ruleSet: 'structure',
          rule: 'no-scenario',
          path: '/CreditNote/cbc:CustomizationID',
          message: expect.stringContaining('no scenario') as string,
        },
      ],
    });
    const broken = changed(xml, [/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, '']);
    expect(validateInvoice(broken, { language: 'de-DE' })).toMatchObject({ verdict: 'invalid' });
    expect(validateInvoice(changed(ubl, [SPECIFICATION, id]))).toMatchObject({ verdict: 'valid' });
  });

  it.each([
    ['standard.ubl.xml', CIUS, 'XRechnung (UBL Invoice)'],
    ['credit-memo.ubl.xml', CIUS, 'XRechnung (UBL CreditNote)'],
    ['standard.cii.xml', CIUS, 'XRechnung (CII)'],
    ['standard.cii.xml', 'urn:cen.eu:en16931:2017', 'EN 16931 (CII)'],
  ])(
    'has no verdict for blanks around the identifier, which KoSIT refuses: %s %s',
    (name, id, notChecked) => {
      const xml = changed(read(name), [SPECIFICATION, `\n${id} `]);
      expect(validateInvoice(xml)).toMatchObject({
        verdict: 'not-checked',
        notChecked: [notChecked],
        findings: expect.arrayContaining([
          expect.objectContaining({ rule: 'no-scenario', terms: ['BT-24'] }),
        ]) as unknown,
      });
      expect(validateInvoice(changed(xml, [/\s*urn:cen[^<]*/, id]))).toMatchObject({
        verdict: 'valid',
      });
    },
  );

  it.each(['', '<Invoice>', '%PDF-1.7', '<!DOCTYPE a><a/>', '{"a": 1}'])(
    'does not check %j',
    (text) => {
      expect(validateInvoice(text)).toMatchObject({
        kind: null,
        verdict: 'not-checked',
        findings: [{ ruleSet: 'structure', severity: 'fatal' }],
      });
    },
  );

  const anySample = fc.constantFrom(...names.map(read));
  const VERDICTS = ['valid', 'invalid', 'not-checked'];

  it('never throws on text that has been cut, doubled or overwritten', () => {
    fc.assert(
      fc.property(anySample, fc.nat(), fc.nat(200), fc.string(), (xml, at, length, text) => {
        const start = at % xml.length;
        const broken = xml.slice(0, start) + text + xml.slice(start + length);
        expect(VERDICTS).toContain(validateInvoice(broken, { rules: 'all' }).verdict);
      }),
      { numRuns: 100 },
    );
  });

  it('never throws on elements that are missing, repeated or filled with anything', () => {
    const value = fc.oneof(
      fc.constantFrom('', ' ', '-1', '1.005', '1E2', 'NaN', '99999999999999999999.999', '1'),
      fc.string().map((text) => text.replace(/[<&\]\p{C}]/gu, '')),
    );
    fc.assert(
      fc.property(anySample, fc.nat(), fc.nat(2), value, (xml, at, times, text) => {
        const leaves = [...xml.matchAll(/<([\w:]+)([^<>]*)>[^<>]*<\/\1>/g)];
        const leaf = leaves[at % leaves.length];
        const [whole = '', name, attributes] = leaf ?? [];
        const other = `<${name}${attributes}>${text}</${name}>`.repeat(times);
        const { kind } = validateInvoice(
          xml.replace(whole, () => other),
          { rules: 'all' },
        );
        expect(kind).not.toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  it('never throws on bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(validateInvoice(bytes).verdict).toBe('not-checked');
      }),
    );
  });
});

describe('what would take too long', () => {
  it('ends a stage at its number of findings, and says so', () => {
    const lines = '<cac:InvoiceLine/>'.repeat(MAX_FAULTS);
    const { findings, verdict } = validateInvoice(ubl.replace('</Invoice>', `${lines}</Invoice>`));
    expect(verdict).toBe('invalid');
    expect(findings.filter(({ rule }) => rule === 'cut-off')).toHaveLength(1);
    expect(findings.filter(({ rule }) => rule === 'missing-element')).toHaveLength(MAX_FAULTS);
    expect(findings.length).toBeLessThanOrEqual(1 + MAX_FAULTS + 2 * MAX_BREACHES);
  });

  it('reads an attachment of many megabytes', () => {
    const data = 'AAAA'.repeat(3_000_000);
    const attached = `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="application/pdf" filename="a.pdf">${data}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>`;
    const xml = ubl.replace('<cac:AccountingSupplierParty>', `${attached}$&`);
    expect(validateInvoice(xml).verdict).toBe('valid');
  });
});
