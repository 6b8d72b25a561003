import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { dataFiles, formatData } from './format-data';

it('puts a record on a line where it fits, and a list of them below each other', () => {
  const record = (id: string) => ({ id, 'en-GB': 'x'.repeat(75), 'de-DE': 'y'.repeat(75) });
  expect(
    formatData(JSON.stringify({ asOf: '2026', empty: {}, records: [record('a'), record('b')] })),
  ).toBe(`{
  "asOf": "2026",
  "empty": {},
  "records": [
    { "id": "a", "en-GB": "${'x'.repeat(75)}", "de-DE": "${'y'.repeat(75)}" },
    { "id": "b", "en-GB": "${'x'.repeat(75)}", "de-DE": "${'y'.repeat(75)}" }
  ]
}
`);
  expect(formatData('[1, [], null]')).toBe('[1, [], null]\n');
});

it('breaks a record that does not fit, and never a text', () => {
  const text = 'z'.repeat(300);
  expect(formatData(JSON.stringify([{ id: 'a', text }]))).toBe(
    `[\n  {\n    "id": "a",\n    "text": "${text}"\n  }\n]\n`,
  );
  const line = (length: number) => formatData(JSON.stringify([['a', 'x'.repeat(length)]]));
  expect(line(189)).toMatch(/^\[\["a", "x+"\]\]\n$/);
  expect(line(190).split('\n')).toHaveLength(7);
});

it('keeps invisible characters visible', () => {
  expect(formatData('["a\\u00a0b\\u200bc"]')).toBe('["a\\u00a0b\\u200bc"]\n');
});

it('changes the layout of no data file but that', () => {
  const files = dataFiles('.');
  expect(files.length).toBeGreaterThan(40);
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const formatted = formatData(text);
    expect(JSON.stringify(JSON.parse(formatted)), file).toBe(JSON.stringify(JSON.parse(text)));
    expect(formatData(formatted), file).toBe(formatted);
  }
});
