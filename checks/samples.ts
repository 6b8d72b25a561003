/**
 * Checks what the pages show of the sample invoices:
 * the files in `static/samples` are in step with their data, every `<XmlExcerpt>` names a sample
 * and terms that exist, and no page contains invoice XML typed by hand.
 */
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { xmlExcerpt } from '../src/mdx/xml-excerpt';
import { outOfStep, renderSamples } from '../src/facts/samples/render';
import type { Check, Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import type { Page } from './lib/project';

const INVOICE_TAG = /<\/?(?:cac|cbc|ram|rsm|udt|qdt):\w+/;

/**
 * Problems of the XML of one page.
 *
 * @param root project folder with the sample files
 */
export function pageProblems({ file, tree }: Pick<Page, 'file' | 'tree'>, root: string): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'code', (node) => {
    const tag = INVOICE_TAG.exec(node.value);
    if (!tag) return;
    problems.push({
      file,
      line: lineOf(node),
      message: `"${tag[0]}" is invoice XML typed by hand.`,
      remedy: '<XmlExcerpt sample="…" bt="…" /> quotes a checked file.',
    });
  });
  // One at a time, since the transformer stops at its first finding.
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('name' in node) || node.name !== 'XmlExcerpt') return;
    try {
      xmlExcerpt({ root })({ type: 'root', children: [node as never] }, new VFile({ path: file }));
    } catch (error) {
      const { message } = (error as Error).cause as Error;
      problems.push({ file, line: lineOf(node), message, remedy: 'use one of these' });
    }
  });
  return problems;
}

export const check: Check = async ({ root, pages }) => [
  ...outOfStep(await renderSamples(root)).map(({ file }) => ({
    file: path.relative(root, file),
    message: 'differs from its data.',
    remedy: 'npx tsx src/facts/samples/generate.ts',
  })),
  ...pages.flatMap((page) => pageProblems(page, root)),
];
