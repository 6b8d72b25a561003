import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import type { ParseFrontMatter } from '@docusaurus/types';

function git(directory: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
}

/**
 * True where git has the date of each change. A shallow clone gives every file the date of its
 * last commit, and a copy without git none: then pages better show no date.
 */
export function hasWholeHistory(directory = process.cwd()): boolean {
  return git(directory, 'rev-parse', '--is-shallow-repository') === 'false';
}

/** Source of the build: the commit, by the environment where there is no git. */
export function sourceCommit(directory = process.cwd()): string | undefined {
  return process.env.SOURCE_COMMIT || git(directory, 'rev-parse', 'HEAD');
}

/**
 * The date that a build shows as its own: that of the commit, so that the same sources give the same
 * bytes on every day. SOURCE_DATE_EPOCH (https://reproducible-builds.org/specs/source-date-epoch/)
 * replaces it; without git it is today.
 */
export function sourceDate(directory = process.cwd()): Date {
  const seconds = process.env.SOURCE_DATE_EPOCH || git(directory, 'log', '-1', '--format=%ct');
  return seconds ? new Date(Number(seconds) * 1000) : new Date();
}

/** Milliseconds of the last commit of every file below a folder, by its path in it. */
function lastCommits(directory: string): Map<string, number> {
  const log = execFileSync(
    'git',
    ['-c', 'core.quotePath=false', 'log', '--format=:%ct', '--name-only', '--relative', '--', '.'],
    { cwd: directory, encoding: 'utf8', maxBuffer: 2 ** 30 },
  );
  const commits = new Map<string, number>();
  let time = 0;
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) time = Number(line.slice(1)) * 1000;
    else if (line !== '' && !commits.has(line)) commits.set(line, time);
  }
  return commits;
}

/**
 * Reads the front matter of a page and adds when the page was changed last. Docusaurus would start git
 * once for every page, which costs the more, the more memory the build has taken.
 *
 * @param directory folder of the site
 */
export function datedFrontMatter(directory = process.cwd()): ParseFrontMatter {
  let commits: Map<string, number> | undefined;
  const isKnown = hasWholeHistory(directory);
  const timeOf = (file: string): number => {
    commits ??= lastCommits(directory);
    const name = path.relative(directory, file).split(path.sep).join('/');
    // A page that is not committed yet is being written.
    return commits.get(name) ?? Math.round(statSync(file).mtimeMs);
  };
  return async (params) => {
    const result = await params.defaultParseFrontMatter(params);
    // Parts of pages have no front matter.
    if (!isKnown || Object.keys(result.frontMatter).length === 0) return result;
    const date = timeOf(params.filePath);
    return { ...result, frontMatter: { last_update: { date }, ...result.frontMatter } };
  };
}
