import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localeIds } from '../site/locales';
import { drawingIds, drawingModel } from './drawings';
import { entities } from './field-model';
import data from './model/drawings.json';

const pairs = drawingIds.flatMap((id) => localeIds.map((locale) => [id, locale] as const));

const DRAWN = /<PageDrawing page="([^"]+)" \/>/g;

/** Sections of all pages that show a drawing, as `file`, `drawing` and `text`. */
const shown = readdirSync('docs', { recursive: true, encoding: 'utf8' }).flatMap((file) =>
  (file.endsWith('.mdx') ? readFileSync(`docs/${file}`, 'utf8') : '')
    .split(/^(?=#{2,} )/m)
    .flatMap((text) => [...text.matchAll(DRAWN)].map(([, id = '']) => ({ file, id, text }))),
);

function stepsOf(text: string): number {
  return Math.max(0, ...[...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number)));
}

function marksOf(id: string): number[] {
  const model = drawingModel(id, 'en-GB');
  return [
    ...model.actions,
    ...model.tabs.flatMap(({ fields }) => fields),
    ...model.tables.flatMap(({ title, columns }) => [...columns, ...(title ? [title] : [])]),
  ].flatMap(({ step }) => step ?? []);
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

  test.each(shown)('$id in $file has the numbers of steps beside it', ({ id, text }) => {
    expect(Math.max(0, ...marksOf(id))).toBeLessThanOrEqual(stepsOf(text));
  });

  test('every drawing is shown on a page', () => {
    const used = new Set(shown.map(({ id }) => id));
    expect(drawingIds.filter((id) => !used.has(id))).toEqual([]);
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
