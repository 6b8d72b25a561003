import { createRequire } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { buildSync } from 'esbuild';

/** `pages.ts`, bundled: the engine in one piece loads in a tenth of the time of its modules. */
export function loadPages(): typeof import('./pages') {
  const file = path.join(__dirname, 'pages.ts');
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    // The engine is a package in TypeScript, so packages are bundled; its reader of PDFs is not needed.
    external: ['@libpdf/core'],
    write: false,
    logLevel: 'error',
  });
  const module = { exports: {} };
  const code = outputFiles.map(({ text }) => text).join('');
  const run: unknown = vm.compileFunction(code, ['module', 'exports', 'require'], {
    filename: file,
  });
  Reflect.apply(run as () => void, undefined, [module, module.exports, createRequire(file)]);
  return module.exports as typeof import('./pages');
}
