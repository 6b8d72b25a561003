/** Files that nothing imports, packages that nothing uses, packages used without being named. */
import type { Check, Problem } from './lib/check';
import { runTool } from './lib/tool';

type Finding = { name: string; line?: number };

interface Issue {
  file: string;
  dependencies?: Finding[];
  devDependencies?: Finding[];
  unlisted?: Finding[];
  unresolved?: Finding[];
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
  const kinds: [keyof Omit<Issue, 'file'>, string, string][] = [
    ['dependencies', 'is not used', 'npm uninstall it, or name it in knip.ts with the reason'],
    ['devDependencies', 'is not used', 'npm uninstall it, or name it in knip.ts with the reason'],
    ['unlisted', 'is used and not in package.json', 'install it with npm install -E'],
    ['unresolved', 'cannot be found', 'correct the import'],
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
  ];
}

export const check: Check = async ({ root }) => {
  const { stdout, stderr } = await runTool(root, 'knip/bin/knip.js', [
    '--no-progress',
    ...['--cache', '--cache-location', '.cache/knip'],
    ...['--reporter', 'json'],
    ...['--include', 'files,dependencies,unlisted,unresolved'],
  ]);
  if (!stdout.startsWith('{')) {
    throw new Error(`knip gave no report: ${stderr || stdout}`);
  }
  return unusedProblems(JSON.parse(stdout) as KnipReport);
};
