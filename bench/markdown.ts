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

/** The command that wrote a report, when, and the machine that it ran on. */
export function origin(command: string): string {
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'processor'}`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const date = new Date().toISOString().slice(0, 10);
  return `Written by \`${command}\` on ${date}.\nMachine: ${processor}, ${memory}, ${arch()}.`;
}
