import { describe, expect, it } from 'vitest';
import { SAMPLE_NAMES, SYNTAXES } from './catalogue';
import { annotateLines, excerpt, occurringTerms, UnknownTermError } from './excerpt';
import { readSampleXml } from './read';

const standard = readSampleXml('standard', 'ubl');

describe('excerpt', () => {
  it('shows the lines of the terms inside their ancestors', () => {
    expect(excerpt(standard, 'ubl', ['BT-5', 'BT-40'])).toEqual({
      text: [
        '<Invoice …>',
        '  <!-- … -->',
        '  <cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>',
        '  <!-- … -->',
        '  <cac:AccountingSupplierParty>',
        '    <cac:Party>',
        '      <!-- … -->',
        '      <cac:PostalAddress>',
        '        <!-- … -->',
        '        <cac:Country>',
        '          <cbc:IdentificationCode>DE</cbc:IdentificationCode>',
        '        </cac:Country>',
        '      </cac:PostalAddress>',
        '      <!-- … -->',
        '    </cac:Party>',
        '  </cac:AccountingSupplierParty>',
        '  <!-- … -->',
        '</Invoice>',
      ].join('\n'),
      highlighted: [3, 11],
    });
  });

  it('shows a group whole', () => {
    const { text } = excerpt(standard, 'ubl', ['BG-17']);
    expect(text).toContain('<cbc:ID>COBADEFFXXX</cbc:ID>');
    expect(text).not.toContain('PaymentID');
  });

  it('shows what makes an element this term, without pointing at it', () => {
    const { text, highlighted } = excerpt(standard, 'ubl', ['BT-31']);
    const shown = text.split('\n');
    const number = shown.findIndex((line) => line.includes('<cbc:CompanyID>DE123456789<'));
    expect(shown.slice(number + 1, number + 4).map((line) => line.trim())).toEqual([
      '<cac:TaxScheme>',
      '<cbc:ID>VAT</cbc:ID>',
      '</cac:TaxScheme>',
    ]);
    expect(highlighted).toEqual([number + 1]);
  });

  it('keeps both lines of a text with a line break', () => {
    const { text } = excerpt(readSampleXml('mixed-rates', 'ubl'), 'ubl', ['BT-20']);
    expect(text).toContain('    <cbc:Note>#SKONTO#TAGE=14#PROZENT=2.00#\n</cbc:Note>');
  });

  it('consists of lines of the file, besides the root and the elisions', () => {
    for (const name of SAMPLE_NAMES) {
      for (const syntax of SYNTAXES) {
        const xml = readSampleXml(name, syntax);
        const own = excerpt(xml, syntax, ['BT-1', 'BT-112', 'BT-130']).text.split('\n').slice(1);
        const file = xml.split('\n');
        expect(own.filter((line) => !file.includes(line) && !line.includes('<!-- … -->'))).toEqual(
          [],
        );
      }
    }
  });

  it.each([
    ['BT-999', 'BT-5'],
    ['BT-6', 'BT-5'],
  ])('refuses %s and offers what there is', (id, offered) => {
    try {
      excerpt(standard, 'ubl', [id]);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(UnknownTermError);
      expect((error as UnknownTermError).term).toBe(id);
      expect((error as UnknownTermError).allowed).toContain(offered);
    }
  });
});

describe('annotateLines', () => {
  it('names terms, their attributes, and groups on their first line', () => {
    const lines = annotateLines(standard, 'ubl');
    const at = (part: string) => lines.find(({ text }) => text.includes(part))?.bts;
    expect(at('<cbc:DocumentCurrencyCode>')).toEqual(['BT-5']);
    expect(at('<cbc:EndpointID')).toEqual(['BT-34', 'BT-34-1']);
    expect(at('<cbc:InvoicedQuantity')).toEqual(['BT-129', 'BT-130']);
    expect(at('<cac:InvoiceLine>')).toEqual(['BG-25']);
    expect(at('</cac:InvoiceLine>')).toEqual([]);
  });

  it('gives the file back line by line', () => {
    const lines = annotateLines(standard, 'ubl');
    expect(`${lines.map(({ text }) => text).join('\n')}\n`).toBe(standard);
    expect(lines.map(({ line }) => line)).toEqual(lines.map((_, index) => index + 1));
  });

  it.each(SAMPLE_NAMES)('finds the same terms in both syntaxes of %s', (name) => {
    // In CII, BG-13 is there even if it is empty, and BG-19 has no element.
    const [ubl, cii] = SYNTAXES.map((syntax) =>
      occurringTerms(readSampleXml(name, syntax), syntax).filter(
        (id) => id !== 'BG-13' && id !== 'BG-19',
      ),
    );
    expect(ubl).toEqual(cii);
  });
});
