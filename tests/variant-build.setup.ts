import { existsSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { expect, test } from '@playwright/test';
import { variant } from '../scripts/variant';
import { variantLocales } from './support/variant';

test('build with hosted search and system colour mode', () => {
  test.setTimeout(600_000);
  // Set while tests are written: the variant is as it was.
  test.skip(
    Boolean(process.env.KEEP_VARIANT) && existsSync(variant.outDir),
    'KEEP_VARIANT keeps the last variant build',
  );
  const { status, stdout, stderr } = spawnSync(
    'npx',
    ['tsx', 'scripts/build-variant.ts', ...variantLocales.flatMap(({ id }) => ['--locale', id])],
    { encoding: 'utf8' },
  );
  expect(status, stdout + stderr).toBe(0);
});
