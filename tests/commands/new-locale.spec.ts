import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { copyOfProject } from '../../scripts/lib/project-copy';
import { newLocale } from '../../scripts/new-locale';

let copy = '';
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

test.beforeAll(() => {
  copy = copyOfProject(path.resolve(__dirname, '../..'));
});
test.afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('makes a site in the new language, whose pages say that they are not translated', async () => {
  // Compiles the site.
  test.setTimeout(900_000);
  expect(await newLocale(copy, ['fr-FR'], () => undefined)).toBe(0);
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
    { cwd: copy, encoding: 'utf8' },
  );
  expect(judged).toMatchObject({
    status: 1,
    stdout: expect.stringMatching(/invalid[^]*BR-CO-16[^]*found 1\.00/) as unknown,
  });
  expect(JSON.parse(read('build/fr-FR/search/manifest.json'))).toMatchObject({
    language: 'fr-FR',
    records: expect.any(Number) as unknown,
  });
});
