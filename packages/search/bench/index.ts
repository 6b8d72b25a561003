import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliSize } from './engines/engine';
import { codeFailures, failures, missedAims, PEER_RULE } from './gate';
import { byClass, byPlace, inWorker, misses, overview, toGrade, type Measured } from './report';
import { workerCode } from './worker';

/**
 * Measures the search of this site beside its peers and fails when it falls short.
 * Arguments choose corpora (`handbook`, `1000`, `10000`); without any, all are measured.
 */
const run = promisify(execFile);
const ENGINES = ['ours', 'minisearch', 'pagefind'];
const CORPORA = ['handbook', '1000', '10000'];

async function measure(engine: string, language: string, corpus: string): Promise<Measured> {
  const script = path.join(import.meta.dirname, 'run.ts');
  const { stdout } = await run(
    process.execPath,
    ['--import', 'tsx', script, engine, language, corpus],
    {
      maxBuffer: 64 * 1024 * 1024,
    },
  );
  // Some peers print while they build.
  return JSON.parse(stdout.slice(stdout.indexOf('{"engine"'))) as Measured;
}

const failed: string[] = [];
const missed: string[] = [];
const chosen = process.argv.slice(2);
for (const corpus of chosen.length > 0 ? chosen : CORPORA) {
  for (const language of ['de', 'en']) {
    const measured: Measured[] = [];
    for (const engine of ENGINES) measured.push(await measure(engine, language, corpus));
    const [ours] = measured;
    if (!ours) continue;
    console.log(
      `\n${corpus} ${language} (${ours.records} records from ${ours.from}, ${ours.answers.length} queries)\n`,
    );
    console.log(overview(measured));
    if (ours.worker) console.log(`\n${inWorker(ours.worker)}`);
    console.log(`\n${byClass(measured)}\n`);
    console.log(misses(ours));
    if (ours.placed.length > 0) console.log(`\n${byPlace(measured)}\n\n${toGrade(ours)}`);
    failed.push(...failures(measured));
    missed.push(...missedAims(measured));
  }
}
const code = brotliSize(await workerCode());
failed.push(...codeFailures(code));
console.log(`\nEngine and worker: ${(code / 1000).toFixed(1)} kB (brotli)`);
if (missed.length > 0) {
  console.log(`\nAims that are missed:\n${missed.map((line) => `  ${line}`).join('\n')}`);
}
if (failed.length > 0) {
  console.error(
    `\nThe search falls short. ${PEER_RULE}\n${failed.map((line) => `  ${line}`).join('\n')}`,
  );
  process.exitCode = 1;
} else {
  console.log(`\nThe search passes. ${PEER_RULE}`);
}
