/**
 * Bold text in the handbook is a caption that exists, or the lead-in of a paragraph, and belongs to
 * the page of which prose says it.
 */
import path from 'node:path';
import type { Nodes, Parents, Strong } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { actions, pageActions, statuses } from '../src/facts/entries';
import { entities } from '../src/facts/field-model';
import { jobQueueEntries } from '../src/facts/operations';
import documentFields from '../src/facts/model/document-fields.json';
import platformCaptions from '../src/facts/platform-captions.json';
import termSources from '../src/facts/model/term-sources.json';
import {
  defaultLocale,
  inLocale,
  localeIds,
  translations,
  type LocaleId,
  type Localized,
} from '../src/locales';
import type { Check, Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import { isPartial, type Page } from './lib/project';

interface Source {
  field?: Localized<string>;
}

const BLOCKS = new Set(['paragraph', 'tableCell']);

/** All captions of the add-on and of the platform that pages may name. */
function allCaptions(): readonly Localized<string>[] {
  const pages = Object.values(entities);
  const fields = pages.flatMap((entity) => entity.fields);
  const options = fields.flatMap(({ options: names }) =>
    (names?.[defaultLocale] ?? []).map((_, index) =>
      Object.fromEntries(localeIds.map((locale) => [locale, names?.[locale]?.[index] ?? ''])),
    ),
  );
  return [
    ...pages,
    ...fields,
    ...pageActions,
    ...platformCaptions.captions,
    ...options,
    ...[...statuses, ...actions, ...jobQueueEntries, ...documentFields.fields].map(
      ({ caption }) => caption,
    ),
    ...Object.values(termSources.tables).flatMap((table) => [table, table.page]),
    ...Object.values(termSources.terms as Record<string, Source[]>)
      .flat()
      .flatMap(({ field }) => field ?? []),
  ];
}

export function knownCaptions(locale: LocaleId): ReadonlySet<string> {
  return new Set(allCaptions().map((names) => inLocale(names, locale)));
}

/** Captions that the data translates in two ways. Names that no language translates may recur. */
export function translationProblems(
  captions: readonly Localized<string>[] = allCaptions(),
): Problem[] {
  return translations.flatMap((locale) => {
    const known = new Map<string, string>();
    const translated = captions.filter(
      (names) => inLocale(names, locale) !== inLocale(names, defaultLocale),
    );
    return translated.flatMap((names): Problem[] => {
      const [caption, own] = [inLocale(names, defaultLocale), inLocale(names, locale)];
      const first = known.get(caption) ?? own;
      known.set(caption, first);
      if (first === own) return [];
      const message = `"${caption}" is both "${first}" and "${own}" in ${locale}.`;
      return [{ file: 'src/facts', message, remedy: 'give a caption one translation' }];
    });
  });
}

/** A lead-in opens its block and ends as a sentence or with a colon. */
function isLeadIn(strong: Strong, parent: Parents | undefined): boolean {
  if (!parent || !BLOCKS.has(parent.type) || parent.children[0] !== strong) return false;
  const next = parent.children[1];
  return /[.:?]$/.test(toString(strong)) || (next?.type === 'text' && next.value.startsWith(':'));
}

/** Pages of the add-on without a field table, by the key that `pageActions` has for them. */
const WITHOUT_FIELDS: Readonly<Record<string, string>> = {
  'assisted-setup': 'Setup/AssistedSetup/index.mdx',
};

/** Files of the pages that offer an action, by its caption. Several pages may offer the same. */
function ownersOfActions(locale: LocaleId): ReadonlyMap<string, readonly string[]> {
  const owners = new Map<string, string[]>();
  for (const action of pageActions) {
    const doc = entities[action.page]?.doc ?? WITHOUT_FIELDS[action.page];
    if (doc === undefined) throw new Error(`actions.json: "${action.page}" is no page.`);
    const caption = inLocale(action, locale);
    owners.set(caption, [...(owners.get(caption) ?? []), doc]);
  }
  return owners;
}

/** Files of the handbook that a page is, links to, or names by their caption. */
function mentionedPages(page: Page): ReadonlySet<string> {
  const mentioned = new Set([page.name]);
  visit(page.tree, 'link', ({ url }) => {
    const [file = ''] = url.split('#');
    mentioned.add(path.posix.join(path.posix.dirname(page.name), file));
  });
  const bold = new Set<string>();
  visit(page.tree, 'strong', (strong) => void bold.add(toString(strong)));
  for (const entity of Object.values(entities)) {
    if (bold.has(inLocale(entity, page.locale))) mentioned.add(entity.doc);
  }
  return mentioned;
}

/** Actions on a page that neither offers them nor leads to the page that does. */
function actionProblems(page: Page): Problem[] {
  const owners = ownersOfActions(page.locale);
  const mentioned = mentionedPages(page);
  const problems: Problem[] = [];
  visit(page.tree, 'strong', (strong) => {
    const docs = owners.get(toString(strong));
    if (!docs || docs.some((doc) => mentioned.has(doc))) return;
    problems.push({
      file: page.file,
      line: lineOf(strong),
      message: `"${toString(strong)}" is an action of ${docs.join(' or ')}, which this page does not name.`,
      remedy: 'link the page with the action, or name the action that is meant',
    });
  });
  return problems;
}

/** Between a caption and its page: "**Folder** in the [Sending Types](…)", "**Ordner** der …". */
const BELONGS = /^ (?:in|on|of|under|unter|auf|der) (?:the |der |den |dem )?$/;

/** Captions of fields, options and actions by the file of their page. */
function captionsOfPages(locale: LocaleId): ReadonlyMap<string, ReadonlySet<string>> {
  const own = new Map(
    Object.values(entities).map(({ doc, fields }) => [
      doc,
      fields.flatMap((field) => [
        inLocale(field, locale),
        ...(field.options ? inLocale(field.options, locale) : []),
      ]),
    ]),
  );
  const add = (doc: string, caption: string) => own.set(doc, [...(own.get(doc) ?? []), caption]);
  for (const [caption, docs] of ownersOfActions(locale)) docs.forEach((doc) => add(doc, caption));
  for (const { caption } of [...actions, ...statuses]) {
    add(entities.edocument?.doc ?? '', inLocale(caption, locale));
  }
  return new Map([...own].map(([doc, names]) => [doc, new Set(names)]));
}

/** Captions that the page with which prose joins them does not have. */
function ownerProblems(page: Page): Problem[] {
  const own = captionsOfPages(page.locale);
  const docOf = (node: Nodes | undefined) => {
    if (node?.type === 'link') {
      return path.posix.join(path.posix.dirname(page.name), node.url.split('#')[0] ?? '');
    }
    const named = node?.type === 'strong' ? toString(node) : undefined;
    return Object.values(entities).find((one) => inLocale(one, page.locale) === named)?.doc;
  };
  const problems: Problem[] = [];
  visit(page.tree, 'strong', (strong, index, parent) => {
    const [between, target] = parent?.children.slice((index ?? 0) + 1) ?? [];
    if (between?.type !== 'text' || !BELONGS.test(between.value)) return;
    const doc = docOf(target);
    const captionsThere = doc === undefined ? undefined : own.get(doc);
    if (!captionsThere || captionsThere.has(toString(strong))) return;
    problems.push({
      file: page.file,
      line: lineOf(strong),
      message: `"${toString(strong)}" is no field, option or action of ${doc}.`,
      remedy: 'name the page that has it, or the caption that is meant',
    });
  });
  return problems;
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

export const check: Check = ({ pages }) => [
  ...translationProblems(),
  ...pages
    .filter(({ collection }) => collection === 'docs')
    .flatMap((page) => [
      ...pageProblems(page, knownCaptions(page.locale)),
      ...ownerProblems(page),
      // What a page includes may rely on its links.
      ...(isPartial(page) ? [] : actionProblems(page)),
    ]),
];
