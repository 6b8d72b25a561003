import path from 'node:path';
import type { Page } from './project';

/**
 * Address of a page without base path and without a slash at the end, for example
 * `/Setup/Currencies`; the home page is `/`. Docusaurus decides it in the same way.
 */
export function routeOf({ collection, name, frontMatter }: Page): string {
  const plain = name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  if (collection === 'blog') {
    return path.posix.join('/blog', slug ?? plain);
  }
  const folder = path.posix.join('/', path.posix.dirname(name));
  const route = slug ? path.posix.resolve(folder, slug) : path.posix.join('/', plain);
  return route.length > 1 ? route.replace(/\/$/, '') : route;
}
