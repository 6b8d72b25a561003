import { READY } from '../../../src/loading/ready';
import type { WorkerReply, WorkerRequest } from './protocol';
import { SearchService } from './service';

/** Entry of the Web Worker that keeps index and ranking off the page's thread. */
const service = new SearchService(
  (url, init) => fetch(url, init),
  (message: WorkerReply) => self.postMessage(message),
);

self.addEventListener('message', (event: MessageEvent<WorkerRequest>) =>
  service.receive(event.data),
);

self.postMessage(READY);
