import type { Problem } from '../../postbuild/problem';
import type { Project } from './project';

export { describeProblem, type Problem } from '../../postbuild/problem';

/** A check of the sources; a pure function of the files of a project. */
export type Check = (project: Project) => Problem[] | Promise<Problem[]>;

/** A list of findings fails unless all are warnings. */
export function isFailure(problems: readonly Problem[]): boolean {
  return problems.some(({ level }) => level !== 'warning');
}
