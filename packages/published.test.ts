import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseYaml } from '../checks/lib/yaml';
import { Judge } from './invoice/src/cli/judge';
import { entriesOf, packageFolders, publishedFolders, readManifest, withEntries } from './manifest';

it.each(packageFolders)('nobody can publish the sources in %s by mistake', (folder) => {
  expect(readManifest(folder).private).toBe(true);
});

const packages = publishedFolders.map((folder) => ({
  folder,
  manifest: readManifest(folder),
  readme: readFileSync(path.join(folder, 'README.md'), 'utf8'),
}));

it.each(packages)(
  'the README of $manifest.name has the table of its entries (npx tsx packages/manifest.ts --update)',
  ({ folder, manifest: { exports = {}, published }, readme }) => {
    expect(Object.keys(exports)).toEqual(
      expect.arrayContaining(Object.keys(published.exports ?? {})),
    );
    expect(readme).toBe(withEntries(folder));
  },
);

const exec = promisify(execFile);
const work = mkdtempSync(path.join(tmpdir(), 'edocument-'));
const empty = path.join(work, 'empty');
const inModules = (name: string) => path.join(empty, 'node_modules', name);

/** Answers requests to the site of the examples from the folder `build`. */
const SITE = `import { readFile } from 'node:fs/promises';
const url = (request) => new URL(request.url ?? request);
globalThis.fetch = async (request) => new Response(await readFile('build' + url(request).pathname));`;

function run(command: string, args: readonly string[]) {
  const env = { ...process.env, PATH: `${inModules('.bin')}:${process.env.PATH}` };
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: empty,
    encoding: 'utf8',
    env,
  });
  return { status, stdout, stderr };
}

/** Files that the examples name. */
function writeExamples(): void {
  const sample = readFileSync('static/samples/standard.cii.xml', 'utf8');
  const broken = sample.replace(/(<ram:DuePayableAmount>)[^<]*/, '$11.00');
  const files: Readonly<Record<string, string>> = {
    'package.json': '{ "private": true, "type": "module" }',
    'site.js': SITE,
    'valid.xml': sample,
    'invoice.xml': broken,
    'invoices/invoice.xml': broken,
    'build/docs/units.html':
      '<html lang="en"><article><h1>Units</h1><h2 id="codes">Codes</h2><p>Codes of units.</p></article></html>',
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(empty, name)), { recursive: true });
    writeFileSync(path.join(empty, name), content);
  }
  cpSync('static/samples/direct-debit.zugferd.pdf', path.join(empty, 'invoice.pdf'));
}

async function packed(folder: string): Promise<string> {
  const { stdout } = await exec('npm', ['pack', '--json', folder, '--pack-destination', work]);
  return path.join(work, (JSON.parse(stdout) as { filename: string }[])[0]?.filename ?? '');
}

describe('the published packages, installed in an empty folder', () => {
  beforeAll(async () => {
    writeExamples();
    const built = packages.map(async ({ folder }) => {
      const out = path.join(work, path.basename(folder));
      await exec('npx', ['tsx', '../build.ts', out], { cwd: folder });
      return packed(out);
    });
    // Types that a published package depends on, which a registry would have.
    const types = ['hast', 'unist'].map((name) => packed(`node_modules/@types/${name}`));
    const files = await Promise.all([...built, ...types]);
    const install = run('npm', ['install', '--offline', '--no-audit', '--no-fund', ...files]);
    expect(install, install.stderr).toMatchObject({ status: 0 });
  }, 600_000);

  const entries = packages.flatMap(({ manifest }) => entriesOf(manifest).map(([entry]) => entry));

  /** The messages of entries that cannot be imported. */
  const importAll = (): unknown => {
    writeFileSync(
      path.join(empty, 'entries.js'),
      `const tried = await Promise.allSettled(${JSON.stringify(entries)}.map((entry) => import(entry)));
      console.log(JSON.stringify(tried.flatMap(({ reason }) => reason?.message ?? [])));`,
    );
    const { stdout, stderr } = run('node', ['entries.js']);
    expect(stderr).toBe('');
    return JSON.parse(stdout);
  };

  it('has every entry without another package, but for those that say which they need', () => {
    expect(importAll()).toEqual([
      expect.stringContaining("Cannot find package 'algoliasearch'"),
      expect.stringContaining("Cannot find package 'search-insights'"),
    ]);
    for (const peer of ['algoliasearch', 'search-insights']) {
      symlinkSync(path.resolve('node_modules', peer), inModules(peer));
    }
    expect(importAll()).toEqual([]);
  });

  /** The blocks of the READMEs by language, each with the place where it begins. */
  const blocks = (...languages: readonly string[]) =>
    packages.flatMap(({ readme, manifest: { name } }) =>
      [...readme.matchAll(/^```(\w+)\n([^]*?)^```$/gm)]
        .filter(([, language = '']) => languages.includes(language))
        .map(({ 1: language = '', 2: code = '', index }) => {
          const line = readme.slice(0, index).split('\n').length;
          return { language, code, place: `${name}.${line}` };
        }),
    );

  it('has no block of a language in its READMEs that nothing here runs', () => {
    const all = packages.flatMap(({ readme }) => [...readme.matchAll(/^```(\w+)$/gm)]);
    expect(all).toHaveLength(blocks('js', 'ts', 'sh', 'json', 'yaml', 'text').length);
  });

  it.each(blocks('js'))('runs the example $place in Node, with what it says', ({ code, place }) => {
    writeFileSync(path.join(empty, `${place}.js`), code);
    const { stdout, stderr } = run('node', ['--import', './site.js', `${place}.js`]);
    const said = [...code.matchAll(/^ *console\.log\(.*; \/\/ (.*)$/gm)].map(([, text]) => text);
    expect(stderr).toBe('');
    expect(stdout.split('\n').filter(Boolean)).toEqual(said);
  });

  it('compiles all examples and entries in strict TypeScript for Node', () => {
    const names = blocks('js', 'ts').map(({ code, place, language }) => {
      writeFileSync(path.join(empty, `${place}.${language}`), code);
      return `${place}.${language}`;
    });
    writeFileSync(
      path.join(empty, 'body.ts'),
      `import { createIndex } from 'edocument-search';
      const { files } = await createIndex([], { language: 'en' });
      export const answers = [...files.values()].map((bytes) => new Response(bytes));
      ${entries.map((entry, index) => `export type * as entry${index} from '${entry}';`).join('\n')}`,
    );
    const options = {
      ...{ module: 'nodenext', target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'] },
      ...{ strict: true, noEmit: true, allowJs: true, checkJs: true, skipLibCheck: false },
      ...{ types: ['node'], typeRoots: [path.resolve('node_modules/@types')] },
    };
    const config = { compilerOptions: options, files: [...names, 'body.ts'] };
    writeFileSync(path.join(empty, 'tsconfig.json'), JSON.stringify(config));
    const tsc = path.resolve('node_modules/typescript/bin/tsc');
    expect(run('node', [tsc, '-p', '.'])).toEqual({ status: 0, stdout: '', stderr: '' });
  });

  it.each(
    blocks('sh').flatMap(({ code, place }) =>
      code
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith('npm install'))
        .map((line) => ({ line, place })),
    ),
  )('runs the command "$line" of $place', ({ line }) => {
    const { status, stderr } = run('sh', ['-c', line]);
    expect(stderr).toBe('');
    expect(status).toBeLessThan(2);
  });

  it('has JSON and YAML that can be read', () => {
    for (const { code } of blocks('json')) expect(JSON.parse(code)).toBeTypeOf('object');
    for (const { code } of blocks('yaml')) expect(parseYaml(code)).toBeTypeOf('object');
  });

  it('judges files from the command line, with links to the handbook', () => {
    const { status, stdout } = run('edocument-validate', [
      ...['--format', 'jsonl', '--handbook', 'https://docs.example/', 'valid.xml', 'invoice.xml'],
    ]);
    expect(status).toBe(1);
    const [valid, invalid] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { verdict: string; findings: object[] });
    expect(valid).toMatchObject({ verdict: 'valid', findings: [] });
    expect(invalid?.findings).toMatchObject([
      { rule: 'BR-CO-16', url: 'https://docs.example/Reference/Rules/BR-CO-16' },
    ]);
  });

  it('ends a file that takes too long, and judges the next one', async () => {
    const entry = pathToFileURL(inModules('edocument-invoice/edocument-validate.js'));
    const options = { rules: 'auto', language: 'de-DE' } as const;
    const file = path.join(empty, 'valid.xml');
    const [hasty, patient] = [new Judge(entry, 1), new Judge(entry)];
    for (let time = 0; time < 2; time += 1) {
      expect(await hasty.validate(file, options)).toMatchObject([
        { file, verdict: 'not-checked', findings: [{ rule: 'timeout' }] },
      ]);
    }
    expect(await patient.validate(file, options)).toMatchObject([{ file, verdict: 'valid' }]);
    patient.end();
  });

  it('reads XML and PDF', () => {
    writeFileSync(
      path.join(empty, 'use.js'),
      `import { open, rules, validate } from 'edocument-invoice';
      import { checkLeitwegId } from 'edocument-invoice/leitweg-id';
      import { readFileSync } from 'node:fs';
      const invoice = await open(readFileSync('valid.xml'));
      const hybrid = await validate(readFileSync('invoice.pdf'));
      const pdf = await validate('%PDF-1.7');
      const damaged = await validate(new Blob(['%PDF-1.7 of nothing']));
      console.log(JSON.stringify([
        invoice.validate().verdict, invoice.document().number, rules.length > 1000, hybrid.verdict,
        pdf.findings[0].rule, damaged.findings[0].rule, checkLeitwegId('1-2').valid,
      ]));`,
    );
    const { stdout, stderr } = run('node', ['use.js']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      ...['valid', expect.any(String), true, 'valid'],
      ...['pdf-text', 'pdf-damaged', false],
    ]);
  });
});
