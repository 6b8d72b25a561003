/** Spelling of pages and interface with cspell; words that it lacks are in `checks/data/words`. */
import type { Check, Problem } from './lib/check';
import { runTool } from './lib/tool';

/** Files that have not changed since the last run are not read again. */
const cache = ['--cache', '--cache-strategy', 'content', '--cache-location', '.cache/spelling'];

/**
 * Problems of the files that match the globs; those of `cspell.json` where there are none.
 *
 * @throws Error with cspell's message when it cannot run
 */
export async function spellingProblems(
  root: string,
  globs: readonly string[] = [],
): Promise<Problem[]> {
  const template = ['$filename', '$row', '$text', '$suggestions'].join('\t');
  const { code, stdout, stderr } = await runTool(root, 'cspell/bin.mjs', [
    'lint',
    ...['--no-progress', '--no-summary', '--show-suggestions', '--no-color', '--relative'],
    ...['--issue-template', template],
    ...(globs.length > 0 ? globs : cache),
  ]);
  if (code !== 0 && stdout.trim() === '') {
    throw new Error(stderr || `cspell ended with ${code}.`);
  }
  return stdout
    .split('\n')
    .filter((row) => row.includes('\t'))
    .map((row) => {
      const [file = '', line, text, suggestions = ''] = row.split('\t');
      const list = file.startsWith('i18n') || file.endsWith('messages.ts') ? 'german' : 'english';
      const near = suggestions
        .replace(/[[\]]/g, '')
        .split(', ')
        .filter(Boolean)
        .slice(0, 3)
        .join(', ');
      return {
        file,
        line: Number(line),
        message: `"${text}" is not in the dictionary${near ? `; near to it: ${near}` : ''}.`,
        remedy: `correct it, or add it to checks/data/words/${list}.txt (names: names.txt)`,
      };
    });
}

export const check: Check = ({ root }) => spellingProblems(root);
