import { compile } from '@mdx-js/mdx';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { entities } from '../facts/field-model';
import descriptions from '../facts/model/field-descriptions.json';
import { fieldTables } from './field-tables';

const EN = 'docs/Setup/Units.mdx';
const DE = 'i18n/de-DE/docusaurus-plugin-content-docs/current/Setup/Units.mdx';

async function compiled(mdx: string, path: string): Promise<string> {
  return String(
    await compile(new VFile({ value: mdx, path }), { remarkPlugins: [fieldTables], jsx: true }),
  );
}

it('shows the fields of the page in its language, with the same anchors', async () => {
  const ids = (code: string) => [...code.matchAll(/tr id="([^"]+)"/g)].map(([, id]) => id);
  const english = await compiled('<FieldTable entity="units" />', EN);
  const german = await compiled('<FieldTable entity="units" />', DE);
  expect(ids(english)).toEqual([
    'field-code',
    'field-description',
    'field-international-standard-code',
    'field-symbol',
  ]);
  expect(ids(german)).toEqual(ids(english));
  expect(english).toContain('{"International Standard Code"}');
  expect(german).toContain('{"Internationaler Standardcode"}');
  expect(english).toContain('BT-130');
});

it('has a description for each field, and none for others', () => {
  const described = Object.entries(descriptions.pages).map(([id, fields]) => [
    id,
    Object.keys(fields),
  ]);
  const fields = Object.entries(entities).map(([id, { fields }]) => [
    id,
    fields.map((field) => field.id),
  ]);
  expect(described).toEqual(fields);
});

it('says defaults and when a field can be changed, where the data has them', async () => {
  const general = await compiled('<FieldTable entity="general-setup" />', DE);
  expect(general).toContain('"Standardwert: "');
  expect(general).toContain('"Änderbar: "');
  const units = await compiled('<FieldTable entity="units" />', EN);
  expect(units).not.toContain('Default: ');
});

it('shows the run without a value in the row of its field, and nothing for others', async () => {
  const units = await compiled('<FieldTable entity="units" />', EN);
  expect(units).toContain('"What if International Standard Code is empty?"');
  expect(units.match(/<details/g)).toHaveLength(1);
  const german = await compiled('<FieldTable entity="units" />', DE);
  expect(german).toContain('"Was, wenn Internationaler Standardcode leer ist?"');
});

it('says once above the table what holds for all fields of a page', async () => {
  const lines = await compiled('<FieldTable entity="process-lines" />', EN);
  expect(lines.indexOf('only while the process template')).toBeGreaterThan(-1);
  expect(lines.indexOf('only while the process template')).toBeLessThan(
    lines.indexOf('<_components.table'),
  );
  expect(Object.keys(descriptions.editable).filter((id) => !(id in entities))).toEqual([]);
});

it.each([
  ['<FieldTable entity="unit" />', /Units\.mdx:1: <FieldTable>: "unit" is not an entity.*units/],
  ['<FieldTable />', /"" is not an entity/],
])('rejects %s', async (mdx, message) => {
  await expect(compiled(mdx, EN)).rejects.toThrow(message);
});
