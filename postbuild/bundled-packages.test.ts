import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { packagesOf, recordedPackages, recordPackages } from './bundled-packages';

const version = (name: string) =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { version: string })
    .version;

it('names each package once, and no file of the site', () => {
  const files = [
    path.resolve('packages/search/src/types.ts'),
    path.resolve('node_modules/react/index.js'),
    path.resolve('node_modules/react/cjs/react.production.js'),
    'node_modules/@docusaurus/core/lib/client/App.js',
  ];
  expect(packagesOf(files)).toEqual([
    `@docusaurus/core@${version('@docusaurus/core')}`,
    `react@${version('react')}`,
  ]);
});

it('adds to the list of a build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'packages-'));
  recordPackages(folder, ['node_modules/react/index.js']);
  recordPackages(folder, ['node_modules/clsx/dist/clsx.js']);
  expect(recordedPackages(folder)).toEqual([
    `clsx@${version('clsx')}`,
    `react@${version('react')}`,
  ]);
});
