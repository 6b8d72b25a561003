/** Milliseconds that a file may take before it counts as lost; the bundler would wait for 120 s. */
export const LOAD_LIMIT = 30_000;

/** Milliseconds that the second try of a file may take. */
export const RENEWAL_LIMIT = 15_000;

/**
 * Fetches a file past the browser's copy, which the answer replaces: files with a hash in their name
 * are kept for a year, so that a damaged copy would never go by itself.
 *
 * @param integrity hash of the file as in `<script integrity>`, where it is known
 * @throws Error when the file does not come, whole and in time
 */
export async function renew(address: string, integrity = ''): Promise<void> {
  const signal = AbortSignal.timeout(RENEWAL_LIMIT);
  const response = await fetch(address, { cache: 'reload', integrity, signal });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  await response.arrayBuffer();
}
