// Serves the production build: node scripts/serve.mjs [--dir build] [--port 3000]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createStaticServer, listen } from './static-server.mjs';

const { values } = parseArgs({
  options: {
    dir: { type: 'string', default: 'build' },
    port: { type: 'string', default: '3000' },
  },
});

const port = Number(values.port);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`--port ${values.port}: give a number from 1 to 65535.`);
  process.exit(1);
}
for (const page of ['index.html', join('de-DE', 'index.html')]) {
  if (!existsSync(join(values.dir, page))) {
    console.error(`${join(values.dir, page)} is missing: run "npm run build" first.`);
    process.exit(1);
  }
}

const used = await listen(createStaticServer(values.dir), port);
console.log(`English  http://localhost:${used}/`);
console.log(`Deutsch  http://localhost:${used}/de-DE/`);
console.log('Stop with Ctrl+C.');
