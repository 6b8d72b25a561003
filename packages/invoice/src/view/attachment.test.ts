import { expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { readInvoice } from '../reading/read-xml';
import { attachedFile } from './attachment';

const standard = readFileSync('static/samples/standard.ubl.xml', 'utf8');

function attached(content: string, mime: string, name: string) {
  const xml = standard.replace(
    '<cac:AccountingSupplierParty>',
    `<cac:AdditionalDocumentReference><cbc:ID>1</cbc:ID><cac:Attachment><cbc:EmbeddedDocumentBinaryObject mimeCode="${mime}" filename="${name}">${content}</cbc:EmbeddedDocumentBinaryObject></cac:Attachment></cac:AdditionalDocumentReference>$&`,
  );
  const invoice = readInvoice(xml);
  const place = invoice.elements.findIndex(({ name: own }) => own.endsWith('BinaryObject'));
  const file = attachedFile(invoice, place);
  return file && [file.name, file.type];
}

const PDF = btoa('%PDF-1.7');

it.each([
  ['a PDF', PDF, 'application/pdf', 'Plan.pdf', ['Plan.pdf', 'application/pdf']],
  ['a name without an end', PDF, 'application/pdf', 'Plan', ['Plan.pdf', 'application/pdf']],
  [
    'a program',
    btoa('MZ\0'),
    'application/pdf',
    'a.pdf',
    ['a.pdf.bin', 'application/octet-stream'],
  ],
  ['HTML', btoa('<script>'), 'text/html', 'a.html', ['a.html.bin', 'application/octet-stream']],
  ['a table', btoa('a;b'), 'text/csv', 'a.csv', ['a.csv', 'application/octet-stream']],
  [
    'a path',
    PDF,
    'application/pdf',
    '../../x\u202Efdp.exe',
    ['_.._x_fdp.exe.pdf', 'application/pdf'],
  ],
])('%s is saved safely', (_, content, mime, name, expected) => {
  expect(attached(content, mime, name)).toEqual(expected);
});

it('what is not Base64 is no file', () => {
  expect(attached('!!', 'application/pdf', 'a.pdf')).toBeUndefined();
});
