import { READY } from '../../loading/ready';
import { localeId } from '../../locales';
import { decodeReport } from './decode';
import type { DecodeReply, DecodeRequest } from './protocol';

function replyTo({ id, text, locale }: DecodeRequest): DecodeReply {
  try {
    return { id, result: decodeReport(text, localeId(locale)) };
  } catch {
    return { id, refused: 'failed' };
  }
}

/** Entry of the Web Worker that keeps the decoding of reports off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  self.postMessage(replyTo(data));
});

self.postMessage(READY);
