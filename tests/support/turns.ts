import { inTurn } from './sample';

/**
 * Specs about what readers seldom meet, in two groups that take about as long: hosted search and
 * damaged files, and faults of the network and of hosts. The gate runs one group a day.
 */
const GROUPS = [
  ['csp-variant', 'damaged-files', 'offline', 'search-hosted', 'variant'],
  ['before-hydration', 'failures', 'faults', 'hosting', 'privacy', 'surface'],
] as const;

const specsToday: ReadonlySet<string> = new Set(inTurn('specs', GROUPS).flat());

/** Arguments of Playwright that leave out the specs whose turn it is not. */
export function turnArguments(): string[] {
  const resting = GROUPS.flat().filter((spec) => !specsToday.has(spec));
  const projects = specsToday.has('variant') ? ['site', 'variant'] : ['site'];
  return [
    ...projects.map((project) => `--project=${project}`),
    `--grep-invert=(?:^| )(?:${resting.join('|')})\\.spec\\.ts `,
  ];
}
