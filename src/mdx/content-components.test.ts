import { expect, it } from 'vitest';
import { compile } from '@mdx-js/mdx';
import { contentComponents } from './content-components';

const sources = { CodeTable: '@site/src/components/CodeTable', Tabs: '@theme/Tabs' };

async function compiled(mdx: string): Promise<string> {
  return String(await compile(mdx, { remarkPlugins: [[contentComponents, sources]] }));
}

it('imports a component that the page uses, once', async () => {
  const code = await compiled('<CodeTable list="units" />\n\n<CodeTable list="eas" />\n');
  expect(
    code.match(/import CodeTable from ['"]@site\/src\/components\/CodeTable['"]/g),
  ).toHaveLength(1);
  expect(code).not.toContain('@theme/Tabs');
});

it('leaves unknown components to MDX', async () => {
  expect(await compiled('<Unknown />')).not.toMatch(/import Unknown/);
});
