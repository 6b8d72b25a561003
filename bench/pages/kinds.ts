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

/**
 * Presses of a link, each on one page to another, from the start page and back to it: in every system
 * the first shows a link to the second. No page that all have leads to the releases; they are opened
 * by address.
 */
export const LAP: readonly (readonly [from: Kind, to: Kind])[] = [
  ['start', 'post'],
  ['post', 'start'],
  ['start', 'reference'],
  ['reference', 'rule'],
  ['rule', 'term'],
  ['term', 'start'],
  ['releases', 'page'],
  ['page', 'start'],
];

/** Kinds that a press leads to. */
export const pressed: readonly Kind[] = kinds.filter((kind) => LAP.some(([, to]) => to === kind));
