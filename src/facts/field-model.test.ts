import { expect, it } from 'vitest';
import {
  allFields,
  entities,
  fieldAddress,
  fieldsOfTerm,
  findField,
  pageAddress,
} from './field-model';
import { localeIds } from '../locales';
import { fieldIndex } from './field-index';

it('gives each field of a page an id and captions of its own', () => {
  for (const [id, { fields }] of Object.entries(entities)) {
    for (const of of ['id', ...localeIds] as const) {
      const values = fields.map((field) => field[of]);
      expect(new Set(values).size, `${id} ${of}`).toBe(values.length);
    }
  }
});

it('has as many options in one language as in the other', () => {
  for (const { entityId, field } of allFields) {
    const counts = localeIds.map((locale) => field.options?.[locale]?.length);
    expect(new Set(counts).size, `${entityId}/${field.id}`).toBe(1);
    expect(field.type === 'Option', `${entityId}/${field.id}`).toBe(field.options !== undefined);
  }
});

it('finds a field by its reference', () => {
  expect(fieldAddress(findField('target-list/buyer-reference'))).toBe(
    '/Setup/TargetList#field-buyer-reference',
  );
});

it('says which fields there are when a reference is wrong', () => {
  expect(() => findField('target-list/reference')).toThrow(/"reference".*buyer-reference/);
  expect(() => findField('targets/x')).toThrow(/"targets".*target-list/);
});

it('finds the field behind a term', () => {
  const found = fieldsOfTerm('BT-10').map(({ entityId, field }) => `${entityId}/${field.id}`);
  expect(found).toEqual(['target-list/buyer-reference', 'document-fields/buyer-reference']);
});

it('addresses section indexes as Docusaurus does', () => {
  expect(pageAddress('Setup/XMLSchemas/index.mdx')).toBe('/Setup/XMLSchemas/');
  expect(pageAddress('Setup/AssistedSetup/index.mdx')).toBe('/Setup/AssistedSetup/');
  expect(pageAddress('Reference/CashDiscount.mdx')).toBe('/Reference/CashDiscount');
});

it('indexes exactly the fields that fill a term', () => {
  const { rows } = fieldIndex('de-DE');
  expect(rows).toHaveLength(allFields.filter(({ field }) => field.bt.length > 0).length);
  const row = rows.find(({ id }) => id === 'index-target-list-buyer-reference');
  expect(JSON.stringify(row)).toContain('Käuferreferenz');
  expect(row?.words).toContain('Buyer Reference');
});
