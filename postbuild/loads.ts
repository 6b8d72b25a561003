import type { Element } from 'hast';

/** Kinds of files that a page loads at once, and the page itself. */
export type PageResource = 'html' | 'css' | 'js' | 'fonts' | 'images';

/** The file that an element has a browser load at once; undefined for all other elements. */
export function loadedBy({ tagName, properties }: Element): [string, PageResource] | undefined {
  const { rel, href, as, src, loading, dataScript } = properties;
  const [relation] = [rel].flat();
  const file = (address: string) => decodeURI(address).slice(1);
  if (tagName === 'link' && typeof href === 'string') {
    if (relation === 'stylesheet') return [file(href), 'css'];
    if (relation === 'preload') return [file(href), as === 'font' ? 'fonts' : 'images'];
  }
  if (typeof dataScript === 'string') return [file(dataScript), 'js'];
  if (typeof src !== 'string' || src.startsWith('data:')) return undefined;
  if (tagName === 'script') return [file(src), 'js'];
  return tagName === 'img' && loading !== 'lazy' ? [file(src), 'images'] : undefined;
}
