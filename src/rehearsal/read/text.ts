import { RefusedSheet } from './refuse';

const decode = (bytes: Uint8Array, encoding: string, fatal: boolean): string =>
  new TextDecoder(encoding, { fatal }).decode(bytes);

/** Text of a CSV file: UTF-8 or UTF-16 by its mark, else UTF-8 if it is, else Windows-1252. */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode(bytes, 'utf-16le', false);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode(bytes, 'utf-16be', false);
  try {
    return decode(bytes, 'utf-8', true);
  } catch {
    return decode(bytes, 'windows-1252', false);
  }
}

const SEPARATORS = [';', '\t', ',', '|'] as const;

/** Number of a character outside of quotation marks. */
function outside(line: string, character: string): number {
  return line.replace(/"[^"]*"/g, '').split(character).length - 1;
}

/**
 * The separator of a CSV file: what the first lines have equally often and most.
 *
 * @throws RefusedSheet when the text is binary
 */
export function separatorOf(text: string): string {
  if (text.slice(0, 10_000).includes('\0')) throw new RefusedSheet('kind');
  const told = /^sep=(.)/i.exec(text)?.[1];
  if (told !== undefined) return told;
  const lines = text.split(/\r?\n/, 6).filter((line) => line.trim() !== '');
  const scores = SEPARATORS.map((separator) => {
    const counts = lines.map((line) => outside(line, separator));
    const least = Math.min(...counts);
    return { separator, score: (counts[0] ?? 0) + (least > 0 ? 1000 : 0) };
  });
  const [best] = scores.sort((one, other) => other.score - one.score);
  return best && best.score > 0 ? best.separator : ';';
}
