/** Task pages have what readers look for, whatever the task: for whom, steps, and the same sections. */
import type { RootContent } from 'mdast';
import { toString } from 'mdast-util-to-string';
import type { Check, Problem } from './lib/check';
import { headingsOf } from './lib/mdx';
import { isPartial, type Page } from './lib/project';

/** Folder of the task pages. */
export const FOLDER = 'HowTo/';
const SECTIONS = [
  'before-you-start',
  'steps',
  'result',
  'test',
  'undo',
  'troubleshooting',
  'related',
] as const;
/** Pages of the folder that are no tasks, with the reason. */
const NO_TASKS: Readonly<Record<string, string>> = {
  'HowTo/index.mdx': 'lists the tasks',
  'HowTo/Compare.mdx': 'helps to decide and changes nothing',
  'HowTo/Faq.mdx': 'answers questions',
};

/** The nodes of a section, or those before the first one. */
function section(nodes: readonly RootContent[], id?: string): RootContent[] {
  const isSection = (node: RootContent) => node.type === 'heading' && node.depth === 2;
  const start =
    id === undefined
      ? 0
      : nodes.findIndex((node) => isSection(node) && toString(node).endsWith(`{#${id}}`)) + 1;
  const length = nodes.slice(start).findIndex(isSection);
  return nodes.slice(start, length < 0 ? undefined : start + length);
}

function isSteps(node: RootContent): boolean {
  return node.type === 'list'
    ? node.ordered === true
    : node.type === 'mdxJsxFlowElement' && node.name === 'Checklist';
}

/** Parts that a task page lacks. */
export function taskPageProblems({ file, tree }: Pick<Page, 'file' | 'tree'>): Problem[] {
  const ids = new Set(headingsOf(tree).map(({ depth, id }) => (depth === 2 ? id : undefined)));
  const problems = SECTIONS.filter((id) => !ids.has(id)).map((id): Problem => ({
    file,
    message: `the section {#${id}} is missing.`,
    remedy: 'write it, or list the page in checks/task-pages.ts with a reason',
  }));
  const namesReaders = (node: RootContent) =>
    node.type === 'mdxJsxFlowElement' && node.name === 'For';
  if (!section(tree.children).some(namesReaders)) {
    problems.push({
      file,
      message: 'the introduction does not say for whom the task is.',
      remedy: 'add a line such as <For who="accounting, EDOC-USER" />',
    });
  }
  if (ids.has('steps') && !section(tree.children, 'steps').some(isSteps)) {
    problems.push({
      file,
      message: 'the section {#steps} has no numbered steps.',
      remedy: 'number what the reader does, or use <Checklist>',
    });
  }
  return problems;
}

export const check: Check = ({ pages }) =>
  pages
    .filter(({ collection, name }) => collection === 'docs' && name.startsWith(FOLDER))
    .filter((page) => !isPartial(page) && !Object.hasOwn(NO_TASKS, page.name))
    .flatMap(taskPageProblems);
