import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { brotliSize } from './engines/engine';
import { codeFailures, failures } from './gate';
import { byClass, misses, overview, type Measured } from './report';

/**
 * Measures the search of this site beside its peers and fails when it falls short.
 * Arguments choose corpora (`handbook`, `1000`, `10000`); without any, all are measured.
 */
const run = promisify(execFile);
const ENGINES = ['ours', 'easyops', 'minisearch', 'pagefind'];
const CORPORA = ['handbook', '1000', '10000'];
const WORKER = path.resolve(import.meta.dirname, '../../src/search/worker.ts');

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

/** Size of engine and worker as a reader loads them: one minified file, compressed with brotli. */
async function codeSize(): Promise<number> {
  const { outputFiles } = await build({
    entryPoints: [WORKER],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  });
  return outputFiles.reduce((sum, { contents }) => sum + brotliSize(contents), 0);
}

const failed: string[] = [];
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
    console.log(`${overview(measured)}\n\n${byClass(measured)}\n`);
    console.log(misses(ours));
    failed.push(...failures(measured));
  }
}
const code = await codeSize();
failed.push(...codeFailures(code));
console.log(`\nEngine and worker: ${(code / 1000).toFixed(1)} kB (brotli)`);
if (failed.length > 0) {
  console.error(`\nThe search falls short:\n${failed.map((line) => `  ${line}`).join('\n')}`);
  process.exitCode = 1;
} else {
  console.log('\nThe search passes.');
}
