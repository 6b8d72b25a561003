import { readFileSync } from 'node:fs';
import path from 'node:path';
import matter from 'gray-matter';
import type { Root } from 'mdast';
import {
  collectionFolder,
  collections,
  routeOf,
  type Collection,
  type ContentFile,
} from '../../src/site/content-files';
import { filesBelow } from '../../src/site/files-below';
import { localeIds, type LocaleId } from '../../src/locales';
import { VFile } from 'vfile';
import { fieldTables } from '../../src/mdx/field-tables';
import { ledgerDays } from '../../src/mdx/ledger-days';
import { parseMdx } from './mdx';

/** A Markdown page as its writer left it. */
export interface Page extends ContentFile {
  /** Path relative to the project folder, with forward slashes. */
  readonly file: string;
  readonly text: string;
  readonly draft: boolean;
  /** Syntax tree with the field tables and days of the data; lines are those of the file. */
  readonly tree: Root;
}

/** A page with an error in its front matter or MDX. */
export interface UnreadablePage {
  file: string;
  line: number;
  reason: string;
  /** For what no sign in the text mends. */
  remedy?: string;
}

/** The files that checks read. */
export interface Project {
  /** Absolute path. */
  readonly root: string;
  readonly pages: readonly Page[];
  /** Pages that cannot be read, with the reason; they are not among `pages`. */
  readonly unreadable: readonly UnreadablePage[];
  /** The same page in another language, if there is one. */
  counterpart(page: Page, locale: LocaleId): Page | undefined;
}

/** True for a file that pages include, which is no page itself (`_name.mdx`). */
export const isPartial = ({ name }: Pick<Page, 'name'>): boolean =>
  path.posix.basename(name).startsWith('_');

/**
 * Reads a page from its text; `file` is relative to the project folder.
 *
 * @throws YAMLException or VFileMessage, which name the line, when the text is no valid page
 */
export function createPage(
  file: string,
  text: string,
  place: Pick<Page, 'locale' | 'collection' | 'name'>,
): Page {
  // An empty options object keeps gray-matter from caching, which would share mutable data.
  const frontMatter = matter(text, {}).data;
  const tree = parseMdx(text);
  const vfile = new VFile({ path: file });
  fieldTables()(tree, vfile);
  ledgerDays()(tree, vfile);
  return {
    ...place,
    file,
    text,
    frontMatter,
    draft: frontMatter.draft === true,
    tree,
  };
}

/** Reads all pages of a project in all languages. */
export function loadProject(root: string): Project {
  const pages: Page[] = [];
  const unreadable: UnreadablePage[] = [];
  for (const collection of collections) {
    for (const locale of localeIds) {
      for (const [name, file] of filesOf(root, collection, locale)) {
        const text = readFileSync(path.join(root, file), 'utf8');
        const damage = nameProblem(name) ?? encodingProblem(text) ?? textProblem(text);
        if (damage) {
          unreadable.push({ file, ...damage });
          continue;
        }
        try {
          pages.push(createPage(file, text, { locale, collection, name }));
        } catch (error) {
          unreadable.push({ file, ...explain(error) });
        }
      }
    }
  }
  unreadable.push(...alikes(pages));
  const byPlace = new Map(pages.map((page) => [placeOf(page, page.locale), page]));
  return {
    root,
    pages,
    unreadable,
    counterpart: (page, locale) => byPlace.get(placeOf(page, locale)),
  };
}

/** A file that an editor has saved in another encoding than UTF-8, or with its mark. */
function encodingProblem(text: string): Omit<UnreadablePage, 'file'> | undefined {
  const remedy = 'save it as UTF-8, without byte order mark';
  if (text.startsWith('\uFEFF')) {
    return { line: 1, reason: 'begins with a byte order mark', remedy };
  }
  const at = text.search(/[\uFFFD\0]/);
  if (at < 0) return undefined;
  return { line: text.slice(0, at).split('\n').length, reason: 'is not UTF-8', remedy };
}

/** A file that is none of a writer's. */
function nameProblem(name: string): Omit<UnreadablePage, 'file'> | undefined {
  if (!/(?: copy| - (?:Copy|Kopie)|[ _]?\(\d+\))(?: \d+)?\.mdx?$/i.test(name)) return undefined;
  const remedy = 'take it away, or give it a name of its own: npm run rename:page';
  return { line: 1, reason: 'is a copy of another page by its name', remedy };
}

/** A page that stopped half way: emptied, in the middle of a merge, or with something above its front matter. */
function textProblem(text: string): Omit<UnreadablePage, 'file'> | undefined {
  if (text.trim() === '') {
    return {
      line: 1,
      reason: 'is empty',
      remedy: 'write it, or bring back its last version from git',
    };
  }
  if (/^\s+---\r?\n/.test(text)) {
    const remedy = 'begin the file with ---, with no line above it';
    return { line: 1, reason: 'has something above its front matter', remedy };
  }
  const at = text.search(/^(?:<{7}|>{7}) /m);
  if (at < 0) return undefined;
  return {
    line: text.slice(0, at).split('\n').length,
    reason: 'has the marks of a merge that stopped',
    remedy:
      'keep what is right of both sides, and take away the lines with <<<<<<<, ======= and >>>>>>>',
  };
}

/** Pages that one cannot be without the other: with one address, or with names that differ in capitals alone. */
function alikes(pages: readonly Page[]): UnreadablePage[] {
  const addresses = new Map<string, Page>();
  const names = new Map<string, Page>();
  return pages.flatMap((page) => {
    const address = `${page.locale} ${routeOf(page)}`;
    const place = `${page.collection} ${page.name.toLowerCase()}`;
    const [first, other] = [addresses.get(address) ?? page, names.get(place) ?? page];
    addresses.set(address, first);
    names.set(place, other);
    const { file } = page;
    if (other.name !== page.name) {
      const remedy = 'give both the name that the sidebar and the links have';
      return [{ file, line: 1, reason: `differs from ${other.file} in capitals alone`, remedy }];
    }
    if (first === page || isPartial(page)) return [];
    const reason = `has the address ${routeOf(page)}, which ${first.file} has, too`;
    return [{ file, line: 1, reason, remedy: 'give each a slug of its own' }];
  });
}

/** Line and reason of an error of the YAML or MDX reader, and a remedy of its own where it has one. */
function explain(error: unknown): Omit<UnreadablePage, 'file'> {
  const { mark, line, reason, message } = error as {
    mark?: { line: number };
    line?: number;
    reason?: string;
    message: string;
  };
  // YAML counts from 0 and without the dashes above, MDX counts from 1 in the whole file.
  const text = reason ?? message;
  // Of a tag that nobody closes, only the text says where it is.
  const opened = /\((\d+):\d+-\d+:\d+\)/.exec(text)?.[1];
  const remedy = /duplicated mapping key/.test(text) && 'the key stands twice: keep one of the two';
  return {
    line: mark ? mark.line + 1 : Number(opened ?? line ?? 1),
    reason: text,
    ...(remedy && { remedy }),
  };
}

function placeOf(page: Page, locale: LocaleId): string {
  return [page.collection, locale, page.name].join('|');
}

/** Names within the collection and paths within the project. */
function filesOf(root: string, collection: Collection, locale: LocaleId): [string, string][] {
  const folder = collectionFolder(collection, locale);
  return filesBelow(root, folder)
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => [file.slice(folder.length + 1), file]);
}
