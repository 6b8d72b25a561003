import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copyOfProject } from './lib/project-copy';
import { newLocale } from './new-locale';

const root = path.resolve(__dirname, '..');

describe('npm run new:locale', () => {
  let copy = '';
  const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');
  const run = async (...args: string[]) => {
    const output: string[] = [];
    return { code: await newLocale(copy, args, (line) => void output.push(line)), output };
  };
  beforeAll(() => {
    copy = copyOfProject(root);
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  it('refuses what is no locale, and one that is there', async () => {
    expect(await run('french')).toEqual({ code: 2, output: [expect.stringContaining('fr-FR')] });
    expect(await run('de-DE')).toEqual({ code: 2, output: [expect.stringContaining('already')] });
  });

  it('changes nothing in a dry run', async () => {
    const { code, output } = await run('fr-FR', '--dry-run');
    expect(code).toBe(0);
    expect(output.join('\n')).toContain('create  i18n/fr-FR/code.json');
    expect(existsSync(path.join(copy, 'i18n/fr-FR'))).toBe(false);
  });

  it('makes a site in the new language, whose pages say that they are not translated', async () => {
    expect((await run('fr-FR')).code).toBe(0);
    expect(read('i18n/fr-FR/docusaurus-plugin-content-docs/current/Setup/Units.mdx')).toBe(
      read('docs/Setup/Units.mdx'),
    );
    const docusaurus = path.join('node_modules', '.bin', 'docusaurus');
    execFileSync(docusaurus, ['build', '--locale', 'fr-FR'], { cwd: copy, encoding: 'utf8' });
    const page = read('build/fr-FR/Setup/Units/index.html');
    expect(page).toMatch(/<html[^>]*\slang="?fr-FR/);
    expect(page).toContain('Not translated yet');
    expect(page).toMatch(/<div lang="?en-GB/);
    const sample = read('static/samples/standard.ubl.xml');
    const broken = sample.replace(/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.00');
    writeFileSync(path.join(copy, 'broken.xml'), broken);
    const tsx = path.join('node_modules', '.bin', 'tsx');
    const judged = spawnSync(
      tsx,
      ['packages/invoice/src/cli/bin.ts', '--language', 'fr-FR', 'broken.xml'],
      {
        cwd: copy,
        encoding: 'utf8',
      },
    );
    expect(judged).toMatchObject({
      status: 1,
      stdout: expect.stringMatching(/invalid[^]*BR-CO-16[^]*found 1\.00/) as string,
    });
    expect(JSON.parse(read('build/fr-FR/search/manifest.json'))).toMatchObject({
      language: 'fr-FR',
      records: expect.any(Number) as number,
    });
  }, 600_000);
});
