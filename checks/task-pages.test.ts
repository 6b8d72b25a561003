import { expect, it } from 'vitest';
import { createPage } from './lib/project';
import { taskPageProblems } from './task-pages';

const SECTIONS = 'before-you-start steps result test undo troubleshooting related'.split(' ');

const READERS = '<For who="accounting, EDOC-USER" />';

function page(headings: readonly string[], introduction: string, steps: string) {
  const sections = headings.map(
    (heading) => `${heading}\n\n${/\{#steps\}/.test(heading) ? steps : 'Text.'}\n`,
  );
  return [introduction, ...sections].join('\n\n');
}

function problems(
  headings: readonly string[],
  { introduction = READERS, steps = '1. Choose.\n2. Post.' } = {},
): string[] {
  const text = page(headings, introduction, steps);
  const place = { locale: 'en-GB', collection: 'docs', name: 'HowTo/A.mdx' } as const;
  return taskPageProblems(createPage('docs/HowTo/A.mdx', text, place)).map(
    ({ message }) => message,
  );
}

const ALL = SECTIONS.map((id) => `## Title {#${id}}`);

it('accepts a page with all sections, and others between them', () => {
  expect(problems([...ALL, '## Law {#law}'])).toEqual([]);
  expect(problems(ALL, { steps: '### One {#one}\n\nText.\n\n1. Choose.' })).toEqual([]);
  expect(problems(ALL, { steps: '<Checklist name="x">\n\nText.\n\n</Checklist>' })).toEqual([]);
});

it.each(SECTIONS)('finds a page without the section %s, also below another one', (missing) => {
  const headings = SECTIONS.map((id) => `${id === missing ? '###' : '##'} Title {#${id}}`);
  expect(problems(headings)).toEqual([`the section {#${missing}} is missing.`]);
});

it('finds a page whose readers are not named before its first section', () => {
  const unnamed = ['the introduction does not say for whom the task is.'];
  expect(problems(ALL, { introduction: 'You send invoices.' })).toEqual(unnamed);
  const late = [...ALL.slice(0, -1), `${ALL.at(-1)}\n\n${READERS}`];
  expect(problems(late, { introduction: 'You send invoices.' })).toEqual(unnamed);
});

it.each(['Choose and post.', '- Choose.\n- Post.'])('finds steps without numbers: %s', (steps) => {
  expect(problems(ALL, { steps })).toEqual(['the section {#steps} has no numbered steps.']);
});
