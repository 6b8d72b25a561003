import { expect, it } from 'vitest';
import { fieldTableProblems, sourceProblems } from './facts';
import { parseMdx } from './lib/mdx';

const FILE = 'docs/Setup/Example.mdx';
const entity = {
  fields: [
    {
      id: 'iso-code',
      'en-GB': 'ISO Code',
      'de-DE': 'ISO-Code',
      type: 'Code[2]',
      bt: ['BT-40', 'BT-55'],
    },
    { id: 'name', 'en-GB': 'Name', 'de-DE': 'Name', type: 'Text[50]', bt: [] },
  ],
};

function problems(
  rows: string,
  language: 'en-GB' | 'de-DE' = 'en-GB',
  heading = '{#fields}',
): string[] {
  const text = `## Fields ${heading}\n\n| Field | Type | Description | BT | Example |\n|---|---|---|---|---|\n${rows}`;
  return fieldTableProblems(FILE, parseMdx(text), entity, language).map(({ message }) => message);
}

const ISO = '| **ISO Code** | Code[2] | Text. | BT-40, BT-55 | `DE` |';
const NAME = '| **Name** | Text[50] | Text. | – | `Germany` |';

it('accepts a table that says what the data says', () => {
  expect(problems(`${ISO}\n${NAME}`)).toEqual([]);
  expect(problems(`${ISO.replace('ISO Code', 'ISO-Code')}\n${NAME}`, 'de-DE')).toEqual([]);
});

it.each([
  ['another order', `${NAME}\n${ISO}`, /the fields are Name, ISO Code/],
  ['a missing field', ISO, /the fields are ISO Code;/],
  ['another caption', `${ISO.replace('ISO Code', 'Iso code')}\n${NAME}`, /Iso code/],
  [
    'other terms',
    `${ISO.replace(', BT-55', '')}\n${NAME}`,
    /business terms are "BT-40", in fields/,
  ],
  ['another type', `${ISO}\n${NAME.replace('[50]', '[100]')}`, /Name: the type is "Text\[100\]"/],
])('finds %s', (_, rows, message) => {
  expect(problems(rows).join()).toMatch(message);
});

it('finds a page without the table', () => {
  expect(problems(`${ISO}\n${NAME}`, 'en-GB', '{#columns}').join()).toMatch(/no table/);
});

it('wants source and day of a data file', () => {
  const messages = (data: unknown) => sourceProblems('x.json', data).map(({ message }) => message);
  expect(messages({ source: 'Standard 1.0', asOf: '2026-11-21' })).toEqual([]);
  expect(messages({ source: ' ', asOf: '21.11.2026' })).toHaveLength(2);
  expect(messages({ source: 'Standard 1.0', asOf: '2026-13-40' })).toHaveLength(1);
});
