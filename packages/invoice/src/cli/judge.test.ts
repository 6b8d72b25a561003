import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { Judge } from './judge';

it('a file that takes longer than the limit is not checked, and the next one is', async () => {
  const entry = join(mkdtempSync(join(tmpdir(), 'edocument-')), 'entry.mjs');
  writeFileSync(
    entry,
    "process.on('message', ([file]) => file === 'endless.xml' || process.send([{ file }])); process.send('ready');",
  );
  const judge = new Judge(pathToFileURL(entry), 500);
  const options = { rules: 'auto', language: 'en-GB' } as const;
  expect(await judge.validate('endless.xml', options)).toMatchObject([
    { file: 'endless.xml', verdict: 'not-checked', findings: [{ rule: 'timeout' }] },
  ]);
  expect(await judge.validate('a.xml', options)).toEqual([{ file: 'a.xml' }]);
  judge.end();
});

it('a process that ends before it is ready has judged nothing', async () => {
  const entry = join(mkdtempSync(join(tmpdir(), 'edocument-')), 'entry.mjs');
  writeFileSync(entry, 'process.exit(1);');
  const judge = new Judge(pathToFileURL(entry));
  expect(await judge.validate('a.xml', { rules: 'auto', language: 'en-GB' })).toMatchObject([
    { file: 'a.xml', verdict: 'not-checked', findings: [{ rule: 'failed' }] },
  ]);
});
