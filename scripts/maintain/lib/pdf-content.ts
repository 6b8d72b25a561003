import { deflateSync, inflateSync } from 'node:zlib';
import { PDFName, PDFRawStream, PDFRef, type PDFDocument, type PDFPage } from 'pdf-lib';

const PATH = new Set(['m', 'l', 'c', 'v', 'y', 'h', 're']);
const PAINT = new Set(['f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'S', 's', 'sh', 'Do', 'Tj', 'TJ']);

/** The lines of what draws a page, each of which Chromium ends with an operator. */
function contentLines(page: PDFPage): string[] {
  const stream = page.node.Contents();
  if (!(stream instanceof PDFRawStream)) {
    throw new Error(
      'A page is not one stream, as Chromium writes it. See scripts/maintain/lib/pdf-content.ts.',
    );
  }
  const isPacked = stream.dict.get(PDFName.of('Filter')) === PDFName.of('FlateDecode');
  const bytes = isPacked ? inflateSync(stream.contents) : stream.contents;
  return Buffer.from(bytes).toString('latin1').split('\n');
}

const operatorOf = (line: string): string => /[A-Za-z*]+\s*$/.exec(line)?.[0].trim() ?? '';

/** By how much a line changes the depth of marked content. */
function step(operator: string): number {
  if (operator === 'BDC' || operator === 'BMC') return 1;
  return operator === 'EMC' ? -1 : 0;
}

/** Marks what has no tag as an artifact: running heads, page numbers, borders and backgrounds. */
export function markArtifacts(document: PDFDocument): void {
  for (const page of document.getPages()) {
    const lines: string[] = [];
    // Marks may begin before a path or a text, not within.
    let held: string[] = [];
    let depth = 0;
    let isText = false;
    for (const line of contentLines(page)) {
      const operator = operatorOf(line);
      depth += step(operator);
      if (depth > 0 || step(operator) !== 0) {
        lines.push(...held, line);
        held = [];
        continue;
      }
      if (operator === 'BT') isText = true;
      held.push(line);
      if (isText ? operator !== 'ET' : PATH.has(operator)) continue;
      const isPainted = isText || PAINT.has(operator);
      lines.push(...(isPainted ? ['/Artifact BMC', ...held, 'EMC'] : held));
      held = [];
      isText = false;
    }
    const stream = PDFRawStream.of(
      document.context.obj({ Filter: 'FlateDecode' }),
      deflateSync(Buffer.from([...lines, ...held].join('\n'), 'latin1')),
    );
    const ref = page.node.get(PDFName.of('Contents'));
    if (ref instanceof PDFRef) document.context.assign(ref, stream);
  }
}
