/**
 * Builds a package as it is published, in its folder `dist`: ES modules with their types, bundled, so that it
 * needs no other package but its peers. `npm run build --workspace <name>`, then `npm pack packages/<folder>/dist`.
 */
import { chmodSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import ts from 'typescript';
import { readManifest } from './manifest';

const ROOT = path.resolve(__dirname, '..');

/** `records` for `./records`. */
const nameOf = (entry: string): string => (entry === '.' ? 'index' : entry.slice(2));

/** The declarations of all sources that the entries lead to, by their path without extension. */
function declarations(folder: string, entries: readonly string[]): ReadonlyMap<string, string> {
  const { config } = ts.readConfigFile(path.join(ROOT, 'tsconfig.json'), ts.sys.readFile) as {
    config: object;
  };
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, ROOT);
  const program = ts.createProgram([...entries], {
    ...options,
    ...{ noEmit: false, declaration: true, emitDeclarationOnly: true, types: ['node'] },
    ...{ incremental: false, outDir: folder, rootDir: folder },
  });
  const texts = new Map<string, string>();
  const { diagnostics } = program.emit(undefined, (file, text) => {
    texts.set(path.resolve(file).replace(/\.d\.ts$/, ''), text);
  });
  if (diagnostics.length > 0) {
    throw new Error(ts.formatDiagnostics(diagnostics, ts.createCompilerHost(options)));
  }
  return texts;
}

/** Writes the declarations of entries and of what these import, as Node resolves them. */
function writeTypes(folder: string, entries: readonly string[], out: string): void {
  const texts = declarations(folder, entries);
  const left = entries.map((file) => file.replace(/\.ts$/, ''));
  const seen = new Set(left);
  for (const file of left) {
    const text = (texts.get(file) ?? '').replace(
      /(\bfrom |\bimport\()(['"])(\.[^'"]*)\2/g,
      (_, before: string, quote: string, specifier: string) => {
        const base = path.resolve(path.dirname(file), specifier);
        const target = [base, path.join(base, 'index')].find((one) => texts.has(one));
        if (target === undefined) throw new Error(`${file} has a type of ${specifier}.`);
        if (!seen.has(target)) left.push(target);
        seen.add(target);
        const resolved = path.relative(path.dirname(file), target).split(path.sep).join('/');
        return `${before}${quote}${resolved.replace(/^(?!\.)/, './')}.js${quote}`;
      },
    );
    const written = path.join(
      out,
      'types',
      path.relative(path.join(folder, 'src'), `${file}.d.ts`),
    );
    mkdirSync(path.dirname(written), { recursive: true });
    writeFileSync(written, text);
  }
}

async function buildPackage(folder: string, out: string): Promise<void> {
  const manifest = readManifest(folder);
  const { name, version, license, description, published, exports = {} } = manifest;
  const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta } = manifest;
  const source = (file: string | undefined): string => path.join(folder, file ?? '');
  const entries = Object.keys(published.exports ?? {});
  const sources = entries.map((entry) => source(exports[entry]));
  const commands = Object.entries(published.bin ?? {});
  rmSync(out, { recursive: true, force: true });
  await build({
    entryPoints: Object.fromEntries([
      ...entries.map((entry, index) => [nameOf(entry), sources[index] ?? '']),
      ...commands.map(([command, file]) => [command, source(file)]),
    ]) as Record<string, string>,
    outdir: out,
    bundle: true,
    splitting: true,
    format: 'esm',
    // The variant of each package that needs nothing of Node runs in both.
    platform: 'browser',
    target: 'es2022',
    minifySyntax: true,
    minifyWhitespace: true,
    legalComments: 'linked',
    // With them, esbuild drops imports of a module that is an entry as well.
    ignoreAnnotations: true,
    // The PDF library loads packages for keys in clouds only when one is used.
    external: ['node:*', '@google-cloud/*', '@aws-sdk/*', ...Object.keys(peerDependencies)],
    logLevel: 'error',
  });
  writeTypes(folder, sources, out);
  for (const [command] of commands) chmodSync(path.join(out, `${command}.js`), 0o755);
  cpSync(path.join(ROOT, 'LICENSE'), path.join(out, 'LICENSE'));
  for (const file of ['README.md', ...(published.files ?? [])]) {
    cpSync(path.join(folder, file), path.join(out, file), { recursive: true });
  }
  const written = {
    ...{ name, version, license, description },
    type: 'module',
    engines: { node: '>=20.19' },
    exports: Object.fromEntries(
      entries.map((entry) => {
        const types = exports[entry]?.replace(/^\.\/src\/(.*)\.ts$/, './types/$1.d.ts');
        return [entry, { types, default: `./${nameOf(entry)}.js` }];
      }),
    ),
    bin: Object.fromEntries(commands.map(([command]) => [command, `./${command}.js`])),
    // Types are not bundled.
    dependencies: Object.fromEntries(
      Object.entries(dependencies).filter(([dependency]) => dependency.startsWith('@types/')),
    ),
    ...{ peerDependencies, peerDependenciesMeta },
  };
  writeFileSync(path.join(out, 'package.json'), `${JSON.stringify(written, null, 2)}\n`);
}

const folder = process.cwd();
void buildPackage(folder, process.argv[2] ?? path.join(folder, 'dist'));
