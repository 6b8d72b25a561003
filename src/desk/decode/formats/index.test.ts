import { describe, expect, it } from 'vitest';
import { isInvoice, readReport } from '.';

const read = (text: string) => readReport(text, () => false);

describe('the format', () => {
  it.each([
    ['{"message": "BR-02"}', 'json'],
    [' [{"message": "BR-02"}]', 'json'],
    ['{"errorLevel": "ERROR", "errorText": "BR-02"}', 'phive'],
    ['{"ves": "x", "text": "BR-02"}', 'phive'],
    ['{"text": "BR-02"', 'lines'],
    ['BR-02 {"text": "BR-03"}', 'lines'],
    ['<html><p>BR-02</p></html>', 'html'],
    ['<!DOCTYPE html><p>BR-02</p>', 'html'],
    ['<body lang="de"><p>BR-02</p></body>', 'html'],
    ['<body><p>BR-02</p></body>', 'html'],
    ['<table\nclass="x"><tr><td>BR-02</td></tr></table>', 'html'],
    ['<table><tr><td>BR-02</td></tr></table>', 'html'],
    ['<html lang="de"><p>Prüfbericht: BR-02</p></html>', 'kosit-html'],
    ['<html><p>val-sch.1: BR-02</p></html>', 'kosit-html'],
    ['<report><error>BR-02</error><html>x</html></report>', 'xml'],
    [
      '<rep:report xmlns:rep="http://www.xoev.de/de/validator/x"><error>BR-02</error><html>x</html></rep:report>',
      'kosit-xml',
    ],
    ['<tableau><error>BR-02</error></tableau>', 'xml'],
    ['<bodywork><error>BR-02</error></bodywork>', 'xml'],
    ['<htmlx><error>BR-02</error></htmlx>', 'xml'],
    ['<o xmlns="http://purl.oclc.org/dsdl/svrl"><failed-assert>BR-02</failed-assert></o>', 'svrl'],
    ['<validation><xml><error>BR-02</error></xml></validation>', 'mustang'],
    ['<validation><messages><error>BR-02</error></messages></validation>', 'mustang'],
    ['<validation><error>BR-02</error></validation>', 'xml'],
    ['<list><xml><error>BR-02</error></xml></list>', 'xml'],
    ['<list><error errorID="BR-02"/></list>', 'phive'],
    ['BR-02', 'lines'],
    ['BR-02 < BR-03', 'lines'],
    ['The element <cbc:ID> is missing', 'lines'],
    ['The element <cbc:ID> is missing </', 'lines'],
    ['KoSIT Validator: BR-02', 'kosit-text'],
    ['val-sch.1 BR-02', 'kosit-text'],
    ['Mustang 2: BR-02', 'mustang'],
  ])('of %s is %s', (text, format) => {
    expect(read(text).format).toBe(format);
  });

  it.each([
    [`${' '.repeat(20_000)}<table>BR-02</table>`, 'lines'],
    [`<list>${'<error>BR-02</error>'.repeat(300)}<i>phive</i></list>`, 'xml'],
    [`<html>${'<p>BR-02</p>'.repeat(500)}<report/></html>`, 'html'],
  ])('depends on how a text begins: %#', (text, format) => {
    expect(read(text).format).toBe(format);
  });
});

describe('the messages', () => {
  it.each([
    [
      'are found in the midst of a text',
      'Hello\n<?xml version="1.0"?><a><error>BR-02</error></a>',
      ['BR-02'],
    ],
    ['are found after a comment', '<!-- x --><a><error>BR-02</error></a>', ['BR-02']],
    ['are lines where the markup has none', 'See <b>BR-02</b>', ['See <b>BR-02</b>']],
    ['are none in markup alone without them', '<a><b>BR-02</b></a>', []],
    ['are none in markup alone after a blank', ' <a>BR-02</a>', []],
    ['are cells of a table', '<table><tr><td>BR-02</td></tr></table>', ['BR-02 |']],
    ['have plain hyphens, whatever the file has', '<a><error>BR&#8209;02</error></a>', ['BR-02']],
    ['have plain hyphens on a page', '<html>BR&#8209;02</html>', ['BR-02']],
    ['have plain hyphens in JSON', String.raw`{"text": "BR\u201102"}`, ['BR-02']],
    [
      'have one for a report that checked nothing',
      '<rep:report><rep:noScenarioMatched/></rep:report>',
      ['noScenarioMatched'],
    ],
    [
      'are those of lines that are understood',
      'Title\nnumber missing',
      ['Title', 'number missing'],
    ],
  ])('%s', (_, text, texts) => {
    const { messages } = readReport(text, (line) => line.includes('missing'));
    expect(messages.map((message) => message.text)).toEqual(texts);
  });

  it('have ids with plain hyphens', () => {
    expect(read('<error code="BR&#8209;02">Text</error>').messages).toEqual([
      { text: 'Text', id: 'BR-02', severity: 'fatal' },
    ]);
  });
});

it.each([
  ['<Invoice xmlns="urn:x"/>', true],
  ['<?xml version="1.0"?>\n<!-- a --> <!-- b -->\n<ubl:CreditNote/>', true],
  ['<rsm:CrossIndustryInvoice/>', true],
  [' <CrossIndustryDocument>', true],
  ['<Report><Invoice/></Report>', false],
  ['The element <Invoice> is missing', false],
  ['Invoice', false],
])('%s is an invoice: %s', (text, expected) => {
  expect(isInvoice(text)).toBe(expected);
});
