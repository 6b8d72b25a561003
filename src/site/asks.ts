import { readFileSync } from 'node:fs';
import type { ParseFrontMatter } from '@docusaurus/types';
import matter from 'gray-matter';

/**
 * Leaves `asks` out of the front matter: Docusaurus would put the questions into the script of every
 * page, and the search alone reads them.
 */
export function withoutAsks(parse: ParseFrontMatter): ParseFrontMatter {
  return async (params) => {
    const result = await parse(params);
    const kept = Object.entries(result.frontMatter).filter(([key]) => key !== 'asks');
    return { ...result, frontMatter: Object.fromEntries(kept) };
  };
}

/** The questions that a page answers, as its readers put them (front matter `asks`). */
export function readAsks(file: string): readonly string[] {
  // An empty options object keeps gray-matter from caching, which would miss changes.
  const { asks } = matter(readFileSync(file, 'utf8'), {}).data as { asks?: readonly string[] };
  return asks ?? [];
}
