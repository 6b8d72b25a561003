/**
 * No text says what an earlier version made true (`data/retired-statements.json`), when an action can be
 * chosen against the machine, or another step for a message than the model.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { TableRow } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { actions, statuses } from '../src/facts/entries';
import { rulesOf } from '../src/facts/rule-model';
import { ruleIdsIn } from '../src/facts/rule-ids';
import { nextStep, processSteps, situations } from '../src/facts/next-step';
import { inLocale, localeIds, type LocaleId } from '../src/locales';
import { messages } from '../src/plugins/entities/messages';
import { branchesOf, productMessages } from '../src/model/product-messages';
import { filesBelow } from '../src/site/files-below';
import retired from './data/retired-statements.json';
import type { Check, Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import type { Page } from './lib/project';

/** Sentences that only an earlier version made true, by what holds instead. */
const OUTDATED = retired.statements.map(({ pattern, truth }) => ({
  pattern: new RegExp(pattern, 'i'),
  truth,
}));

/** A sentence that says of itself that it is about the time after dispatch. */
const AFTER = /after dispatch|nach dem Versand/i;

/** The machine itself and the effects of actions are the source. */
const MACHINE = /^src\/facts\/model\/(?:machine|actions)\.json$/;

/** Files of facts that leave the actions of a remedy out: pages print them. */
const WITHOUT_ACTIONS = [
  'packages/invoice/data/rules.json',
  'packages/invoice/data/national-rules.json',
  'src/facts/rule-families.json',
  'src/facts/model/field-descriptions.json',
  'src/facts/model/drawings.json',
  'src/desk/decode/notices/business-central.json',
  'src/desk/decode/notices/files.json',
  'src/desk/decode/notices/mail.json',
  'src/desk/decode/notices/network.json',
  'src/desk/decode/notices/platforms.json',
  'src/desk/decode/notices/programs.json',
  'src/desk/decode/notices/values.json',
  'src/desk/decode/sentences.json',
];

/** Module with the texts around the facts on pages of rules and terms. */
const PAGE_TEXTS = 'src/plugins/entities/messages.ts';

const STEPS = new Map(
  processSteps.flatMap(({ id, caption }) =>
    localeIds.map((locale) => [inLocale(caption, locale), id] as const),
  ),
);
const STEP = new RegExp(`\\b(?:step|Schritt) (${[...STEPS.keys()].join('|')})`);
const MESSAGE = /\bEDOC-\d{4}\b/g;

/** A message that is raised no more, or at another step than its sentence says. */
function messageFault(sentence: string): string | undefined {
  const step = STEPS.get(STEP.exec(sentence)?.[1] ?? '');
  for (const [id] of sentence.matchAll(MESSAGE)) {
    // The record of the message itself.
    if (id === sentence) continue;
    const message = productMessages.find((one) => one.id === id);
    if (message?.retired) return `${id} is raised no more`;
    const places = (message ? branchesOf(message) : []).map(({ at }) => at);
    if (step !== undefined && !places.includes(step) && !places.includes('any')) {
      return `${id} is raised at ${places.join(', ') || 'no step'}`;
    }
  }
  return undefined;
}

/** The fault of one text, if it has one. */
export function outdatedIn(text: string): string | undefined {
  const sentences = text.replaceAll('**', '').split(/(?<=[.!?|])\s+/);
  for (const sentence of sentences) {
    const found = OUTDATED.find(({ pattern }) => pattern.test(sentence));
    if (found && !AFTER.test(sentence)) return found.truth;
    const fault = messageFault(sentence);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

/** Captions of the actions that the machine names for entries at Error that were not dispatched. */
function stepsAtError(locale: LocaleId): Set<string> {
  const ids = situations
    .filter(({ status, dispatched }) => status === 'error' && dispatched === 'no')
    .map(({ status, failedStep, dispatched, holder }) =>
      nextStep(status, failedStep, dispatched, holder),
    );
  return new Set(
    ids.flatMap(({ action }) => {
      const found = actions.find(({ id }) => id === action);
      return found ? [inLocale(found.caption, locale)] : [];
    }),
  );
}

const captionOf = (list: typeof statuses | typeof actions, id: string, locale: LocaleId): string =>
  inLocale(list.find((one) => one.id === id)?.caption ?? {}, locale);

/** True where our own check stops an entry because of the first rule that a text names. */
function stopsEntry(seen: string): boolean {
  const [id] = ruleIdsIn(seen);
  return id !== undefined && rulesOf(id).some(({ severity }) => severity === 'fatal');
}

/** A row about an entry at Error whose remedy is Create Again, though nothing was dispatched. */
export function rowProblem(cells: readonly string[], locale: LocaleId): string | undefined {
  const [seen = '', ...others] = cells;
  const remedy = others.join(' ');
  const error = captionOf(statuses, 'error', locale);
  const again = captionOf(actions, 'create-again', locale);
  const archive = inLocale(processSteps.find(({ id }) => id === 'archive')?.caption ?? {}, locale);
  const isError = new RegExp(`^${error}\\b`).test(seen);
  const away = ['sent', 'completed', 'ready-to-send'].map((id) => captionOf(statuses, id, locale));
  const isAway = away.some((status) => cells.join(' ').includes(status));
  if (!isError && (isAway || !stopsEntry(seen))) return undefined;
  if (AFTER.test(cells.join(' '))) return undefined;
  if (!remedy.includes(again) || cells.join(' ').includes(archive)) return undefined;
  const isNamed = [...stepsAtError(locale)].some((caption) => remedy.includes(caption));
  return isNamed ? undefined : `at ${error} before dispatch, "${again}" cannot be chosen`;
}

function pageProblems({ file, tree, locale }: Page): Problem[] {
  const problems: Problem[] = [];
  const add = (line: number | undefined, message: string) =>
    problems.push({
      file,
      ...(line === undefined ? {} : { line }),
      message,
      remedy:
        'write what nextStep of src/facts/next-step.ts returns, or link the table of statuses',
    });
  visit(tree, ['paragraph', 'tableRow'], (node) => {
    const text =
      node.type === 'tableRow'
        ? (node as TableRow).children.map((cell) => toString(cell)).join(' | ')
        : toString(node);
    const truth = outdatedIn(text);
    if (truth !== undefined) add(lineOf(node), `contradicts the machine: ${truth}.`);
    if (node.type !== 'tableRow') return;
    const wrong = rowProblem(
      (node as TableRow).children.map((cell) => toString(cell)),
      locale,
    );
    if (wrong !== undefined) add(lineOf(node), `contradicts the machine: ${wrong}.`);
  });
  return problems;
}

/** Texts in JSON, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** An action whose condition the machine knows, in a text of facts. */
function factProblem(text: string): string | undefined {
  const restart = localeIds.map((locale) =>
    inLocale(actions.find(({ id }) => id === 'restart')?.caption ?? {}, locale),
  );
  const named = restart.find((caption) => new RegExp(`\\*\\*${caption}\\*\\*`).test(text));
  return named === undefined ? undefined : `"${named}" is typed by hand`;
}

function factProblems(
  file: string,
  facts: unknown,
  faultOf: (text: string) => string | undefined,
): Problem[] {
  return textsIn(facts).flatMap((text): Problem[] => {
    const wrong = faultOf(text);
    return wrong === undefined
      ? []
      : [
          {
            file,
            message: `“${text.slice(0, 80)}” contradicts the machine: ${wrong}.`,
            remedy: 'leave the action out; pages print what nextStep returns',
          },
        ];
  });
}

const read = (root: string, file: string): unknown =>
  JSON.parse(readFileSync(path.join(root, file), 'utf8'));

/** Sentences about earlier versions stay true for good. */
const isHistory = ({ name }: Page): boolean => name.startsWith('Release Notes/');

export const check: Check = ({ root, pages }) => [
  ...pages.filter((page) => page.collection === 'docs' && !isHistory(page)).flatMap(pageProblems),
  ...['src', 'packages/invoice/data']
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => file.endsWith('.json') && !MACHINE.test(file))
    .flatMap((file) => factProblems(file, read(root, file), outdatedIn)),
  ...WITHOUT_ACTIONS.flatMap((file) => factProblems(file, read(root, file), factProblem)),
  ...factProblems(PAGE_TEXTS, messages, (text) => outdatedIn(text) ?? factProblem(text)),
];
