import { refusalOf } from 'edocument-invoice';
import { guardBundler } from '../../loading/bundler';
import { READY } from '../../loading/ready';
import { localeId } from '../../locales';
import { checkInvoice } from './check';
import { termHelp } from './facts';
import { openOnce } from './opened';
import { refusersOf } from './refusers';
import type { DeskTaskName, DeskTasks, Reply, Request, XmlSource } from './protocol';

const reply = (message: Reply) => self.postMessage(message);

type Tell = (share: number) => void;

const TASKS: {
  readonly [Name in DeskTaskName]: (
    input: DeskTasks[Name]['input'],
    tell: Tell,
  ) => Promise<DeskTasks[Name]['result']>;
} = {
  check: (input, tell) =>
    checkInvoice((onProgress) => openOnce(input, onProgress), localeId(input.locale), tell),
  document: async (input) => (await openOnce(input)).document(input.locale),
  rows: async (input): Promise<XmlSource> => {
    const rows = (await openOnce(input)).rows();
    const ids = new Set(rows.terms.flatMap((terms) => (terms === '' ? [] : terms.split(' '))));
    const locale = localeId(input.locale);
    return { rows, terms: Object.fromEntries([...ids].map((id) => [id, termHelp(id, locale)])) };
  },
  attachment: async (input) => (await openOnce(input)).attachment(input.element),
  refusers: async (input) => refusersOf(await openOnce(input)),
  compare: async (input) =>
    (await openOnce(input)).compare(await openOnce(input.other), input.locale),
};

let queue: Promise<void> = Promise.resolve();

/** Entry of the Web Worker that keeps the work on invoices off the page's thread. */
self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  if (data.task === 'abort') return;
  queue = queue.then(async () => {
    const { id, task, input } = data;
    const tell = (progress: number) => reply({ id, progress });
    try {
      const run = TASKS[task] as (
        given: typeof input,
        tell: Tell,
      ) => Promise<DeskTasks[DeskTaskName]['result']>;
      reply({ id, result: await run(input, tell) });
    } catch (error) {
      reply({ id, refused: refusalOf(error).reason });
    }
  });
});

// The code for PDFs is fetched anew where it is damaged.
if (process.env.NODE_ENV === 'production') guardBundler();
self.postMessage(READY);
