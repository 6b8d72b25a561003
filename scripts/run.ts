import { spawn, spawnSync, type SpawnOptions } from 'node:child_process';

const windows = process.platform === 'win32';

/**
 * Runs a command with its output shown, and ends this process with the same exit code when it
 * fails.
 *
 * @param title printed before the output
 */
export function run(
  title: string,
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): void {
  console.log(`\n> ${title}`);
  const { status, error } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: windows,
    ...options,
  });
  if (status !== 0) {
    console.error(`${title} failed${error ? `: ${error.message}` : ''}.`);
    process.exit(status ?? 1);
  }
}

/** Runs a command with its output shown; resolves with its exit code. */
export function runToEnd(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: windows, ...options });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs a command and resolves with its exit code and all that it printed. */
export function runCaptured(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'env'> = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, shell: windows });
    const parts: Buffer[] = [];
    const end = (code: number) => resolve({ code, output: Buffer.concat(parts).toString() });
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (part: Buffer) => parts.push(part));
    }
    child.on('error', (error) => {
      parts.push(Buffer.from(error.message));
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
