import type { StartedWorker } from '../../loading/renewed-worker';
import { TaskClient } from '../task-client';
import type { Request, Results } from './protocol';
import { startWorker } from './startWorker';

/** The page's end of the worker that checks invoices. */
export class DeskClient extends TaskClient<Results, Omit<Request, 'id' | 'task'>> {
  constructor(start: () => StartedWorker = startWorker) {
    super(start);
  }
}
