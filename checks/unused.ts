/** Files, exports and packages that nothing uses, and packages used without being named. */
import type { Check, Problem } from './lib/check';
import { runTool } from './lib/tool';

type Finding = { name: string; line?: number };

interface Issue {
  file: string;
  dependencies?: Finding[];
  devDependencies?: Finding[];
  unlisted?: Finding[];
  unresolved?: Finding[];
  exports?: Finding[];
  types?: Finding[];
  /** Names of the same thing. */
  duplicates?: Finding[][];
}

/** The report that knip writes with `--reporter json`. */
export interface KnipReport {
  files: string[];
  issues: Issue[];
}

/** Turns the report of knip into problems. */
export function unusedProblems({ files, issues }: KnipReport): Problem[] {
  const unused = files.map((file) => ({
    file,
    message: 'no other file imports it.',
    remedy: 'delete it, or name it in knip.ts with the reason',
  }));
  const kinds: [Exclude<keyof Issue, 'file' | 'duplicates'>, string, string][] = [
    ['dependencies', 'is not used', 'npm uninstall it, or name it in knip.ts with the reason'],
    ['devDependencies', 'is not used', 'npm uninstall it, or name it in knip.ts with the reason'],
    ['unlisted', 'is used and not in package.json', 'install it with npm install -E'],
    ['unresolved', 'cannot be found', 'correct the import'],
    ['exports', 'is exported for nobody', 'delete it, or its "export" if its file uses it'],
    ['types', 'is exported for nobody', 'delete it, or its "export" if its file uses it'],
  ];
  return [
    ...unused,
    ...issues.flatMap((issue) =>
      kinds.flatMap(([kind, state, remedy]) =>
        (issue[kind] ?? []).map(({ name, line }) => ({
          file: issue.file,
          ...(line && { line }),
          message: `"${name}" ${state}.`,
          remedy,
        })),
      ),
    ),
    ...issues.flatMap(({ file, duplicates = [] }) =>
      duplicates.map((names) => ({
        file,
        message: `${names.map(({ name }) => `"${name}"`).join(', ')} are one and the same.`,
        remedy: 'keep one of the names',
      })),
    ),
  ];
}

export const check: Check = async ({ root }) => {
  const { stdout, stderr } = await runTool(root, 'knip/bin/knip.js', [
    '--no-progress',
    ...['--cache', '--cache-location', '.cache/knip'],
    ...['--reporter', 'json'],
    ...['--include', 'files,dependencies,unlisted,unresolved,exports,types,duplicates'],
  ]);
  if (!stdout.startsWith('{')) {
    throw new Error(`knip gave no report: ${stderr || stdout}`);
  }
  return unusedProblems(JSON.parse(stdout) as KnipReport);
};
