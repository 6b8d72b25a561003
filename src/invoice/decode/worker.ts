import { localeId } from '../../site/locales';
import { decodeReport } from './decode';
import type { DecodeReply, DecodeRequest } from './protocol';

/** Entry of the Web Worker that keeps the decoding of reports off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const { id, text, locale } = data;
  const reply: DecodeReply = { id, decoded: decodeReport(text, localeId(locale)) };
  self.postMessage(reply);
});
