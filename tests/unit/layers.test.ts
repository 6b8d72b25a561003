import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const eslint = new ESLint();

/** Messages of the rule for layers on a file that holds this code alone. */
async function violations(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? [])
    .filter(({ ruleId }) => ruleId === '@typescript-eslint/no-restricted-imports')
    .map(({ message }) => message);
}

it.each([
  ['packages/search/src/engine.ts', "import { useState } from 'react';"],
  ['packages/search/src/engine.ts', "import Link from '@docusaurus/Link';"],
  [
    'packages/search/src/rank/order.ts',
    "import { SearchDialog } from '../../../../src/components/SearchDialog';",
  ],
  ['packages/invoice/src/leitweg-id.ts', "import { translate } from '@docusaurus/Translate';"],
  ['src/facts/table.ts', "import { StaticTable } from '../components/StaticTable';"],
  ['src/components/Zoom/index.tsx', "import { readFileSync } from 'node:fs';"],
  ['src/components/Zoom/index.tsx', "import { routeTable } from '@site/src/plugins/route-table';"],
  ['src/theme/SearchBar/index.tsx', "import { rank } from '@site/packages/search/src/rank/rank';"],
  ['src/theme/SearchBar/index.tsx', "import { readSite } from '@site/postbuild/site';"],
  ['src/plugins/release-feed/index.ts', "import { links } from '../../../checks/links';"],
  ['checks/links.ts', "import { writeFileSync } from 'node:fs';"],
])('%s may not contain %s', async (file, code) => {
  expect(await violations(file, code)).toHaveLength(1);
});

it.each([
  ['packages/search/src/engine.ts', "import { fold } from './analysis/fold';"],
  [
    'packages/search/src/engine.test.ts',
    "import { StaticTable } from '../../../src/components/StaticTable';",
  ],
  ['src/theme/SearchBar/index.tsx', "import type { Data } from '@site/src/plugins/route-table';"],
  ['checks/links.ts', "import { readFileSync } from 'node:fs';"],
])('%s may contain %s', async (file, code) => {
  expect(await violations(file, code)).toEqual([]);
});
