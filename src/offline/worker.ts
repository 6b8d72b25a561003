/**
 * Service worker of a kept handbook. It is registered only when a reader chooses to keep the
 * handbook, and knows the files of exactly one build: an update is loaded beside the kept version
 * and takes its place as a whole. Bundled by `postbuild/offline`.
 */
import { PrecacheController } from 'workbox-precaching/PrecacheController';
import { keptAddress } from './address';
import { CACHE, CHANNEL, NOT_KEPT, TAKE_OVER, type KeptFile, type Report } from './protocol';

/** Put in by the bundler. */
declare const KEPT_FILES: KeptFile[];
declare const LOCALE_BASE: string;

interface Extendable extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching extends Extendable {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
/** What is used of it; TypeScript's own types of workers exclude those of pages. */
interface WorkerScope {
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Extendable) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}

const scope = self as unknown as WorkerScope;
const channel = new BroadcastChannel(CHANNEL);
const report = (message: Report) => channel.postMessage(message);

let done = 0;
const handbook = new PrecacheController({
  cacheName: CACHE,
  plugins: [
    {
      handlerDidComplete: ({ error }) => {
        if (!error) report({ done: ++done, total: KEPT_FILES.length });
        return Promise.resolve();
      },
    },
  ],
});
handbook.addToCacheList(KEPT_FILES);

scope.addEventListener('install', (event) => {
  handbook.install(event).catch((error: unknown) => {
    const isFull = error instanceof Error && error.name === 'QuotaExceededError';
    report({ failed: isFull ? 'storage' : 'network' });
  });
});

scope.addEventListener('activate', (event) => {
  void handbook.activate(event);
  event.waitUntil(scope.clients.claim());
});

scope.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const kept = keptAddress(pathname, (path) => Boolean(handbook.getCacheKeyForURL(path)));
  if (kept !== undefined || request.mode === 'navigate') {
    event.respondWith(answer(request, kept));
  }
});

/** The kept file, else what the network has, else for a page the way to the offline screen. */
async function answer(request: Request, kept: string | undefined): Promise<Response> {
  const response = kept === undefined ? undefined : await handbook.matchPrecache(kept);
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
