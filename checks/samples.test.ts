import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { outOfStep } from '../src/facts/samples/render';
import { describeProblem } from './lib/check';
import { createPage } from './lib/project';
import { pageProblems } from './samples';

const root = path.resolve(__dirname, '..');
const place = { locale: 'en-GB', collection: 'docs', name: 'page.mdx' } as const;
const problems = (text: string) =>
  pageProblems(createPage('docs/page.mdx', text, place), root).map(describeProblem);

describe('check of the pages', () => {
  it('accepts excerpts of a sample, headings with ids and other XML', () => {
    const page = [
      '---\ntitle: Page\n---\n',
      '## The resulting XML {#xml}\n',
      '<XmlExcerpt sample="standard" bt="BT-5" />\n',
      '```xml\n<configuration />\n```\n',
    ].join('\n');
    expect(problems(page)).toEqual([]);
  });

  it('finds invoice XML typed by hand', () => {
    expect(problems('Text.\n\n```xml\n<cbc:ID>1</cbc:ID>\n```\n')).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:3: "<cbc:ID" is invoice XML typed by hand\. Remedy/),
    ]);
  });

  it('finds every excerpt of an unknown sample or term, also inside tabs', () => {
    const page =
      '<XmlExcerpt sample="x" bt="BT-5" />\n\n<Tabs>\n<XmlExcerpt sample="standard" bt="BT-6" />\n</Tabs>\n';
    expect(problems(page)).toEqual([
      expect.stringMatching(/^docs\/page\.mdx:1: .*"x" is not a sample\. Allowed: standard/),
      expect.stringMatching(/^docs\/page\.mdx:4: .*"BT-6" is not a business term in standard/),
    ]);
  });
});

it('finds a sample file that is missing or differs from its data', () => {
  const file = path.join(root, 'static', 'samples', 'standard.ubl.xml');
  const content = Buffer.from('<Invoice/>\n');
  expect(outOfStep([{ file, content }])).toHaveLength(1);
  expect(outOfStep([{ content, file: `${file}.missing` }])).toHaveLength(1);
});
