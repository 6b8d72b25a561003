import type { Position } from 'edocument-invoice';

const MAX_LENGTH = 160;
/** Characters in which declarations of namespaces are looked for. */
const MAX_SCANNED = 4000;

/** Cuts a text to a number of characters. */
export function shorten(text: string, length = MAX_LENGTH): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}

const NAMESPACES = /\s+xmlns(?::[\w.-]+)?\s*=\s*(?:"[^"]*"|'[^']*')/g;

/**
 * Shows lines of a file without declarations of namespaces; a long one, such as that of a file
 * without line breaks, from the column on.
 */
export function excerpts(text: string): (place: Position) => string {
  const lines = text.split(/\r\n|\r|\n/);
  return ({ line, column }) => {
    const whole = lines[line - 1] ?? '';
    const isLong = whole.length > MAX_LENGTH;
    const part = isLong ? whole.slice(column - 1, column - 1 + MAX_SCANNED) : whole.trim();
    return shorten(part.replace(NAMESPACES, ''));
  };
}
