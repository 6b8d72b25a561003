/**
 * What Algolia's client throws when no host answers; DocSearch shows its error screen for errors of
 * this name (https://github.com/algolia/docsearch, `DocSearchModal`).
 */
export class RetryError extends Error {
  override readonly name = 'RetryError';

  constructor(cause?: unknown) {
    super('Unreachable hosts - your application id may be incorrect.', { cause });
  }
}
