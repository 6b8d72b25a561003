import { isFailure, type Check, type Problem } from './check';
import type { Project } from './project';

/** The problems that a check found. */
export interface Finding {
  readonly name: string;
  readonly problems: readonly Problem[];
}

/** Others conclude from what these read: without the page there is no link to it. */
const FIRST = [
  'definitions',
  'front-matter',
  'images',
  'known-names',
  'headings',
  'markdown',
  'links',
  'parity',
];
/** They wait for programs of others, so that the other checks run beside them. */
const WAITING = ['spelling', 'unused'];

/** Checks in the order in which a writer reads what they find: causes first. */
function inOrder(names: readonly string[]): string[] {
  const rank = (name: string) => FIRST.indexOf(name) + 1 || FIRST.length + 1;
  return [...names].sort((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1));
}

async function findingOf(name: string, project: Project): Promise<Finding> {
  try {
    const { check } = (await import(`../${name}.ts`)) as { check: Check };
    return { name, problems: await check(project) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const remedy = 'mend the file that it names; if it names none, the check needs mending';
    return { name, problems: [{ file: `checks/${name}.ts`, message: `ended: ${reason}`, remedy }] };
  }
}

/**
 * Runs the checks of these names and reports each as it ends. What cannot be read is reported first
 * and alone: no check may conclude that it is missing.
 */
export async function runChecks(
  names: readonly string[],
  project: Project,
  report: (finding: Finding) => void,
): Promise<void> {
  const syntax = await findingOf('syntax', project);
  const isBroken = isFailure(syntax.problems);
  if (isBroken || names.includes('syntax')) report(syntax);
  if (isBroken) return;
  const rest = inOrder(names.filter((name) => name !== 'syntax'));
  const lane = async (isWaiting: boolean): Promise<void> => {
    for (const name of rest.filter((each) => WAITING.includes(each) === isWaiting)) {
      report(await findingOf(name, project));
    }
  };
  await Promise.all([lane(true), lane(false)]);
}
