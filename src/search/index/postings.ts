import { FormKind, type Form } from '../analysis/forms';
import type { ByteReader, ByteWriter } from './bytes';

/** Where a term stands in one node. */
export interface Posting {
  readonly node: number;
  readonly forms: readonly Pick<Form, 'kind' | 'position' | 'marked'>[];
}

/** More occurrences than this say nothing new about a block. */
const MAX_OCCURRENCES = 12;

/**
 * One term's postings: node deltas with the number of occurrences, then position deltas with kind and
 * spelling in the low bits, all varints. Postings must be in order of node, forms in order of position.
 */
export function writePostings(out: ByteWriter, postings: readonly Posting[]): void {
  let node = 0;
  for (const posting of postings) {
    const forms = posting.forms.slice(0, MAX_OCCURRENCES);
    const several = forms.length > 1;
    out.varint((posting.node - node) * 2 + (several ? 1 : 0));
    if (several) out.varint(forms.length);
    let position = 0;
    for (const form of forms) {
      out.varint((form.position - position) * 8 + form.kind * 2 + (form.marked ? 1 : 0));
      position = form.position;
    }
    node = posting.node;
  }
}

/** Called for each occurrence; `kind` and `marked` as in `Form`, `count` occurrences in the node. */
export type OccurrenceVisitor = (
  node: number,
  position: number,
  kind: FormKind,
  marked: boolean,
  count: number,
) => void;

export function readPostings(reader: ByteReader, visit: OccurrenceVisitor): void {
  let node = 0;
  while (!reader.done) {
    const packed = reader.varint();
    node += packed >>> 1;
    const count = packed & 1 ? reader.varint() : 1;
    let position = 0;
    for (let index = 0; index < count; index += 1) {
      const form = reader.varint();
      position += form >>> 3;
      visit(node, position, ((form >>> 1) & 3) as FormKind, (form & 1) === 1, count);
    }
  }
}
