import { readFileSync } from 'node:fs';
import { deflateRawSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { validate } from '../open';
import { unpack } from './unpack';

const cii = readFileSync('static/samples/standard.cii.xml', 'utf8');
const ubl = readFileSync('static/samples/standard.ubl.xml', 'utf8');
const bytes = (text: string) => new TextEncoder().encode(text);
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

/** A ZIP file as programs write it: entries, directory, end. */
function zip(files: Readonly<Record<string, string>>): Uint8Array {
  const parts: Buffer[] = [];
  const central: Buffer[] = [];
  let at = 0;
  for (const [name, text] of Object.entries(files)) {
    const data = deflateRawSync(text);
    const local = Buffer.alloc(30);
    local.writeUInt32LE(0x04034b50, 0);
    local.writeUInt16LE(8, 8);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    central.push(entry, Buffer.from(name));
    parts.push(local, Buffer.from(name), data);
    at += 30 + name.length + data.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(files).length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...parts, directory, end]);
}

/** An element of ASN.1 with its contents; with a length that is not known before its end. */
const der = (tag: number, ...parts: (Uint8Array | number[])[]) => {
  const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([tag, 0x82, body.length >> 8, body.length & 255]), body]);
};
const ber = (tag: number, ...parts: (Uint8Array | number[])[]) =>
  Buffer.concat([[tag, 0x80], ...parts, [0, 0]].map((part) => Buffer.from(part)));
const oid = (last: number) => [6, 9, 42, 134, 72, 134, 247, 13, 1, 7, last];

/** Signed data around a file; the signature is left out, as nobody looks at it. */
const signed = (content: Uint8Array | undefined, kind = 2, node = der) => {
  const inner = content === undefined ? [] : [node(0xa0, content)];
  const data = node(0x30, [2, 1, 1], [0x31, 0], node(0x30, oid(1), ...inner));
  return node(0x30, oid(kind), node(0xa0, data));
};

const mail = (xml: string) =>
  [
    'From: a@example.org',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary="b1"',
    '',
    '--b1',
    'Content-Type: text/plain',
    '',
    'Hello',
    '--b1',
    'Content-Type: application/xml; name="invoice.xml"',
    'Content-Transfer-Encoding: base64',
    'Content-Disposition: attachment; filename="invoice.xml"',
    '',
    Buffer.from(xml)
      .toString('base64')
      .replace(/(.{76})/g, '$1\r\n'),
    '--b1--',
    '',
  ].join('\r\n');

describe('files around an invoice', () => {
  it.each([
    ['a ZIP file', zip({ 'a/invoice.xml': cii, 'readme.txt': 'x' })],
    ['a gzip file', new Uint8Array(gzipSync(cii))],
    ['an e-mail', bytes(mail(cii))],
    ['signed data in DER', signed(der(4, bytes(cii)))],
    [
      'signed data in pieces',
      signed(ber(0x24, der(4, bytes(cii.slice(0, 900))), der(4, bytes(cii.slice(900)))), 2, ber),
    ],
    [
      'signed data in PEM',
      bytes(
        `-----BEGIN CMS-----\n${signed(der(4, bytes(cii))).toString('base64')}\n-----END CMS-----`,
      ),
    ],
  ])('%s: the invoice inside is judged', async (_, packed) => {
    expect(await validate(packed)).toMatchObject({ verdict: 'valid', kind: 'cii' });
  });

  it('each byte of an e-mail stays as it is', async () => {
    const text = `From: a@example.org\nSubject: b\nContent-Type: text/xml; name="a.xml"\n\n${cii.replace(/(<ram:Name>)[^<]*/, '$1Süß‰')}`;
    expect(new TextDecoder().decode((await unpack(bytes(text)))?.[0]?.bytes)).toContain('Süß‰');
  });

  it('the envelope of a network is taken off, and lines stay', async () => {
    const inner = ubl
      .replace(/<\?xml[^>]*\?>\s*/, '')
      .replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11');
    const text = `<?xml version="1.0"?>\n<StandardBusinessDocument xmlns="urn:sbdh">\n<X/>\n${inner}\n</StandardBusinessDocument>`;
    const { verdict, findings } = await validate(text);
    expect(verdict).toBe('invalid');
    const line = text.slice(0, text.indexOf('<cbc:PayableAmount')).split('\n').length;
    expect(findings[0]).toMatchObject({ rule: 'BR-CO-16', line });
  });

  it.each([
    ['container-several', zip({ 'a.xml': cii, 'b.xml': ubl })],
    ['container-empty', zip({ 'a.txt': 'x' })],
    ['office', zip({ '[Content_Types].xml': '<x/>', 'word/document.xml': '<x/>' })],
    ['container-damaged', zip({ 'a.xml': cii }).subarray(0, 200)],
    ['container-damaged', signed(der(4, bytes(cii))).subarray(0, 200)],
    [
      'container-damaged',
      Buffer.from([0x30, 0x80, ...oid(2), ...Array(99).fill([0xa0, 0x80]).flat()]),
    ],
    ['p7m', signed(undefined)],
    ['p7m', signed(der(4, bytes(cii)), 3)],
  ])('%s', async (reason, packed) => {
    expect((await validate(packed)).findings).toMatchObject([{ rule: reason }]);
  });

  it('several files are unpacked for those who ask', async () => {
    const files = await unpack(zip({ 'a.xml': cii, 'b/b.xml': ubl }));
    expect(files?.map(({ name }) => name)).toEqual(['a.xml', 'b.xml']);
    expect(await unpack(bytes(cii))).toBeUndefined();
  });
});

describe('formats that are no invoice by EN 16931', () => {
  it.each([
    [
      'zugferd-1',
      '<rsm:CrossIndustryDocument xmlns:rsm="urn:ferd:CrossIndustryDocument:invoice:1p0"/>',
    ],
    ['order-x', '<a:SCRDMCCBDACIOMessageStructure xmlns:a="urn:un:x"/>'],
    [
      'fatturapa',
      '<p:FatturaElettronica xmlns:p="http://ivaservizi.agenziaentrate.gov.it/docs/xsd/fatture/v1.2"/>',
    ],
    ['ebinterface', '<Invoice xmlns="http://www.ebinterface.at/schema/6p1/"/>'],
    ['svefaktura', '<Invoice xmlns="urn:sfti:documents:BasicInvoice:1:0"/>'],
    ['ubl-order', `<Order xmlns="${UBL}Order-2"/>`],
    ['ubl-despatch', `<DespatchAdvice xmlns="${UBL}DespatchAdvice-2"/>`],
    ['ubl-response', `<ApplicationResponse xmlns="${UBL}ApplicationResponse-2"/>`],
    ['ubl-other', `<Catalogue xmlns="${UBL}Catalogue-2"/>`],
    ['report', '<rep:report xmlns:rep="http://www.xoev.de/de/validator/varl/1"/>'],
    ['html', '<!DOCTYPE html><html><body>Login</body></html>'],
    ['envelope', '<StandardBusinessDocument><Order/></StandardBusinessDocument>'],
    ['edifact', "UNA:+.? 'UNB+UNOC:3+1+2'"],
    ['image', '\u0089PNG\r\n'],
    ['p7m', '-----BEGIN PKCS7-----'],
    ['kind', '<other/>'],
  ])('%s is named in both languages', async (rule, text) => {
    for (const language of ['en-GB', 'de-DE']) {
      const { verdict, findings } = await validate(text, { language });
      expect(verdict).toBe('not-checked');
      expect(findings).toMatchObject([{ rule }]);
      expect(findings[0]?.message.length).toBeGreaterThan(20);
    }
  });

  it.each([
    ['urn:peppol:pint:billing-1@jp-1', 'profile-pint', 'information'],
    ['OIOUBL-2.02', 'profile-oioubl', 'information'],
    [
      'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:selfbilling:3.0',
      'profile-self-billing',
      'fatal',
    ],
    [
      'urn:cen.eu:en16931:2017#compliant#urn:xoev-de:kosit:standard:xrechnung_2.2',
      'profile-xrechnung-old',
      'fatal',
    ],
  ])('%s: a rule of EN 16931 that is broken is %s %s', async (id, note, severity) => {
    const xml = ubl
      .replace(/(<cbc:CustomizationID>)[^<]*/, `$1${id}`)
      .replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11');
    const { verdict, findings } = await validate(xml);
    expect(verdict).toBe(severity === 'fatal' ? 'invalid' : 'not-checked');
    expect(findings.find(({ rule }) => rule === 'BR-CO-16')).toMatchObject({ severity });
    expect(findings.map(({ rule }) => rule)).toContain(note);
  });
});
