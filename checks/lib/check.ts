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
export type Check = (project: Project) => Problem[] | Promise<Problem[]>;

/** `file:line: message Remedy: what to do` */
export function describeProblem({ file, line, message, remedy, level }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${level === 'warning' ? 'warning: ' : ''}${message} Remedy: ${remedy}`;
}

/** Whether a list of findings fails the check. */
export function isFailure(problems: readonly Problem[]): boolean {
  return problems.some(({ level }) => level !== 'warning');
}
