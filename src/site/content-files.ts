/** Folders of the files of content, and the address of each. */
import path from 'node:path';
import { defaultLocale, type LocaleId } from '../locales';

export const collections = ['docs', 'blog', 'pages'] as const;
export type Collection = (typeof collections)[number];

/** A Markdown file by its place. */
export interface ContentFile {
  readonly locale: LocaleId;
  readonly collection: Collection;
  /** Path within the collection; a page and its translation have the same. */
  readonly name: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Folder of a collection in a language, relative to the project folder. */
export function collectionFolder(collection: Collection, locale: string): string {
  if (locale === defaultLocale) {
    return collection === 'pages' ? 'src/pages' : collection;
  }
  const versioned = collection === 'docs' ? '/current' : '';
  return `i18n/${locale}/docusaurus-plugin-content-${collection}${versioned}`;
}

/**
 * Address of a page without base path and without a slash at the end, for example
 * `/Setup/Currencies`; the home page is `/`. Docusaurus decides it in the same way.
 */
export function routeOf({ collection, name, frontMatter }: Omit<ContentFile, 'locale'>): string {
  const plain = name.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
  const slug = typeof frontMatter.slug === 'string' ? frontMatter.slug : undefined;
  if (collection === 'blog') {
    return path.posix.join('/blog', slug ?? plain);
  }
  const folder = path.posix.join('/', path.posix.dirname(name));
  const route = slug ? path.posix.resolve(folder, slug) : path.posix.join('/', plain);
  return route.length > 1 ? route.replace(/\/$/, '') : route;
}
