/**
 * Swizzled components against the files that they wrap or replace: each row of
 * `src/theme/README.md` names one, and its hash is kept in `checks/data/swizzles.json`.
 * `npx tsx checks/swizzles.ts --update` records the hashes after somebody has compared the files.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { runAsProgram, type Check, type Problem } from './lib/check';
import { lineOf, parseMdx } from './lib/mdx';

const README = 'src/theme/README.md';
const DATA = 'checks/data/swizzles.json';

interface Swizzle {
  component: string;
  /** `package/path@version` without `node_modules`. */
  upstream: string;
  line: number;
}

function readSwizzles(root: string): Swizzle[] {
  const swizzles: Swizzle[] = [];
  const tree = parseMdx(readFileSync(path.join(root, README), 'utf8'));
  visit(tree, 'table', (table: Table) => {
    for (const row of table.children.slice(1)) {
      const [component = '', , upstream = ''] = row.children.map((cell) => toString(cell).trim());
      swizzles.push({ component, upstream, line: lineOf(row) });
    }
  });
  return swizzles;
}

/** Hash of a file, or of all script and style files of a folder; undefined where there is none. */
function hashOf(target: string): string | undefined {
  if (!existsSync(target)) {
    return undefined;
  }
  const files = statSync(target).isDirectory()
    ? readdirSync(target)
        .filter((name) => /\.(?:js|css)$/.test(name))
        .sort()
        .map((name) => path.join(target, name))
    : [target];
  const hash = createHash('sha256');
  files.forEach((file) => hash.update(readFileSync(file)));
  return hash.digest('hex').slice(0, 16);
}

/** Package name, path within it and version of `@scope/name/lib/file.js@1.2.3`. */
function parseUpstream(upstream: string) {
  const match = /^((?:@[^/]+\/)?[^/]+)\/(.+)@(\d+\.\d+\.\d+)$/.exec(upstream);
  return match
    ? { name: match[1] ?? '', file: match[2] ?? '', version: match[3] ?? '' }
    : undefined;
}

function installedVersion(root: string, name: string): string | undefined {
  const file = path.join(root, 'node_modules', name, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
    : undefined;
}

/** Folders of `src/theme` that hold a component. */
function componentFolders(root: string): string[] {
  const theme = path.join(root, 'src/theme');
  return readdirSync(theme, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?:^|[\\/])index\.(?:tsx|jsx|js|ts)$/.test(name))
    .map((name) => path.dirname(name).split(path.sep).join('/'));
}

function swizzleProblem(
  root: string,
  { component, upstream, line }: Swizzle,
  known: Record<string, string>,
): Problem | undefined {
  const place = { file: README, line };
  const parsed = parseUpstream(upstream);
  if (!parsed) {
    return {
      ...place,
      message: `"${upstream}" names no upstream file.`,
      remedy:
        'write package/path@version, for example @docusaurus/theme-classic/lib/theme/Root/index.js@3.8.1',
    };
  }
  const installed = installedVersion(root, parsed.name);
  const hash = hashOf(path.join(root, 'node_modules', parsed.name, parsed.file));
  if (!hash) {
    return {
      ...place,
      message: `${parsed.name}/${parsed.file} is not installed.`,
      remedy: 'correct the path, or remove the component if upstream dropped it',
    };
  }
  if (installed !== parsed.version) {
    return {
      ...place,
      message: `${component} was compared with ${parsed.version}, installed is ${installed}.`,
      remedy: `compare the upstream file, write ${installed}, then run npx tsx checks/swizzles.ts --update`,
    };
  }
  if (known[upstream] !== hash) {
    return {
      ...place,
      message: known[upstream]
        ? `the upstream file of ${component} has changed.`
        : `the upstream file of ${component} has no recorded hash.`,
      remedy: `compare ${parsed.name}/${parsed.file} with src/theme/${component}, then run npx tsx checks/swizzles.ts --update`,
    };
  }
  return undefined;
}

export const swizzles: Check = {
  name: 'swizzles',
  holds: 'All swizzled components match the upstream files that they were made from.',
  run({ root }) {
    const listed = readSwizzles(root);
    const file = path.join(root, DATA);
    const known = existsSync(file)
      ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
      : {};
    const names = new Set(listed.map(({ component }) => component));
    const folders = componentFolders(root);
    return [
      ...listed.flatMap((swizzle) => swizzleProblem(root, swizzle, known) ?? []),
      ...folders
        .filter((folder) => !names.has(folder))
        .map((folder) => ({
          file: `src/theme/${folder}`,
          message: 'is not listed.',
          remedy: `add a row to ${README} that says what it wraps or replaces, and why`,
        })),
      ...listed
        .filter(({ component }) => !folders.includes(component))
        .map(({ component, line }) => ({
          file: README,
          line,
          message: `there is no src/theme/${component}.`,
          remedy: 'remove the row',
        })),
    ];
  },
};

/** Records the hashes of all upstream files that are installed. */
export function updateHashes(root: string): void {
  const hashes = readSwizzles(root).flatMap(({ upstream }) => {
    const parsed = parseUpstream(upstream);
    const hash = parsed && hashOf(path.join(root, 'node_modules', parsed.name, parsed.file));
    return hash ? [[upstream, hash] as const] : [];
  });
  const sorted = Object.fromEntries(hashes.sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(path.join(root, DATA), `${JSON.stringify(sorted, null, 2)}\n`);
}

if (process.argv.includes('--update')) {
  updateHashes(process.cwd());
}
runAsProgram(swizzles);
