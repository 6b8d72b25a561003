import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compare, knownIds, type Answer, type Comparison } from './compare';
import type { Expected } from './expected';

const USAGE = `edocument-conformance --command "java -jar validator.jar {file}" [options] [document…]

  --command <command>   starts the validator; {file} becomes the path of a document
  --ids <expression>    finds the ids of rules in what it prints; its first group, if it has one
  --exit-codes          for validators that name no rules: compares whether a document is refused
  --format text|jsonl   a table, or a line of JSON for each document and rule set (text)

Exit code: 0 when every document is as expected, 1 when one is not, 2 when the command cannot run.`;

/** Words joined by hyphens, such as BR-CO-15; which of them are ids of rules, the set knows. */
const IDS = '[A-Z][A-Za-z0-9]*(?:-[A-Za-z0-9]+)+';

/** The folder with the documents: that of the package, or beside the bundled program. */
function home(): URL {
  const folders = ['./', '../'].map((path) => new URL(path, import.meta.url));
  const found = folders.find((folder) => existsSync(new URL('expected.json', folder)));
  if (!found) throw new Error('The documents are not here.');
  return found;
}

/** Starts the validator on one document. */
async function ask(command: string, file: string, ids: RegExp | undefined): Promise<Answer> {
  const quoted = `'${file.replaceAll("'", String.raw`'\''`)}'`;
  const child = spawn(command.replaceAll('{file}', quoted), { shell: true });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  // What a shell says when it finds no program, or may not start it.
  if (code === 126 || code === 127) throw new Error(`The command cannot run: ${printed.trim()}`);
  if (!ids) return { exitCode: code ?? 1 };
  const found = [...printed.matchAll(ids)].map(([whole, group]) => group ?? whole);
  return { exitCode: code ?? 1, ids: new Set(found) };
}

/** A row for each rule set: documents, those that are as expected, and ids too few or too many. */
function table(comparisons: readonly Comparison[]): string {
  const lines = [...new Set(comparisons.map(({ row }) => row))].map((row) => {
    const own = comparisons.filter((one) => one.row === row);
    const same = own.filter(({ missed, extra }) => missed.length + extra.length === 0);
    const count = (list: 'missed' | 'extra') => own.reduce((sum, one) => sum + one[list].length, 0);
    return [row, own.length, same.length, count('missed'), count('extra')];
  });
  return [['Rule set', 'Documents', 'As expected', 'Missed', 'Extra'], ...lines]
    .map((cells) =>
      cells
        .map((cell, at) => String(cell).padEnd(at ? 12 : 16))
        .join('')
        .trimEnd(),
    )
    .join('\n');
}

/** Runs the command with these arguments, and answers with its exit code. */
export async function main(args: readonly string[]): Promise<number> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: {
        command: { type: 'string' },
        ids: { type: 'string', default: IDS },
        'exit-codes': { type: 'boolean', default: false },
        format: { type: 'string', default: 'text' },
        help: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
    if (values.help) {
      console.log(USAGE);
      return 0;
    }
    const { command, format } = values;
    if (!command?.includes('{file}')) throw new Error('--command with {file} is missing.');
    if (!['text', 'jsonl'].includes(format)) throw new Error(`--format ${format} is unknown.`);
    const ids = values['exit-codes'] ? undefined : new RegExp(values.ids, 'gu');
    const folder = home();
    const all = JSON.parse(readFileSync(new URL('expected.json', folder), 'utf8')) as Expected[];
    const missing = positionals.find((name) => !all.some(({ file }) => file === name));
    if (missing) throw new Error(`There is no document ${missing}.`);
    const chosen = all.filter(({ file }) => positionals.length === 0 || positionals.includes(file));
    const known = knownIds(all);
    const comparisons: Comparison[] = [];
    for (const one of chosen) {
      const path = fileURLToPath(new URL(`documents/${one.file}`, folder));
      const compared = compare(one, await ask(command, path, ids), known);
      comparisons.push(...compared);
      if (format === 'jsonl') for (const line of compared) console.log(JSON.stringify(line));
    }
    const differing = comparisons.filter(({ missed, extra }) => missed.length + extra.length > 0);
    if (format === 'text') {
      for (const { file, row, missed, extra } of differing) {
        console.log(
          `${file} (${row}): missed ${missed.join(' ') || '-'}, extra ${extra.join(' ') || '-'}`,
        );
      }
      console.log(table(comparisons));
    }
    return differing.length > 0 ? 1 : 0;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
}
