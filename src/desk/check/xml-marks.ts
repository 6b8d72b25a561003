import type { FoldedFinding } from './protocol';
import type { XmlRows } from 'edocument-invoice';

/** Findings by the row of the element that they are about, in the order of the rows. */
export function findingsByRow(
  { lines, columns }: XmlRows,
  findings: readonly FoldedFinding[],
): ReadonlyMap<number, readonly FoldedFinding[]> {
  const byPlace = new Map<string, FoldedFinding[]>();
  for (const finding of findings) {
    for (let at = 0; at < finding.marks.length; at += 2) {
      const key = finding.marks.subarray(at, at + 2).join(':');
      const known = byPlace.get(key);
      if (!known) byPlace.set(key, [finding]);
      else if (!known.includes(finding)) known.push(finding);
    }
  }
  const rows = new Map<number, readonly FoldedFinding[]>();
  lines.forEach((line, row) => {
    const found = byPlace.get([line, columns[row]].join(':'));
    if (found) rows.set(row, found);
  });
  return rows;
}
