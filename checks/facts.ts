/** Facts in `src/facts` name source and day, and pages show the fields that the data has. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { entities } from '../src/facts/field-model';
import { rules } from '../src/facts/rule-model';
import { filesBelow } from '../src/site/files-below';
import type { Check, Problem } from './lib/check';
import type { Page } from './lib/project';

const FOLDER = 'src/facts';

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

/** Facts about the pages of this handbook, for which there is nobody to cite. */
const OWN = new Set([`${FOLDER}/page-titles.json`]);

function dataProblems(root: string): Problem[] {
  return filesBelow(root, FOLDER)
    .filter((file) => file.endsWith('.json') && !OWN.has(file))
    .flatMap((file) =>
      sourceProblems(file, JSON.parse(readFileSync(path.join(root, file), 'utf8'))),
    );
}

/** Pages of the add-on whose file does not show the fields that the data has for them. */
function fieldTableProblems(pages: readonly Page[]): Problem[] {
  return Object.entries(entities).flatMap(([id, { doc }]) =>
    pages
      .filter(({ collection, name, draft }) => collection === 'docs' && name === doc && !draft)
      .filter(({ text }) => !text.includes(`<FieldTable entity="${id}" />`))
      .map(({ file }) => ({
        file,
        message: `the fields of "${id}" are not shown.`,
        remedy: `add <FieldTable entity="${id}" /> under the heading {#fields}`,
      })),
  );
}

/** A fact that names a page, below `docs`. */
interface Pointer {
  readonly file: string;
  readonly from: string;
  readonly page: string;
}

const pointers: readonly Pointer[] = [
  ...rules.map(({ id, page }) => ({ file: `${FOLDER}/rule-facts.json`, from: id, page })),
  ...Object.entries(entities).map(([id, { doc }]) => ({
    file: `${FOLDER}/fields.json`,
    from: id,
    page: doc,
  })),
];

/** Facts that point at a page which does not exist. */
export function pointerProblems(root: string, given: readonly Pointer[]): Problem[] {
  return given
    .filter(({ page }) => !existsSync(path.join(root, 'docs', page)))
    .map(({ file, from, page }) => ({
      file,
      message: `${from} points at docs/${page}, which does not exist.`,
      remedy: 'correct the path',
    }));
}

export const check: Check = ({ root, pages }) => [
  ...dataProblems(root),
  ...pointerProblems(root, pointers),
  ...fieldTableProblems(pages),
];
