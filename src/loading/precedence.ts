let preceding: Promise<unknown> = Promise.resolve();

/** Lets a download go before whatever is fetched ahead, until it has come or failed. */
export function takePrecedence<Download extends Promise<unknown>>(download: Download): Download {
  const settled = download.then(
    () => undefined,
    () => undefined,
  );
  preceding = Promise.all([preceding, settled]);
  return download;
}

/** Resolves when no download has precedence any more. */
export async function afterPreceding(): Promise<void> {
  for (let last; last !== preceding;) {
    last = preceding;
    await last;
  }
}
