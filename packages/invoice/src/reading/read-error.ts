import type { Position } from './element';

/** Why a file could not be read: a reason for programs, and a sentence. */
export class ReadError extends Error {
  constructor(
    readonly reason:
      'encoding' | 'size' | 'elements' | 'names' | 'depth' | 'doctype' | 'malformed' | 'kind',
    message: string,
    readonly position?: Position,
  ) {
    super(message);
  }
}
