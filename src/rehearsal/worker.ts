import { READY } from '../loading/ready';
import { localeId } from '../locales';
import { saveAs } from './output/save';
import type { RehearsalInput, RehearsalReply, RehearsalRequest, Report } from './protocol';
import { readFiles, rehearseFiles, reportOn, type ReadFiles, type Rehearsed } from './rehearse';

const reply = (message: RehearsalReply) => self.postMessage(message);

/** Share of the work that reading is; the checks are the rest. */
const READING = 0.7;

let read: { readonly key: number; readonly files: ReadFiles } | undefined;
let last: Rehearsed | undefined;

async function rehearsal(input: RehearsalInput, tell: (share: number) => void): Promise<Report> {
  if (read?.key !== input.key) {
    const files = input.files.map(({ name, blob }) => ({
      name,
      bytes: async () => new Uint8Array(await blob.arrayBuffer()),
    }));
    read = { key: input.key, files: await readFiles(files, (share) => tell(share * READING)) };
  }
  const locale = localeId(input.locale);
  last = rehearseFiles(read.files, input.assignments, input.answers, locale, (share) =>
    tell(READING + share * (1 - READING)),
  );
  return reportOn(last, locale);
}

async function answer(request: Exclude<RehearsalRequest, { task: 'abort' }>): Promise<void> {
  const { id } = request;
  try {
    if (request.task === 'rehearse') {
      const tell = (progress: number) => reply({ id, progress });
      reply({ id, result: await rehearsal(request.input, tell) });
    } else if (last === undefined) reply({ id, refused: 'failed' });
    else {
      const { format, locale } = request.input;
      reply({ id, result: await saveAs(format, last, localeId(locale)) });
    }
  } catch {
    reply({ id, refused: 'failed' });
  }
}

let queue: Promise<void> = Promise.resolve();

/** Entry of the Web Worker that keeps the rehearsal off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<RehearsalRequest>) => {
  if (data.task === 'abort') return;
  queue = queue.then(() => answer(data));
});

self.postMessage(READY);
