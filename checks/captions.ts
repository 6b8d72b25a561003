/** Bold text in the handbook is a caption that exists, or the lead-in of a paragraph. */
import type { Parents, Strong } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { actions, pageActions, statuses } from '../src/facts/entries';
import { entities } from '../src/facts/field-model';
import { jobQueueEntries } from '../src/facts/operations';
import documentFields from '../src/facts/model/document-fields.json';
import platformCaptions from '../src/facts/platform-captions.json';
import termSources from '../src/facts/model/term-sources.json';
import { inLocale, type LocaleId, type Localized } from '../src/site/locales';
import { runAsProgram, type Check, type Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import type { Page } from './lib/project';

interface Source {
  field?: Localized<string>;
}

const BLOCKS = new Set(['paragraph', 'tableCell']);

/** All captions of the add-on and of the platform that pages may name. */
export function knownCaptions(locale: LocaleId): ReadonlySet<string> {
  const pages = Object.values(entities);
  const fields = pages.flatMap((entity) => entity.fields);
  return new Set([
    ...[...pages, ...fields, ...pageActions, ...platformCaptions.captions].map((names) =>
      inLocale(names, locale),
    ),
    ...fields.flatMap(({ options }) => (options ? inLocale(options, locale) : [])),
    ...[...statuses, ...actions, ...jobQueueEntries, ...documentFields.fields].map(({ caption }) =>
      inLocale(caption, locale),
    ),
    ...Object.values(termSources.tables).flatMap((table) => [
      inLocale(table, locale),
      inLocale(table.page, locale),
    ]),
    ...Object.values(termSources.terms as Record<string, Source[]>)
      .flat()
      .flatMap(({ field }) => (field ? [inLocale(field, locale)] : [])),
  ]);
}

/** A lead-in opens its block and ends as a sentence or with a colon. */
function isLeadIn(strong: Strong, parent: Parents | undefined): boolean {
  if (!parent || !BLOCKS.has(parent.type) || parent.children[0] !== strong) return false;
  const next = parent.children[1];
  return /[.:?]$/.test(toString(strong)) || (next?.type === 'text' && next.value.startsWith(':'));
}

function pageProblems(page: Page, captions: ReadonlySet<string>): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, 'strong', (strong, _index, parent) => {
    const text = toString(strong);
    if (captions.has(text) || isLeadIn(strong, parent)) return;
    problems.push({
      file: page.file,
      line: lineOf(strong),
      message: `"${text}" is bold, but no caption.`,
      remedy:
        'write the caption as in src/facts (fields, model, platform-captions), or emphasise ' +
        'with *…* what is no caption',
    });
  });
  return problems;
}

export const captions: Check = {
  name: 'captions',
  holds: 'Every caption in the handbook exists.',
  run: ({ pages }) =>
    pages
      .filter(({ collection }) => collection === 'docs')
      .flatMap((page) => pageProblems(page, knownCaptions(page.locale))),
};

runAsProgram(captions);
