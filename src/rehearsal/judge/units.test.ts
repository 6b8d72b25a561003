import { readFileSync } from 'node:fs';
import units from 'edocument-invoice/data/codes/units.json';
import { expect, test } from 'vitest';
import values from '../../desk/decode/notices/values.json';
import { localeIds } from '../../locales';
import { saveAs } from '../output/save';
import { rehearsedLists } from '../testing';

const unit = (code: string, description: string, standard: string) => ({
  code,
  description,
  'international-standard-code': standard,
});

/** Units with codes of the same meaning, which companies have agreed on with their customers. */
const AGREED = [
  unit('STK', 'Stück', 'C62'),
  unit('EA', 'Stück', 'EA'),
  unit('PCS', 'Piece', 'C62'),
  unit('PAU', 'Pauschal', 'C62'),
  unit('PAUSCH', 'Pauschale', 'LS'),
  unit('ST', 'Each', 'H87'),
];

test.each(AGREED)('$code ($description) with $international-standard-code passes', async (row) => {
  const { rehearsal } = await rehearsedLists({ units: [row] });
  expect([...rehearsal.hits].filter(([, rows]) => rows.length > 0)).toEqual([]);
});

test('a saved list changes what cannot stay, and nothing else', async () => {
  const carton = unit('KRT', 'Karton', 'CT');
  const meter = unit('M', 'Meter', 'KGM');
  const [saved] = await saveAs(
    'csv',
    await rehearsedLists({ units: [...AGREED, carton, meter] }),
    'en-GB',
  );
  const rows = new TextDecoder().decode(saved?.content).trim().split(/\r?\n/).slice(1);
  const written = [...AGREED, { ...carton, 'international-standard-code': 'XCT' }, meter];
  expect(rows).toEqual(written.map((row) => Object.values(row).join(';')));
});

test('the page names the codes that mean the same, as does the desk', () => {
  const pages = ['docs', 'i18n/de-DE/docusaurus-plugin-content-docs/current'].map((folder) =>
    readFileSync(`${folder}/Setup/Units.mdx`, 'utf8'),
  );
  for (const page of pages) {
    for (const codes of units.equal) {
      const sentence = page.split('\n').find((line) => line.startsWith('`H87`, `C62`'));
      expect(codes.filter((code) => !sentence?.includes(`\`${code}\``))).toEqual([]);
    }
  }
  const refused = JSON.stringify(values).match(
    /"[^"]*BT-130[^"]*(?:both valid|beide gültig)[^"]*"/g,
  );
  expect(refused).toHaveLength(localeIds.length);
  for (const text of refused ?? []) {
    const named = text.match(/\b[A-Z]\d{2}\b/g) ?? [];
    expect(units.equal.some((codes) => named.every((code) => codes.includes(code)))).toBe(true);
  }
});
