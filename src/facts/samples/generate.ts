/**
 * Writes `static/samples/<name>.<syntax>.xml` and the hybrid PDFs from `src/facts/samples/invoices`.
 * `npx tsx src/facts/samples/generate.ts` writes; with `-- --check` it only compares and exits with 1 when a
 * file is out of step.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { outOfStep, renderSamples } from './render';

async function main(check: boolean): Promise<number> {
  const samples = await renderSamples();
  const stale = outOfStep(samples);
  for (const { file, content } of stale) {
    const shown = path.relative(process.cwd(), file);
    if (check) {
      console.error(
        `${shown}: differs from its data. Remedy: npx tsx src/facts/samples/generate.ts`,
      );
    } else {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, content);
      console.log(`${shown} written`);
    }
  }
  if (stale.length === 0)
    console.log(`${samples.length} sample files are in step with their data.`);
  return check && stale.length > 0 ? 1 : 0;
}

main(process.argv.includes('--check')).then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
