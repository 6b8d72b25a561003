import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** CPU time and memory of a command and everything that it started. */
export interface Effort {
  readonly cpuSeconds: number;
  readonly peakBytes: number;
  /** Their output, both streams. */
  readonly printed: string;
}

const PAGE_BYTES = 4096;
const SAMPLE_MILLISECONDS = 200;

interface Status {
  readonly pid: number;
  readonly parent: number;
  readonly bytes: number;
}

function statuses(): Status[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        // The name of the program, in brackets, may contain anything.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        const bytes = Number(fields[21]) * PAGE_BYTES;
        return [{ pid: Number(name), parent: Number(fields[1]), bytes }];
      } catch {
        // It has ended meanwhile.
        return [];
      }
    });
}

/** Memory of a process and all below it. */
function memoryOf(root: number): number {
  const all = statuses();
  const below = (pid: number): number =>
    all
      .filter((status) => status.pid === pid || status.parent === pid)
      .reduce((sum, { pid: own, bytes }) => sum + (own === pid ? bytes : below(own)), 0);
  return below(root);
}

/** Seconds in a line of the shell's `times`: `1m2.34s 0m0.56s`. */
function seconds(line: string): number {
  return [...line.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest),
    0,
  );
}

/**
 * Runs a command and measures it; Linux only, since the memory is read from /proc.
 *
 * @throws Error with the end of what the command printed when it fails
 */
export async function measured(
  [command = '', ...args]: readonly string[],
  cwd: string,
): Promise<Effort> {
  // The shell's `times` counts all descendants; Node has no such count.
  const script = '"$0" "$@" >&2; status=$?; times; exit $status';
  const child = spawn('sh', ['-c', script, command, ...args], {
    cwd,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [times, printed] = ['', ''];
  child.stdout.on('data', (text: Buffer) => (times += text.toString()));
  child.stderr.on('data', (text: Buffer) => (printed += text.toString()));
  let peakBytes = 0;
  const sampling = setInterval(() => {
    peakBytes = Math.max(peakBytes, memoryOf(child.pid ?? 0));
  }, SAMPLE_MILLISECONDS);
  const code = await new Promise((resolve) => child.once('close', resolve));
  clearInterval(sampling);
  if (code !== 0) {
    throw new Error(`${command} ${args.join(' ')} in ${cwd} failed:\n${printed.slice(-2000)}`);
  }
  // Its second line counts what the shell started.
  return { cpuSeconds: seconds(times.trim().split('\n')[1] ?? ''), peakBytes, printed };
}
