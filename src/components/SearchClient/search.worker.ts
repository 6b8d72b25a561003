import { SearchService, type SearchMessage } from 'edocument-search/worker';
import { READY } from '../../loading/ready';

/** Entry of the Web Worker that keeps index and ranking off the page's thread. */
const service = new SearchService(
  (url, init) => fetch(url, init),
  (reply) => self.postMessage(reply),
);

self.addEventListener('message', ({ data }: MessageEvent<SearchMessage>) => service.receive(data));

self.postMessage(READY);
