import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { rspack } from '@docusaurus/faster';
import { afterAll, expect, it } from 'vitest';
import { freeCompilers } from './split-chunks';

type Compiler = Parameters<typeof freeCompilers>[0];

const folder = mkdtempSync(path.join(tmpdir(), 'split-chunks-'));
afterAll(() => rmSync(folder, { recursive: true }));

writeFileSync(path.join(folder, 'common.js'), 'export const common = () => "in both";');
for (const page of ['one', 'two']) {
  const code = `import { common } from './common'; console.log(common(), '${page}');`;
  writeFileSync(path.join(folder, `${page}.js`), code);
}

/** As the plugin with which Docusaurus writes its manifest. */
class Manifest {
  compiler: Compiler | null = null;
  apply(compiler: Compiler) {
    this.compiler = compiler;
  }
}

/** Not within `bundle`, where it would hold the compiler itself. */
const nameOf = () => 'shared';

/** Bundles two pages, with a function in `splitChunks`, and gives the files and the closed compiler. */
function bundle(plugins: (Manifest | typeof freeCompilers)[]) {
  const compiler = rspack({
    context: folder,
    mode: 'production',
    entry: { one: './one.js', two: './two.js' },
    output: { path: path.join(folder, 'dist') },
    plugins,
    optimization: {
      splitChunks: {
        chunks: 'all',
        cacheGroups: { shared: { minChunks: 2, enforce: true, name: nameOf } },
      },
    },
  });
  const closed = new WeakRef(compiler);
  return new Promise<{ files: string[]; closed: WeakRef<Compiler> }>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) return reject(error);
      const { assets = [] } = stats?.toJson({ assets: true }) ?? {};
      const files = assets.map(({ name }) => name).sort();
      compiler.close(() => resolve({ files, closed }));
    });
  });
}

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** Collects garbage in several turns of the event loop: what a turn has read from a WeakRef lasts as long as it. */
async function collectGarbage(): Promise<void> {
  for (let round = 0; round < 20; round += 1) {
    await setImmediate();
    collect();
  }
}

it('lets a closed compiler be freed, though its plugins are held', async () => {
  const manifest = new Manifest();
  const { files, closed } = await bundle([manifest, freeCompilers]);
  await collectGarbage();
  expect(files).toEqual(['one.js', 'shared.js', 'two.js']);
  expect(manifest.compiler).toBeNull();
  expect(closed.deref()).toBeUndefined();
});

it('is needed as long as the bundler holds compilers without it', async () => {
  const { files, closed } = await bundle([]);
  await collectGarbage();
  expect(files).toEqual(['one.js', 'shared.js', 'two.js']);
  expect(closed.deref()).toBeDefined();
});
