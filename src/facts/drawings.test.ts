import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultLocale, inLocale, localeIds, type LocaleId } from '../locales';
import { drawingIds, drawingModel, type DrawnText } from './drawings';
import { actions } from './entries';
import { entities } from './field-model';
import { objects, type ProductObject } from './objects';
import data from './model/drawings.json';

const pairs = drawingIds.flatMap((id) => localeIds.map((locale) => [id, locale] as const));

const DRAWN = /<PageDrawing page="([^"]+)" \/>/g;

const FOLDERS = {
  'en-GB': 'docs',
  'de-DE': 'i18n/de-DE/docusaurus-plugin-content-docs/current',
} as const;

/** Pages that show a drawing. */
const shown = localeIds.flatMap((locale) =>
  readdirSync(FOLDERS[locale], { recursive: true, encoding: 'utf8' }).flatMap((file) => {
    if (!file.endsWith('.mdx')) return [];
    const text = readFileSync(`${FOLDERS[locale]}/${file}`, 'utf8');
    return [...text.matchAll(DRAWN)].map(([, id = '']) => ({ file, locale, id }));
  }),
);

/** The captions of a drawing. */
function captionsOf(id: string, locale: LocaleId, steps?: Map<string, number>): DrawnText[] {
  const { actions, tabs, tables, cues, buttons } = drawingModel(id, locale, steps);
  return [
    ...actions,
    ...buttons,
    ...[...tabs.flatMap(({ fields }) => fields), ...cues].map(({ label }) => label),
    ...tables.flatMap(({ title, columns }) => [...columns, ...(title ? [title] : [])]),
  ];
}

/** Every drawing as written. */
const written: readonly { title?: unknown; page?: string; object?: string; dialog?: string }[] =
  Object.values(data.drawings);

describe('drawings of pages', () => {
  test.each(pairs)('%s in %s has captions and values throughout', (id, locale) => {
    const { title, tabs, tables } = drawingModel(id, locale);
    const labels = [title, ...tabs.map((tab) => tab.title ?? title)];
    const texts = [...labels, ...captionsOf(id, locale).map(({ text }) => text)];
    expect(texts.filter((text) => text.trim() === '')).toEqual([]);
    for (const { columns } of tables) {
      expect(new Set(columns.map(({ values }) => values.length)).size).toBe(1);
    }
  });

  test('every page with fields has one', () => {
    const byOwnName = new Set([...written.map(({ page }) => page), ...drawingIds]);
    expect(Object.keys(entities).filter((page) => !byOwnName.has(page))).toEqual([]);
  });

  test('every page of the object list has one', () => {
    const titles = drawingIds.map((id) => drawingModel(id, defaultLocale).title);
    const names = written.map(({ object }) => object);
    const isDrawn = ({ name, caption }: ProductObject) =>
      names.includes(name) || titles.includes(inLocale(caption, defaultLocale));
    expect(objects.filter((one) => one.kind === 'page' && !isDrawn(one))).toEqual([]);
  });

  test('every action that asks or shows something has its dialog', () => {
    const dialogs = written.map(({ dialog }) => dialog);
    const asking = actions
      .filter(({ effect }) =>
        /\basks\b|\bshows\b|\bperiod\b/i.test(inLocale(effect, defaultLocale)),
      )
      .map(({ caption }) => inLocale(caption, defaultLocale));
    expect(asking.length).toBeGreaterThan(7);
    expect(asking.filter((caption) => !dialogs.includes(caption))).toEqual([]);
  });

  test('a caption that a step names has the number of the step, once', () => {
    const steps = new Map([
      ['Belegart', 2],
      ['Neu starten', 3],
    ]);
    const marked = captionsOf('edocument-card', 'de-DE', steps).filter(({ step }) => step);
    expect(marked).toEqual([
      { text: 'Neu starten', other: 'Restart', step: 3 },
      { text: 'Belegart', other: 'Document Type', step: 2 },
    ]);
  });

  test('a caption that is the same in both languages stands once', () => {
    const [status] = captionsOf('edocument-list', 'en-GB').filter(({ text }) => text === 'Status');
    expect(status?.other).toBeUndefined();
  });

  test('what a page has and its drawing leaves out is cut', () => {
    const cuts = (id: string) => {
      const { cutBelow, cutBeside } = drawingModel(id, 'de-DE');
      return { cutBelow, cutBeside };
    };
    expect(cuts('target-list')).toEqual({ cutBelow: true, cutBeside: true });
    expect(cuts('units')).toEqual({ cutBelow: true, cutBeside: false });
    expect(cuts('general-setup')).toEqual({ cutBelow: false, cutBeside: false });
    expect(cuts('zugferd-format')).toEqual({ cutBelow: true, cutBeside: false });
    expect(cuts('create-again')).toEqual({ cutBelow: false, cutBeside: false });
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
      fields.map(({ label, value }) => `${label.text}: ${value}`),
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
