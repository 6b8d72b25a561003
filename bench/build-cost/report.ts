import { origin, table } from '../markdown';
import { median } from '../median';
import type { Extent } from './copies';
import type { Cost } from './measure';

export type State = 'cold' | 'warm';

/** All rounds of one copy in one state. */
export interface Series {
  readonly extent: Extent;
  readonly state: State;
  readonly costs: readonly Cost[];
}

/** Share of the bare build that our own plugins may add. */
const MOST_ADDED = 0.2;

function costsOf(series: readonly Series[], extent: Extent, state: State): readonly Cost[] {
  return series.find((each) => each.extent === extent && each.state === state)?.costs ?? [];
}

/** Medians of one state. */
interface Summary {
  readonly state: State;
  readonly bare: number;
  readonly bareCompression: number;
  readonly moreCompression: number;
  readonly whole: number;
  readonly steps: Readonly<Record<string, number>>;
  /** What the steps do not say: loading of code, small plugins. */
  readonly rest: number;
  /** Share of the bare build. */
  readonly added: number;
}

function summarize(series: readonly Series[], state: State): Summary {
  const [whole, bare] = [costsOf(series, 'whole', state), costsOf(series, 'bare', state)];
  const names = Object.keys(whole[0]?.steps ?? {});
  const step = (costs: readonly Cost[], name: string) =>
    median(costs.map(({ steps }) => steps[name] ?? NaN));
  const steps = Object.fromEntries(names.map((name) => [name, step(whole, name)]));
  const totals = {
    whole: median(whole.map(({ total }) => total)),
    bare: median(bare.map(({ total }) => total)),
  };
  const bareCompression = step(bare, 'Compression');
  const { Compression: compression = NaN, ...ownSteps } = steps;
  const own = totals.whole - compression - (totals.bare - bareCompression);
  const said = Object.values(ownSteps).reduce((sum, seconds) => sum + seconds, 0);
  // A warm build may name its scripts anew, and compresses what names them: by chance, in either copy.
  const moreCompression = Math.max(0, compression - bareCompression);
  return {
    state,
    ...totals,
    bareCompression,
    moreCompression,
    steps: ownSteps,
    rest: own - said,
    added: (own + moreCompression) / totals.bare,
  };
}

const percent = (part: number): string => `${(part * 100).toFixed(1)} %`;

function rows(summary: Summary): string[][] {
  const { state, bare, bareCompression, moreCompression, whole, steps, rest, added } = summary;
  const row = (what: string, seconds: number, isPart = true): string[] => [
    state,
    what,
    seconds.toFixed(2),
    isPart ? percent(seconds / bare) : '',
  ];
  return [
    row('Docusaurus alone', bare - bareCompression, false),
    row('its compression', bareCompression, false),
    ...Object.entries(steps).map(([name, seconds]) => row(name, seconds)),
    row('Compression of what is added', moreCompression),
    row('Rest: code of the plugins, small ones, start of the second program', rest),
    [state, '**Whole**', whole.toFixed(2), `**${percent(added)}**`],
  ];
}

/** The report as Markdown, and what it fails. */
export function report(
  command: string,
  rounds: number,
  series: readonly Series[],
): { text: string; failures: string[] } {
  const summaries = (['cold', 'warm'] as const).map((state) => summarize(series, state));
  const body = table(['state', 'part', 'CPU s', 'added'], summaries.flatMap(rows), 2);
  const failures = summaries
    .filter(({ added }) => !(added <= MOST_ADDED))
    .map(
      ({ state, added }) =>
        `The ${state} build: our plugins add ${percent(added)}, at most ${percent(MOST_ADDED)} is allowed.`,
    );
  const text = `# What our own plugins add to the build

${origin(command)}
Both languages; ${rounds} rounds of all four builds in turn, median of user and system seconds of all
processes.

"Docusaurus alone" is this site with the same theme, pages and settings, but without the plugins that
do work of their own. "Cold" begins without any cache, "warm" follows it with no change. To compress
is what a host of static files does after the build of any generator: the same function compresses
both, and both sums contain it.

${body}
`;
  return { text, failures };
}
