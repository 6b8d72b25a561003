import { describe, expect, it } from 'vitest';
import { localeIds } from '../locales';
import {
  ANCHOR_PREFIX,
  CODE_LISTS,
  codeListFiles,
  codeTable,
  commonCodeTable,
  type CodeListName,
} from './code-tables';
import { cellText } from './table';

describe.each(CODE_LISTS)('%s', (list) => {
  it.each(localeIds)('fills every cell in %s', (locale) => {
    const { columns, rows } = codeTable(list, locale);
    for (const { id, cells } of rows) {
      expect(cells, id).toHaveLength(columns.length);
      for (const cell of cells) expect(cellText(cell).trim(), id).not.toBe('');
    }
  });

  it('has the same anchors in both languages, each once', () => {
    const ids = codeTable(list, 'en-GB').rows.map(({ id }) => id);
    expect(codeTable(list, 'de-DE').rows.map(({ id }) => id)).toEqual(ids);
    expect(new Set(ids).size).toBe(ids.length);
    const { codes, common = [] } = codeListFiles[list];
    const [first = codes[0]?.code] = common;
    expect(ids[0]).toBe(`${ANCHOR_PREFIX[list]}-${first}`);
  });

  it('names every code in both languages', () => {
    for (const entry of codeListFiles[list].codes) {
      for (const locale of localeIds) expect(entry[locale]?.trim(), entry.code).toBeTruthy();
    }
  });
});

const find = (list: CodeListName, id: string) =>
  codeTable(list, 'de-DE').rows.find((row) => row.id === id);

it('finds a unit by German and English words', () => {
  const row = find('units', 'unit-H87');
  const found = [...(row?.cells ?? []).map(cellText), row?.words].join(' ');
  for (const word of ['Stück', 'Stk.', 'piece', 'pcs']) expect(found).toContain(word);
});

it('has about 120 units or more', () => {
  expect(codeListFiles.units.codes.length).toBeGreaterThanOrEqual(120);
});

it.each(['STK', 'PCE', 'ST', 'KG'])('warns of the unit %s', (code) => {
  const row = find('units', `unit-${code}`);
  expect(row?.warning).toBe(true);
  expect(row?.copy).toBeUndefined();
  expect(codeTable('units', 'de-DE').hints?.[code.toLowerCase()]).toMatch(
    /Verwenden Sie (H87|KGM)/,
  );
});

it('puts credit note codes into the credit note', () => {
  const credit = find('document-types', 'document-type-381');
  expect(credit?.cells.map(cellText)).toContain('CreditNote');
  expect(credit?.words).toContain('CreditNoteTypeCode');
  const invoice = find('document-types', 'document-type-380');
  expect(invoice?.cells.map(cellText)).toContain('Invoice');
  expect(invoice?.words).toContain(' InvoiceTypeCode');
});

it('keeps e-mail out of the list of Peppol', () => {
  const lists = (code: string) => find('eas', `eas-${code}`)?.cells.map(cellText).join('|');
  expect(lists('EM')).not.toContain('EN 16931, Peppol');
  expect(lists('9930')).toContain('EN 16931, Peppol');
});

it('rejects an unknown list with those there are', () => {
  expect(() => codeTable('unit', 'en-GB')).toThrow(/"unit".*units/);
});

it('recognises every unit of the standard, and shows first what has a description', () => {
  const { rows, recognised } = codeTable('units', 'de-DE');
  const valid = rows.filter(({ warning }) => !warning).length;
  const codes = recognised?.codes.split(' ') ?? [];
  const traps = codeListFiles.units.traps.filter(({ valid: inList }) => inList).length;
  expect(valid + traps + codes.length).toBe(2162);
  expect(codes).toContain('K6');
  expect(codes).not.toContain('H87');
});

it.each(CODE_LISTS.filter((list) => codeListFiles[list].common))(
  'shows the common codes of %s and no others',
  (list) => {
    const codes = commonCodeTable(list, 'de-DE').rows.map(({ cells }) => cellText(cells[0] ?? ''));
    expect(codes).toEqual(codeListFiles[list].common);
    expect(codes.length).toBeLessThan(15);
  },
);

it('leaves out columns in which no common code has a value', () => {
  expect(codeTable('currencies', 'en-GB').columns).toContain('Note');
  expect(commonCodeTable('currencies', 'en-GB')).toEqual({
    columns: ['Code', 'Name', 'Numeric', 'Decimals'],
    rows: expect.arrayContaining([{ cells: [{ code: 'EUR' }, 'Euro', '978', '2'] }]) as unknown,
  });
});

it('names the lists with common codes for one without', () => {
  expect(() => commonCodeTable('eas', 'en-GB')).toThrow(/"eas" has no common codes.*vatex/);
});
