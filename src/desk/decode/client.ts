import { LIMITS } from 'edocument-invoice/refusal';
import { WorkerClient } from '../../loading/worker-client';
import type { DecoderTasks } from './protocol';
import { startWorker } from './startWorker';

const limit = LIMITS.milliseconds;

/** Seconds after which the reading of a text is stopped. */
export const SECONDS = limit / 1000;

export type DecoderClient = WorkerClient<DecoderTasks, 'failed'>;

/** The page's end of a worker that decodes, which is given as much time as a check. */
export const newDecoderClient = (): DecoderClient =>
  new WorkerClient(startWorker, { decode: limit, recognise: limit });
