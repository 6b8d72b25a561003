/** Front matter of all pages: required keys, lengths and tags that exist. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import { visit } from 'unist-util-visit';
import { parseYaml } from './lib/yaml';
import { defaultLocale } from '../src/locales';
import type { Check, Problem } from './lib/check';
import { collectionFolder } from '../src/site/content-files';
import { isPartial, type Page, type Project } from './lib/project';

// Docusaurus writes numbers as text, but YAML reads 0204 as octal 132: such codes need quotes.
const words = Joi.array().items(Joi.string().trim().min(1), Joi.number()).min(1);
const OCTAL = /[[,]\s*0\d+\s*(?=[,\]])/;
/** Two questions with the same key are one question to a reader. */
const questionKey = (question: unknown) =>
  (
    String(question)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).join(' ');

const common = {
  title: Joi.string().trim().max(90).required(),
  description: Joi.string().trim().min(70).max(160).required(),
  draft: Joi.boolean(),
  slug: Joi.string(),
  asks: Joi.array()
    .items(Joi.string().trim().min(8).max(100))
    .min(8)
    .max(20)
    .unique((one: unknown, other: unknown) => questionKey(one) === questionKey(other)),
};

/** Keys that hold an identifier rather than text, the same in all languages. */
const sharedKeys = ['slug', 'tags', 'page_rank', 'authors', 'draft'];

function schemaFor(page: Page, tags: readonly string[]) {
  const knownTags = Joi.array()
    .items(Joi.string().valid(...tags))
    .min(1)
    .required();
  switch (page.collection) {
    case 'docs':
      return Joi.object({
        ...common,
        keywords: words.required(),
        tags: knownTags,
        page_rank: Joi.number().integer().min(0),
        title_meta: Joi.string().trim().min(20).max(65),
        sidebar_label: Joi.string().trim(),
        displayed_sidebar: Joi.string().allow(null),
        pagination_next: Joi.string().allow(null),
        pagination_prev: Joi.string().allow(null),
        hide_table_of_contents: Joi.boolean(),
      });
    case 'blog':
      return Joi.object({
        ...common,
        slug: Joi.string().required(),
        keywords: words.required(),
        tags: knownTags,
        authors: Joi.array().items(Joi.string()).min(1).required(),
        date: Joi.date(),
      });
    case 'pages':
      return Joi.object({ ...common, keywords: words });
  }
}

/** The line of a key of the front matter; the first line of the file where it is missing. */
function lineOfKey(page: Page, key: string | undefined): number {
  const index = page.text.split('\n').findIndex((line) => key && line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}

function pageProblems(page: Page, project: Project, tags: string[]): Problem[] {
  const problems: Problem[] = [];
  const { error } = schemaFor(page, tags).validate(page.frontMatter, {
    abortEarly: false,
  });
  for (const { path: keys, message } of error?.details ?? []) {
    const key = keys[0]?.toString();
    problems.push({
      file: page.file,
      line: lineOfKey(page, key),
      message: `front matter: ${message}.`,
      remedy: remedies[key ?? ''] ?? 'use the keys that CONTRIBUTING.md lists',
    });
  }
  const day = page.collection === 'blog' ? /\d{4}-\d\d-\d\d/.exec(page.name)?.[0] : undefined;
  const time = Date.parse(`${day}T00:00:00Z`);
  if (day && !(time >= 0 && new Date(time).toISOString().startsWith(day))) {
    problems.push({
      file: page.file,
      message: `${day} in the name of the file is no day.`,
      remedy: 'write year, month and day of the post: 2026-01-31-name.mdx',
    });
  }
  const line = lineOfKey(page, 'keywords');
  if (OCTAL.test(page.text.split('\n')[line - 1] ?? '')) {
    problems.push({
      file: page.file,
      line,
      message: 'front matter: YAML reads a code that begins with 0 as an octal number.',
      remedy: "put it in quotes, for example '0204'",
    });
  }
  visit(page.tree, 'mdxJsxFlowElement', ({ name, position }) => {
    if (page.collection !== 'docs' || name !== 'head') return;
    problems.push({
      file: page.file,
      line: position?.start.line,
      message: '<head> does not work here: the code of a page comes after its head.',
      remedy: 'use the front matter, and let src/theme/DocItem write what no key does yet',
    });
  });
  const original = project.counterpart(page, defaultLocale);
  if (page.locale !== defaultLocale && original) {
    const { error: theirError } = schemaFor(original, tags).validate(original.frontMatter, {
      abortEarly: false,
    });
    const wrong = new Set(theirError?.details.map(({ path: [key] }) => key));
    // What the English page has wrong is said there, and is nothing to copy.
    for (const key of sharedKeys.filter((one) => !wrong.has(one))) {
      const [ours, theirs] = [page, original].map((p) => JSON.stringify(p.frontMatter[key]));
      if (ours !== theirs) {
        problems.push({
          file: page.file,
          line: lineOfKey(page, key),
          message: `front matter: "${key}" is ${ours ?? 'missing'}, in English ${theirs ?? 'missing'}.`,
          remedy: `copy "${key}" from ${original.file}`,
        });
      }
    }
  }
  return problems;
}

/** Questions that two pages of a language have: the search could not choose between them. */
function repeatedAsks(project: Project): Problem[] {
  const owners = new Map<string, Page>();
  return project.pages.flatMap((page) => {
    const { asks } = page.frontMatter;
    if (!Array.isArray(asks)) return [];
    return asks.flatMap((question: unknown): Problem[] => {
      const key = `${page.locale} ${questionKey(question)}`;
      const owner = owners.get(key) ?? page;
      owners.set(key, owner);
      if (owner === page) return [];
      const text = String(question);
      return [
        {
          file: page.file,
          line: page.text.split('\n').findIndex((row) => row.includes(text)) + 1,
          message: `front matter: ${owner.file} asks "${text}" too.`,
          remedy: 'leave the question to the page that answers it best',
        },
      ];
    });
  });
}

/** Titles that two pages of a language have: readers could not tell them apart in a list. */
function repeatedTitles(project: Project): Problem[] {
  const owners = new Map<string, Page>();
  return project.pages.flatMap((page) => {
    const titles = ['title', 'title_meta'].flatMap((key) => {
      const value = page.frontMatter[key];
      return typeof value === 'string' ? [{ key, value }] : [];
    });
    return titles.flatMap(({ key, value }): Problem[] => {
      const owner = owners.get(`${page.locale} ${value}`) ?? page;
      owners.set(`${page.locale} ${value}`, owner);
      if (owner === page) return [];
      return [
        {
          file: page.file,
          line: lineOfKey(page, key),
          message: `front matter: ${owner.file} has the title "${value}" too.`,
          remedy: 'say in the title what only this page is about',
        },
      ];
    });
  });
}

const remedies: Record<string, string> = {
  title: 'give the caption of the page as "title"',
  description: 'write one sentence of 70 to 160 characters for search engines',
  keywords: 'list the words that readers search for, as [one, two]',
  tags: 'use the keys of tags.yml beside the pages',
  asks: 'give 8 to 20 questions of 8 to 100 characters, as readers would type them, each once',
  page_rank: 'give a whole number, or leave it out',
  title_meta: 'give a title of 20 to 65 characters for search engines, or leave it out',
};

function knownTags(root: string, page: Page): string[] {
  const file = path.join(root, collectionFolder(page.collection, page.locale), 'tags.yml');
  return existsSync(file) ? Object.keys(parseYaml(readFileSync(file, 'utf8')) as object) : [];
}

export const check: Check = (project) => {
  return [
    ...project.pages
      .filter((page) => !isPartial(page))
      .flatMap((page) => pageProblems(page, project, knownTags(project.root, page))),
    ...repeatedAsks(project),
    ...repeatedTitles(project),
  ];
};
