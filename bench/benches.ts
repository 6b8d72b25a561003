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
  invoice: {
    what: 'speed and findings of the invoice engine beside others',
    program: 'packages/invoice/bench/peers/index.ts',
    packages: ['packages/invoice/bench/peers'],
  },
  pages: {
    what: 'pages and links beside those of other generators',
    program: 'bench/pages/index.ts',
    packages: ['bench/sites', 'bench/pages'],
  },
  scale: {
    what: 'builds of small and large handbooks',
    program: 'bench/scale/index.ts',
    packages: ['bench/sites'],
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
