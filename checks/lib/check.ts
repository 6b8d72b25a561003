import path from 'node:path';
import type { Project } from './project';

/** Something that must not be published, and what to do about it. */
export interface Problem {
  /** Path relative to the project folder. */
  file: string;
  /** Counted from 1. */
  line?: number;
  message: string;
  remedy: string;
  /** A warning is printed and does not fail the check. */
  level?: 'error' | 'warning';
}

/** One thing that is checked on the sources; a pure function of the files of a project. */
export interface Check {
  /** Name of its file in `checks/`, without extension. */
  name: string;
  /** What is true when nothing is found. */
  holds: string;
  run(project: Project): Problem[] | Promise<Problem[]>;
}

/** `file:line: message Remedy: what to do` */
export function describeProblem({ file, line, message, remedy, level }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${level === 'warning' ? 'warning: ' : ''}${message} Remedy: ${remedy}`;
}

/** Whether a list of findings fails the check. */
export function isFailure(problems: readonly Problem[]): boolean {
  return problems.some(({ level }) => level !== 'warning');
}

/** Runs a check when its file is the program that was started; exits with 1 when it fails. */
export function runAsProgram(check: Check): void {
  if (!process.argv[1]?.endsWith(path.join('checks', `${check.name}.ts`))) {
    return;
  }
  // Here, since who only describes problems needs no reader of pages.
  import('./project')
    .then(({ loadProject }) => check.run(loadProject(process.cwd())))
    .then((problems) => {
      problems.forEach((problem) => console.error(describeProblem(problem)));
      console.log(isFailure(problems) ? `${problems.length} findings.` : check.holds);
      process.exitCode = isFailure(problems) ? 1 : 0;
    })
    .catch((error: unknown) => {
      console.error(error);
      process.exitCode = 1;
    });
}
