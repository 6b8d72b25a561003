import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localeIds } from '../site/locales';
import { drawingIds, drawingModel } from './drawings';
import { entities } from './field-model';
import data from './model/drawings.json';

const pairs = drawingIds.flatMap((id) => localeIds.map((locale) => [id, locale] as const));

/** Number of steps in the section `steps` of a page. */
function stepsOf(doc: string): number {
  const source = readFileSync(`docs/${doc}`, 'utf8');
  const [, section = ''] = /\{#steps\}\n([\s\S]*?)(?:\n## |$)/.exec(source) ?? [];
  return Math.max(...[...section.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)));
}

describe('drawings of pages', () => {
  test.each(pairs)('%s in %s has captions and values throughout', (id, locale) => {
    const { title, actions, tabs, tables } = drawingModel(id, locale);
    const labels = [
      title,
      ...actions.map(({ text }) => text),
      ...tabs.flatMap((tab) => [tab.title, ...tab.fields.map(({ label }) => label)]),
      ...tables.flatMap(({ columns }) => columns.map(({ text }) => text)),
    ];
    expect(labels.filter((label) => label.trim() === '')).toEqual([]);
    for (const { columns, rows } of tables) {
      expect(rows.map((row) => row.length)).toEqual(rows.map(() => columns.length));
    }
  });

  test('every page with fields has one', () => {
    const drawn = Object.values(data.drawings).map((drawing) =>
      'page' in drawing ? drawing.page : '',
    );
    const byOwnName = new Set([...drawn, ...drawingIds]);
    expect(Object.keys(entities).filter((page) => !byOwnName.has(page))).toEqual([]);
  });

  test('its numbers are those of steps on the page', () => {
    for (const [entity, { doc }] of Object.entries(entities)) {
      if (!drawingIds.includes(entity)) continue;
      const model = drawingModel(entity, 'en-GB');
      const numbers = [
        ...model.actions,
        ...model.tabs.flatMap(({ fields }) => fields),
        ...model.tables.flatMap(({ title, columns }) => [...columns, ...(title ? [title] : [])]),
      ].flatMap(({ step }) => step ?? []);
      expect(Math.max(0, ...numbers), doc).toBeLessThanOrEqual(stepsOf(doc));
    }
  });

  test('options are in the language of the page', () => {
    const values = drawingModel('general-setup', 'de-DE').tabs.flatMap(({ fields }) =>
      fields.map(({ label, value }) => `${label}: ${value}`),
    );
    expect(values).toContain('Prüfstufe: Streng');
    expect(values).toContain('Aktiv: Ja');
  });

  test('a name that does not exist lists those that do', () => {
    expect(() => drawingModel('nonsense', 'en-GB')).toThrow(
      /not a drawing. Allowed: general-setup/,
    );
  });
});
