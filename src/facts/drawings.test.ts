import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { localeIds, type LocaleId } from '../locales';
import { drawingIds, drawingModel, type DrawnText } from './drawings';
import { entities } from './field-model';
import data from './model/drawings.json';

const pairs = drawingIds.flatMap((id) => localeIds.map((locale) => [id, locale] as const));

const DRAWN = /<PageDrawing page="([^"]+)" \/>/g;

const FOLDERS = {
  'en-GB': 'docs',
  'de-DE': 'i18n/de-DE/docusaurus-plugin-content-docs/current',
} as const;

/** Numbered steps of a section, by their number. */
function stepsOf(text: string): ReadonlyMap<number, string> {
  const steps = text.matchAll(/^(\d+)\. (.*(?:\n {2,}.*)*)/gm);
  return new Map([...steps].map(([, number, step = '']) => [Number(number), step]));
}

/** Sections of all pages that show a drawing. */
const shown = localeIds.flatMap((locale) =>
  readdirSync(FOLDERS[locale], { recursive: true, encoding: 'utf8' }).flatMap((file) =>
    (file.endsWith('.mdx') ? readFileSync(`${FOLDERS[locale]}/${file}`, 'utf8') : '')
      .split(/^(?=#{2,} )/m)
      .flatMap((text) =>
        [...text.matchAll(DRAWN)].map(([, id = '']) => ({
          file,
          locale,
          id,
          steps: stepsOf(text),
        })),
      ),
  ),
);

/** What a drawing shows by name, marked or not. */
function drawnTexts(id: string, locale: LocaleId): readonly DrawnText[] {
  const { actions, tabs, tables } = drawingModel(id, locale);
  return [
    ...actions,
    ...tabs.flatMap(({ fields }) => fields.map(({ label, step }) => ({ text: label, step }))),
    ...tables.flatMap(({ title, columns }) => [...columns, ...(title ? [title] : [])]),
  ];
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

  test.each(shown)('each mark of $id in $file, $locale, is in its step', (drawing) => {
    const { id, locale, steps } = drawing;
    const lost = drawnTexts(id, locale).filter(
      ({ text, step }) =>
        step !== undefined && !steps.get(step)?.toLowerCase().includes(text.toLowerCase()),
    );
    expect(lost).toEqual([]);
  });

  test.each(shown)('what steps name in $id in $file, $locale, has a mark', (drawing) => {
    const { id, locale, steps } = drawing;
    const named = [...steps].flatMap(([number, step]) =>
      [...step.matchAll(/\*\*([^*]+)\*\*/g)].map(([, text = '']) => ({ number, text })),
    );
    const texts = drawnTexts(id, locale);
    const unmarked = named.filter(({ text }) => {
      const same = texts.filter((drawn) => drawn.text === text);
      return same.length > 0 && same.every(({ step }) => step === undefined);
    });
    expect(unmarked).toEqual([]);
    expect(texts.some(({ step }) => step !== undefined)).toBe(steps.size > 0);
  });

  test('every setup page shows one, but for the indexes of sections', () => {
    const without = readdirSync('docs/Setup', { recursive: true, encoding: 'utf8' }).filter(
      (file) =>
        file.endsWith('.mdx') &&
        !readFileSync(`docs/Setup/${file}`, 'utf8').includes('<PageDrawing'),
    );
    expect(without.sort()).toEqual([
      'Dispatch/index.mdx',
      'Process/index.mdx',
      'XML_Schemas.mdx',
      'index.mdx',
    ]);
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
