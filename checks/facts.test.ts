import { expect, it } from 'vitest';
import { createPage } from './lib/project';
import { check as facts, pointerProblems, sourceProblems } from './facts';

it('finds a page of the add-on that does not show its fields', async () => {
  const page = (text: string) =>
    createPage('docs/Setup/Units.mdx', text, {
      locale: 'en-GB',
      collection: 'docs',
      name: 'Setup/Units.mdx',
    });
  const messages = async (text: string) => {
    const project = { root: process.cwd(), pages: [page(text)], unreadable: [] };
    const problems = await facts({ ...project, counterpart: () => undefined });
    return problems.map(({ message }) => message);
  };
  expect(await messages('## Fields\n\n<FieldTable entity="units" />\n')).toEqual([]);
  expect(await messages('## Fields\n')).toEqual(['the fields of "units" are not shown.']);
});

it('wants source and day of a data file', () => {
  const messages = (data: unknown) => sourceProblems('x.json', data).map(({ message }) => message);
  expect(messages({ source: 'Standard 1.0', asOf: '2026-11-21' })).toEqual([]);
  expect(messages({ source: ' ', asOf: '21.11.2026' })).toHaveLength(2);
  expect(messages({ source: 'Standard 1.0', asOf: '2026-13-40' })).toHaveLength(1);
});

it('finds a rule that points at a page which does not exist', () => {
  const pointer = (page: string) => ({ file: 'rules.json', from: 'BR-01', page });
  const given = [pointer('Setup/Units.mdx'), pointer('Setup/Unit.mdx')];
  expect(pointerProblems(process.cwd(), given).map(({ message }) => message)).toEqual([
    'BR-01 points at docs/Setup/Unit.mdx, which does not exist.',
  ]);
});
