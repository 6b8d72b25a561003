import { describe, expect, it } from 'vitest';
import { messagesOfJson } from './json';

const read = (value: unknown) => messagesOfJson(JSON.stringify(value));

describe('a message', () => {
  it.each([
    ['has a text', { message: 'Text' }, { text: 'Text' }],
    ['has an id', { ruleId: 'BR-02' }, { text: '', id: 'BR-02' }],
    ['has a severity', { text: 'Text', level: 'Warnung' }, { text: 'Text', severity: 'warning' }],
    ['may have an unknown severity', { text: 'Text', level: 'x' }, { text: 'Text' }],
    ['has a place', { text: 'Text', xpath: '/*:Invoice[1]' }, { text: 'Text', place: '/Invoice' }],
    [
      'has names in any spelling',
      { 'Error-Code': 'BR-02', ERROR_MESSAGE: 'Text' },
      { text: 'Text', id: 'BR-02' },
    ],
    ['has the first of several texts', { title: 'Title', errorText: 'Text' }, { text: 'Text' }],
    ['has the first text that is not empty', { errorText: '', title: 'Title' }, { text: 'Title' }],
    ['has the first text that is a text', { errorText: 3, title: 'Title' }, { text: 'Title' }],
    ['is one line', { text: 'One\n  line', id: ' BR-02 ' }, { text: 'One line', id: 'BR-02' }],
  ])('%s', (_, value, message) => {
    expect(read(value)).toEqual([message]);
  });
});

describe('the messages', () => {
  it.each([
    ['are those of a list', [{ text: 'A' }, { text: 'B' }], ['A', 'B']],
    ['may be plain texts', { errors: ['A', 'B  C'] }, ['A', 'B C']],
    ['are those of lists in lists', [[['A']], 'B'], ['A', 'B']],
    [
      'are within an object that has a text of its own',
      { title: 'Report', errors: [{ text: 'A' }] },
      ['A'],
    ],
    ['have objects without messages beside their text', { text: 'A', more: { x: 1 } }, ['A']],
    [
      'have null and numbers beside them',
      { a: null, b: 3, c: [null, 4], d: [{ text: 'A' }] },
      ['A'],
    ],
    ['are none in an object without texts', { count: 3 }, []],
    ['are none in a number', 3, []],
    ['are none in a text', 'A', []],
  ])('%s', (_, value, texts) => {
    expect(read(value)?.map(({ text }) => text)).toEqual(texts);
  });
});

it('reads down to a depth that no report has', () => {
  const nested = (depth: number): unknown => (depth === 0 ? { text: 'A' } : [nested(depth - 1)]);
  expect(read(nested(60))).toEqual([{ text: 'A' }]);
  expect(read(nested(61))).toEqual([]);
  expect(messagesOfJson('['.repeat(5000) + ']'.repeat(5000))).toEqual([]);
});

it('reads no text that is cut off', () => {
  expect(messagesOfJson('[{"text": "A"')).toBeUndefined();
});

it('may be printed by a program in Python', () => {
  expect(messagesOfJson("{'StatusCode': 'BadRequest', 'Message': 'Die Position fehlt.'}")).toEqual([
    expect.objectContaining({ text: 'Die Position fehlt.' }),
  ]);
});

it('has its details as well', () => {
  expect(read({ description: 'An error occurred.', errorDetails: 'It has no receiver.' })).toEqual([
    expect.objectContaining({ text: 'An error occurred. It has no receiver.' }),
  ]);
});
