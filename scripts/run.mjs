import { spawn, spawnSync } from 'node:child_process';

const windows = process.platform === 'win32';

/**
 * Runs a command with its output shown, and ends this process with the same exit code when it
 * fails.
 *
 * @param {string} title what the reader of the terminal is told
 */
export function run(title, command, args, options = {}) {
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
export function runToEnd(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', shell: windows, ...options });
    child.on('error', (error) => {
      console.error(error.message);
      resolve(1);
    });
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
