import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const RAW = [
  /(?<![\w-])font-size:\s*[\d.]+rem/,
  /(?<![\w-])(?:margin|padding|gap|row-gap|column-gap)[a-z-]*:[^;(]*?(?<![\w.])[\d.]+rem/,
  /(?<![\w-])font-weight:\s*(?:[5-9]\d\d)\b/,
];

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.endsWith('tokens.css'),
);

it.each(sheets)('%s names type, space and weight by the scale in tokens.css', (file) => {
  const lines = readFileSync(`src/${file}`, 'utf8').split('\n');
  expect(lines.filter((line) => RAW.some((pattern) => pattern.test(line)))).toEqual([]);
});
