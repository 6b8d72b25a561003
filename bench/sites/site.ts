import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A page of a handbook that every site generator gets as it is. */
export interface Page {
  /** Address without slashes at its ends; empty for the start page. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** CommonMark with tables, without the title. */
  readonly body: string;
}

/** One language of a handbook. The first one of a site is served at its root. */
export interface Handbook {
  readonly locale: string;
  readonly label: string;
  readonly pages: readonly Page[];
  /** News, where the generator has them; else they are pages like the others. */
  readonly posts: readonly Page[];
}

/** A site generator with the defaults that its own template sets. */
export interface Generator {
  readonly name: string;
  /** Package whose version is reported. */
  readonly package: string;
  /** Writes a whole site into an empty folder. */
  readonly write: (folder: string, handbooks: readonly Handbook[]) => void;
  /** Program of the package and its arguments, started in the folder. */
  readonly build: readonly string[];
  /** Folder of the built site. */
  readonly output: string;
}

/** Writes a text file and the folders above it. */
export function writeText(folder: string, file: string, content: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

/** Gives a site the icon that its pages or the browser ask for, as a template would. */
export function copyIcon(folder: string, file: string): void {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  const icon = path.extname(file) === '.ico' ? 'favicon.ico' : 'img/favicon.svg';
  copyFileSync(path.join(import.meta.dirname, '../../static', icon), target);
}

/** A page as a Markdown file: front matter, text. */
export function markdownFile(page: Page, more: Readonly<Record<string, string>> = {}): string {
  const fields = { title: page.title, description: page.description, ...more };
  const header = Object.entries(fields).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${header.join('\n')}\n---\n\n${page.body}\n`;
}

/** Path of the file of a page below the folder of its language. */
export function markdownPath({ path: address }: Page): string {
  return `${address || 'index'}.md`;
}

/** Folder of the package of a generator. */
export function packageFolder(name: string): string {
  return path.join(import.meta.dirname, 'node_modules', name);
}

export function version({ package: name }: Generator): string {
  const file = path.join(packageFolder(name), 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

/** The one Node that builds all of them, since the newest need a newer one than this site. */
export const node = path.join(packageFolder('node'), 'bin/node');

/** Path of a program that a package of this folder brings. */
export const program = (name: string): string =>
  path.join(import.meta.dirname, 'node_modules/.bin', name);
