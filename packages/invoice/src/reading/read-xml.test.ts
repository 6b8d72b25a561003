import { describe, expect, it } from 'vitest';
import { locate } from './element';
import { LIMITS } from './limits';
import { readInvoice } from './read-xml';
import { Refusal } from '../refusal';
import { validateInvoice } from '../testing/validate-invoice';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const NAMESPACES = `xmlns="${UBL}Invoice-2" xmlns:cbc="${UBL}CommonBasicComponents-2" xmlns:cac="${UBL}CommonAggregateComponents-2"`;

function invoice(content: string, declaration = ''): string {
  return `${declaration}<Invoice ${NAMESPACES}>${content}</Invoice>`;
}

function repeated(times: number, part: (one: number) => string): string {
  return Array.from({ length: times }, (_, one) => part(one)).join('');
}

function utf16(text: string, littleEndian: boolean, mark = true): Uint8Array {
  const units = [...(mark ? '\uFEFF' : ''), ...text].flatMap((character) => {
    const code = character.charCodeAt(0);
    return littleEndian ? [code & 255, code >> 8] : [code >> 8, code & 255];
  });
  return Uint8Array.from(units);
}

function reasonOf(source: string | Uint8Array): string {
  try {
    readInvoice(source);
  } catch (error) {
    if (error instanceof Refusal) return error.reason;
    throw error;
  }
  return 'read';
}

describe('readInvoice', () => {
  it('gives names their usual prefixes, whatever the file uses', () => {
    const { root } = readInvoice(
      `<x:Invoice xmlns:x="${UBL}Invoice-2"><a:ID xmlns:a="${UBL}CommonBasicComponents-2">1</a:ID></x:Invoice>`,
    );
    expect(root.name).toBe('Invoice');
    expect(root.children[0]).toMatchObject({ name: 'cbc:ID', tag: 'a:ID' });
  });

  it('keeps names of unknown namespaces apart', () => {
    const { root } = readInvoice(invoice('<z:ID xmlns:z="https://example.org/z">1</z:ID>'));
    expect(root.children[0]?.name).toBe('{https://example.org/z}ID');
    expect(root.children[0]?.path.split('/')).toHaveLength(3);
  });

  it('joins text, CDATA and references, and parts it at comments', () => {
    const { root } = readInvoice(
      invoice('<cbc:ID>a<![CDATA[<b>]]>&amp;<!-- c -->d<?e f?>g</cbc:ID>'),
    );
    const id = root.first('cbc:ID');
    expect(id?.value).toBe('a<b>&dg');
    expect(id?.pieces).toEqual(['a<b>&', 'd', 'g']);
  });

  it('knows line, column and location of each element', () => {
    const { root } = readInvoice(
      invoice('\n  <cac:InvoiceLine/>\n  <cac:InvoiceLine\n a="1"><cbc:ID/></cac:InvoiceLine>'),
    );
    const second = root.all('cac:InvoiceLine')[1];
    expect(second?.position).toEqual({ line: 3, column: 3 });
    const id = second?.first('cbc:ID');
    expect(id && locate(id, 'schemeID')).toBe('/Invoice/cac:InvoiceLine[2]/cbc:ID/@schemeID');
  });

  const text = invoice('<cbc:ID>Süß</cbc:ID>');
  const declaring = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?>${text}`;
  const latin = declaring('ISO-8859-1');

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a mark', new TextEncoder().encode(`\uFEFF${text}`)],
    [
      'UTF-8 with a mark and a declaration',
      new TextEncoder().encode(`\uFEFF${declaring('UTF-8')}`),
    ],
    ['UTF-16 with a declaration', utf16(declaring('UTF-16'), true)],
    ['UTF-16, little endian', utf16(text, true)],
    ['UTF-16, big endian', utf16(text, false)],
    ['UTF-16 without a mark', utf16(text, true, false)],
    ['ISO-8859-1', Uint8Array.from(latin, (character) => character.charCodeAt(0))],
  ])('reads %s', (_name, bytes) => {
    expect(readInvoice(bytes).root.text('cbc:ID')).toBe('Süß');
  });

  it('reads 64 levels with the invoice itself', () => {
    expect(reasonOf(new TextEncoder().encode(invoice('<a>'.repeat(63) + '</a>'.repeat(63))))).toBe(
      'read',
    );
  });

  it.each([
    ['doctype', `<!DOCTYPE Invoice [<!ENTITY a "b">]>${invoice('&a;')}`],
    ['ampersand', invoice('&a;')],
    ['ampersand', invoice('<cbc:ID>Müller & Söhne</cbc:ID>')],
    ['ampersand', invoice('<cbc:ID>R&amp;D, Q&A</cbc:ID>')],
    ['ampersand', invoice('<cbc:ID a="1&2"/>')],
    ['malformed', invoice('<![CDATA[ & ]]><!-- & -->&#38;&#x26;<cbc:ID>')],
    ['malformed', invoice('<![CDATA['.repeat(200_000))],
    ['malformed', invoice('<cbc:ID>')],
    ['malformed', ''],
    ['malformed', 'no XML'],
    ['kind', '<Invoice/>'],
    ['kind', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['depth', invoice('<a>'.repeat(64))],
    ['elements', invoice('<a/>'.repeat(LIMITS.elements))],
    ['names', invoice(repeated(LIMITS.paths, (one) => `<a${one}/>`))],
    ['names', invoice(`<a ${repeated(LIMITS.attributes + 1, (one) => `a${one}="" `)}/>`)],
    ['names', invoice(`<a ${repeated(LIMITS.attributes + 1, (one) => `xmlns:a${one}="u" `)}/>`)],
    ['names', invoice(`<${'a'.repeat(LIMITS.name + 1)}/>`)],
    ['names', invoice(`<a ${'b'.repeat(LIMITS.name + 1)}="1"/>`)],
    ['names', invoice(`<a xmlns="${'b'.repeat(LIMITS.name + 1)}"/>`)],
    ['size', new Uint8Array(LIMITS.bytes + 1)],
    ['encoding-unknown', '<?xml version="1.0" encoding="EBCDIC"?>'],
    ['encoding', `<?xml version="1.0" encoding="US-ASCII"?>${invoice('ü')}`],
    ['encoding', `\uFEFF<?xml version="1.0" encoding="UTF-16"?>${invoice('')}`],
    ['encoding', utf16(`<?xml version="1.0" encoding="UTF-8"?>${invoice('')}`, true)],
    ['malformed', invoice('<a xmlns="urn:a "/>')],
    ['encoding', Uint8Array.from([0x3c, 0xff, 0xfe])],
  ])('refuses what is %s', (reason, source) => {
    expect(reasonOf(typeof source === 'string' ? new TextEncoder().encode(source) : source)).toBe(
      reason,
    );
  });

  it.each([
    ['<?xml version="1.0" encoding="latin1"?>', 'Kodierung „latin1“', 1],
    [invoice('<cbc:ID>\nMüller & Söhne</cbc:ID>'), 'bei „& Söhne“', 2],
  ])('names in %s what it does not read, in German too', (text, words, line) => {
    const { findings } = validateInvoice(new TextEncoder().encode(text), { language: 'de-DE' });
    expect(findings).toMatchObject([{ line, message: expect.stringContaining(words) as string }]);
  });
});
