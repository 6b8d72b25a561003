/** Facts in `src/facts` name source and day, and field tables on pages say what the data says. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Heading, Root, Table, TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { entities, type Entity, type Field } from '../src/facts/field-model';
import { inLocale, type LocaleId } from '../src/site/locales';
import { rules } from '../src/facts/rule-model';
import { runAsProgram, type Check, type Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import type { Page } from './lib/project';

const FOLDER = 'src/facts';
const NONE = '–';

/** A file's problems, or none; lists of words and spellings are decisions and need no source. */
export function sourceProblems(file: string, data: unknown): Problem[] {
  if (Array.isArray(data)) return [];
  const { source, sources, asOf } = data as Readonly<Record<string, unknown>>;
  const problems: Problem[] = [];
  // One text, a text for each locale, or several sources by name.
  const texts = Object.values(sources ?? (typeof source === 'string' ? [source] : (source ?? {})));
  if (texts.length === 0 || texts.some((text) => String(text).trim() === '')) {
    problems.push({
      file,
      message: 'the facts have no source.',
      remedy: 'add "source" at the top of the file, with the document and its version',
    });
  }
  if (
    typeof asOf !== 'string' ||
    !/^\d{4}-\d{2}-\d{2}$/.test(asOf) ||
    Number.isNaN(Date.parse(asOf))
  ) {
    problems.push({
      file,
      message: 'the facts have no day on which they were checked.',
      remedy: 'add "asOf" at the top of the file, as YYYY-MM-DD',
    });
  }
  return problems;
}

function dataProblems(root: string): Problem[] {
  return readdirSync(path.join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const file = path.posix.join(FOLDER, name.split(path.sep).join('/'));
      return sourceProblems(file, JSON.parse(readFileSync(path.join(root, file), 'utf8')));
    });
}

/** The first table below the heading with this id. */
function tableUnder(tree: Root, id: string): Table | undefined {
  const start = tree.children.findIndex(
    (node) => node.type === 'heading' && toString(node).trimEnd().endsWith(`{#${id}}`),
  );
  if (start < 0) return undefined;
  const depth = (tree.children[start] as Heading).depth;
  for (const node of tree.children.slice(start + 1)) {
    if (node.type === 'heading' && node.depth <= depth) return undefined;
    if (node.type === 'table') return node;
  }
  return undefined;
}

/** Columns of a field table after the caption, with what the data says. */
const COLUMNS: readonly { index: number; name: string; expected: (field: Field) => string }[] = [
  { index: 1, name: 'type', expected: (field) => field.type },
  { index: 3, name: 'business terms', expected: (field) => field.bt.join(', ') || NONE },
];

function rowProblems(file: string, row: TableRow, field: Field, caption: string): Problem[] {
  return COLUMNS.flatMap(({ index, name, expected }): Problem[] => {
    const shown = toString(row.children[index] ?? row).trim();
    if (shown === expected(field)) return [];
    return [
      {
        file,
        line: lineOf(row),
        message:
          `${caption}: the ${name} are "${shown}", in fields.json "${expected(field)}".`.replace(
            'type are',
            'type is',
          ),
        remedy: 'correct the page, or fields.json and the page of the other language',
      },
    ];
  });
}

/** Where the field table of a page differs from `fields.json`. */
export function fieldTableProblems(
  file: string,
  tree: Root,
  { fields }: Pick<Entity, 'fields'>,
  locale: LocaleId,
): Problem[] {
  const table = tableUnder(tree, 'fields');
  if (!table) {
    return [
      {
        file,
        message: 'the page has an entity, but no table under the heading {#fields}.',
        remedy: 'add the table, or take "entity" out of the front matter',
      },
    ];
  }
  const rows = table.children.slice(1);
  const captions = rows.map((row) => toString(row.children[0] ?? row).trim());
  const expected = fields.map((field) => inLocale(field, locale));
  if (captions.join('|') !== expected.join('|')) {
    return [
      {
        file,
        line: lineOf(table),
        message: `the fields are ${captions.join(', ')}; in fields.json ${expected.join(', ')}.`,
        remedy: 'use these captions, all of them, in this order',
      },
    ];
  }
  return rows.flatMap((row, index) => {
    const field = fields[index];
    return field ? rowProblems(file, row, field, inLocale(field, locale)) : [];
  });
}

function pageProblems(page: Page): Problem[] {
  const locale = page.locale;
  const id = page.frontMatter.entity;
  // An unknown entity is a matter of the front matter.
  const entity = typeof id === 'string' ? entities[id] : undefined;
  if (!entity || page.draft) return [];
  return fieldTableProblems(page.file, page.tree, entity, locale);
}

/** Rules and entities that point at a page which does not exist. */
function pointerProblems(root: string): Problem[] {
  const pointers = [
    ...rules.map(({ id, page }) => ({ file: `${FOLDER}/rules.json`, from: id, page })),
    ...Object.entries(entities).map(([id, { doc }]) => ({
      file: `${FOLDER}/fields.json`,
      from: id,
      page: doc,
    })),
  ];
  return pointers
    .filter(({ page }) => !existsSync(path.join(root, 'docs', page)))
    .map(({ file, from, page }) => ({
      file,
      message: `${from} points at docs/${page}, which does not exist.`,
      remedy: 'correct the path',
    }));
}

export const facts: Check = {
  name: 'facts',
  holds: 'All facts have a source, and the field tables say what the data says.',
  run: ({ root, pages }) => [
    ...dataProblems(root),
    ...pointerProblems(root),
    ...pages.flatMap(pageProblems),
  ],
};

runAsProgram(facts);
