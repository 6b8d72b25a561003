import { appendFileSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Handbook } from '../sites/site';

/** Adds a paragraph to the second page of the first language, wherever the system keeps it. */
export function editPage(folder: string, [handbook]: readonly Handbook[]): void {
  const title = `title: ${JSON.stringify(handbook?.pages[1]?.title)}`;
  const file = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)(?:node_modules|build|dist)\//.test(name))
    .map((name) => path.join(folder, name))
    .find((name) => readFileSync(name, 'utf8').includes(title));
  if (!file) throw new Error(`${folder}: no page with "${title}" to edit.`);
  appendFileSync(file, '\nA paragraph more.\n');
}
