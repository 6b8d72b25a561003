/** Pictures: a text alternative on every page, files that exist, nothing larger than needed. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { imageSize } from 'image-size';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { filesBelow } from '../src/site/files-below';
import type { Check, Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import type { Page } from './lib/project';

/** Largest file that a page or the site may load, in bytes. */
const MAX_BYTES = 200_000;
/** Twice the width of the text column, for screens with two pixels per point. */
const MAX_WIDTH = 1920;
/** A text alternative longer than this belongs in the text. */
const MAX_ALT = 200;
const PICTURE = /\.(?:png|jpe?g|webp|avif|gif|svg)$/i;
const ACTIVE = /<script\b|\son\w+\s*=|(?:href|src)\s*=\s*["'](?:https?:)?\/\//i;
const folders = ['static', 'docs', 'blog', 'src/pages', 'i18n'];

function fileProblems(root: string, file: string): Problem[] {
  const absolute = path.join(root, file);
  const problems: Problem[] = [];
  const { size } = statSync(absolute);
  if (size > MAX_BYTES) {
    problems.push({
      file,
      message: `is ${Math.round(size / 1000)} kB; at most ${MAX_BYTES / 1000} kB are allowed.`,
      remedy: 'scale it down, or save it as WebP or SVG',
    });
  }
  if (file.endsWith('.svg') && ACTIVE.test(readFileSync(absolute, 'utf8'))) {
    problems.push({
      file,
      message: 'has a script, or loads something from another host.',
      remedy: 'save it as plain SVG, with its pictures inside',
    });
  }
  return file.endsWith('.svg') ? problems : [...problems, ...pixelProblems(file, absolute)];
}

/** Type that an ending promises, by the names of the reader. */
const typeOf = (file: string) => path.extname(file).slice(1).toLowerCase().replace('jpeg', 'jpg');

function pixelProblems(file: string, absolute: string): Problem[] {
  const remedy = 'save it again as WebP, PNG or JPEG, and give it the ending of its kind';
  try {
    const { width, type } = imageSize(readFileSync(absolute));
    if (type !== typeOf(file)) {
      return [{ file, message: `is ${type ?? 'something else'} by its content.`, remedy }];
    }
    if (width <= MAX_WIDTH) return [];
    return [
      {
        file,
        message: `is ${width} pixels wide; at most ${MAX_WIDTH} are allowed.`,
        remedy: `scale it to ${MAX_WIDTH} pixels or less`,
      },
    ];
  } catch {
    return [{ file, message: 'cannot be read as a picture.', remedy }];
  }
}

function altProblem(alt: string | null | undefined): [message: string, remedy: string] | undefined {
  const text = alt?.trim() ?? '';
  if (!text) {
    return [
      'the picture has no text alternative.',
      'say in the language of the page what it shows',
    ];
  }
  if (PICTURE.test(text) || /^(?:image|picture|screenshot|bild|grafik)\b.{0,3}$/i.test(text)) {
    return [`"${text}" does not say what the picture shows.`, 'describe what readers see'];
  }
  return text.length > MAX_ALT
    ? [
        `the text alternative has ${text.length} characters.`,
        `say it in ${MAX_ALT} characters and put the rest into the text`,
      ]
    : undefined;
}

function pageProblems(root: string, page: Page): Problem[] {
  const problems: Problem[] = [];
  visit(page.tree, (node: Nodes) => {
    let alt: string | null | undefined;
    let url: string | undefined;
    if (node.type === 'image') {
      ({ alt, url } = node);
    } else if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'img'
    ) {
      const value = (name: string) => {
        const found = node.attributes.find((a) => 'name' in a && a.name === name)?.value;
        return typeof found === 'string' ? found : undefined;
      };
      [alt, url] = [value('alt'), value('src')];
    } else {
      return;
    }
    const place = { file: page.file, line: lineOf(node) };
    const wrong = altProblem(alt);
    if (wrong) {
      problems.push({ ...place, message: wrong[0], remedy: wrong[1] });
    }
    if (url && /^(?:\w+:)?\/\//.test(url)) {
      problems.push({
        ...place,
        message: `the hosts block "${url}", for it is not of this site.`,
        remedy: 'put the picture beside the page',
      });
    } else if (url && !/^\w+:/.test(url)) {
      const file = url.startsWith('/')
        ? path.join(root, 'static', url)
        : path.join(root, path.posix.dirname(page.file), url);
      if (!existsSync(decodeURIComponent(file))) {
        problems.push({
          ...place,
          message: `there is no picture "${url}".`,
          remedy: 'put the file beside the page, or correct the path',
        });
      } else if (!PICTURE.test(url)) {
        problems.push({
          ...place,
          message: `browsers do not show "${url}".`,
          remedy: 'save the picture as WebP, PNG, JPEG or SVG',
        });
      }
    }
  });
  return problems;
}

export const check: Check = ({ root, pages }) => [
  ...pages.flatMap((page) => pageProblems(root, page)),
  ...folders
    .flatMap((folder) => filesBelow(root, folder))
    .filter((file) => PICTURE.test(file))
    .flatMap((file) => fileProblems(root, file)),
];
