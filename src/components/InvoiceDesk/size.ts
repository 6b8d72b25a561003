import type { Source } from '@site/src/desk/check/protocol';

/** Bytes of a file, or characters of a text. */
export const sizeOf = (source: Source) =>
  typeof source === 'string' ? source.length : source.size;
