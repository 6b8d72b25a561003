/** Something that must not be published, and the way to mend it. */
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

/** `file:line: message Remedy: what to do` */
export function describeProblem({ file, line, message, remedy, level }: Problem): string {
  const place = line === undefined ? file : `${file}:${line}`;
  return `${place}: ${level === 'warning' ? 'warning: ' : ''}${message} Remedy: ${remedy}`;
}
