import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open, type Validation } from 'edocument-invoice';
import { refusalText } from 'edocument-invoice/refusal';
import { bombPdf, hybridPdf, validateFile } from 'edocument-invoice/testing';
import { PDFDocument } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { checkInvoice } from './check';
import type { Outcome } from './protocol';

const read = (name: string) => readFileSync(`static/samples/${name}.xml`, 'utf8');
const ubl = read('standard.ubl');
const cii = read('standard.cii');
const folder = mkdtempSync(join(tmpdir(), 'both-ways-'));

function utf16(text: string, swap: boolean): Uint8Array {
  const bytes = Buffer.from(`\uFEFF${text.replace('UTF-8', 'UTF-16')}`, 'utf16le');
  return new Uint8Array(swap ? bytes.swap16() : bytes);
}

async function pdfWithoutInvoice(): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  return pdf.save();
}

type Content = string | Uint8Array | (() => Promise<Uint8Array>);

const FILES: Readonly<Record<string, Content>> = {
  'valid UBL': ubl,
  'valid CII': cii,
  'credit note': read('credit-memo.ubl'),
  'public body': read('public-body.ubl'),
  'UTF-8 with a mark': `\uFEFF${ubl}`,
  'UTF-16 LE': utf16(ubl, false),
  'UTF-16 BE': utf16(ubl, true),
  'missing reference': ubl.replace(/<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, ''),
  'wrong total': cii.replace(/(<ram:DuePayableAmount>)[^<]*/, '$11.00'),
  'wrong structure': ubl.replace('<cbc:CustomizationID>', '<cbc:Own/>$&'),
  'other profile': ubl.replace(
    /(<cbc:CustomizationID>).*?(<\/cbc:CustomizationID>)/,
    '$1urn:example:own$2',
  ),
  'blanks around the profile': ubl.replace('<cbc:CustomizationID>', '$& '),
  'valid PDF': () => hybridPdf(cii),
  'PDF with wrong metadata': () => hybridPdf(cii, { name: 'invoice.xml', level: 'BASIC' }),
  'invalid invoice in a PDF': () =>
    hybridPdf(cii.replace(/(<ram:DuePayableAmount>)[^<]*/, '$11.00')),
  'text in a PDF': () => hybridPdf('hello'),
  'nothing in a PDF': () => hybridPdf(''),
  'cut PDF': async () => (await hybridPdf(cii)).slice(0, 3000),
  'PDF without an invoice': pdfWithoutInvoice,
  'PDF that expands': () => bombPdf(100),
  'encrypted PDF': new TextEncoder().encode(
    '%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R/Encrypt 2 0 R>>\n%%EOF',
  ),
  'PDF of nothing': '%PDF-1.7\nnothing',
  '21 MB comment': `${cii}<!--${'x'.repeat(21_000_000)}-->`,
  '21 MB of blanks': ' '.repeat(21_000_000),
  hello: 'hello',
  blanks: '   \n',
  empty: '',
  zip: Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00, 0x08, 0x00]),
  picture: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]),
  json: '{"invoice": 1}',
  'wrong encoding': Uint8Array.from([0x3c, 0x61, 0x3e, 0xff, 0x3c]),
  'unknown encoding': ubl.replace('UTF-8', 'EBCDIC-DE'),
  doctype: '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>',
  'two roots': `${ubl}<Invoice/>`,
  'text after the root': `${ubl}hello`,
  'deep nesting': '<a>'.repeat(5000),
  'long names': `<${'a'.repeat(600)}/>`,
  'many attributes': `<a ${Array.from({ length: 1100 }, (_, n) => `a${n}="1"`).join(' ')}/>`,
  html: '<!doctype html><html><body>Invoice</body></html>',
  xhtml: '<html xmlns="http://www.w3.org/1999/xhtml"/>',
  order: '<order/>',
  'cut XML': ubl.slice(0, 2000),
};

interface Answer {
  readonly verdict: string;
  readonly reason?: string;
  readonly sentences: readonly string[];
}

function answerOfPage(outcome: Outcome): Answer {
  if (outcome.status === 'refused') {
    const { reason, detail } = outcome;
    return { verdict: 'not-checked', reason, sentences: [refusalText(reason, 'de-DE', detail)] };
  }
  const { verdict, findings } = outcome.report;
  return { verdict, sentences: [...new Set(findings.map(({ message }) => message))].sort() };
}

function answerOfCommand({ kind, verdict, findings }: Validation): Answer {
  const own = findings.filter(({ rule }) => kind === null || !rule.startsWith('pdf-'));
  const sentences = [...new Set(own.map(({ message }) => message))].sort();
  return {
    verdict,
    ...(kind === null ? { reason: findings[0]?.rule ?? '' } : {}),
    sentences,
  };
}

describe('page and command line say the same about', () => {
  it.each(Object.entries(FILES))('%s', async (name, content) => {
    const data = typeof content === 'function' ? await content() : content;
    const file = join(folder, name);
    writeFileSync(file, data);
    const blob = new Blob([data as BlobPart]);
    const page = await checkInvoice((onProgress) => open(blob, { onProgress }), 'de-DE');
    const [command] = await validateFile(file, { language: 'de-DE' });
    if (!command) throw new Error(`${name} has no answer.`);
    const answer = answerOfPage(page);
    expect(answer).toEqual(answerOfCommand(command));
    // A finding has its words, and a refusal its reason, whatever the file.
    expect(answer.reason).not.toBe('failed');
    if (answer.verdict !== 'valid') expect(answer.sentences.join()).toBeDefined();
  });
});
