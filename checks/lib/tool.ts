import { execFile } from 'node:child_process';
import path from 'node:path';

interface Outcome {
  /** Exit code, or why it could not be started. */
  code: string | number;
  stdout: string;
  stderr: string;
}

/** Runs a script of an installed package in the project folder; never rejects. */
export function runTool(root: string, script: string, args: readonly string[]): Promise<Outcome> {
  const program = path.join(root, 'node_modules', script);
  const options = { cwd: root, maxBuffer: 2 ** 26 };
  return new Promise((resolve) => {
    execFile(process.execPath, [program, ...args], options, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });
}
