/**
 * Builds the package as it is published: everything in `dist`, bundled, so that it needs no other
 * package. Then: npm pack packages/invoice/dist
 */
import { chmodSync, copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('.', import.meta.url));
const out = process.argv[2] ?? join(root, 'dist');

const source = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<
  string,
  unknown
>;
const { name, version, license, description } = source;

/** Ways into the published package, and their sources. */
const ENTRIES = {
  index: 'src/index.ts',
  'cash-discount': 'src/cash-discount.ts',
  'leitweg-id': 'src/leitweg-id.ts',
  refusal: 'src/refusal.ts',
  'rule-page': 'src/rule-page.ts',
  unpack: 'src/recognise/unpack.ts',
  cli: 'src/cli/bin.ts',
};

rmSync(out, { recursive: true, force: true });
await build({
  entryPoints: Object.fromEntries(
    Object.entries(ENTRIES).map(([entry, file]) => [entry, join(root, file)]),
  ),
  outdir: out,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  minifySyntax: true,
  minifyWhitespace: true,
  legalComments: 'linked',
  // With them, esbuild drops imports of a module that is an entry as well.
  ignoreAnnotations: true,
  // CommonJS inside the PDF library requires Node's own modules.
  banner: {
    js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
  },
  // Packages of the PDF library for keys in clouds, which it loads only when one is used.
  external: ['@google-cloud/*', '@aws-sdk/*'],
  logLevel: 'error',
});
chmodSync(join(out, 'cli.js'), 0o755);
copyFileSync(join(root, 'README.md'), join(out, 'README.md'));
const published = {
  name,
  version,
  license,
  description,
  type: 'module',
  engines: { node: '>=20.19' },
  exports: Object.fromEntries(
    Object.keys(ENTRIES)
      .filter((entry) => entry !== 'cli')
      .map((entry) => [entry === 'index' ? '.' : `./${entry}`, `./${entry}.js`]),
  ),
  bin: { 'edocument-validate': './cli.js' },
};
writeFileSync(join(out, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
