import { execFileSync } from 'node:child_process';

/**
 * Whether git knows when each file was changed. A shallow clone gives every file the date of its
 * last commit, and a copy without git none: then pages better show no date.
 */
export function hasWholeHistory(directory = process.cwd()): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}
