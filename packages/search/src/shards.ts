import type { Core, Shard } from './index/format';
import { PostingsShard, type OccurrenceVisitor } from './index/postings';
import { decodePages, type StoredPage } from './index/texts';

/** Reads a file of the index by its name; rejects when it cannot be had. */
export type FetchBytes = (name: string) => Promise<Uint8Array>;

/** Index of the shard that holds an item. */
function shardOf(shards: readonly Shard[], item: number): number {
  let low = 0;
  let high = shards.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >>> 1;
    if ((shards[middle] as Shard).first <= item) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Loads each shard once and keeps it; a failed load is tried again when it is next needed. */
class Loader<Value> {
  private readonly loading = new Map<number, Promise<unknown>>();
  private readonly loaded = new Map<number, Value>();

  constructor(
    private readonly shards: readonly Shard[],
    private readonly fetchBytes: FetchBytes,
    private readonly decode: (bytes: Uint8Array, shard: number) => Value,
  ) {}

  /** Waits until the shards of all items are there; throws what the fetch threw. */
  async ready(items: Iterable<number>): Promise<void> {
    const wanted = new Set(Array.from(items, (item) => shardOf(this.shards, item)));
    await Promise.all([...wanted].map((shard) => this.load(shard)));
  }

  /** Content of the loaded shard of an item, and the first item in it. */
  get(item: number): { value: Value; first: number } {
    const shard = shardOf(this.shards, item);
    const { first } = this.shards[shard] as Shard;
    return { value: this.loaded.get(shard) as Value, first };
  }

  private load(shard: number): Promise<unknown> {
    const known = this.loading.get(shard);
    if (known) return known;
    const { name } = this.shards[shard] as Shard;
    const loading = this.fetchBytes(name).then((bytes) =>
      this.loaded.set(shard, this.decode(bytes, shard)),
    );
    this.loading.set(shard, loading);
    loading.catch(() => this.loading.delete(shard));
    return loading;
  }
}

/** The parts of an index that are loaded when a query needs them. */
export class Shards {
  private readonly postingShards: Loader<PostingsShard>;
  private readonly textShards: Loader<StoredPage[]>;

  constructor({ meta, vocabulary }: Core, fetchBytes: FetchBytes) {
    const { postings, texts } = meta;
    this.postingShards = new Loader(postings, fetchBytes, (bytes, shard) => {
      const nodeCounts = vocabulary.nodeCount.subarray(
        postings[shard]?.first,
        postings[shard + 1]?.first,
      );
      return new PostingsShard(bytes, nodeCounts);
    });
    this.textShards = new Loader(texts, fetchBytes, decodePages);
  }

  loadPostings(terms: Iterable<number>): Promise<void> {
    return this.postingShards.ready(terms);
  }

  loadTexts(pages: Iterable<number>): Promise<void> {
    return this.textShards.ready(pages);
  }

  /** Visits the occurrences of a term whose postings are loaded. */
  visit(term: number, visitor: OccurrenceVisitor): void {
    const { value, first } = this.postingShards.get(term);
    value.visit(term - first, visitor);
  }

  page(page: number): StoredPage {
    const { value, first } = this.textShards.get(page);
    return value[page - first] as StoredPage;
  }
}
