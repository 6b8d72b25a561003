import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createStaticServer } from '../../scripts/static-server';
import { searchFor } from '../support/search';
import { expect, german, open, test } from '../support/site';

const LOCALE = german.id;
const OUT_DIR = `.cache/build-${LOCALE}`;

/** Paths of all files of a folder, in their order, with `/`. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

const inBuild = (file: string) => path.join(OUT_DIR, file);
const textOf = (file: string) => readFileSync(inBuild(file), 'utf8');

test.describe.configure({ mode: 'serial' });

test.beforeAll(() => {
  // Compiles one language of the site.
  test.setTimeout(900_000);
  rmSync(OUT_DIR, { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['run', 'build', '--', '--locale', LOCALE, '--out-dir', OUT_DIR],
    { encoding: 'utf8' },
  );
  expect(status, stdout + stderr).toBe(0);
});

/** Files by their path. Compressed copies follow from the files. */
const comparable = (folder: string) =>
  new Map(
    filesIn(folder)
      .filter((file) => !/\.(?:br|gz)$/.test(file))
      .map((file) => [file, readFileSync(path.join(folder, file), 'latin1')]),
  );

test(`docusaurus build --locale ${LOCALE} writes the same files as the build of all languages`, () => {
  const alone = comparable(path.join(OUT_DIR, LOCALE));
  const together = comparable(path.join('build', LOCALE));
  expect([...alone.keys()]).toEqual([...together.keys()]);
  const different = [...together.keys()].filter((file) => alone.get(file) !== together.get(file));
  expect(different).toEqual([]);
});

test('the build of one language is complete in itself', async ({ page }) => {
  const files = filesIn(OUT_DIR);
  for (const file of ['search/manifest.json', 'llms.txt', 'Setup/Units.md', 'sitemap.xml']) {
    expect(files).toContain(`${LOCALE}/${file}`);
  }
  expect(files).toContain(`offline-${LOCALE}.js`);
  expect(Object.keys(JSON.parse(textOf('offline.json')) as object)).toEqual([LOCALE]);
  expect(textOf('_headers')).toContain(`/${LOCALE}/assets/js/*`);
  expect(textOf('_redirects')).toContain(`/${LOCALE}/intro /${LOCALE}/ 301`);
  expect(textOf('help-map.json')).toContain(`"path":"/eDocument"`);

  const server = createStaticServer(OUT_DIR);
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  try {
    const { port } = server.address() as AddressInfo;
    await open(page, `http://localhost:${port}/${LOCALE}/Setup/Units`);
    await searchFor(page, 'Rechnung');
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
