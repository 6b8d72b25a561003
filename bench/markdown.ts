import { arch, cpus, totalmem } from 'node:os';

/** A table as Markdown; the first columns hold text, the others numbers. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  textColumns = 1,
): string {
  const rule = head.map((_, column) => (column < textColumns ? '---' : '---:'));
  return [head, rule, ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The machine that a report was written on. */
export function machine(): string {
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}`;
  return `${processor}, ${Math.round(totalmem() / 2 ** 30)} GB, ${arch()}`;
}
