// Creates a page in both languages, with front matter, heading ids and its place in the sidebar.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { collectionFolder } from '../checks/lib/project';
import { readState } from '../checks/lib/translation';
import { contentId, STATE_FILE } from '../src/plugins/translation-state/state';
import { carryOut, type Change } from './lib/changes';
import { insertAfter, lastSibling } from './lib/sidebar';

const help = `npm run new:page [-- options]

Writes a new page of the handbook in English and German, and puts it into the sidebar. Asks for what
is not given.

  --path <path>            file below docs/ without extension, for example Setup/PaymentTerms
  --title-en, --title-de   caption of the page in each language
  --description-en, --description-de
                           one sentence of 70 to 160 characters
  --tags <a,b>             keys of docs/tags.yml
  --after <id>             page of the sidebar to stand behind; the last of the folder if missing
  --no-sidebar             leave the page out of the sidebar
  --dry-run                show what would be done, and change nothing
  --help                   this text

Exit code: 0, or 2 when the page exists or an answer is missing or wrong.`;

/** What a new page needs to be told. */
export interface PageAnswers {
  path: string;
  'title-en': string;
  'title-de': string;
  'description-en': string;
  'description-de': string;
  tags: string;
}

export interface PagePlace {
  after?: string | undefined;
  sidebar: boolean;
}

const questions: Record<keyof PageAnswers, string> = {
  path: 'File below docs/ without extension, for example Setup/PaymentTerms',
  'title-en': 'Caption in English',
  'title-de': 'Caption in German',
  'description-en': 'English description, one sentence of 70 to 160 characters',
  'description-de': 'German description, one sentence of 70 to 160 characters',
  tags: 'Tags, separated by commas',
};

/** Says what is wrong with an answer. */
export function answerProblem(key: keyof PageAnswers, value: string): string | undefined {
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
export function newPageChanges(root: string, answers: PageAnswers, place: PagePlace): Change[] {
  const english = pageText(answers, 'en');
  const file = `${answers.path}.mdx`;
  const englishFile = `${collectionFolder('docs', 'en-GB')}/${file}`;
  const state = { ...readState(root), [englishFile]: contentId(english) };
  const sorted = Object.fromEntries(Object.entries(state).sort(([a], [b]) => (a < b ? -1 : 1)));
  const changes: Change[] = [
    { kind: 'create', file: englishFile, text: english },
    {
      kind: 'create',
      file: `${collectionFolder('docs', 'de-DE')}/${file}`,
      text: pageText(answers, 'de'),
    },
    { kind: 'edit', file: STATE_FILE, text: `${JSON.stringify(sorted, null, 2)}\n` },
  ];
  if (place.sidebar) {
    const sidebar = readFileSync(path.join(root, 'sidebars.ts'), 'utf8');
    const after = place.after ?? lastSibling(sidebar, answers.path);
    if (!after) {
      throw new Error(
        `The sidebar has no page of the folder of ${answers.path}: name one with --after.`,
      );
    }
    changes.push({
      kind: 'edit',
      file: 'sidebars.ts',
      text: insertAfter(sidebar, answers.path, after),
    });
  }
  return changes;
}

function pageText(answers: PageAnswers, language: 'en' | 'de'): string {
  const en = language === 'en';
  const title = answers[`title-${language}`];
  const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
  const tags = answers.tags.split(',').map((tag) => tag.trim());
  return `---
title: ${quoted(title)}
description: ${quoted(answers[`description-${language}`])}
keywords: [${quoted(title)}]
tags: [${tags.join(', ')}]
---

TODO: ${en ? 'what the page is for, in one or two sentences' : 'wofür die Seite da ist, in ein oder zwei Sätzen'}

## ${en ? 'Before you start' : 'Bevor Sie beginnen'} {#before-you-start}

- TODO: ${en ? 'what must be there first' : 'was vorher da sein muss'}

## ${en ? 'Set it up' : 'Einrichten'} {#steps}

1. ${
    en
      ? `Choose the search icon (Alt+Q), enter **${title}**, and then choose the related link.`
      : `Wählen Sie das Suchsymbol (Alt+Q), geben Sie **${title}** ein und wählen Sie dann den zugehörigen Link aus.`
  }
`;
}

async function ask(given: Partial<PageAnswers>): Promise<PageAnswers> {
  const answers = { ...given };
  const open = (Object.keys(questions) as (keyof PageAnswers)[]).filter((key) => !answers[key]);
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
  return answers as PageAnswers;
}

/** Runs the command and returns its exit code. */
export async function newPage(
  root: string,
  args: readonly string[],
  print: (text: string) => void,
): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    allowNegative: true,
    options: {
      path: text,
      'title-en': text,
      'title-de': text,
      'description-en': text,
      'description-de': text,
      tags: text,
      after: text,
      sidebar: { type: 'boolean', default: true },
      'dry-run': { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    print(help);
    return 0;
  }
  try {
    const answers = await ask(values);
    for (const key of Object.keys(questions) as (keyof PageAnswers)[]) {
      const wrong = answerProblem(key, answers[key]);
      if (wrong) {
        throw new Error(`--${key} "${answers[key]}": ${wrong}.`);
      }
    }
    const changes = newPageChanges(root, answers, {
      after: values.after,
      sidebar: values.sidebar && existsSync(path.join(root, 'sidebars.ts')),
    });
    carryOut(root, changes, {
      dryRun: Boolean(values['dry-run']),
      print,
      next: 'Write what is marked TODO in both pages, then run npm run check.',
    });
    return 0;
  } catch (error) {
    print((error as Error).message);
    return 2;
  }
}

if (process.argv[1]?.endsWith('new-page.ts')) {
  void newPage(process.cwd(), process.argv.slice(2), console.log).then((code) => {
    process.exitCode = code;
  });
}
