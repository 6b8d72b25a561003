import { businessTerm, businessTerms } from './business-terms';
import type { Syntax } from './catalogue';
import { descendants, findTerm, parseXml, type XmlElementNode } from 'edocument-invoice/documents';

/** A line of a sample file with the terms it carries. */
interface AnnotatedLine {
  /** Line number in the file, counted from 1. */
  line: number;
  /** The line as it is in the file, with its indentation. */
  text: string;
  /** Ids of groups (on their first line) and terms, in the order of EN 16931. */
  bts: string[];
}

/** Part of a sample file around some business terms. */
interface Excerpt {
  /** Text for a code block, without final newline. */
  text: string;
  /** Lines of `text` that carry the terms asked for, counted from 1. */
  highlighted: number[];
}

/** A term that is unknown or does not occur in the document. */
export class UnknownTermError extends Error {
  constructor(
    /** The id as it was asked for. */
    readonly term: string,
    /** The ids that could have been asked for. */
    readonly allowed: readonly string[],
    message: string,
  ) {
    super(message);
    this.name = 'UnknownTermError';
  }
}

/** Stands for left-out lines; a comment, so the excerpt stays XML. */
const ELISION = '<!-- … -->';

function* lines(element: XmlElementNode): Generator<number> {
  for (let line = element.startLine; line <= element.endLine; line += 1) yield line;
}

/** Each line of a sample file with the business terms that are on it. */
export function annotateLines(xml: string, syntax: Syntax): AnnotatedLine[] {
  const annotated = xml
    .trimEnd()
    .split('\n')
    .map((text, index): AnnotatedLine => ({ line: index + 1, text, bts: [] }));
  const root = parseXml(xml);
  for (const term of businessTerms) {
    for (const { element } of findTerm(root, syntax, term.id)) {
      const carrying = term.type === 'group' ? [element.startLine] : lines(element);
      for (const line of carrying) annotated[line - 1]?.bts.push(term.id);
    }
  }
  return annotated;
}

/** The ids of all terms and groups that occur in a document, in the order of EN 16931. */
export function occurringTerms(xml: string, syntax: Syntax): string[] {
  const root = parseXml(xml);
  return businessTerms
    .filter((term) => findTerm(root, syntax, term.id).length > 0)
    .map(({ id }) => id);
}

function indentation(text: string): number {
  return text.length - text.trimStart().length;
}

/** Notes the lines of an element and the tags of its ancestors. */
function keep(element: XmlElementNode, kept: Set<number>): void {
  for (const line of lines(element)) kept.add(line);
  for (let above = element.parent; above; above = above.parent) {
    kept.add(above.startLine).add(above.endLine);
  }
}

/**
 * The lines of a document that carry these terms, inside their ancestors, with what makes them
 * these terms, such as the tax scheme of a VAT ID; a group (BG) is shown whole. Left-out siblings become one comment, and the namespaces of the root element become `…`.
 *
 * @param ids such as `['BT-5', 'BG-23']`
 * @throws {UnknownTermError} for an unknown term, or one that this document does not carry
 */
export function excerpt(xml: string, syntax: Syntax, ids: readonly string[]): Excerpt {
  const root = parseXml(xml);
  const source = xml.trimEnd().split('\n');
  const kept = new Set<number>();
  const carrying = new Set<number>();
  for (const id of ids) {
    const term = businessTerm(id);
    if (!term) {
      const allowed = businessTerms.map((known) => known.id);
      throw new UnknownTermError(id, allowed, `${id} is not a business term of EN 16931.`);
    }
    const hits = findTerm(root, syntax, term.id);
    if (hits.length === 0) {
      const allowed = occurringTerms(xml, syntax);
      throw new UnknownTermError(id, allowed, `${id} does not occur in this ${syntax} document.`);
    }
    for (const { element, asked } of hits) {
      for (const line of lines(element)) carrying.add(line);
      for (const one of [element, ...asked]) keep(one, kept);
    }
  }
  // Where an element starts is the only reliable indentation: text may run over several lines.
  const starts = new Map([...descendants(root)].map((element) => [element.startLine, element]));
  const shown: string[] = [];
  const highlighted: number[] = [];
  let gap: number | null = null;
  for (let line = root.startLine; line <= root.endLine; line += 1) {
    const text = source[line - 1] ?? '';
    if (!kept.has(line)) {
      if (starts.has(line)) gap = Math.min(gap ?? Infinity, indentation(text));
      continue;
    }
    if (gap !== null) shown.push(' '.repeat(gap) + ELISION);
    gap = null;
    shown.push(line === root.startLine ? text.replace(/\sxmlns[\s\S]*?>$/, ' …>') : text);
    if (carrying.has(line)) highlighted.push(shown.length);
  }
  return { text: shown.join('\n'), highlighted };
}
