import { localeId } from '../../site/locales';
import { checkInvoice } from './check';
import type { CheckReply, CheckRequest, Outcome } from './protocol';

async function check({ source, locale }: CheckRequest): Promise<Outcome> {
  if (typeof source === 'string') return checkInvoice(source, localeId(locale));
  let bytes: ArrayBuffer;
  try {
    bytes = await source.arrayBuffer();
  } catch {
    // A folder, or a file that has gone or changed since it was chosen.
    return { status: 'refused', reason: 'unreadable' };
  }
  return checkInvoice(new Uint8Array(bytes), localeId(locale));
}

let queue: Promise<void> = Promise.resolve();

/** Entry of the Web Worker that keeps the check of invoices off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => {
  queue = queue.then(async () => {
    const reply: CheckReply = { id: data.id, outcome: await check(data) };
    self.postMessage(reply);
  });
});
