import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { Judge } from './judge';

const folder = mkdtempSync(join(tmpdir(), 'edocument-'));
const empty = join(folder, 'empty');
const sample = readFileSync('static/samples/standard.cii.xml', 'utf8');

function run(command: string, args: readonly string[], cwd = empty) {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('the published package, installed in an empty folder', () => {
  beforeAll(() => {
    mkdirSync(empty);
    const dist = join(folder, 'dist');
    const built = run('npx', ['tsx', 'packages/invoice/build.ts', dist], resolve('.'));
    expect(built).toMatchObject({ status: 0 });
    expect(run('npm', ['pack', dist, '--pack-destination', folder])).toMatchObject({ status: 0 });
    const tarball = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
    writeFileSync(join(empty, 'package.json'), '{ "private": true }');
    const install = ['install', '--offline', '--no-audit', '--no-fund', join(folder, tarball)];
    expect(run('npm', install)).toMatchObject({ status: 0 });
    writeFileSync(join(empty, 'valid.xml'), sample);
    writeFileSync(
      join(empty, 'invalid.xml'),
      sample.replace(/(<ram:DuePayableAmount>)[^<]*/, '$11.00'),
    );
  }, 300_000);

  it('judges files from the command line, with links to the handbook', () => {
    const { status, stdout } = run('npx', [
      ...['--offline', 'edocument-validate', '--format', 'jsonl'],
      ...['--handbook', 'https://docs.example/', 'valid.xml', 'invalid.xml'],
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
    const entry = pathToFileURL(join(empty, 'node_modules/edocument-invoice/cli.js'));
    const options = { rules: 'auto', language: 'de-DE' } as const;
    const file = join(empty, 'valid.xml');
    const [hasty, patient] = [new Judge(entry, 1), new Judge(entry)];
    for (let time = 0; time < 2; time += 1) {
      expect(await hasty.validate(file, options)).toMatchObject([
        { file, verdict: 'not-checked', findings: [{ rule: 'timeout' }] },
      ]);
    }
    expect(await patient.validate(file, options)).toMatchObject([{ file, verdict: 'valid' }]);
    patient.end();
  });

  it('is imported by its name, and reads XML and PDF', () => {
    writeFileSync(
      join(empty, 'use.mjs'),
      `import { open, rules, validate } from 'edocument-invoice';
      import { checkLeitwegId } from 'edocument-invoice/leitweg-id';
      import { readFileSync } from 'node:fs';
      const invoice = await open(readFileSync('valid.xml'));
      const pdf = await validate('%PDF-1.7');
      const damaged = await validate(new Blob(['%PDF-1.7 of nothing']));
      console.log(JSON.stringify([
        invoice.validate().verdict, invoice.document().number, rules.length > 1000,
        pdf.findings[0].rule, damaged.findings[0].rule, checkLeitwegId('1-2').valid,
      ]));`,
    );
    const { stdout, stderr } = run('node', ['use.mjs']);
    expect(stderr).toBe('');
    expect(JSON.parse(stdout)).toEqual([
      ...['valid', expect.any(String), true],
      ...['pdf-text', 'pdf-damaged', false],
    ]);
  });
});
