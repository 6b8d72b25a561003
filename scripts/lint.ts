// Lint and format of the sources: npm run lint [-- --all]. What .cache has of files that are as they
// were is believed; --all believes nothing, since a rule that knows types may judge a file by another.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { trackedFiles } from './lib/git';
import { run } from './run';

const hash = createHash('sha256');
for (const file of trackedFiles('.', ['tsconfig.json', 'package-lock.json', '*.d.ts'])) {
  hash.update(readFileSync(file));
}
const cache = `.cache/eslint/${hash.digest('hex').slice(0, 16)}`;
if (!existsSync(cache)) rmSync('.cache/eslint', { recursive: true, force: true });

const cached = (location: string) =>
  process.argv.includes('--all')
    ? []
    : ['--cache', '--cache-strategy', 'content', '--cache-location', location];
run('ESLint', 'npx', ['eslint', '.', ...cached(cache)]);
run('Prettier', 'npx', ['prettier', '--check', '.', ...cached('.cache/prettier')]);
run('Data', 'npx', ['tsx', 'scripts/format-data.ts', '--check']);
