// Prints the size of the project, and fails above the limits of figures.json: npx tsx scripts/figures.ts
import { readFileSync, statSync } from 'node:fs';
import limits from './figures.json';
import { trackedFiles } from './lib/git';

/** Lines of code, lines of browser specs and bytes of data, among the files of a project. */
export const FILES: Readonly<Record<keyof typeof limits, (file: string) => boolean>> = {
  codeLines: (file) =>
    /\.(?:tsx?|mjs)$/.test(file) && !/\.test\.|^tests\/|(?:^|\/)testing(?:\/|\.[^/]+$)/.test(file),
  specLines: (file) => /^tests\/.+\.spec\.ts$/.test(file),
  dataBytes: (file) => /^src\/(?:facts|desk|rehearsal)\/.+\.json$/.test(file),
};

const lines = (file: string) => readFileSync(file, 'utf8').split('\n').length - 1;

if (process.argv[1]?.endsWith('figures.ts')) {
  for (const [name, limit] of Object.entries(limits) as [keyof typeof limits, number][]) {
    const files = trackedFiles().filter(FILES[name]);
    const sizes = files.map((file) => (name === 'dataBytes' ? statSync(file).size : lines(file)));
    const sum = sizes.reduce((total, size) => total + size, 0);
    console.log(`${name}: ${sum}, ${limit} at most, in ${files.length} files`);
    if (sum > limit || files.length === 0) process.exitCode = 1;
  }
}
