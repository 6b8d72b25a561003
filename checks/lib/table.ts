/** A row of a table in Markdown. */
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A table in Markdown. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** A text with `written` in the place of its first table, or of the first one below a heading. */
export function withTable(text: string, written: string, heading = ''): string {
  const start = text.indexOf(heading);
  const below = text.slice(start).replace(/^\|[^]*?(?=\n\n|\n?$(?![^]))/m, () => written);
  return text.slice(0, start) + below;
}
