/** Formats the data files: a record is on one line where it fits, so that a list reads as a table. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const FOLDERS = ['src/facts', 'src/desk', 'src/model', 'src/rehearsal', 'packages/invoice/data'];
const WIDTH = 200;
/** Characters that nobody sees. */
const INVISIBLE = /[\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]/g;

const plain = (value: unknown): string =>
  JSON.stringify(value).replace(
    INVISIBLE,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

function onOneLine(value: unknown): string {
  if (typeof value !== 'object' || value === null) return plain(value);
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  const parts = Object.entries(value).map(([key, part]) => `${plain(key)}: ${onOneLine(part)}`);
  return parts.length > 0 ? `{ ${parts.join(', ')} }` : '{}';
}

/** @param before the characters on the line in front of the value, with the comma after it */
function laidOut(value: unknown, indent: string, before: number): string {
  const line = onOneLine(value);
  if (typeof value !== 'object' || value === null || before + line.length <= WIDTH) return line;
  const inner = `${indent}  `;
  const parts = Array.isArray(value)
    ? value.map((part) => `${inner}${laidOut(part, inner, inner.length + 1)}`)
    : Object.entries(value).map(([key, part]) => {
        const name = `${inner}${plain(key)}: `;
        return `${name}${laidOut(part, inner, name.length + 1)}`;
      });
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${parts.join(',\n')}\n${indent}${close}`;
}

/** The text of a data file with a record a line. */
export const formatData = (text: string): string => `${laidOut(JSON.parse(text), '', 0)}\n`;

/** The data files below a folder; fixtures stay as their programs wrote them. */
export const dataFiles = (root: string): string[] =>
  FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.json') && !file.split(path.sep).includes('fixtures'))
      .map((file) => path.join(folder, file)),
  );

if (path.resolve(process.argv[1] ?? '') === import.meta.filename) {
  const isCheck = process.argv.includes('--check');
  const others = dataFiles('.').filter((file) => {
    const text = readFileSync(file, 'utf8');
    const formatted = formatData(text);
    if (text !== formatted && !isCheck) writeFileSync(file, formatted);
    return text !== formatted;
  });
  for (const file of others) console.log(isCheck ? `${file} is not formatted.` : file);
  if (isCheck && others.length > 0) {
    console.log('Run "npm run format".');
    process.exitCode = 1;
  }
}
