import { download, type Fetch } from './download';
import type { SearchManifest } from './index/format';
import type { WorkerReply, WorkerRequest } from './protocol';
import { StagedEngine } from './staged';

/**
 * What the worker does, without the worker: keeps one engine for each index and answers messages in
 * their order. An index that fails to load is loaded anew by the next message.
 */
export class SearchService {
  private readonly engines = new Map<string, Promise<StagedEngine>>();
  private readonly aborted = new Set<number>();
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly fetch: Fetch,
    private readonly reply: (message: WorkerReply) => void,
  ) {}

  receive(request: WorkerRequest): void {
    if (request.type === 'abort') {
      this.aborted.add(request.id);
      return;
    }
    const answer = async (): Promise<void> => this.reply(await this.handle(request));
    // Searches need not wait until all is loaded.
    if (request.type === 'warm') void answer();
    else this.queue = this.queue.then(answer);
  }

  private async handle(request: Exclude<WorkerRequest, { type: 'abort' }>): Promise<WorkerReply> {
    const { id, manifest } = request;
    if (this.aborted.delete(id)) return { id, status: 'aborted' };
    try {
      const engine = await this.engine(manifest);
      if (request.type === 'warm') await engine.whole();
      const response = await engine.search(request.type === 'search' ? request.requests : []);
      return this.aborted.delete(id)
        ? { id, status: 'aborted' }
        : { id, status: 'answered', response };
    } catch (error) {
      // A new version of the site may have taken the files away: begin again with its manifest.
      this.engines.delete(manifest);
      return {
        id,
        status: 'failed',
        message: error instanceof Error ? error.message : String(error),
      };
    }
  }

  private engine(manifest: string): Promise<StagedEngine> {
    const known = this.engines.get(manifest);
    if (known) return known;
    const engine = this.open(manifest);
    this.engines.set(manifest, engine);
    return engine;
  }

  private async open(url: string): Promise<StagedEngine> {
    // The manifest keeps its name across releases, so a copy must be checked with the server.
    const manifest = await download(
      this.fetch,
      url,
      'no-cache',
      (bytes) => JSON.parse(new TextDecoder().decode(bytes)) as SearchManifest,
    );
    return StagedEngine.open(manifest, (name) =>
      download(this.fetch, new URL(name, url).href, 'default', (bytes) => bytes),
    );
  }
}
