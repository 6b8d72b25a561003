import { download, type Fetch } from './download';
import type { SearchManifest } from './index/format';
import type { WorkerReply, WorkerRequest } from './protocol';
import { StagedEngine } from './staged';

/**
 * What the worker does, without the worker: keeps one engine for each index and answers messages in
 * their order, but for those that need the rest of an index while it is on its way. An index that
 * fails to load is loaded anew by the next message.
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
    this.queue = this.queue.then(async () => {
      // What needs the rest of the index does not keep back what does not.
      if (!(await this.handle(request, 'early'))) void this.handle(request, 'whole');
    });
  }

  /** Replies to a message; false, without a reply, when the rest of the index has to be waited for. */
  private async handle(
    request: Exclude<WorkerRequest, { type: 'abort' }>,
    stage: 'early' | 'whole',
  ): Promise<boolean> {
    const { id, manifest } = request;
    const requests = request.type === 'search' ? request.requests : undefined;
    try {
      const engine = this.aborted.has(id) ? undefined : await this.engine(manifest);
      const response =
        stage === 'whole'
          ? await (await engine?.whole())?.search(requests ?? [])
          : requests && (await engine?.early(requests));
      if (this.aborted.delete(id) || !engine) this.reply({ id, status: 'aborted' });
      else if (response) this.reply({ id, status: 'answered', response });
      else return false;
    } catch (error) {
      // A new version of the site may have taken the files away: begin again with its manifest.
      this.engines.delete(manifest);
      const message = error instanceof Error ? error.message : String(error);
      this.reply({ id, status: 'failed', message });
    }
    return true;
  }

  private engine(manifest: string): Promise<StagedEngine> {
    const known = this.engines.get(manifest);
    if (known) return known;
    const engine = this.open(manifest);
    this.engines.set(manifest, engine);
    return engine;
  }

  private async open(url: string): Promise<StagedEngine> {
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
