import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * A double of Algolia's REST protocol on loopback, as far as this project speaks it
 * (https://www.algolia.com/doc/rest-api/search): queries, batches, settings, synonyms, tasks, copy
 * and move of indices, browsing, events.
 */

type StoredObject = Record<string, unknown> & { objectID: string };

interface StoredIndex {
  readonly objects: Map<string, StoredObject>;
  settings: Record<string, unknown>;
  synonyms: StoredObject[];
}

export interface SeenRequest {
  readonly method: string;
  /** Path without the query string, decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

/**
 * What to answer instead of the double's own answer, or not at all; `cut` does what was asked and loses
 * the answer; undefined leaves it.
 */
type Interference = (
  request: SeenRequest,
) => { status: number; body: unknown } | 'silence' | 'cut' | undefined;

interface Query {
  readonly query: string;
  readonly page?: number;
  readonly hitsPerPage: number;
  readonly highlightPreTag: string;
  readonly highlightPostTag: string;
  readonly facetFilters?: readonly (string | readonly string[])[];
}

const HITS = 45;
/** Hits of one kind of pages. */
const HITS_OF_KIND = 6;

/** Hits for any query but an empty one or one with `nothing`; their texts hold markup on purpose. */
function answer({ query, page = 0, hitsPerPage, ...tags }: Query): Record<string, unknown> {
  const hasKind = tags.facetFilters?.flat().some((filter) => filter.startsWith('kind:'));
  const total = !query || query.includes('nothing') ? 0 : hasKind ? HITS_OF_KIND : HITS;
  const first = page * hitsPerPage;
  const numbers = Array.from(
    { length: Math.max(0, Math.min(hitsPerPage, total - first)) },
    (_, index) => first + index,
  );
  const mark = (text: string) => `${tags.highlightPreTag}${text}${tags.highlightPostTag}`;
  return {
    hits: numbers.map((number) => {
      const title = `Page ${Math.floor(number / 3)}`;
      const content = `<img src=x onerror=alert(1)> & text ${number}`;
      const marked = { value: `${content} ${mark(query)}`, matchLevel: 'full', matchedWords: [] };
      const hierarchy = { lvl0: 'Setup', lvl1: title };
      const levels = {
        lvl0: { value: 'Setup', matchLevel: 'none', matchedWords: [] },
        lvl1: { value: title, matchLevel: 'none', matchedWords: [] },
      };
      return {
        objectID: `object-${number}`,
        url: `https://docs.example.com/de-DE/page-${Math.floor(number / 3)}#part-${number}`,
        type: number % 3 === 0 ? 'lvl1' : 'content',
        content,
        hierarchy,
        _highlightResult: { hierarchy: levels, content: marked },
        _snippetResult: { hierarchy: levels, content: marked },
      };
    }),
    nbHits: total,
    page,
    nbPages: Math.ceil(total / hitsPerPage),
    hitsPerPage,
    query,
    queryID: `query-${query}`,
  };
}

export class AlgoliaDouble {
  readonly requests: SeenRequest[] = [];
  readonly indices = new Map<string, StoredIndex>();
  interfere: Interference = () => undefined;
  private tasks = 0;
  private readonly server: Server;

  constructor() {
    this.server = createServer((request, response) => void this.serve(request, response));
  }

  /** Starts listening; returns the address without a trailing slash. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The index of a name, made when it is not there. */
  index(name: string): StoredIndex {
    const known = this.indices.get(name);
    if (known) return known;
    const index: StoredIndex = { objects: new Map(), settings: {}, synonyms: [] };
    this.indices.set(name, index);
    return index;
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString('utf8');
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://double');
    const seen: SeenRequest = {
      method: request.method ?? 'GET',
      path: decodeURIComponent(pathname),
      query: searchParams,
      headers: request.headers,
      body: text ? (JSON.parse(text) as unknown) : undefined,
    };
    this.requests.push(seen);
    const interference = this.interfere(seen);
    if (interference === 'silence') return;
    if (interference === 'cut') {
      this.respond(seen);
      response.destroy();
      return;
    }
    const { status, body } = interference ?? this.respond(seen);
    response.writeHead(status, {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': '*',
    });
    response.end(JSON.stringify(body));
  }

  private respond({ method, path, body }: SeenRequest): { status: number; body: unknown } {
    const ok = (value: object) => ({ status: 200, body: value });
    const task = (value: object = {}) => {
      this.tasks += 1;
      const date = '2026-01-01T00:00:00Z';
      return ok({ ...value, taskID: this.tasks, updatedAt: date, createdAt: date });
    };
    if (path === '/1/indexes/*/queries') {
      return ok({ results: (body as { requests: Query[] }).requests.map(answer) });
    }
    if (path === '/1/events') return ok({ status: 200, message: 'OK' });
    if (path === '/1/indexes') {
      const items = [...this.indices].map(([name, { objects }]) => ({
        name,
        entries: objects.size,
      }));
      return ok({ items, nbPages: 1 });
    }
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)\/?(.*)$/.exec(path) ?? [];
    if (!name) return { status: 404, body: { message: 'Path not supported', status: 404 } };
    if (action.startsWith('task/')) return ok({ status: 'published', pendingTask: false });
    if (method === 'DELETE' && !action) {
      this.indices.delete(name);
      return task();
    }
    if (action === 'settings' && method === 'PUT') {
      Object.assign(this.index(name).settings, body);
      return task();
    }
    if (action === 'batch') {
      type Batch = { requests: { action: string; body: StoredObject }[] };
      for (const { action: verb, body: object } of (body as Batch).requests) {
        if (verb === 'deleteObject') this.index(name).objects.delete(object.objectID);
        else this.index(name).objects.set(object.objectID, object);
      }
      return task({ objectIDs: [] });
    }
    if (action === 'operation') {
      type Operation = { operation: string; destination: string; scope?: readonly string[] };
      const { operation, destination, scope } = body as Operation;
      const source = this.index(name);
      if (operation === 'move') {
        this.indices.set(destination, source);
        this.indices.delete(name);
      } else {
        const { objects } = scope ? this.index(destination) : source;
        this.indices.set(destination, structuredClone({ ...source, objects }));
      }
      return task();
    }
    if (action === 'synonyms/batch') {
      this.index(name).synonyms = body as StoredObject[];
      return task();
    }
    const index = this.indices.get(name);
    if (!index) return { status: 404, body: { message: 'Index does not exist', status: 404 } };
    if (action === 'settings') return ok(index.settings);
    if (action === 'synonyms/search') {
      const { page = 0, hitsPerPage = 100 } = body as { page?: number; hitsPerPage?: number };
      const hits = index.synonyms.slice(page * hitsPerPage, (page + 1) * hitsPerPage);
      return ok({ hits, nbHits: index.synonyms.length });
    }
    if (action === 'browse') return ok({ hits: [...index.objects.values()] });
    return { status: 404, body: { message: 'Path not supported', status: 404 } };
  }
}
