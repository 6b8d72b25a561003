import { machine, table } from '../markdown';
import { kinds, pressed } from './kinds';
import { FORMS, type Visit } from './measure';
import type { Navigation } from './navigation';
import { resultOf, workOf, type Result, type WorkResult } from './results';
import type { Served } from './serve';
import { FRAME, type Verdict } from './targets';
import { WORK_ROUNDS } from './work';

const COLUMNS: readonly { head: string; cell: (visit: Visit) => string }[] = [
  { head: 'perf', cell: ({ performance }) => String(performance) },
  { head: 'a11y', cell: ({ accessibility }) => String(accessibility) },
  { head: 'best', cell: ({ bestPractices }) => String(bestPractices) },
  { head: 'SEO', cell: ({ seo }) => String(seo) },
  { head: 'FCP ms', cell: ({ fcp }) => fcp.toFixed(0) },
  { head: 'LCP ms', cell: ({ lcp }) => lcp.toFixed(0) },
  { head: 'TBT ms', cell: ({ tbt }) => tbt.toFixed(0) },
  { head: 'CLS', cell: ({ cls }) => cls.toFixed(3) },
  { head: 'all kB', cell: ({ bytes }) => (bytes / 1000).toFixed(1) },
  { head: 'JS kB', cell: ({ scriptBytes }) => (scriptBytes / 1000).toFixed(1) },
  { head: 'requests', cell: ({ requests }) => String(requests) },
];

/** Each target once: on how many pages it holds, and where it does not. */
function targets(verdicts: readonly Verdict[]): string {
  const names = [...new Set(verdicts.map(({ target }) => target))];
  const rows = names.map((name) => {
    const all = verdicts.filter(({ target }) => target === name);
    const broken = all.filter(({ holds }) => !holds);
    const where = broken.map(({ page, measured }) => `${page}: ${measured}`).join('; ');
    return [name, broken.length === 0 ? 'holds' : 'fails', where];
  });
  return table(['target', 'verdict', 'where it fails'], rows, 3);
}

/** One row for each system; ours is the first, and all are set against each of the others. */
function navigationTable(navigations: readonly Navigation[]): string {
  const others = navigations.slice(1);
  const ratios = others.map(({ system }) => `of ${system}`);
  const rows = navigations.map(({ system, of, all }) => [
    system,
    ...pressed.map((kind) => of.get(kind)?.toFixed(0) ?? '–'),
    all.toFixed(1),
    (all / FRAME).toFixed(1),
    ...others.map((other) => (all / other.all).toFixed(2)),
  ]);
  return table(['system', ...pressed, 'all ms', 'frames', ...ratios], rows);
}

/** One row for each page and system. */
function workTable(systems: readonly Served[], work: readonly WorkResult[]): string {
  const rows = kinds.flatMap((kind) =>
    systems.map(({ name }) => {
      const { task, script, layout } = workOf(work, name, kind);
      return [kind, name, ...[task, script, layout].map((value) => value.toFixed(0))];
    }),
  );
  return table(['page', 'system', 'task ms', 'script ms', 'layout and style ms'], rows, 2);
}

/** The whole report as Markdown. */
export function report(
  command: string,
  rounds: number,
  systems: readonly Served[],
  results: readonly Result[],
  navigations: readonly Navigation[],
  work: readonly WorkResult[],
  verdicts: readonly Verdict[],
): string {
  const rows = kinds.flatMap((kind) =>
    FORMS.flatMap((form) =>
      systems.map(({ name }) => {
        const visit = resultOf(results, name, kind, form);
        return [kind, form, name, ...COLUMNS.map(({ cell }) => cell(visit))];
      }),
    ),
  );
  return `# Pages beside those of other generators

Written by \`${command}\` on ${new Date().toISOString().slice(0, 10)}; ${rounds} rounds, median.
Machine: ${machine()}; Node ${process.versions.node}.
Systems: ${systems.map(({ name, version }) => `${name} (${version})`).join(', ')}.

The German handbook, the same text, tables and code in every system, served by nginx with brotli
on loopback; Lighthouse with its simulated phone and its desktop. Posts are ordinary pages in
VitePress and Starlight.

"all" is everything loaded, with headers and what is fetched ahead for other pages; "JS" and
"requests" are the page's own, JS compressed with brotli and without headers.

${table(['page', 'form', 'system', ...COLUMNS.map(({ head }) => head)], rows, 3)}

## Navigation

Milliseconds from the press of a link (the pointer is let go) until the first frame with the heading
of the other page is on the screen, in Chromium's trace, in the window of Lighthouse's desktop and
without throttling; ${rounds} rounds in a tab that has seen all pages before, median. "all" is
the median of all presses; a frame has ${FRAME.toFixed(1)} ms. Starlight loads each page, the others put in its
content.

${navigationTable(navigations)}

## Work

The main thread's own time for a first load (\`Performance.getMetrics\` by ticks of the thread), in the
window of a phone without throttling, until two seconds after \`load\`; median of ${WORK_ROUNDS}. What else the
machine does is not in it.

${workTable(systems, work)}

## Targets

${targets(verdicts)}
`;
}
