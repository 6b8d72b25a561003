/** No text outside the machine says of an action of eDocument when it can be chosen, unless the machine agrees. */
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
import type { Check, Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import type { Page } from './lib/project';

/** Sentences that only an older machine made true, by what the machine says instead. */
const OUTDATED: readonly { readonly pattern: RegExp; readonly truth: string }[] = [
  {
    pattern:
      /\bRestart\b[^.|]{0,50}\bold (?:file|XML)|\bNeu starten\b[^.|]{0,50}\balte[ns]? (?:Datei|XML)/,
    truth: 'before dispatch, Restart runs all lines again and makes new files',
  },
  {
    pattern:
      /\b(?:run|process|Restart)\b[^.|]{0,25}\b(?:continues|resumes) at (?:the failed|your) line(?! fail)|\b(?:Lauf|Prozess|Neu starten)\b[^.|]{0,25}\bsetzt (?:an|bei) der fehlgeschlagenen Zeile (?:fort|wieder ein)/,
    truth: 'that holds after dispatch only; say so in the same sentence, or print the machine',
  },
  {
    pattern:
      /\bsend(?:s|ing)? failed\b[^.|]{0,40}\bCreate Again|\bSenden\b[^.|]{0,20}fehlgeschlagen[^.|]{0,20}\bNeu erstellen/i,
    truth: 'before dispatch, an entry at Error is restarted',
  },
  {
    pattern:
      /\bswitch \**Test Mode\** off\b[^.|]{0,30}, then (?:filter|cancel|choose)|\bTestmodus\**\b[^.|]{0,10} aus und (?:filtern|wählen|stornieren)/i,
    truth: 'cancel pure tests and send the others first, then switch test mode off',
  },
];

/** A sentence that says of itself that it is about the time after dispatch. */
const AFTER = /after dispatch|nach dem Versand/i;

/** Files of facts with sentences; the machine itself and the effects of actions are the source. */
const FACT_FILES = [
  'packages/invoice/data/rules.json',
  'packages/invoice/data/national-rules.json',
  'src/facts/rule-families.json',
  'src/facts/model/field-descriptions.json',
  'src/facts/model/drawings.json',
  'src/desk/decode/notices/business-central.json',
  'src/desk/decode/notices/files.json',
  'src/desk/decode/notices/kinds.json',
  'src/desk/decode/notices/mail.json',
  'src/desk/decode/notices/network.json',
  'src/desk/decode/notices/platforms.json',
  'src/desk/decode/notices/programs.json',
  'src/desk/decode/notices/values.json',
  'src/desk/decode/sentences.json',
];

/** Module with the texts around the facts on pages of rules and terms. */
const PAGE_TEXTS = 'src/plugins/entities/messages.ts';

/** The fault of one text, if it has one. */
export function outdatedIn(text: string): string | undefined {
  const plain = text.replaceAll('**', '');
  return plain
    .split(/(?<=[.!?|])\s+/)
    .filter((sentence) => !AFTER.test(sentence))
    .flatMap((sentence) => OUTDATED.filter(({ pattern }) => pattern.test(sentence)))
    .map(({ truth }) => truth)[0];
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

/** Captions of actions with a condition of their own, in a text of facts. */
function factProblem(text: string): string | undefined {
  const restart = localeIds.map((locale) =>
    inLocale(actions.find(({ id }) => id === 'restart')?.caption ?? {}, locale),
  );
  const named = restart.find((caption) => new RegExp(`\\*\\*${caption}\\*\\*`).test(text));
  return outdatedIn(text) ?? (named === undefined ? undefined : `"${named}" is typed by hand`);
}

function factProblems(file: string, facts: unknown): Problem[] {
  return textsIn(facts).flatMap((text): Problem[] => {
    const wrong = factProblem(text);
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

export const check: Check = ({ root, pages }) => [
  ...pages.filter(({ collection }) => collection === 'docs').flatMap(pageProblems),
  ...FACT_FILES.flatMap((file) =>
    factProblems(file, JSON.parse(readFileSync(path.join(root, file), 'utf8'))),
  ),
  ...factProblems(PAGE_TEXTS, messages),
];
