/** Links of all pages: files, routes and anchors exist, stay in their language and say where to. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { mentionedId } from '../src/facts/mentions';
import { identity } from '../src/site/identity';
import { defaultLocale, localeIds } from '../src/locales';
import type { Check, Problem } from './lib/check';
import { headingsOf, lineOf } from './lib/mdx';
import { collectionFolder, routeOf } from '../src/site/content-files';
import { type Page, type Project } from './lib/project';

/** Pages that are made of others or of facts; the build checks that they are there. */
const generatedRoutes = [
  /^\/blog(?:\/(?:archive|tags|authors)(?:\/.*)?)?$/,
  /^\/tags(?:\/.*)?$/,
  /^\/search$/,
  /^\/Reference\/(?:CodeLists|Rules|Terms)\/[^/]+$/,
];
/** Anchors of rows that content components write; the build checks them. */
const generatedAnchors = /^(?:field|code|rule|bt|bg|term|check|edoc|status|action|object|event)-/i;
const emptyTexts =
  /^(?:here|click here|this page|this link|hier|klicken sie hier|diese seite|link|mehr|more)$/i;

interface Finding {
  message: string;
  remedy: string;
}

/** Everything a page links to: target, visible text where there is one, line. */
function linksOf(page: Page): { url: string; text?: string; line: number }[] {
  const links: { url: string; text?: string; line: number }[] = [];
  visit(page.tree, (node: Nodes) => {
    const line = lineOf(node);
    if (node.type === 'link') {
      links.push({ url: node.url, text: toString(node), line });
    } else if (node.type === 'definition') {
      links.push({ url: node.url, line });
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const isLink =
          attribute.type === 'mdxJsxAttribute' && ['href', 'to'].includes(attribute.name);
        if (isLink && typeof attribute.value === 'string') {
          links.push({ url: attribute.value, line });
        }
      }
    }
  });
  return links;
}

/** Same language first: Docusaurus takes the English file only where there is no translation. */
function pageAt(project: Project, page: Page, matches: (other: Page) => boolean): Page | undefined {
  const inLocale = project.pages.find((other) => other.locale === page.locale && matches(other));
  return (
    inLocale ?? project.pages.find((other) => other.locale === defaultLocale && matches(other))
  );
}

function decodedUrl(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}

function examine(project: Project, page: Page, url: string): Finding | undefined {
  if (/^mailto:/.test(url)) {
    return undefined;
  }
  if (/^\w+:/.test(url) && !/^(?:https?|tel|pathname):/.test(url)) {
    return {
      message: `"${url}" is no address that opens.`,
      remedy: 'link a page, or an https address',
    };
  }
  if (/^\w+:/.test(url)) {
    return url.startsWith(identity.siteUrl) || url.startsWith('pathname:')
      ? {
          message: `link to "${url}" leaves the language of the page.`,
          remedy: 'link the file or the route without host',
        }
      : undefined;
  }
  const decoded = decodedUrl(url);
  if (decoded === undefined) {
    return { message: `"${url}" has a % that encodes nothing.`, remedy: 'write %25 for %' };
  }
  const [address = '', anchor] = decoded.split('#');
  let target: Page | undefined = page;
  if (address.startsWith('/')) {
    const prefix = localeIds.find((locale) => address.split('/')[1] === locale);
    if (prefix) {
      return {
        message: `link to "${url}" is fixed to ${prefix}.`,
        remedy: `remove "/${prefix}"; the build adds the language`,
      };
    }
    const route = address.length > 1 ? address.replace(/\/$/, '') : address;
    target = pageAt(project, page, (other) => routeOf(other) === route && !other.draft);
    if (!target) {
      const [, id] = /^\/Reference\/(?:Rules|Terms)\/([^/]+)$/.exec(route) ?? [];
      if (id && /\d/.test(id) && mentionedId(id) !== route) {
        return { message: `there is no rule or term "${id}".`, remedy: 'correct the identifier' };
      }
      const exists =
        generatedRoutes.some((pattern) => pattern.test(route)) ||
        existsSync(path.join(project.root, 'static', route));
      return exists
        ? undefined
        : { message: `there is no page "${route}".`, remedy: 'link an existing route' };
    }
  } else if (address) {
    const name = path.posix.join(path.posix.dirname(page.name), address);
    if (!/\.mdx?$/.test(address)) {
      return existsSync(path.join(project.root, path.posix.dirname(page.file), address))
        ? undefined
        : {
            message: `"${address}" is neither a page nor a file.`,
            remedy: 'link the file with its extension: ./Currencies.mdx',
          };
    }
    target = pageAt(
      project,
      page,
      (other) => other.collection === page.collection && other.name === name,
    );
    if (!target) {
      return {
        message: `there is no file "${collectionFolder(page.collection, page.locale)}/${name}".`,
        remedy: 'link an existing file; npm run rename:page corrects links when a page moves',
      };
    }
    if (target.draft && !page.draft) {
      return { message: `"${name}" is a draft.`, remedy: 'link a page that is published' };
    }
  }
  if (anchor && !generatedAnchors.test(anchor)) {
    const ids = headingsOf(target.tree).map(({ id }) => id);
    if (!ids.includes(anchor)) {
      return {
        message: `${target.file} has no heading {#${anchor}}.`,
        remedy: `use one of: ${ids.join(', ')}`,
      };
    }
  }
  return undefined;
}

function pageProblems(project: Project, page: Page): Problem[] {
  return linksOf(page).flatMap(({ url, text, line }) => {
    const problems: Problem[] = [];
    const finding = examine(project, page, url);
    if (finding) {
      problems.push({ file: page.file, line, ...finding });
    }
    if (text !== undefined && emptyTexts.test(text.trim())) {
      problems.push({
        file: page.file,
        line,
        message: `the link text "${text}" does not say where the link leads.`,
        remedy: 'use the caption or a phrase of the sentence',
      });
    }
    return problems;
  });
}

export const check: Check = (project) =>
  project.pages.flatMap((page) => pageProblems(project, page));
