import { describe, expect, it } from 'vitest';
import { messagesOfLines } from './lines';

const read = (report: string, known?: string) =>
  messagesOfLines(report, (line) => known !== undefined && line.includes(known));
const textsOf = (report: string, known?: string) => read(report, known).map(({ text }) => text);

describe('where a message ends', () => {
  it.each([
    [
      'goes on until its sentence ends',
      'Die Rechnung\nist leer.\nMehr',
      ['Die Rechnung ist leer.', 'Mehr'],
    ],
    ['ends with a call', 'Stop!\nMore', ['Stop!', 'More']],
    ['ends with a question', 'Why?\nMore', ['Why?', 'More']],
    ['ends before a bracket', '(See there.)\nMore', ['(See there.)', 'More']],
    ['ends before a square bracket', '[See there.]\nMore', ['[See there.]', 'More']],
    ['ends before a quotation mark', '"See there."\nMore', ['"See there."', 'More']],
    ['ends before the bar of a cell', 'See there. |\nMore', ['See there. |', 'More']],
    ['goes on after a point within it', 'See 3.1 of\nthe list', ['See 3.1 of the list']],
    ['ends with a blank line', 'The first\n \nthe second', ['The first', 'the second']],
    ['ends with a heading', 'Findings:\nthe first', ['Findings:', 'the first']],
    [
      'goes on after the colon of a finding',
      'Error in the file:\nno end',
      ['Error in the file: no end'],
    ],
    ['goes on after a colon within it', 'Field: the name\nis empty', ['Field: the name is empty']],
    ['ends before a dash', 'The first\n- the second', ['The first', '- the second']],
    ['ends before a number of a list', 'The first\n2. the second', ['The first', '2. the second']],
    ['ends before an id', 'The first\nhas BR-02 in it', ['The first', 'has BR-02 in it']],
    ['ends before a severity', 'The first\nError: the second', ['The first', 'Error: the second']],
    [
      'ends before a message of a schema',
      'The first\ncvc-elt.1: the second',
      ['The first', 'cvc-elt.1: the second'],
    ],
    ['is one line, however wide its gaps', 'BR-02   the\tnumber', ['BR-02 the number']],
    [
      'is joined without the line between that says nothing',
      'The first\n----\npart',
      ['The first part'],
    ],
  ])('%s', (_, report, texts) => {
    expect(textsOf(report)).toEqual(texts);
  });

  it('a line that is understood begins one', () => {
    expect(textsOf('The title\nnumber missing', 'number')).toEqual(['The title', 'number missing']);
  });

  it('a line that is understood goes on with a message that has begun', () => {
    expect(textsOf('BR-02 says\nnumber missing', 'number')).toEqual(['BR-02 says number missing']);
  });

  it('a line that is understood begins one where the sentence before has ended', () => {
    expect(textsOf('BR-02 fails.\nnumber missing', 'number')).toEqual([
      'BR-02 fails.',
      'number missing',
    ]);
  });

  it('eight lines are the longest', () => {
    const lines = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
    expect(textsOf(lines.join('\n'))).toEqual([lines.slice(0, 8).join(' '), 'nine']);
    expect(textsOf(['Error', 'BR-02', ...lines].join('\n'))).toEqual([
      ['Error', 'BR-02', ...lines.slice(0, 6)].join(' '),
      lines.slice(6).join(' '),
    ]);
  });

  it('a text is cut off after 2000 characters', () => {
    expect(textsOf(`BR-02 ${'x'.repeat(3000)}`)[0]).toHaveLength(2000);
  });

  it('a line is read up to 8000 characters', () => {
    expect(textsOf(`${' x'.repeat(4100)} BR-02`)).toHaveLength(1);
    expect(read(`BR-02${' '.repeat(8000)} Pfad: /Invoice`)).toEqual([{ text: 'BR-02' }]);
  });
});

describe('the severity', () => {
  it.each([
    ['begins the line', 'Warnung: BR-02', 'warning'],
    ['follows a time and a thread', '12:01:03 [main] ERROR: BR-02', 'fatal'],
    ['is a cell of a table', 'BR-02 | warning | text', 'warning'],
    ['is a cell between semicolons', 'BR-02;Hinweis;text', 'information'],
    ['is a cell between commas', 'BR-02,error,text', 'fatal'],
    ['is a cell between tabs', 'BR-02\twarning\ttext', 'warning'],
    ['is a cell in quotes', '"BR-02","warning","text"', 'warning'],
    ['is the one in force, not that in brackets', 'BR-02 | warning (error) | text', 'warning'],
    ['is not known from the head of a table', 'BR-02 | error | warning', undefined],
    ['is not known from a sentence', 'BR-02 has an error in it', undefined],
  ])('%s', (_, report, severity) => {
    const messages = read(report);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.severity).toBe(severity);
  });

  it.each([
    [
      'on a line of its own is that of the next',
      'Error\nBR-02 is broken',
      ['Error BR-02 is broken', 'fatal'],
    ],
    [
      'of a message that has begun is not that of the next',
      'Error: BR-01\nBR-02',
      ['BR-02', undefined],
    ],
    [
      'of its own counts more than that of the line before',
      'Error\nWarning: BR-02',
      ['Warning: BR-02', 'warning'],
    ],
    ['is not taken over from a line that has none', 'The file\nBR-02', ['BR-02', undefined]],
  ])('%s', (_, report, last) => {
    const { text, severity } = read(report).at(-1) ?? {};
    expect([text, severity]).toEqual(last);
  });

  it('on a line of its own is that of one message only', () => {
    expect(textsOf('Error\nBR-01\nBR-02')).toEqual(['Error BR-01', 'BR-02']);
  });
});

describe('the place', () => {
  it.each([
    ['follows in the same line', 'BR-02 text Pfad: /*:Invoice[1]/*:ID[1]', '/Invoice/ID'],
    ['is a cell', 'BR-02 | Location: /Invoice | Test: exists(ID)', '/Invoice |'],
    ['has a line of its own', 'BR-02 text\nPath: /Invoice', '/Invoice'],
    ['comes with the end of the sentence', 'BR-02 text\nthat ends Ort: /Invoice', '/Invoice'],
    ['is the first', 'BR-02 text\nPath: /Invoice\nPath: /Other', '/Invoice'],
    [
      'is the first, with text around',
      'BR-02 text\nand a Path: /Invoice\nand b Path: /Other',
      '/Invoice',
    ],
    [
      'stays when the sentence goes on',
      'BR-02 text Path: /Invoice\nand b Path: /Other',
      '/Invoice',
    ],
    ['is that of the message after its severity', 'Error\nBR-02 Path: /Invoice', '/Invoice'],
    ['of the severity comes first', 'Error Path: /Invoice\nBR-02 Path: /Other', '/Invoice'],
    ['is left out when it is empty', 'BR-02 Path: Q{urn:x}', undefined],
    ['is left out when nothing is at it', 'BR-02 text', undefined],
    ['is not read from the test', 'BR-02 Test: a Path: /Invoice', undefined],
  ])('%s', (_, report, place) => {
    const [message] = read(report);
    expect(message?.place).toBe(place);
    expect(message?.text).not.toMatch(/Path|Pfad|Ort|Location|Test/);
  });

  it('alone is no message', () => {
    expect(read('Path: /Invoice')).toEqual([]);
    expect(read('BR-02\n\nPath: /Invoice')).toEqual([{ text: 'BR-02' }]);
  });
});

describe('what is no message', () => {
  it.each([
    ['a line of the validator’s log', '2026-10-01 12:00:00 [main] INFO Loading scenarios', []],
    [
      'a log ends the message before',
      'The first\n2026-10-01 12:00:00 INFO done\nthe next',
      ['The first', 'the next'],
    ],
    [
      'an id in the log is one',
      '2026-10-01 12:00:00 INFO BR-02 failed',
      ['2026-10-01 12:00:00 INFO BR-02 failed'],
    ],
    [
      'the invoice that KoSIT prints',
      'BR-01.\nInhalt des Rechnungsdokuments:\nBR-02\nDieser Prüfbericht wurde erstellt\nBR-03',
      ['BR-01.', 'Dieser Prüfbericht wurde erstellt', 'BR-03'],
    ],
    [
      'the line before the printed invoice ends there',
      'BR-01 without a full stop\nInhalt des Rechnungsdokuments:\nBR-02\nDieser Prüfbericht wurde erstellt',
      ['BR-01 without a full stop', 'Dieser Prüfbericht wurde erstellt'],
    ],
    ['a line without letters', '=====\nBR-02\n\n* * *', ['BR-02']],
  ])('%s', (_, report, texts) => {
    expect(textsOf(report)).toEqual(texts);
  });
});

it('puts an id together that a page breaks at its hyphen', () => {
  expect(textsOf('BR-DE-\n  15 fehlt')).toEqual(['BR-DE-15 fehlt']);
});

it.each([
  ['R120 is not met', ['The first R120 is not met']],
  ['R120 is not met by Peppol', ['The first', 'R120 is not met by Peppol']],
])('takes %j for an id only in a report about Peppol', (line, texts) => {
  expect(textsOf(`The first\n${line}`)).toEqual(texts);
});

it('a place in a line of its own belongs to the message before it, or else to the next', () => {
  const path = '/Invoice[1]/cac:Party[1]/cbc:Name[1]';
  const place = { place: '/Invoice/cac:Party/cbc:Name' };
  expect(read(`Not allowed.\n${path}`)).toMatchObject([{ text: 'Not allowed.', ...place }]);
  expect(read(`${path}\nNot allowed.`)).toMatchObject([{ text: 'Not allowed.', ...place }]);
});

it('a heading of warnings grades the rules below it', () => {
  const report =
    'validation errors :\nBR-CO-15: a\nvalidation warnings :\nBR-CO-17: b\nvalidation errors :\nBR-02: c';
  const graded = read(report).filter(({ text }) => text.startsWith('BR-'));
  expect(graded.map(({ severity }) => severity)).toEqual([undefined, 'warning', undefined]);
});

it('the head of an item grades all lines of the item, and none behind a blank line', () => {
  const report = '1\tWarnung\t3005\nThe first ends.\nThe second ends.\n\nThe third ends.';
  expect(read(report).map(({ severity }) => severity)).toEqual(['warning', 'warning', undefined]);
});

it('sentences that a program joined are messages of their own', () => {
  expect(textsOf('The first ends.; The second ends.')).toEqual([
    'The first ends.',
    'The second ends.',
  ]);
});

it('a line of the invoice that a report prints is no message', () => {
  const report =
    'Attribute not used.\n(0246)   <udt:DateTimeString format="102">20240315</udt:DateTimeString>';
  expect(textsOf(report)).toEqual(['Attribute not used.']);
});

it('what a log tells by the way is no message, and what it warns of is one if it is understood', () => {
  const line = (level: string) =>
    `2025-05-12 12:21:05,076 - ${level} - request sent, status code 500`;
  expect(textsOf(line('INFO'), 'status code')).toEqual([]);
  expect(textsOf('09:39:14,928 WARN [x] status code 500', 'status code')).toHaveLength(1);
  expect(textsOf('09:39:14,928 WARN [x] status code 500')).toEqual([]);
});

it('a label for an error or a warning grades nothing', () => {
  expect(read('Fehler / Warnung: [CII-SR-123] - BasisAmount')[0]?.severity).toBeUndefined();
});
