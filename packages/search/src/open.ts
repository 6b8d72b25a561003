import { download, type Fetch } from './download';
import type { SearchEngine } from './engine';
import type { SearchManifest } from './index/format';
import { StagedEngine } from './staged';
import type { QueryOptions, SearchResults } from './types';

/** An index that is loaded with the first question; one that fails to load is loaded anew by the next. */
export class SearchIndex {
  private engine: Promise<StagedEngine> | undefined;

  constructor(
    private readonly manifest: string,
    private readonly fetch: Fetch,
  ) {}

  /** Answers a query from the whole index. Rejects when a file cannot be loaded. */
  query(text: string, options?: QueryOptions): Promise<SearchResults> {
    return this.use(async (engine) => (await engine.whole()).query(text, options));
  }

  /**
   * Answers a query from the core of the index while the rest is on its way; the results then have
   * `isPartial`. Undefined where the rest has to be waited for.
   */
  early(text: string, options?: QueryOptions): Promise<SearchResults | undefined> {
    return this.use((engine) => engine.early(text, options));
  }

  /** Loads the whole index. */
  async warm(): Promise<void> {
    await this.use((engine): Promise<SearchEngine> => engine.whole());
  }

  private async use<Answer>(ask: (engine: StagedEngine) => Promise<Answer>): Promise<Answer> {
    const engine = (this.engine ??= this.load());
    try {
      return await ask(await engine);
    } catch (error) {
      // A new version of the site may have taken the files away: begin again with its manifest.
      if (this.engine === engine) this.engine = undefined;
      throw error;
    }
  }

  private async load(): Promise<StagedEngine> {
    const url = this.manifest;
    // The manifest keeps its name across releases. It is so short that no copy is used: of a damaged
    // one, too, the server would say that it is still the newest.
    const manifest = await download(
      this.fetch,
      url,
      'reload',
      (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as SearchManifest,
    );
    return StagedEngine.open(manifest, (name) =>
      download(this.fetch, new URL(name, url).href, 'default', (bytes) => bytes),
    );
  }
}

/**
 * Opens the index that `createIndex` has written. Nothing is loaded before the first query.
 *
 * @param manifest absolute URL of the manifest
 */
export function open(
  manifest: string,
  fetch: Fetch = (url, init) => globalThis.fetch(url, init),
): SearchIndex {
  return new SearchIndex(manifest, fetch);
}
