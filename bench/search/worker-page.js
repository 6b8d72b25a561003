// Runs in the browser: asks the search worker as the site's client does, and times the answers.
const worker = new Worker('/worker.js', { type: 'module', name: 'search' });
let id = 0;

function ask(query) {
  id += 1;
  const request = { query, hitsPerPage: 20, attributesToSnippet: ['content:10'] };
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      // The first message says that the worker's code has been loaded.
      if (data === 'ready') return;
      if (data.status === 'answered') resolve(data.response);
      else reject(new Error(data.message));
    };
    worker.postMessage({
      type: 'search',
      id,
      manifest: new URL('/manifest.json', location.href).href,
      requests: [request],
    });
  });
}

/** Milliseconds until the answer is there. */
globalThis.timed = async (query) => {
  const started = performance.now();
  await ask(query);
  return performance.now() - started;
};
