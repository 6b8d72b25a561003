import { expect, it } from 'vitest';
import { workflowProblems } from './workflows';

const PIN = 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683';
const workflow = (
  steps: string,
  { timeout = '5', head = 'permissions:\n  contents: read\n' } = {},
) =>
  `on: push\n${head}jobs:\n  test:\n    runs-on: ubuntu-24.04\n${timeout && `    timeout-minutes: ${timeout}\n`}    steps:\n${steps}`;
const messages = async (content: string) =>
  (await workflowProblems('a.yml', content)).map(({ message }) => message);

it('finds nothing in a careful one', async () => {
  const checkout = `      - uses: ${PIN}\n        with:\n          persist-credentials: false\n`;
  expect(await messages(workflow(`${checkout}      - run: npm ci\n`))).toEqual([]);
});

it('names the line that GitHub would refuse', async () => {
  const [problem] = await workflowProblems('a.yml', workflow('      - runs: npm ci\n'));
  expect(problem).toMatchObject({ line: 9, message: expect.stringContaining("'runs'") as string });
});

it.each([
  [workflow('      - uses: actions/setup-node@v4\n'), 'actions/setup-node@v4 can be moved.'],
  [workflow(`      - uses: ${PIN}\n`), 'The checkout leaves a token behind.'],
  [
    workflow('      - run: echo "${{ github.event.pull_request.title }}"\n'),
    '${{ github.event.pull_request.title }} becomes part of a command.',
  ],
  [workflow('      - run: npm ci\n', { timeout: '' }), 'The job test has no limit.'],
  [workflow('      - run: npm ci\n', { head: '' }), 'The workflow may do everything.'],
])('finds %#', async (content, message) => expect(await messages(content)).toEqual([message]));
