import type { FormKind } from '../analysis/forms';
import { ByteReader, ByteWriter } from './bytes';

/** More occurrences than this say nothing new about a block. */
const MAX_OCCURRENCES = 12;
/** Positions are a byte; what is further back has this one, and no neighbours. */
export const MAX_POSITION = 255;

/** Occurrences of one term. They must be added in order of node. */
export class PostingList {
  readonly nodes: number[] = [];
  /** Number of occurrences in each of the nodes. */
  readonly counts: number[] = [];
  readonly positions: number[] = [];
  /** Kind and spelling of each occurrence, packed. */
  readonly kinds: number[] = [];

  add(node: number, position: number, kind: FormKind, marked: boolean): void {
    const last = this.nodes.length - 1;
    if (this.nodes[last] !== node) {
      this.nodes.push(node);
      this.counts.push(1);
    } else if ((this.counts[last] ?? 0) < MAX_OCCURRENCES) {
      this.counts[last] = (this.counts[last] ?? 0) + 1;
    } else return;
    this.positions.push(Math.min(position, MAX_POSITION));
    this.kinds.push(kind * 2 + (marked ? 1 : 0));
  }
}

/** Postings of neighbouring terms, as they lie in one file: four columns, which compress better apart. */
export class PostingsWriter {
  private readonly nodes = new ByteWriter();
  private readonly counts = new ByteWriter();
  private readonly positions = new ByteWriter();
  private readonly kinds = new ByteWriter();

  /** Size in bytes, uncompressed. */
  get length(): number {
    return this.nodes.length + this.counts.length + this.positions.length + this.kinds.length;
  }

  /** Adds the next term. */
  add(list: PostingList): void {
    let previous = 0;
    for (const node of list.nodes) {
      this.nodes.varint(node - previous);
      previous = node;
    }
    for (const count of list.counts) this.counts.byte(count);
    for (const position of list.positions) this.positions.byte(position);
    for (const kind of list.kinds) this.kinds.byte(kind);
  }

  finish(): Uint8Array {
    const out = new ByteWriter();
    for (const column of [this.nodes, this.counts, this.positions, this.kinds]) {
      out.block(column.finish());
    }
    return out.finish();
  }
}

/** Called for each occurrence; `kind` and `marked` as in `Form`. */
export type OccurrenceVisitor = (
  node: number,
  position: number,
  kind: FormKind,
  marked: boolean,
) => void;

/** The postings of one file, unpacked. Terms are counted from the file's first. */
export class PostingsShard {
  private readonly nodes: Uint32Array;
  /** Index of each posting's first occurrence, and the number of all at the end. */
  private readonly firstOccurrence: Uint32Array;
  /** Index of each term's first posting, and the number of all at the end. */
  private readonly firstPosting: Uint32Array;
  private readonly positions: Uint8Array;
  private readonly kinds: Uint8Array;

  /** `nodeCounts` are the numbers of nodes of the file's terms, in order. */
  constructor(bytes: Uint8Array, nodeCounts: Uint32Array) {
    const reader = new ByteReader(bytes);
    const deltas = new ByteReader(reader.block());
    const counts = reader.block();
    this.positions = reader.block();
    this.kinds = reader.block();
    this.nodes = new Uint32Array(counts.length);
    this.firstOccurrence = new Uint32Array(counts.length + 1);
    this.firstPosting = new Uint32Array(nodeCounts.length + 1);
    let posting = 0;
    nodeCounts.forEach((nodeCount, term) => {
      let node = 0;
      for (let end = posting + nodeCount; posting < end; posting += 1) {
        node += deltas.varint();
        this.nodes[posting] = node;
        this.firstOccurrence[posting + 1] =
          (this.firstOccurrence[posting] as number) + (counts[posting] as number);
      }
      this.firstPosting[term + 1] = posting;
    });
  }

  visit(term: number, visitor: OccurrenceVisitor): void {
    const end = this.firstPosting[term + 1] as number;
    for (let posting = this.firstPosting[term] as number; posting < end; posting += 1) {
      const last = this.firstOccurrence[posting + 1] as number;
      for (let at = this.firstOccurrence[posting] as number; at < last; at += 1) {
        const kind = this.kinds[at] as number;
        visitor(
          this.nodes[posting] as number,
          this.positions[at] as number,
          (kind >> 1) as FormKind,
          (kind & 1) === 1,
        );
      }
    }
  }
}
