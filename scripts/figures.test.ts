import { expect, it } from 'vitest';
import { FILES } from './figures';

it.each([
  ['src/facts/rules.ts', ['codeLines']],
  ['src/testing.tsx', []],
  ['packages/search/src/testing/site.ts', []],
  ['src/testing-ground.ts', ['codeLines']],
  ['eslint.layers.mjs', ['codeLines']],
  ['src/facts/rules.test.ts', []],
  ['tests/support/site.ts', []],
  ['tests/home.spec.ts', ['specLines']],
  ['tests/engines/reading.spec.ts', ['specLines']],
  ['src/desk/decode/ids/portals.json', ['dataBytes']],
  ['packages/invoice/data/terms.json', []],
])('counts %s in %o', (file, counted) => {
  const kinds = Object.entries(FILES).filter(([, counts]) => counts(file));
  expect(kinds.map(([name]) => name)).toEqual(counted);
});
