/**
 * Service worker of a kept handbook. It is registered only when a reader chooses to keep the
 * handbook, and has the files of exactly one build: an update is loaded beside the kept version
 * and takes its place as a whole. The files stay packed on the device, and each is unpacked when it is
 * asked for. Bundled by `postbuild/offline`.
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { keptAddress, keptTarget, type Redirects } from './address';
import { limited } from './limited';
import {
  ASK,
  CACHE,
  CANCEL,
  CHANNEL,
  NOT_KEPT,
  REPAIR,
  TAKE_OVER,
  type Pack,
  type Report,
} from './protocol';

/** Put in by the bundler. */
declare const PACKS: readonly Pack[];
declare const LOCALE_BASE: string;
declare const REDIRECTS: Redirects;
declare const DEFAULT_PREFIX: string;

/** Milliseconds that a pack may take; what has come by then is not loaded a second time. */
const PACK_LIMIT = 60_000;

interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
/** The used part of it; TypeScript's own types of workers exclude those of pages. */
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent & Extendable) => void): void;
}

const scope = self as unknown as WorkerScope;
const channel = new BroadcastChannel(CHANNEL);
const report = (message: Report) => channel.postMessage(message);

const cancelled = new AbortController();

let done = 0;
const handbook = new PrecacheController({
  cacheName: CACHE,
  plugins: [
    {
      requestWillFetch: ({ request }) =>
        Promise.resolve(
          new Request(request, {
            // A damaged copy of the browser would stay for a year, and a good one take room twice.
            cache: 'no-store',
            signal: limited(cancelled.signal, PACK_LIMIT),
          }),
        ),
      handlerDidComplete: ({ error, event }: { error?: Error; event: Event }) => {
        if (!error && event.type === 'install') report({ done: ++done, total: PACKS.length });
        return Promise.resolve();
      },
    },
  ],
});
handbook.addToCacheList(
  // Null: the address already changes with the content.
  PACKS.map(({ url, integrity }) => ({ url, integrity, revision: null })),
);

/** The place of a file: between two bytes of its unpacked pack. */
interface Place {
  readonly pack: Pack;
  readonly start: number;
  readonly end: number;
}

const places = new Map<string, Place>();
for (const pack of PACKS) {
  let start = 0;
  for (const [url, bytes] of pack.files) {
    places.set(url, { pack, start, end: start + bytes });
    start += bytes;
  }
}
const isKept = (path: string): boolean => places.has(path);

scope.addEventListener('install', (event) => {
  handbook.install(event).catch((error: unknown) => {
    const isFull = error instanceof Error && error.name === 'QuotaExceededError';
    report({ failed: isFull ? 'storage' : 'network' });
  });
});

/** Loads the packs that are gone from the device; true when all are there. */
async function repaired(event: Extendable): Promise<boolean> {
  const packs = await Promise.allSettled(
    PACKS.map(({ url, integrity }) =>
      handbook.strategy.handle({
        event,
        request: new Request(url),
        params: { integrity },
      }),
    ),
  );
  const isWhole = packs.every(({ status }) => status === 'fulfilled');
  // What does not fit the device is not loaded once more for every page.
  if (isWhole) repairing = undefined;
  return isWhole;
}

let repairing: Promise<boolean> | undefined;

scope.addEventListener('activate', (event) => {
  void handbook.activate(event);
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('message', (event) => {
  const data: unknown = event.data;
  const { ports } = event;
  if (data === REPAIR) {
    repairing ??= repaired(event);
    event.waitUntil(repairing.then((isWhole) => ports[0]?.postMessage(isWhole)));
  }
  if (data === ASK) ports[0]?.postMessage(ASK);
  if (data === TAKE_OVER) void scope.skipWaiting();
  if (data === CANCEL) cancelled.abort();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const kept = keptAddress(pathname, isKept);
  const target =
    kept === undefined && request.mode === 'navigate'
      ? keptTarget(pathname, REDIRECTS, DEFAULT_PREFIX, isKept)
      : undefined;
  if (target !== undefined) {
    event.respondWith(
      Promise.resolve(Response.redirect(new URL(target + search, self.location.origin).href)),
    );
  } else if (kept !== undefined || request.mode === 'navigate') {
    event.respondWith(answer(request, kept));
  }
});

/** The kept file, else what the network has, else for a page the way to the offline screen. */
async function answer(request: Request, kept: string | undefined): Promise<Response> {
  const response = kept === undefined ? undefined : await unpacked(kept);
  if (response) return response;
  try {
    return await fetch(request);
  } catch (error) {
    const screen = new URL(LOCALE_BASE + NOT_KEPT, self.location.origin);
    if (request.mode !== 'navigate' || kept === screen.pathname) throw error;
    const { pathname, search } = new URL(request.url);
    screen.searchParams.set('page', pathname + search);
    return Response.redirect(screen.href);
  }
}

/** Headers that say something of the pack and not of a file in it. */
const OF_THE_PACK = [
  'Accept-Ranges',
  'Cache-Control',
  'Content-Encoding',
  'Content-Length',
  'ETag',
  'Last-Modified',
];

/** A file out of its pack, with the headers that the host sent with that: its policy holds offline too. */
async function unpacked(path: string): Promise<Response | undefined> {
  const place = places.get(path);
  if (!place) return undefined;
  const packed = await handbook.matchPrecache(place.pack.url);
  if (!packed?.body) return undefined;
  const content = packed.body.pipeThrough(new DecompressionStream('gzip'));
  const file = (await new Response(content).blob()).slice(place.start, place.end);
  const headers = new Headers(packed.headers);
  for (const name of OF_THE_PACK) headers.delete(name);
  headers.set('Content-Type', place.pack.type);
  return new Response(file, { headers });
}
