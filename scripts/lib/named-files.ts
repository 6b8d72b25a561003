/** Files below `assets` that a page names; its scripts are named by templates. */
const REFERENCE = /(?:src|href|data-script)="?(\/(?:[\w-]+\/)?assets\/[^"\s>]+)/g;

/** Paths of the hashed files that a page names, decoded and with a leading slash. */
export const namedFiles = (html: string): string[] =>
  [...html.matchAll(REFERENCE)].map(([, path = '']) => decodeURI(path));

/** The first script that a page names; undefined where it names none. */
export const namedScript = (html: string): string | undefined =>
  namedFiles(html).find((file) => file.endsWith('.js'));
