/** Paths of the pages measured, one of each kind, without language. */
export const KINDS = {
  start: '',
  page: 'Setup/GeneralSetup',
  reference: 'xInvoice',
  post: 'blog/issuing-deadlines',
  search: 'search',
} as const;

export type Kind = keyof typeof KINDS;

export const kinds = Object.keys(KINDS) as Kind[];

/** Generators without a search page or posts: the nearest page, here the start page. */
export const WITHOUT_SEARCH_PAGE = { ...KINDS, search: KINDS.start } as const;
