/** Keeps the handbook of one language on the reader's device, and takes it away again. */
import { answers, isWhole } from './answers';
import { limited, unlessAborted } from './limited';
import {
  CACHE,
  CANCEL,
  CHANNEL,
  SIZES,
  TAKE_OVER,
  workerPath,
  type Reason,
  type Report,
} from './protocol';

/** The handbook was not kept; what is there is kept for the next try. */
export class NotKept extends Error {
  constructor(readonly reason: Reason) {
    super(`The handbook could not be kept: ${reason}`);
    this.name = 'NotKept';
  }
}

const SCOPE = '/';

/**
 * A worker that was removed lives on while pages are open. Another address starts a new one, where the
 * same address would bring back the old one without its files.
 */
const workerUrl = (locale: string): string => `${workerPath(locale)}?${Date.now()}`;

const registration = () => navigator.serviceWorker?.getRegistration(SCOPE);

/** Locale of the handbook that is kept on this device, if there is one. */
export async function keptLocale(): Promise<string | undefined> {
  const active = (await registration())?.active;
  const isKept = active && (await caches.has(CACHE));
  return isKept ? /\/offline-([\w-]+)\.js/.exec(active.scriptURL)?.[1] : undefined;
}

/** True when no part of the kept handbook is gone, or could be loaded again. */
export async function isKeptWhole(): Promise<boolean> {
  const active = (await registration())?.active;
  return active ? isWhole(active) : false;
}

/** Milliseconds that the host may take for each answer before the download. */
const ANSWER_LIMIT = 15_000;

/** Size of a handbook in bytes; undefined where it cannot be learnt at the moment. */
export async function handbookSize(
  locale: string,
  cancelled: AbortSignal,
): Promise<number | undefined> {
  try {
    const response = await fetch(SIZES, { signal: limited(cancelled, ANSWER_LIMIT) });
    return ((await response.json()) as Record<string, number>)[locale];
  } catch {
    return undefined;
  }
}

/**
 * Loads the handbook of a language and keeps it, in place of that of another language.
 *
 * @param onProgress called with the share of files that are there, from 0 to 1
 * @param cancelled stops it at any time; what has come is there for the next try
 * @throws NotKept
 */
export async function keepHandbook(
  locale: string,
  onProgress: (share: number) => void = () => undefined,
  cancelled = new AbortController().signal,
): Promise<void> {
  await checkRoom(locale, cancelled);
  await reachSite(locale, cancelled);
  const channel = new BroadcastChannel(CHANNEL);
  try {
    const failure = new Promise<Reason>((resolve) => {
      channel.addEventListener('message', ({ data }: MessageEvent<Report>) => {
        if ('failed' in data) resolve(data.failed);
        else onProgress(data.done / data.total);
      });
    });
    const worker = await register(locale, cancelled);
    const stop = () => worker.postMessage(CANCEL);
    if (cancelled.aborted) stop();
    cancelled.addEventListener('abort', stop);
    await installed(worker, failure);
    if (!(await answers(worker))) await refuse();
    worker.postMessage(TAKE_OVER);
    await reached(worker, 'activated');
  } finally {
    channel.close();
  }
}

/** Takes a worker of somebody else away, so that it answers for no page. @throws NotKept */
async function refuse(): Promise<never> {
  await removeHandbook();
  throw new NotKept('network');
}

/** Takes the kept handbook, whole or in part, from the device. */
export async function removeHandbook(): Promise<void> {
  await (await registration())?.unregister();
  await caches.delete(CACHE);
}

async function checkRoom(locale: string, cancelled: AbortSignal): Promise<void> {
  if (!navigator.serviceWorker || !navigator.storage) throw new NotKept('blocked');
  const { quota = Infinity, usage = 0 } = await navigator.storage.estimate();
  if (quota - usage < ((await handbookSize(locale, cancelled)) ?? 0)) throw new NotKept('storage');
  // Asks the browser not to clear it away by itself. It may refuse, and Firefox asks the reader, whose
  // answer the download does not wait for.
  navigator.storage.persist().catch(() => undefined);
}

/**
 * Makes sure that this site answers, before the browser asks for its worker: the sign-in page of a
 * network would look like a browser that forbids workers.
 */
async function reachSite(locale: string, cancelled: AbortSignal): Promise<void> {
  const signal = limited(cancelled, ANSWER_LIMIT);
  const options = { cache: 'no-store', redirect: 'manual', signal } as const;
  const response = await fetch(workerPath(locale), options).catch(() => {
    throw new NotKept('network');
  });
  const isCode = /javascript/.test(response.headers.get('content-type') ?? '');
  if (response.type === 'opaqueredirect' || (response.ok && !isCode)) throw new NotKept('portal');
  if (!response.ok) throw new NotKept('network');
}

async function register(locale: string, cancelled: AbortSignal): Promise<ServiceWorker> {
  const signal = limited(cancelled, ANSWER_LIMIT);
  if (signal.aborted) throw new NotKept('network');
  const options = { scope: SCOPE, updateViaCache: 'none' } as const;
  const registering = navigator.serviceWorker.register(workerUrl(locale), options).then(newWorker);
  try {
    return await unlessAborted(signal, registering);
  } catch (error) {
    // A registration cannot be aborted, but what comes of it later can.
    registering.then((late) => late.postMessage(CANCEL)).catch(() => undefined);
    const isBlocked = error instanceof DOMException && error.name !== 'AbortError';
    // A sign-in page that came between looks like a browser that forbids workers.
    if (isBlocked) await reachSite(locale, cancelled);
    throw new NotKept(isBlocked ? 'blocked' : 'network');
  }
}

function newWorker({ installing, waiting }: ServiceWorkerRegistration): ServiceWorker {
  const worker = installing ?? waiting;
  if (!worker) throw new TypeError('The registration has no new worker.');
  return worker;
}

/** Milliseconds that the reason of a failure may come later than the failure. */
const REASON_DELAY = 1000;

async function installed(worker: ServiceWorker, failure: Promise<Reason>): Promise<void> {
  try {
    await reached(worker, 'installed');
  } catch {
    const unknown = new Promise<Reason>((resolve) => {
      setTimeout(() => resolve('network'), REASON_DELAY);
    });
    throw new NotKept(await Promise.race([failure, unknown]));
  }
}

const STATES: readonly ServiceWorkerState[] = [
  'installing',
  'installed',
  'activating',
  'activated',
];

/** Resolves when the worker has come to a state or beyond, rejects when it is given up. */
function reached(worker: ServiceWorker, state: ServiceWorkerState): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker.state === 'redundant') reject(new Error('The worker was given up.'));
      else if (STATES.indexOf(worker.state) < STATES.indexOf(state)) return;
      else resolve();
      worker.removeEventListener('statechange', look);
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
