import { mkdtempSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { finishSite } from '.';

const build = mkdtempSync(join(tmpdir(), 'build-'));
afterEach(() => {
  rmSync(build, { recursive: true });
});

test('the files in deploy/ are not written from a build of one language', async () => {
  mkdirSync(join(build, 'de-DE'));
  writeFileSync(join(build, 'de-DE', 'index.html'), '<html lang="de-DE"><body></body></html>');
  await expect(finishSite(process.cwd(), build, { update: true })).rejects.toThrow(
    /has no pages in en-GB, .* run "npm run build" first/,
  );
});
