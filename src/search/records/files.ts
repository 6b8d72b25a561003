import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { HtmlPage } from './page';

/** The address of a file of the build, as browsers ask for it: without `index.html` or `.html`. */
export function addressOf(file: string, baseUrl: string): string {
  const route = file
    .split(path.sep)
    .join('/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '');
  return baseUrl + encodeURI(route).replace(/#/g, '%23').replace(/\?/g, '%3F');
}

/** All HTML files below a folder in a fixed order, with the addresses that they are served at. */
export function* htmlPages(folder: string, baseUrl: string): Generator<HtmlPage> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => name.endsWith('.html')).sort()) {
    yield { url: addressOf(file, baseUrl), html: readFileSync(path.join(folder, file), 'utf8') };
  }
}
