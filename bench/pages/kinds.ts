/**
 * Paths of the pages measured, one of each kind, without language. The search page is none of them:
 * it asks not to be listed, which Lighthouse counts against it, and two of the peers have none. Each
 * page has a link to the next, the last one to the first.
 */
export const KINDS = {
  start: '',
  page: 'Setup/GeneralSetup',
  reference: 'xInvoice',
  releases: 'Release Notes/ModificationHistory',
  post: 'blog/issuing-deadlines',
} as const;

export type Kind = keyof typeof KINDS;

export const kinds = Object.keys(KINDS) as Kind[];
