import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { findAll } from 'edocument-search/records';
import { hasClass } from '../../postbuild/dom';
import { parsePage } from '../../postbuild/read-site';

/** The HTML of a built page, by its path. */
export const htmlOf = (path: string): string =>
  readFileSync(join('build', decodeURI(path), 'index.html'), 'utf8');

/** A built page as a tree, by its path. */
export const treeOf = (path: string): Root => parsePage(path, htmlOf(path)).tree;

export const withClass = (tree: Root | Element, name: string): Element[] =>
  findAll(tree, (element) => hasClass(element, name));

export const hrefOf = ({ properties }: Element): string => String(properties.href ?? '');
