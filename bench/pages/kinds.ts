/**
 * Paths of the pages measured, one of each kind, without language. The search page is none of them:
 * it asks not to be listed, which Lighthouse counts against it, and two of the peers have none.
 */
export const KINDS = {
  start: '',
  page: 'Setup/GeneralSetup',
  reference: 'xInvoice',
  rule: 'Reference/Rules/BR-DE-15',
  term: 'Reference/Terms/BT-10',
  releases: 'Release Notes/ModificationHistory',
  post: 'blog/issuing-deadlines',
} as const;

export type Kind = keyof typeof KINDS;

export const kinds = Object.keys(KINDS) as Kind[];

/** A round trip from the start page: in every system, each page shows a link to the next. */
export const LAP: readonly Kind[] = [
  'page',
  'reference',
  'releases',
  'post',
  'start',
  'reference',
  'rule',
  'term',
  'start',
];
