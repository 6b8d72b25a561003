/** Both languages say the same: every page, heading, table, picture, note, component and link. */
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { defaultLocale, localeIds } from '../src/locales';
import type { Check, Problem } from './lib/check';
import { headingsOf, lineOf } from './lib/mdx';
import { collectionFolder } from '../src/site/content-files';
import { type Page, type Project } from './lib/project';

/** A part of a page that a translation has too. */
interface Part {
  /** The part that must be the same. */
  key: string;
  line: number;
}

/** Attributes whose text is in the language of the page. */
const translatedAttributes = new Set(['title', 'alt', 'caption', 'label', 'aria-label']);

/** The value of an attribute; of an expression its source, without its place on the page. */
const sourceOf = (value: MdxJsxAttribute['value']): string =>
  typeof value === 'object' && value ? `{${value.value}}` : JSON.stringify(value);

function describe(node: Nodes): string | undefined {
  switch (node.type) {
    case 'table':
      return `table of ${node.children.length} rows and ${node.children[0]?.children.length ?? 0} columns`;
    case 'list':
      return `${node.ordered ? 'numbered list' : 'list'} of ${node.children.length} items`;
    case 'image':
      return `picture ${node.url}`;
    case 'code':
      return `code block in ${node.lang ?? 'no language'}`;
    case 'link':
      return `link to ${node.url}`;
    case 'containerDirective':
      return `note :::${node.name}`;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement': {
      const attributes = node.attributes.flatMap((attribute) =>
        attribute.type === 'mdxJsxAttribute' && !translatedAttributes.has(attribute.name)
          ? [`${attribute.name}=${sourceOf(attribute.value)}`]
          : [],
      );
      return `component <${[node.name, ...attributes].join(' ')}>`;
    }
    default:
      return undefined;
  }
}

/** Parts of a page by kind; the order within a kind counts, the order of links does not. */
function partsOf(page: Page): { ordered: Part[]; links: Part[] } {
  const ordered: Part[] = [];
  const links: Part[] = [];
  const headings = new Map(headingsOf(page.tree).map((heading) => [heading.line, heading]));
  visit(page.tree, (node) => {
    const line = lineOf(node);
    if (node.type === 'heading') {
      ordered.push({ key: `heading ${'#'.repeat(node.depth)} {#${headings.get(line)?.id}}`, line });
      return;
    }
    const key = describe(node);
    if (key) {
      (node.type === 'link' ? links : ordered).push({ key, line });
    }
  });
  return { ordered, links };
}

/** The first difference is enough: the rest follows from it. */
function compareOrdered(original: Page, translation: Page, a: Part[], b: Part[]): Problem[] {
  const index = a.findIndex((part, i) => part.key !== b[i]?.key);
  const at = index < 0 ? (b.length > a.length ? a.length : -1) : index;
  if (at < 0) {
    return [];
  }
  const [ours, theirs] = [b[at], a[at]];
  return [
    {
      file: translation.file,
      line: ours?.line ?? b[b.length - 1]?.line ?? 1,
      message:
        `${ours ? `has ${ours.key}` : 'ends'} where ${original.file}` +
        `${theirs ? `:${theirs.line} has ${theirs.key}` : ' ends'}.`,
      remedy: 'bring both pages to the same headings, tables, lists, notes and components',
    },
  ];
}

function compareLinks(original: Page, translation: Page, a: Part[], b: Part[]): Problem[] {
  const missing = [...a];
  const extra = b.filter(({ key }) => {
    const found = missing.findIndex((part) => part.key === key);
    if (found >= 0) {
      missing.splice(found, 1);
    }
    return found < 0;
  });
  const problem = (page: Page, other: Page, { key, line }: Part): Problem => ({
    file: page.file,
    line,
    message: `has a ${key}, which ${other.file} does not have.`,
    remedy: 'link the same pages in both languages',
  });
  // Publishers of laws and standards have an address for each language.
  const internal = ({ key }: Part) => !/^link to (?:https?|mailto):/.test(key);
  return [
    ...extra.filter(internal).map((part) => problem(translation, original, part)),
    ...missing.filter(internal).map((part) => problem(original, translation, part)),
  ];
}

function pageProblems(page: Page, project: Project): Problem[] {
  if (page.locale !== defaultLocale) {
    return project.counterpart(page, defaultLocale)
      ? []
      : [
          {
            file: page.file,
            message: `has no English page ${collectionFolder(page.collection, defaultLocale)}/${page.name}.`,
            remedy: 'write that page, or give both the same path: npm run rename:page moves both',
          },
        ];
  }
  return localeIds
    .filter((locale) => locale !== defaultLocale)
    .flatMap((locale) => {
      const translation = project.counterpart(page, locale);
      if (!translation) {
        return [
          {
            file: page.file,
            message: `has no translation in ${locale}.`,
            remedy: `write ${collectionFolder(page.collection, locale)}/${page.name}`,
          },
        ];
      }
      const [ours, theirs] = [partsOf(page), partsOf(translation)];
      return [
        ...compareOrdered(page, translation, ours.ordered, theirs.ordered),
        ...compareLinks(page, translation, ours.links, theirs.links),
      ];
    });
}

export const check: Check = (project) =>
  project.pages.flatMap((page) => pageProblems(page, project));
