// Serves the production build: npm run serve [-- --dir build --port 3000]
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultLocale, inLocale, localeData, localeIds } from '../src/locales';
import { createStaticServer, listen } from './static-server';

async function serve(): Promise<void> {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'build' },
      port: { type: 'string', default: '3000' },
    },
  });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    throw new Error(`--port ${values.port}: give a number from 1 to 65535.`);
  }
  const folders = localeIds.map((id) => ({ id, folder: id === defaultLocale ? '' : `${id}/` }));
  const built = folders.filter(({ folder }) => existsSync(join(values.dir, folder, 'index.html')));
  if (built.length === 0) {
    throw new Error(`${join(values.dir, 'index.html')} is missing: run "npm run build" first.`);
  }
  const used = await listen(createStaticServer(values.dir), port);
  for (const { id, folder } of built) {
    const label = inLocale(localeData(id).label, id);
    console.log(`${label}: http://localhost:${used}/${folder}`);
  }
  console.log('Stop with Ctrl+C.');
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
