import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeCopy, type Extent } from './copies';
import { measureBuild } from './measure';
import { report, type Series, type State } from './report';

/**
 * Builds this site with and without the work of its own plugins, writes what they add to
 * `RESULTS.md` and fails when it is too much.
 *   npm run bench:build -- [--rounds 3]
 */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });

const RESULTS = path.join(import.meta.dirname, 'RESULTS.md');
const EXTENTS: readonly Extent[] = ['whole', 'bare'];
const STATES: readonly State[] = ['cold', 'warm'];

const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1 || rounds > 50) {
  throw new Error(`--rounds ${values.rounds}: give a whole number from 1 to 50.`);
}

const series = EXTENTS.flatMap((extent) =>
  STATES.map((state) => ({ extent, state, costs: [] as Series['costs'][number][] })),
);
for (let round = 1; round <= rounds; round += 1) {
  for (const extent of EXTENTS) {
    const copy = writeCopy(extent);
    for (const { state, costs } of series.filter((each) => each.extent === extent)) {
      const cost = await measureBuild(copy, extent);
      costs.push(cost);
      console.log(`${round}/${rounds} ${extent}, ${state}: ${cost.total.toFixed(1)} s`);
    }
  }
}
const { text, failures } = report('npm run bench:build', rounds, series);
writeFileSync(RESULTS, text);
console.log(`\n${text}\nWritten to ${RESULTS}`);
failures.forEach((failure) => console.error(failure));
process.exitCode = failures.length > 0 ? 1 : 0;
