import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BRAND_COLOUR } from './brand';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`src/${file}`, 'utf8'));

it('is in the style sheets once, by its name', () => {
  expect(sheets.join('').split(BRAND_COLOUR)).toHaveLength(2);
  expect(sheets.join('')).toContain(`--site-brand: ${BRAND_COLOUR};`);
});

it.each(['favicon', 'logo'])('is the colour of the %s', (name) => {
  expect(readFileSync(`static/img/${name}.svg`, 'utf8')).toContain(BRAND_COLOUR);
});
