import { describe, expect, it } from 'vitest';
import { localeIds } from '../locales';
import { rules } from './rule-model';
import { cellText } from './table';
import { sourceText, termSource, termSourceTable } from './term-sources';
import data from './model/term-sources.json';
import { businessTerms } from './samples/business-terms';

/** The terms that nothing fills and no reason explains. */
function withoutSource(terms: readonly string[]): string[] {
  return terms.filter(
    (term) => !businessTerms.some(({ id }) => id === term) || termSource(term).length === 0,
  );
}

describe('sources of terms', () => {
  it.each(businessTerms.map(({ id }) => id))('name what fills %s, in every language', (id) => {
    const sources = termSource(id);
    expect(sources).not.toEqual([]);
    for (const source of sources) {
      for (const locale of localeIds) expect(sourceText(source, locale)).toMatch(/\S/);
      if (source.kind === 'unused') expect(sources).toHaveLength(1);
      if (source.kind === 'field' || source.kind === 'platform') {
        expect(source).toMatchObject({ field: expect.anything(), page: expect.anything() });
      }
    }
  });

  it('are given for no other term', () => {
    const known = new Set(businessTerms.map(({ id }) => id));
    expect(Object.keys(data.terms).filter((id) => !known.has(id))).toEqual([]);
    expect(() => termSource('BT-4')).toThrow(/"BT-4" is not a term/);
  });

  it.each(rules.map(({ id, bts }) => [id, bts] as const))(
    'name what fills the terms of %s, or why nothing does',
    (_, bts) => {
      expect(withoutSource(bts)).toEqual([]);
    },
  );

  it('are missed where a rule names a term that has none', () => {
    expect(withoutSource(['BT-3', 'BT-4', 'BG-99'])).toEqual(['BT-4', 'BG-99']);
  });

  it('put what the document has before what the target list has', () => {
    expect(termSource('BT-10').map((source) => sourceText(source, 'en-GB'))).toEqual([
      'Sales document, FastTab eDocument: Buyer Reference',
      'Target List: Buyer Reference',
    ]);
  });

  it('tell invoices and credit memos apart where each has a field', () => {
    expect(termSource('BT-81').map((source) => sourceText(source, 'en-GB'))).toEqual([
      'Payment Methods: Payment Means Code (invoices)',
      'xInvoice Setup: Payment Means for Credit Memos (credit memos)',
      'xInvoice Setup: Payment Means',
    ]);
  });

  it('put the field that turns a code into that of the standard behind the code', () => {
    const row = termSourceTable('en-GB').rows.find(({ id }) => id === 'source-BT-130');
    expect(row?.cells.map(cellText)[2]).toBe(
      'Sales Invoice Line: Unit of Measure Code translated by Units of Measure: International Standard Code',
    );
  });

  it('put the profile before the schema', () => {
    expect(termSource('BT-24').map((source) => sourceText(source, 'en-GB'))).toEqual([
      'xInvoice Setup: Customization ID',
      'XML Schemas: Customization ID',
    ]);
  });

  it('stand in the table with the page where the value is entered', () => {
    const row = termSourceTable('de-DE').rows.find(({ id }) => id === 'source-BT-120');
    expect(row?.cells.map(cellText)).toEqual([
      'BT-120',
      expect.any(String),
      'MwSt.-Klausel: Beschreibung',
      'MwSt.-Klauseln',
    ]);
  });

  it.each(data.captionNotes)(
    'use the caption with a note: $caption.en-GB',
    ({ caption, terms }) => {
      for (const id of terms) {
        expect(termSource(id).map(({ field }) => field)).toContainEqual(caption);
      }
    },
  );
});
