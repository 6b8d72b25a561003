import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../src/site/files-below';
import type { Problem } from './check';
import { parseYaml } from './yaml';

const FOLDERS = ['docs', 'blog', 'i18n', 'src', 'packages/invoice/data'];

/** Line of an offset, counted from 1. */
const lineOf = (text: string, offset: number) => text.slice(0, offset).split('\n').length;

function jsonProblem(text: string): Pick<Problem, 'line' | 'message'> | undefined {
  try {
    JSON.parse(text);
    return undefined;
  } catch (error) {
    const reason = (error as Error).message;
    const offset = /position (\d+)/.exec(reason)?.[1] ?? text.length;
    return { line: lineOf(text, Number(offset)), message: reason };
  }
}

function yamlProblem(text: string): Pick<Problem, 'line' | 'message'> | undefined {
  try {
    parseYaml(text);
    return undefined;
  } catch (error) {
    const { mark, reason } = error as { mark?: { line: number }; reason?: string };
    // The parser counts from 0, and from the dashes above.
    return { line: mark?.line ?? 1, message: reason ?? String(error) };
  }
}

/** Data and texts of the interface that are no JSON or YAML. Modules import them, so they come first. */
export function unreadableData(root: string): Problem[] {
  return FOLDERS.flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.(?:json|ya?ml)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8');
      const found = file.endsWith('.json') ? jsonProblem(text) : yamlProblem(text);
      if (!found) return [];
      return [
        {
          ...found,
          file,
          message: `cannot be read: ${found.message.replace(/\.?$/, '.')}`,
          remedy: 'look there for a missing comma, quotation mark or bracket, or a tab',
        },
      ];
    });
}
