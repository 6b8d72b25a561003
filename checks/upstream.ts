/**
 * Holds on the inside of other packages against the files that they were written for: each entry of
 * `src/upstream/holds.json` names one, with the hash of each file.
 * `npx tsx checks/upstream.ts --update` records the hashes after somebody has compared the files,
 * and writes the table of `src/upstream/README.md`.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../src/site/files-below';
import type { Check, Problem } from './lib/check';
import { table, withTable } from './lib/table';

const DATA = 'src/upstream/holds.json';
const README = 'src/upstream/README.md';
const COMMAND = 'npx tsx checks/upstream.ts --update';

/** Most holds that are more than a wrapper or a name. */
const MOST = 18;
/** Go on when the file changes: what they wrap, or the name that they use, is public. */
const LIGHT = ['wraps', 'names'];

interface Hold {
  readonly hold: string;
  /** `replaces` and `wraps` are swizzles; the others say what is done to the file. */
  readonly kind: string;
  /** Our files or folders; the first one stands for all in the table. */
  readonly ours: readonly string[];
  /** Path without `node_modules` to hash; an empty one is not recorded yet. */
  readonly upstream: Readonly<Record<string, string>>;
  /** Figure, or feature that the specification or accessibility asks for. */
  readonly why: string;
  /** When it can go. */
  readonly goes: string;
  /** The test that fails when it no longer serves its purpose. */
  readonly tests: readonly string[];
}

const readHolds = (root: string): Hold[] =>
  JSON.parse(readFileSync(path.join(root, DATA), 'utf8')) as Hold[];

function hashOf(root: string, file: string): string | undefined {
  const target = path.join(root, 'node_modules', file);
  if (!existsSync(target)) return undefined;
  return createHash('sha256').update(readFileSync(target)).digest('hex').slice(0, 16);
}

/** `@scope/name 1.2.3` of a path without `node_modules`. */
function packageOf(root: string, file: string): string {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? file;
  const json = path.join(root, 'node_modules', name, 'package.json');
  if (!existsSync(json)) return `${name}, which is not installed`;
  return `${name} ${(JSON.parse(readFileSync(json, 'utf8')) as { version: string }).version}`;
}

function holdProblems(root: string, { hold, ours, upstream, tests }: Hold): Problem[] {
  const changed = Object.entries(upstream).flatMap(([file, known]): Problem[] => {
    const hash = hashOf(root, file);
    if (hash && hash === known) return [];
    const installed = packageOf(root, file);
    const message = !hash
      ? `"${hold}" needs ${file}, which ${installed} does not have.`
      : known
        ? `"${hold}" was written for another ${file} than that of ${installed}.`
        : `"${hold}" has no hash of ${file}.`;
    return [
      { file: DATA, message, remedy: `compare it with ${ours.join(', ')}, then run ${COMMAND}` },
    ];
  });
  const gone = [...ours, ...tests]
    .filter((file) => !existsSync(path.join(root, file)))
    .map((file) => ({
      file: DATA,
      message: `"${hold}" names ${file}, which does not exist.`,
      remedy: 'correct the path, or remove the hold',
    }));
  if (tests.length > 0) return [...changed, ...gone];
  const message = `"${hold}" has no test.`;
  return [...changed, ...gone, { file: DATA, message, remedy: 'name what fails without it' }];
}

const sourcesIn = (root: string, folder: string): string[] =>
  filesBelow(root, folder).filter(
    (file) => /\.(?:tsx?|m?js)$/.test(file) && !/\.test\.tsx?$/.test(file),
  );

const DEEP_IMPORT =
  /(?:from|import|require|\))\s*\(?\s*'(@docusaurus\/[\w-]+\/(?:lib\/[^']+|internal))'/g;

/** Swizzles and imports of files of Docusaurus' own that no hold names. */
function unlisted(root: string, holds: readonly Hold[]): Problem[] {
  const remedy = `add it to ${DATA} with its reason, then run ${COMMAND}`;
  const ours = new Set(holds.flatMap((each) => each.ours));
  const upstream = holds.flatMap((each) => Object.keys(each.upstream));
  const swizzles = sourcesIn(root, 'src/theme')
    .filter((file) => /\/index\.[jt]sx?$/.test(file))
    .map((file) => path.posix.dirname(file))
    .filter((folder) => !ours.has(folder))
    .map((file) => ({ file, message: 'is a swizzle without a row.', remedy }));
  const imports = ['src', 'scripts', 'postbuild'].flatMap((folder) =>
    sourcesIn(root, folder).flatMap((file) =>
      [...readFileSync(path.join(root, file), 'utf8').matchAll(DEEP_IMPORT)]
        .map(([, target = '']) => target.replace(/\/internal$/, '/lib/internal.js'))
        .filter((target) => !upstream.some((known) => known.startsWith(target)))
        .map((target) => ({ file, message: `imports ${target}, a file without a row.`, remedy })),
    ),
  );
  return [...swizzles, ...imports];
}

/** The README with the table of the holds in the place of its table. */
function withHolds(readme: string, holds: readonly Hold[]): string {
  const rows = holds.map(({ hold, kind, ours, upstream, why, goes, tests }) => {
    const files = Object.entries(upstream).map(([file, hash]) => `\`${file}\` ${hash}`);
    const links = tests.map((file) => `[${path.basename(file)}](../../${file})`);
    const place = `[${hold}](../../${ours[0]})`;
    return [place, kind, files.join(', '), why, goes, links.join(', ')];
  });
  const head = ['hold', 'kind', 'upstream, hash', 'why, figure', 'when it can go', 'test'];
  return withTable(readme, table(head, rows));
}

export const check: Check = ({ root }) => {
  const holds = readHolds(root);
  const heavy = holds.filter(({ kind }) => !LIGHT.includes(kind)).length;
  const readme = readFileSync(path.join(root, README), 'utf8');
  return [
    ...holds.flatMap((hold) => holdProblems(root, hold)),
    ...unlisted(root, holds),
    ...(heavy > MOST
      ? [
          {
            file: DATA,
            message: `there are ${heavy} holds, ${MOST} at most.`,
            remedy: 'wrap instead of replacing, or give one up',
          },
        ]
      : []),
    ...(withHolds(readme, holds) === readme
      ? []
      : [{ file: README, message: `differs from ${DATA}.`, remedy: `run ${COMMAND}` }]),
  ];
};

/** Records the hashes of all files that are installed, and writes the table. */
export function updateHolds(root: string): void {
  const holds = readHolds(root).map((hold) => ({
    ...hold,
    upstream: Object.fromEntries(
      Object.entries(hold.upstream).map(([file, known]) => [file, hashOf(root, file) ?? known]),
    ),
  }));
  const readme = path.join(root, README);
  writeFileSync(path.join(root, DATA), `${JSON.stringify(holds, null, 2)}\n`);
  writeFileSync(readme, withHolds(readFileSync(readme, 'utf8'), holds));
}

if (process.argv.includes('--update')) updateHolds(process.cwd());
