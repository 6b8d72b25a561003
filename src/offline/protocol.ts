/** The agreement of the pages and the service worker of a kept handbook. */

/** Cache that holds the kept handbook; there is only ever one, whatever its language. */
export const CACHE = 'handbook';

/** Name of the BroadcastChannel on which the worker says how far it is. */
export const CHANNEL = 'handbook';

/** Message to a worker that waits: take over from the version before. */
export const TAKE_OVER = 'take over';

/** Message to a worker that has loaded, with a port that it answers on: are you one of this site? */
export const ASK = 'ask';

/**
 * Message to the worker of a kept handbook, with a port that it answers on: load what is gone from the
 * device, and say whether all is there.
 */
export const REPAIR = 'repair';

/** Message to a worker that is loading: stop. What has come stays for the next try. */
export const CANCEL = 'cancel';

/** Path of the page that tells a reader without a network that a page is not kept. */
export const NOT_KEPT = '/not-kept';

/**
 * File at the root of the site with the size of each handbook in bytes, by locale. It is loaded and
 * kept as it is, compressed.
 */
export const SIZES = '/offline.json';

/** File of the web app manifest, in the folder of each locale. */
export const WEB_MANIFEST = 'manifest.webmanifest';

/** Path of the worker that keeps the handbook of a locale. It is at the root for its scope. */
export const workerPath = (locale: string) => `/offline-${locale}.js`;

/**
 * Why a handbook could not be kept; `portal`: something in between answers, as the sign-in page of a
 * network does.
 */
export type Reason = 'storage' | 'network' | 'portal' | 'blocked';

export type Report = { done: number; total: number } | { failed: Reason };

/** Files of one kind, one after the other and compressed (gzip); the unit that is loaded and kept. */
export interface Pack {
  /** Address, which changes with the content. */
  readonly url: string;
  /** Hash as in `<script integrity>`: a damaged or foreign answer is refused. */
  readonly integrity: string;
  /** Content-Type of the files. */
  readonly type: string;
  /** Address of each file and its length in bytes, in their order. */
  readonly files: readonly (readonly [url: string, bytes: number])[];
}
