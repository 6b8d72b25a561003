// Creates a page in every language, with front matter, heading ids and its place in the sidebar.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { collectionFolder } from '../src/site/content-files';
import { readState, stateText } from '../checks/lib/translation';
import { contentId, stateFile } from '../src/plugins/translation-state/state';
import { messagesIn } from '../src/locales/messages';
import { messages } from './messages';
import { defaultLocale, localeIds, translations, type LocaleId } from '../src/locales';
import { carryOut, type Change } from './lib/changes';
import { command, runAsProgram } from './lib/command';
import { FOLDER as TASKS } from '../checks/task-pages';
import { insertAfter, lastSibling } from './lib/sidebar';

/** Language of a locale, as options and questions name it. */
const languageOf = (locale: LocaleId) => new Intl.Locale(locale).language;

const help = `npm run new:page [-- options]

Writes a new page of the handbook in every language, and puts it into the sidebar. Asks for what
is not given.

  --path <path>            file below docs/ without extension, for example Setup/PaymentTerms
${localeIds
  .map((locale) => languageOf(locale))
  .map((language) => `  --title-${language}, --description-${language}\n`)
  .join('')}                           caption, and one sentence of 70 to 160 characters
  --tags <a,b>             keys of docs/tags.yml
  --after <id>             page of the sidebar to come after; the last of the folder if missing
  --no-sidebar             leave the page out of the sidebar
  --dry-run                show what would be done, and change nothing
  --help                   this text

Exit code: 0, or 2 when the page exists or an answer is missing or wrong.`;

/** Input for a new page: `path`, `tags`, and a title and description in each language. */
type PageAnswers = Record<string, string>;

interface PagePlace {
  after?: string | undefined;
  sidebar: boolean;
}

const questions: Readonly<Record<string, string>> = {
  path: 'File below docs/ without extension, for example Setup/PaymentTerms',
  ...Object.fromEntries(
    localeIds.flatMap((locale) => [
      [`title-${languageOf(locale)}`, `Caption (${locale})`],
      [
        `description-${languageOf(locale)}`,
        `Description (${locale}), one sentence of 70 to 160 characters`,
      ],
    ]),
  ),
  tags: 'Tags, separated by commas',
};

/** Says what is wrong with an answer. */
function answerProblem(key: string, value: string): string | undefined {
  if (!value.trim()) {
    return 'it is empty';
  }
  if (key === 'path' && !/^(?:[\w-]+\/)*[\w-]+$/.test(value)) {
    return 'use letters, digits, - and _, with / between folders';
  }
  if (key.startsWith('description') && (value.length < 70 || value.length > 160)) {
    return `it has ${value.length} characters`;
  }
  return undefined;
}

/** The files that a new page needs. */
function newPageChanges(root: string, answers: PageAnswers, place: PagePlace): Change[] {
  const file = `${answers.path}.mdx`;
  const english = pageText(answers, defaultLocale);
  const englishFile = `${collectionFolder('docs', defaultLocale)}/${file}`;
  const changes = localeIds.map((locale): Change => ({
    kind: 'create',
    file: `${collectionFolder('docs', locale)}/${file}`,
    text: pageText(answers, locale),
  }));
  for (const locale of translations) {
    const state = { ...readState(root, locale), [englishFile]: contentId(english) };
    changes.push({ kind: 'edit', file: stateFile(locale), text: stateText(state) });
  }
  if (place.sidebar) {
    const sidebar = readFileSync(path.join(root, 'sidebars.ts'), 'utf8');
    const after = place.after ?? lastSibling(sidebar, answers.path ?? '');
    if (!after) {
      throw new Error(
        `The sidebar has no page of the folder of ${answers.path}: name one with --after.`,
      );
    }
    changes.push({
      kind: 'edit',
      file: 'sidebars.ts',
      text: insertAfter(sidebar, answers.path ?? '', after),
    });
  }
  return changes;
}

/** The sections that a task page has after its steps, with what each is to say. */
const TASK_SECTIONS = [
  ['result', 'seen'],
  ['test', 'tried'],
  ['undo', 'undone'],
  ['troubleshooting', 'fault'],
  ['related', 'more'],
] as const;

function pageText(answers: PageAnswers, locale: LocaleId): string {
  const t = messagesIn(messages, locale);
  const [title = '', description = ''] = ['title', 'description'].map(
    (key) => answers[`${key}-${languageOf(locale)}`],
  );
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const isTask = answers.path?.startsWith(TASKS) ?? false;
  const sections = isTask
    ? TASK_SECTIONS.map(([id, what]) => `\n## ${t(id)} {#${id}}\n\nTODO: ${t(what)}\n`)
    : [];
  const tags = (answers.tags ?? '').split(',').map((tag) => tag.trim());
  return `---
title: ${quoted(title)}
description: ${quoted(description)}
keywords: [${quoted(title)}]
tags: [${tags.join(', ')}]
---

TODO: ${t('purpose')}
${isTask ? '\n<For who="administration, EDOC-ADMIN" />\n' : ''}
## ${t('beforeYouStart')} {#before-you-start}

- TODO: ${t('conditions')}

## ${t('steps')} {#steps}

1. ${t('search', { title })}
${sections.join('')}`;
}

async function ask(
  given: Readonly<Record<string, string | boolean | undefined>>,
): Promise<PageAnswers> {
  const answers: PageAnswers = {};
  for (const key of Object.keys(questions)) {
    if (typeof given[key] === 'string') answers[key] = given[key];
  }
  const open = Object.keys(questions).filter((key) => !answers[key]);
  if (open.length > 0 && !process.stdin.isTTY) {
    throw new Error(`Missing: ${open.map((key) => `--${key}`).join(', ')}. See --help.`);
  }
  const terminal = open.length > 0 && createInterface(process.stdin, process.stdout);
  for (const key of open) {
    while (terminal && !answers[key]) {
      const answer = (await terminal.question(`${questions[key]}: `)).trim();
      const wrong = answerProblem(key, answer);
      if (wrong) {
        console.log(`  Please again: ${wrong}.`);
      } else {
        answers[key] = answer;
      }
    }
  }
  if (terminal) {
    terminal.close();
  }
  return answers;
}

const text = { type: 'string' } as const;
const options = {
  ...Object.fromEntries(Object.keys(questions).map((key) => [key, text])),
  after: text,
  'no-sidebar': { type: 'boolean', default: false },
} as const;

export const newPage = command(help, options, async ({ root, values, print }) => {
  const answers = await ask(values);
  for (const key of Object.keys(questions)) {
    const wrong = answerProblem(key, answers[key] ?? '');
    if (wrong) {
      throw new Error(`--${key} "${answers[key]}": ${wrong}.`);
    }
  }
  const changes = newPageChanges(root, answers, {
    after: values.after,
    sidebar: !values['no-sidebar'] && existsSync(path.join(root, 'sidebars.ts')),
  });
  carryOut(root, changes, {
    dryRun: Boolean(values['dry-run']),
    print,
    next: 'Write what is marked TODO in the pages, then run npm run check.',
  });
});

runAsProgram('new-page.ts', newPage);
