// Runs in the browser: asks the search worker as the site's client does, and times the answers.
const worker = new Worker('/worker.js', { type: 'module', name: 'search' });
let id = 0;

function ask(text) {
  id += 1;
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      // The first message says that the worker's code has been loaded.
      if (data === 'ready') return;
      if ('result' in data) resolve(data.result);
      else reject(new Error(data.refused));
    };
    const manifest = new URL('/manifest.json', location.href).href;
    worker.postMessage({ id, task: 'query', input: { manifest, text, options: {} } });
  });
}

/** Milliseconds until the answer is there. */
globalThis.timed = async (query) => {
  const started = performance.now();
  await ask(query);
  return performance.now() - started;
};
