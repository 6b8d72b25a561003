import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { Judge } from './judge';

it('a process that ends before it is ready has judged nothing', async () => {
  const entry = join(mkdtempSync(join(tmpdir(), 'edocument-')), 'entry.mjs');
  writeFileSync(entry, 'process.exit(1);');
  const judge = new Judge(pathToFileURL(entry));
  expect(await judge.validate('a.xml', { rules: 'auto', language: 'en-GB' })).toMatchObject([
    { file: 'a.xml', verdict: 'not-checked', findings: [{ rule: 'failed' }] },
  ]);
});
