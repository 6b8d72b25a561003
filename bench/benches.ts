export interface Bench {
  readonly what: string;
  /** From the root of the repository, as the folders are. */
  readonly program: string;
  /** Folders with packages of their own. */
  readonly packages?: readonly string[];
}

/** The benches by name. */
export const BENCHES: Readonly<Record<string, Bench>> = {
  agreement: {
    what: 'findings of the invoice engine beside the official ones',
    program: 'packages/invoice/bench/agreement/index.ts',
  },
  pages: {
    what: 'pages and links beside those of other generators',
    program: 'bench/pages/index.ts',
    packages: ['bench/sites', 'bench/pages'],
  },
  search: {
    what: 'the search engine beside others',
    program: 'packages/search/bench/index.ts',
    packages: ['packages/search/bench'],
  },
  'search-report': {
    what: 'judged queries that the search of the build answers badly',
    program: 'packages/search/bench/weak.ts',
  },
};
