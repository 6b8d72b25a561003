/** A signal that aborts with another one, and by itself after some time (milliseconds). */
export function limited(outer: AbortSignal, limit: number): AbortSignal {
  const own = new AbortController();
  const stop = (): void => own.abort();
  setTimeout(stop, limit);
  outer.addEventListener('abort', stop);
  if (outer.aborted) stop();
  return own.signal;
}

/** Settles as the work does; rejects with an AbortError as soon as the signal aborts. */
export function unlessAborted<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const aborted = new Promise<never>((_, reject) => {
    const stop = (): void => reject(new DOMException('The work was aborted.', 'AbortError'));
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
  return Promise.race([work, aborted]);
}
