import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BENCHES } from './benches';

it.each(Object.entries(BENCHES))('%s has its program and its packages', (_name, bench) => {
  const files = [
    bench.program,
    ...(bench.packages ?? []).map((folder) => `${folder}/package-lock.json`),
  ];
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
