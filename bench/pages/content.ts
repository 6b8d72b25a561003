import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import { filesBelow } from '../../src/site/files-below';
import { defaultLocale, translations } from '../../src/locales';
import type { Handbook, Page } from '../sites/site';

export const [LOCALE = defaultLocale] = translations;

/** Absolute address of a twin of this site, with a fragment or without. */
const TWIN_LINK = new RegExp(
  `\\]\\(https://[^/)]+/${LOCALE}/([^)#]*?)(?:index)?(?:\\.md)?(#[^)]*)?\\)`,
  'g',
);

function readTwin(folder: string, file: string): Page {
  const { data, content } = matter(readFileSync(path.join(folder, file), 'utf8'));
  const address = file.replace(/\.md$/, '');
  return {
    path: address === 'index' ? '' : address,
    title: String(data.title),
    description: String(data.description),
    body: content
      .trim()
      .replace(/^# .*\n+/, '')
      .replace(TWIN_LINK, '](</$1$2>)'),
  };
}

/**
 * The German handbook as the Markdown twins of the build have it: text, tables and code of every
 * component, which any generator reads.
 *
 * @throws Error with the remedy when there is no build
 */
export function germanHandbook(build: string): Handbook {
  const folder = path.join(build, LOCALE);
  if (!existsSync(path.join(folder, 'index.md'))) {
    throw new Error(`${folder}/index.md is missing: run "npm run build" first.`);
  }
  const all = filesBelow(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readTwin(folder, file));
  const isPost = ({ path: address }: Page): boolean => address.startsWith('blog/');
  return {
    locale: LOCALE,
    label: 'Deutsch',
    pages: all.filter((page) => !isPost(page)),
    posts: all.filter(isPost),
  };
}
