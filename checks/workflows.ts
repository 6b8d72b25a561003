/**
 * Workflows are what GitHub understands, and give away no rights: actions are pinned by commit, each
 * workflow says what it may do and each job how long, and nobody's text becomes a command.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseYaml } from './lib/yaml';
import type { Check, Problem } from './lib/check';

const DIR = '.github/workflows';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}

interface Workflow {
  permissions?: unknown;
  jobs?: Record<string, { 'timeout-minutes'?: number; steps?: Step[] }>;
}

function stepProblems({ uses, run, with: inputs }: Step): [message: string, remedy: string][] {
  const found: [string, string][] = [];
  if (uses !== undefined && !/@[0-9a-f]{40}$/.test(uses)) {
    found.push([`${uses} can be moved.`, 'name the commit, with the version as a comment']);
  }
  if (uses?.startsWith('actions/checkout@') && inputs?.['persist-credentials'] !== false) {
    found.push(['The checkout leaves a token behind.', 'give it persist-credentials: false']);
  }
  const text = /\$\{\{\s*(?:github\.event|inputs|github\.head_ref)\b[^}]*\}\}/.exec(run ?? '')?.[0];
  if (text !== undefined) {
    found.push([`${text} becomes part of a command.`, 'put it into env, and use the variable']);
  }
  return found;
}

/** Problems of one workflow. */
export async function workflowProblems(file: string, content: string): Promise<Problem[]> {
  // The parser is an ES module, and the checks run as CommonJS.
  const { NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
  const { context } = parseWorkflow({ name: file, content }, new NoOperationTraceWriter());
  const errors = context.errors.getErrors();
  if (errors.length > 0) {
    return errors.map(({ rawMessage, range }) => ({
      file,
      ...(range && { line: range.start.line }),
      message: `${rawMessage}.`,
      remedy: 'see https://docs.github.com/actions/reference/workflow-syntax-for-github-actions',
    }));
  }
  const { permissions, jobs = {} } = parseYaml(content) as Workflow;
  const problems: [string, string][] = Object.entries(jobs).flatMap(([name, job]) => [
    ...(job['timeout-minutes'] === undefined
      ? [[`The job ${name} has no limit.`, 'give it timeout-minutes'] as [string, string]]
      : []),
    ...(job.steps ?? []).flatMap(stepProblems),
  ]);
  if (permissions === undefined) {
    problems.push(['The workflow may do everything.', 'add permissions: contents: read']);
  }
  return problems.map(([message, remedy]) => ({ file, message, remedy }));
}

export const check: Check = async ({ root }) => {
  const names = readdirSync(path.join(root, DIR)).filter((name) => /\.ya?ml$/.test(name));
  const found = await Promise.all(
    names.map((name) =>
      workflowProblems(`${DIR}/${name}`, readFileSync(path.join(root, DIR, name), 'utf8')),
    ),
  );
  return found.flat();
};
