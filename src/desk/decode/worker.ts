import { READY } from '../../loading/ready';
import { localeId } from '../../locales';
import { decodeReport } from './decode';
import type { DecodeReply, DecodeRequest } from './protocol';
import { recognise } from './recognise';

function replyTo(request: DecodeRequest): DecodeReply | undefined {
  if (request.task === 'abort') return undefined;
  const { id, task, input } = request;
  const locale = localeId(input.locale);
  try {
    return task === 'recognise'
      ? { id, result: recognise(input.text, locale) ?? null }
      : { id, result: decodeReport(input.text, locale) };
  } catch {
    return { id, refused: 'failed' };
  }
}

/** Entry of the Web Worker that keeps the reading of reports off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<DecodeRequest>) => {
  const reply = replyTo(data);
  if (reply) self.postMessage(reply);
});

self.postMessage(READY);
