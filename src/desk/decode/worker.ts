import { READY } from '../../loading/ready';
import { localeId } from '../../locales';
import { decodeReport } from './decode';
import type { DecodeReply, DecodeRequest } from './protocol';

function replyTo(request: DecodeRequest): DecodeReply | undefined {
  if (request.task === 'abort') return undefined;
  const { id, input } = request;
  try {
    return { id, result: decodeReport(input.text, localeId(input.locale)) };
  } catch {
    return { id, refused: 'failed' };
  }
}

/** Entry of the Web Worker that keeps the decoding of reports off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const reply = replyTo(data);
  if (reply) self.postMessage(reply);
});

self.postMessage(READY);
