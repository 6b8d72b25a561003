import { SearchEngine, type FetchBytes } from './engine';
import { INDEX_VERSION, versionError, type SearchManifest } from './index/format';
import type { QueryOptions, SearchResults } from './types';

/** With fewer hits than this from the core, what is asked for may be in the rest. */
const FEW = 3;

/** Shorter queries are codes as often as words. */
const MIN_WORD = 4;

/**
 * True for a query that may be a name: a rule (`br-de-15`), a term (`BT 10`), a code
 * (`EUR`). Its first hit has to be that page or row, which may be in the rest.
 */
const isLookup = (query: string): boolean =>
  query.trim().length < MIN_WORD || /\p{N}/u.test(query) || !/\p{Ll}/u.test(query);

/**
 * Answers from the core of an index as long as the rest is on its way, except where the rest may have
 * the better answer.
 */
export class StagedEngine {
  private first: SearchEngine | undefined;
  private complete: SearchEngine | undefined;
  private hasRest = false;

  private constructor(
    private readonly core: Uint8Array,
    private readonly rest: Promise<Uint8Array | undefined>,
    private readonly fetchBytes: FetchBytes,
  ) {
    // Whoever needs the rest is told that it did not come.
    rest.then(
      () => (this.hasRest = true),
      () => undefined,
    );
  }

  /** Loads the core of an index. Rejects when it cannot be read or is of another version. */
  static async open(manifest: SearchManifest, fetchBytes: FetchBytes): Promise<StagedEngine> {
    if (manifest.version !== INDEX_VERSION) throw versionError(manifest.version);
    const rest = manifest.rest ? fetchBytes(manifest.rest) : Promise.resolve(undefined);
    // It may fail before the engine is there to notice.
    rest.catch(() => undefined);
    const core = await fetchBytes(manifest.core);
    const engine = new StagedEngine(core, rest, fetchBytes);
    if (!manifest.rest) await engine.whole();
    return engine;
  }

  /** The engine with the whole index. Rejects when the rest cannot be read. */
  async whole(): Promise<SearchEngine> {
    const rest = await this.rest;
    this.complete ??= SearchEngine.of({ core: this.core, rest }, this.fetchBytes);
    this.first = undefined;
    return this.complete;
  }

  /**
   * As `SearchEngine.query`, by what is loaded; undefined when the rest has to be waited for. Results
   * that the rest may add to have `isPartial`.
   */
  async early(text: string, options: QueryOptions = {}): Promise<SearchResults | undefined> {
    // Where browsers have kept the files, both come at once: an engine of the first would be in vain.
    if (this.complete || this.hasRest) return (await this.whole()).query(text, options);
    if (isLookup(text)) return undefined;
    this.first ??= SearchEngine.of({ core: this.core }, this.fetchBytes);
    const results = await this.first.query(text, options);
    return results.count < FEW ? undefined : { ...results, isPartial: true };
  }
}
