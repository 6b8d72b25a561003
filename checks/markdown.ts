/** Markdown that renders otherwise than it looks: the recommended rules of remark-lint. */
import remarkPresetLintRecommended from 'remark-preset-lint-recommended';
import remarkLintNoUndefinedReferences from 'remark-lint-no-undefined-references';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Check, Problem } from './lib/check';
import { escapeHeadingIds } from './lib/mdx';
import type { Page } from './lib/project';

const linter = unified()
  .use(remarkPresetLintRecommended)
  // Types such as Code[10] and Text[50] are written as the platform writes them.
  .use(remarkLintNoUndefinedReferences, { allow: [/^\d+$/] })
  .freeze();

async function pageProblems(page: Page): Promise<Problem[]> {
  const file = new VFile({ path: page.file, value: escapeHeadingIds(page.text) });
  await linter.run(page.tree, file);
  return file.messages.map(({ line, reason, ruleId }) => ({
    file: page.file,
    ...(line && { line }),
    message: `${reason.replace(/\.?$/, '.')} (${ruleId})`,
    remedy: 'write it as the message says; what is no Markdown belongs in backticks',
  }));
}

export const check: Check = async ({ pages }) =>
  (await Promise.all(pages.map(pageProblems))).flat();
