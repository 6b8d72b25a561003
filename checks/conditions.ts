/**
 * No text outside the machine says when an action on an entry can be chosen: a condition that is typed
 * is one that the next change of the machine makes false.
 */
import type { Nodes, Parents, Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { SKIP, visit } from 'unist-util-visit';
import { actions, statuses } from '../src/facts/entries';
import { canBeChosen, processSteps } from '../src/facts/next-step';
import { inLocale, type LocaleId } from '../src/locales';
import type { Check, Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import type { Page } from './lib/project';

/** A status or an action that a text names. */
interface Named {
  readonly kind: 'status' | 'action';
  readonly id: string;
}

/** Actions on an entry that depend on its status. */
const conditional = actions.filter(
  ({ scope, transitions }) =>
    scope === 'entry' && transitions.every((transition) => transition.from !== 'any'),
);

/** Words that say of an action whether a reader can choose it. */
const AVAILABLE: Readonly<Record<LocaleId, RegExp>> = {
  'en-GB':
    /\bas long as\b|\bbefore dispatch\b|\b(?:has|have) (?:not|never) been (?:sent|\*\*Sent)\b|\b(?:is|are|becomes) (?:not |only |no longer )*(?:available|offered|allowed|possible)\b|\bcan(?:not| only| be)* (?:be )?(?:chosen|selected)\b/i,
  'de-DE':
    /\bsolange\b|\bvor dem Versand\b|\b(?:noch nicht|nie) (?:(?:ver|ge)sendet|\*\*Gesendet)|\bsteh(?:t|en)\b.*\bzur Verfügung|\bverfügbar\b|\blässt sich\b.*\b(?:wählen|auswählen)\b|\bwählbar\b|\b(?:angeboten|erlaubt|zulässig)\b/i,
};

/** A step that picks an entry by the status that its action needs. */
const PICKED: Readonly<Record<LocaleId, RegExp>> = {
  'en-GB': /\b[Ss]elect\b[^.:]*\b(?:entry|entries|lines?)\b[^.:]*\bstatus \*\*/,
  'de-DE': /\b[Mm]arkieren Sie\b[^.:]*\b(?:Eintrag|Einträge|Zeilen?)\b[^.:]*\bStatus \*\*/,
};

/** Words before the name of an action that make it the name of a step of the process. */
const OF_PROCESS = /^(?:step|at|Schritt|bei) $/;

/** Words before a status that make it the result of an action. */
const RESULT = /^(?:becomes|wird) $/;

/** A text about permission sets says who can choose an action, not when. */
const PERMISSION = /\bEDOC-(?:READ|USER|ADMIN)\b/;

const AVAILABILITY = 'says when an action can be chosen';
const IMPOSSIBLE = 'names an action that its status does not have';

/** Text of a node in which bold stays marked. */
function marked(node: Nodes): string {
  if (node.type === 'strong') return `**${toString(node)}**`;
  if ('children' in node) return (node as Parents).children.map(marked).join('');
  return toString(node);
}

/** Statuses and actions in bold, in the order of the text. */
function namedIn(text: string, locale: LocaleId): Named[] {
  const known = new Map<string, Named>([
    ...statuses.map(
      ({ id, caption }) => [inLocale(caption, locale), { kind: 'status', id }] as const,
    ),
    ...conditional.map(
      ({ id, caption }) => [inLocale(caption, locale), { kind: 'action', id }] as const,
    ),
  ]);
  const steps = processSteps.map(({ caption }) => inLocale(caption, locale));
  return [...text.matchAll(/(\w+ )?\*\*([^*]+)\*\*/g)].flatMap(([, before = '', caption = '']) => {
    const found = known.get(caption);
    const isStep = steps.includes(caption) && OF_PROCESS.test(before);
    const isResult = found?.kind === 'status' && RESULT.test(before);
    return found && !isStep && !isResult ? [found] : [];
  });
}

const idsOf = (found: readonly Named[], kind: Named['kind']): Set<string> =>
  new Set(found.filter((one) => one.kind === kind).map(({ id }) => id));

/** True where a text gives different actions to different statuses, one after another. */
function distributes(found: readonly Named[]): boolean {
  const turns = found.filter((one, index) => one.kind !== found[index - 1]?.kind).length;
  return turns > 3 && idsOf(found, 'status').size > 1 && idsOf(found, 'action').size > 1;
}

const isPossible = (action: string, status: string): boolean => {
  const facts = conditional.find(({ id }) => id === action);
  const dispatched = statuses.find(({ id }) => id === status)?.dispatched ?? [];
  return !facts || dispatched.some((state) => canBeChosen(facts, { status, dispatched: state }));
};

/** The first action after the only status that a text has named before it, if it cannot follow. */
function impossible(found: readonly Named[]): boolean {
  const first = found.findIndex(({ kind }) => kind === 'action');
  const before = idsOf(found.slice(0, Math.max(first, 0)), 'status');
  const action = found[first];
  return (
    before.size > 0 &&
    action !== undefined &&
    ![...before].some((status) => isPossible(action.id, status))
  );
}

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?|])\s+/);

/** The fault of a paragraph or a cell, if it has one. */
export function conditionIn(text: string, locale: LocaleId): string | undefined {
  if (distributes(namedIn(text, locale))) return 'gives each status its action';
  for (const sentence of sentencesOf(text)) {
    const found = namedIn(sentence, locale);
    if (PICKED[locale].test(sentence) && idsOf(found, 'status').size > 0) {
      return 'picks entries by the status that an action needs';
    }
    if (idsOf(found, 'action').size === 0) continue;
    if (AVAILABLE[locale].test(sentence) && !PERMISSION.test(text)) return AVAILABILITY;
    if (impossible(found)) return IMPOSSIBLE;
  }
  return undefined;
}

/** The fault of a row of "what you see, cause, what to do", if it has one. */
export function rowConditionIn(cells: readonly string[], locale: LocaleId): string | undefined {
  const statusesSeen = namedIn(cells[0] ?? '', locale).filter(({ kind }) => kind === 'status');
  const remedy = namedIn(cells.at(-1) ?? '', locale);
  const isPair = statusesSeen.length > 0 && remedy[0]?.kind === 'action';
  if (isPair && impossible([...statusesSeen, ...remedy])) return IMPOSSIBLE;
  const isForSome = PERMISSION.test(cells.join(' '));
  return cells
    .map((cell) => conditionIn(cell, locale))
    .find((problem) => problem !== undefined && !(problem === AVAILABILITY && isForSome));
}

/** True for a table that lists statuses with the actions of each. */
function isMachine({ children: [head, ...rows] }: Table, locale: LocaleId): boolean {
  if (!/^Status\b/.test(head?.children[0] ? toString(head.children[0]) : '')) return false;
  const withAction = rows.filter((row) => idsOf(namedIn(marked(row), locale), 'action').size > 0);
  return withAction.length > 1;
}

function pageProblems({ file, tree, locale }: Page): Problem[] {
  const problems: Problem[] = [];
  const add = (node: Nodes, message: string | undefined) => {
    if (message === undefined) return;
    const shown = toString(node).slice(0, 60);
    problems.push({
      file,
      line: lineOf(node),
      message: `“${shown}…” ${message}.`,
      remedy: 'leave the condition out and link /eDocument#actions, or print <NextSteps of="…" />',
    });
  };
  visit(tree, ['paragraph', 'table', 'tableRow'], (node) => {
    if (node.type === 'table') {
      if (!isMachine(node as Table, locale)) return undefined;
      add(node as Table, 'is a table of statuses with their actions');
      return SKIP;
    }
    if (node.type === 'tableRow') {
      const cells = (node as Parents).children.map(marked);
      add(node as Nodes, rowConditionIn(cells, locale));
      return SKIP;
    }
    add(node as Nodes, conditionIn(marked(node as Nodes), locale));
    return undefined;
  });
  return problems;
}

/** Sentences about earlier versions stay true for good. */
const isHistory = ({ name }: Page): boolean => name.startsWith('Release Notes/');

export const check: Check = ({ pages }) =>
  pages.filter((page) => page.collection === 'docs' && !isHistory(page)).flatMap(pageProblems);
