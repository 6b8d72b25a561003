import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findNginx, hasBrotli } from '../../scripts/nginx';
import { starlight } from '../sites/starlight';
import { stock } from '../sites/stock';
import { vitepress } from '../sites/vitepress';
import { germanHandbook } from './content';
import { kinds } from './kinds';
import { FORMS, visit, type Visit } from './measure';
import { measureNavigation } from './navigation';
import { report } from './report';
import { medians, type WorkResult } from './results';
import { serveOurs, servePeer, type Served } from './serve';
import { navigationVerdict, verdicts, workVerdicts } from './targets';
import { measureWork, WORK_ROUNDS } from './work';

/**
 * Measures pages of the build beside the same content from other generators with Lighthouse, and
 * how fast links lead from one to the other; writes `bench/RESULTS.md` and fails when a target does not hold.
 *   npm run bench -- pages [--rounds 5] [--port 4180]
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    port: { type: 'string', default: '4180' },
  },
});

const BUILD = path.resolve('build');
const RESULTS = path.resolve('bench/RESULTS.md');

async function serveAll(port: number): Promise<Served[]> {
  const handbook = germanHandbook(BUILD);
  const systems = [await serveOurs(BUILD, port)];
  for (const [index, generator] of [stock, vitepress, starlight].entries()) {
    console.log(`Building ${generator.name}`);
    systems.push(await servePeer(generator, handbook, port + 1 + index));
  }
  return systems;
}

/** Every system, page and form once in each round, so that what disturbs disturbs all. */
async function measureAll(
  systems: readonly Served[],
  rounds: number,
): Promise<Parameters<typeof verdicts>[0]> {
  const cells = kinds.flatMap((kind) =>
    FORMS.flatMap((form) =>
      systems.map((system) => ({ system, kind, form, visits: [] as Visit[] })),
    ),
  );
  for (let round = 1; round <= rounds; round += 1) {
    for (const { system, kind, form, visits } of cells) {
      const seen = await visit(system.address(kind), form, system.bodyBytes);
      visits.push(seen);
      console.log(
        `${round}/${rounds} ${kind} ${form} ${system.name}: performance ${seen.performance}, LCP ${Math.round(seen.lcp)} ms, TBT ${Math.round(seen.tbt)} ms`,
      );
    }
  }
  return cells.map(({ system, kind, form, visits }) => ({
    system: system.name,
    kind,
    form,
    median: medians(visits),
  }));
}

/** Work of first loads, in turns like the visits. */
async function measureAllWork(systems: readonly Served[]): Promise<WorkResult[]> {
  const cells = kinds.flatMap((kind) => systems.map((system) => ({ kind, system })));
  const turns = Array.from({ length: WORK_ROUNDS }, () => cells).flat();
  const all = await measureWork(turns.map(({ kind, system }) => system.address(kind)));
  return cells.map(({ kind, system }, at) => ({
    system: system.name,
    kind,
    median: medians(all.filter((_, turn) => turn % cells.length === at)),
  }));
}

const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) {
  throw new Error(`--rounds ${values.rounds}: give a whole number from 1 to 50.`);
}
if (!findNginx()) process.exit(1);
if (!hasBrotli()) {
  console.error('nginx would serve gzip: install libnginx-mod-http-brotli-static.');
  process.exit(1);
}
const systems = await serveAll(Number(values.port));
try {
  const navigations = await measureNavigation(systems, rounds);
  const work = await measureAllWork(systems);
  const results = await measureAll(systems, rounds);
  const judged = [...verdicts(results), ...workVerdicts(work), navigationVerdict(navigations)];
  const command = ['npm run bench -- pages', ...(rounds === 5 ? [] : [`--rounds ${rounds}`])];
  const text = report(command.join(' '), rounds, systems, results, navigations, work, judged);
  writeFileSync(RESULTS, text);
  console.log(`\n${text}\nWritten to ${RESULTS}`);
  process.exitCode = judged.every(({ holds }) => holds) ? 0 : 1;
} finally {
  for (const { stop } of systems) await stop();
}
