/** Actions that a remedy names can be chosen in the status that the reader is in. */
import type { Nodes, Root, Table, TableCell } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { actions, statuses, type Action } from '../src/facts/entries';
import { rules, rulesOf } from '../src/facts/rule-model';
import { inLocale, localeIds, type LocaleId } from '../src/locales';
import type { Check, Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import type { Page } from './lib/project';

/** Writes the way after dispatch below a table, for all of its rows. */
const AFTER_DISPATCH = 'AfterDispatch';
/** Place in which a finding of a rule shows: our own check, or the recipient's. */
const FOUND = { before: ['error'], after: ['sent', 'completed', 'rejected'] } as const;

const idOf = (list: typeof statuses | typeof actions, caption: string, locale: LocaleId) =>
  list.find((one) => inLocale(one.caption, locale) === caption)?.id;

/** Statuses that follow from an action; undefined when it cannot be chosen in any of these. */
function after(action: Action, current: readonly string[]): string[] | undefined {
  const possible = action.transitions.filter(
    ({ from }) => from === 'any' || from.some((status) => current.includes(status)),
  );
  if (possible.length === 0 && action.scope === 'entry') return undefined;
  return possible.flatMap(({ to }) =>
    to === 'new-entry' ? ['new'] : to === 'unchanged' ? [] : to,
  );
}

/**
 * The actions among these captions that cannot be chosen. A status between them begins a branch.
 *
 * @param captions statuses and actions in the order in which a remedy names them
 * @param start ids of the statuses in which the problem shows
 */
export function impossibleActions(
  captions: readonly string[],
  start: readonly string[],
  locale: LocaleId,
): string[] {
  const found: string[] = [];
  let current = [...start];
  for (const caption of captions) {
    const status = idOf(statuses, caption, locale);
    const action = actions.find(({ caption: names }) => inLocale(names, locale) === caption);
    if (status) current = [...current, status];
    if (!action) continue;
    const next = after(action, current);
    if (next) current = [...current, ...next];
    else found.push(caption);
  }
  return found;
}

/** True when an action among these captions can be chosen in one of these statuses. */
function helpsIn(captions: readonly string[], current: readonly string[], locale: LocaleId) {
  return actions.some(
    (action) =>
      action.transitions.some(({ from, to }) => from !== 'any' && to !== 'unchanged') &&
      captions.includes(inLocale(action.caption, locale)) &&
      after(action, current) !== undefined,
  );
}

function textsOf(node: Nodes, type: 'strong' | 'inlineCode'): string[] {
  const texts: string[] = [];
  visit(node, type, (found: Nodes) => {
    texts.push(toString(found));
  });
  return texts;
}

interface Section {
  tables: Table[];
  hasAfterDispatch: boolean;
}

/** Content under the heading {#troubleshooting}. */
function troubleshooting(tree: Root): Section {
  const section: Section = { tables: [], hasAfterDispatch: false };
  let inside = false;
  for (const node of tree.children) {
    if (node.type === 'heading') inside = toString(node).trimEnd().endsWith('{#troubleshooting}');
    if (!inside) continue;
    if (node.type === 'table') section.tables.push(node);
    if (node.type === 'mdxJsxFlowElement' && node.name === AFTER_DISPATCH) {
      section.hasAfterDispatch = true;
    }
  }
  return section;
}

function rowProblem(
  seen: TableCell,
  remedy: TableCell,
  hasAfterDispatch: boolean,
  locale: LocaleId,
): Omit<Problem, 'file' | 'line'> | undefined {
  const captions = textsOf(remedy, 'strong');
  const named = textsOf(seen, 'strong').flatMap((text) => idOf(statuses, text, locale) ?? []);
  const isRule = textsOf(seen, 'inlineCode').some((id) => rulesOf(id).length > 0);
  const start = named.length > 0 ? named : isRule ? [...FOUND.before, ...FOUND.after] : undefined;
  if (!start) return undefined;
  const [impossible] = impossibleActions(captions, start, locale);
  if (impossible !== undefined) {
    return {
      message: `"${impossible}" cannot be chosen in ${start.join(', ')}.`,
      remedy: 'name an action that actions.json allows there, or the status of the branch',
    };
  }
  const isOneSided =
    named.length === 0 &&
    helpsIn(captions, FOUND.before, locale) !== helpsIn(captions, FOUND.after, locale);
  if (!isOneSided || hasAfterDispatch) return undefined;
  return {
    message: 'the remedy of a rule fits only before or only after dispatch.',
    remedy: `write both, or add <${AFTER_DISPATCH} /> below the table`,
  };
}

function pageProblems({ file, tree, locale }: Page): Problem[] {
  const { tables, hasAfterDispatch } = troubleshooting(tree);
  return tables.flatMap(({ children }) =>
    children.slice(1).flatMap((row) => {
      const [seen, remedy] = [row.children[0], row.children.at(-1)];
      const problem = seen && remedy && rowProblem(seen, remedy, hasAfterDispatch, locale);
      return problem ? [{ file, line: lineOf(row), ...problem }] : [];
    }),
  );
}

/** Captions of actions in a text without markup, where a reader is told to choose them. */
export function actionsInText(text: string, locale: LocaleId): string[] {
  const captions = actions
    .map(({ caption }) => inLocale(caption, locale))
    .sort((a, b) => b.length - a.length);
  // "Send the invoice" and "Send with eDocument" name no action.
  return (
    text.match(new RegExp(`\\b(?:${captions.join('|')})\\b(?! (?:with|the|Sie)\\b)`, 'g')) ?? []
  );
}

/** Remedies of rules that help only before dispatch, or only after it. */
export function ruleProblems(
  list: readonly Pick<(typeof rules)[number], 'id' | LocaleId>[],
): Problem[] {
  return list.flatMap((rule) =>
    localeIds.flatMap((locale) => {
      const captions = actionsInText(inLocale(rule, locale).remedy, locale);
      const impossible = impossibleActions(captions, [...FOUND.before, ...FOUND.after], locale);
      const isOneSided =
        captions.length > 0 &&
        helpsIn(captions, FOUND.before, locale) !== helpsIn(captions, FOUND.after, locale);
      if (impossible.length === 0 && !isOneSided) return [];
      return [
        {
          file: 'packages/invoice/data/rules.json',
          message: `${rule.id}, ${locale}: the remedy names ${captions.join(', ')}, which is not enough.`,
          remedy: 'name what to choose before dispatch and after it, or no action at all',
        },
      ];
    }),
  );
}

export const check: Check = ({ pages }) => [
  ...ruleProblems(rules),
  ...pages.filter(({ collection }) => collection === 'docs').flatMap(pageProblems),
];
