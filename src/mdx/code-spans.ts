/**
 * Highlighted code as one string. Elements would each be a call in the script of the page, which
 * readers download and the bundler keeps in memory: half of the calls of a page with examples.
 */
export const OPEN = '\u0001';
export const AFTER_CLASSES = '\u0002';
export const CLOSE = '\u0003';

/** Code within an element, which may have the number of its line. */
export const span = (classes: readonly string[], code: string, line?: number): string =>
  [OPEN, classes.join(' '), line === undefined ? '' : `#${line}`, AFTER_CLASSES, code, CLOSE].join(
    '',
  );
