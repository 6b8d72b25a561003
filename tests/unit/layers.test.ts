import { Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';
import { layers } from '../../eslint.layers.mjs';

/** The rule for layers alone, which needs no types. */
const config = [
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tseslint.parser },
    plugins: { '@typescript-eslint': tseslint.plugin },
  },
  ...layers,
] as Linter.Config[];

/** Messages of the rule on a file that holds this code alone. */
const violations = (file: string, code: string): string[] =>
  new Linter().verify(code, config, file).map(({ message }) => message);

it.each([
  ['packages/search/src/engine.ts', "import { useState } from 'react';"],
  ['packages/search/src/engine.ts', "import Link from '@docusaurus/Link';"],
  [
    'packages/search/src/rank/order.ts',
    "import { SearchDialog } from '../../../../src/components/SearchDialog';",
  ],
  ['packages/search/src/records/site.ts', "import { locales } from '../../../../src/locales';"],
  ['postbuild/markdown.ts', "import { find } from '../packages/search/src/records/dom';"],
  ['src/theme/SearchBar/index.tsx', "import { extractPage } from 'edocument-search/records';"],
  ['packages/invoice/src/leitweg-id.ts', "import { translate } from '@docusaurus/Translate';"],
  ['packages/invoice/src/leitweg-id.ts', "import { inLocale } from '../../../src/locales';"],
  ['src/desk/check/check.ts', "import { open } from '../../../packages/invoice/src/open';"],
  ['postbuild/index.ts', "import { open } from '../packages/invoice/src/open';"],
  ['src/facts/table.ts', "import { StaticTable } from '../components/StaticTable';"],
  ['src/components/Zoom/index.tsx', "import { readFileSync } from 'node:fs';"],
  ['src/components/Zoom/index.tsx', "import { routeTable } from '@site/src/plugins/route-table';"],
  ['src/theme/SearchBar/index.tsx', "import { rank } from '@site/packages/search/src/rank/rank';"],
  ['src/theme/SearchBar/index.tsx', "import { readSite } from '@site/postbuild/site';"],
  ['src/plugins/release-feed/index.ts', "import { links } from '../../../checks/links';"],
  ['checks/links.ts', "import { writeFileSync } from 'node:fs';"],
  ['checks/links.ts', "import { findNginx } from '../scripts/nginx';"],
  ['postbuild/budgets.ts', "import { describeProblem } from '../checks/lib/check';"],
  ['postbuild/handbook.ts', "import { Tabs } from '../src/components/Tabs';"],
  ['scripts/verify.ts', "import { median } from '../bench/median';"],
  ['bench/pages/serve.ts', "import { english } from '../../tests/support/site';"],
  ['src/site/footer.ts', "import { mentions } from '../mdx/mentions';"],
  ['src/site/address.ts', "import redirects from '../facts/redirects.json';"],
  ['src/facts/entries.ts', "import { fieldTables } from '../mdx/field-tables';"],
  ['src/mdx/mentions.ts', "import { componentSources } from '../config/content-components';"],
  ['src/mdx/fact-components.ts', "import { model } from '../components/Diagram/model';"],
  ['src/components/Zoom/index.tsx', "import { onRoute } from '@site/src/client/previews';"],
])('%s may not contain %s', (file, code) => {
  expect(violations(file, code)).toHaveLength(1);
});

it.each([
  ['src/desk/check/check.ts', "import { open } from 'edocument-invoice';"],
  ['packages/invoice/src/codes/lists.ts', "import data from '../../data/code-lists.json';"],
  ['packages/search/src/engine.ts', "import { fold } from './analysis/fold';"],
  [
    'packages/search/src/engine.test.ts',
    "import { StaticTable } from '../../../src/components/StaticTable';",
  ],
  ['src/theme/SearchBar/index.tsx', "import type { Data } from '@site/src/plugins/route-table';"],
  ['postbuild/markdown.ts', "import { find } from 'edocument-search/records';"],
  ['checks/links.ts', "import { readFileSync } from 'node:fs';"],
])('%s may contain %s', (file, code) => {
  expect(violations(file, code)).toEqual([]);
});
