/**
 * Checks what the pages show of the sample invoices:
 * the files in `static/samples` are in step with their data, every `<XmlExcerpt>` names a sample
 * and terms that exist, and no page contains invoice XML typed by hand.
 * Prints file, value and remedy; exits with 1 when something is wrong.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { xmlExcerpt } from '../src/mdx/xml-excerpt';
import { outOfStep, renderSamples } from '../src/facts/samples/render';

const CONTENT = ['docs', 'blog', 'i18n'];
const INVOICE_TAG = /<\/?(?:cac|cbc|ram|rsm|udt|qdt):\w+/;

/** The Markdown pages below a project folder, relative to it. */
export function contentPages(root: string): string[] {
  return CONTENT.filter((folder) => existsSync(path.join(root, folder))).flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.mdx?$/.test(file))
      .map((file) => path.join(folder, file))
      .sort(),
  );
}

/**
 * What is wrong with the XML of one page; each problem names file, line, value and remedy.
 *
 * @param file path relative to `root`
 * @param text the page
 * @param root project folder with the sample files
 */
export function pageProblems(file: string, text: string, root = process.cwd()): string[] {
  // Docusaurus takes heading ids away before MDX sees them as expressions.
  const value = text.replace(/^(#{1,6}\s.*)\{(#[\w-]+)\}\s*$/gm, '$1\\{$2}');
  const tree = unified()
    .use(remarkParse)
    .use(remarkFrontmatter)
    .use(remarkMdx)
    .parse(value) as Root;
  const problems: string[] = [];
  visit(tree, 'code', ({ value: code, position }) => {
    const tag = INVOICE_TAG.exec(code);
    if (!tag) return;
    const line = position?.start.line ?? 0;
    problems.push(
      `${file}:${line}: "${tag[0]}" is invoice XML typed by hand. ` +
        'Remedy: <XmlExcerpt sample="…" bt="…" /> quotes a checked file.',
    );
  });
  // One at a time, since the transformer stops at its first finding.
  visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
    if (!('name' in node) || node.name !== 'XmlExcerpt') return;
    try {
      xmlExcerpt({ root })({ type: 'root', children: [node as never] }, new VFile({ path: file }));
    } catch (error) {
      problems.push(`${(error as Error).message} Remedy: use one of these.`);
    }
  });
  return problems;
}

/** All problems of the project: stale sample files first, then pages. */
export async function sampleProblems(root = process.cwd()): Promise<string[]> {
  const stale = outOfStep(await renderSamples(root)).map(
    ({ file }) =>
      `${path.relative(root, file)}: differs from its data. Remedy: npm run samples:generate`,
  );
  const pages = contentPages(root).flatMap((file) =>
    pageProblems(file, readFileSync(path.join(root, file), 'utf8'), root),
  );
  return [...stale, ...pages];
}

if (process.argv[1]?.endsWith(path.join('checks', 'samples.ts'))) {
  sampleProblems().then(
    (problems) => {
      problems.forEach((problem) => console.error(problem));
      if (problems.length === 0) {
        console.log('Sample files are in step, and all pages quote them rightly.');
      }
      process.exitCode = problems.length > 0 ? 1 : 0;
    },
    (error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    },
  );
}
