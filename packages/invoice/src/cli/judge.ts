import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LIMITS } from '../reading/limits';
import { Refusal } from '../refusal';
import { refusedValidation } from '../validate';
import { validateFile, type FileOptions, type Judged } from './file';

/** First argument of a process that judges for another one. */
const SERVES = '--judges-for-parent';

type Task = readonly [file: string, options: FileOptions];

/** True where this process judges the files that its parent tells it, one after the other. */
export function serves(): boolean {
  if (process.argv[2] !== SERVES || !process.send) return false;
  process.on('message', (task: Task) => {
    void validateFile(...task).then((judged) => process.send?.(judged));
  });
  process.send('ready');
  return true;
}

/** Judges files in a process that is ended where a file takes too long or brings it down. */
export class Judge {
  private child: ChildProcess | undefined;

  /** @param entry module that calls `serves` */
  constructor(
    private readonly entry: URL,
    private readonly limit: number = LIMITS.milliseconds,
  ) {}

  /** Never rejects for what is in the file. */
  async validate(...task: Task): Promise<readonly Judged[]> {
    const [file, { language }] = task;
    const gone = new AbortController();
    const onExit = (): void => gone.abort();
    let late: AbortSignal | undefined;
    try {
      const child = await this.started(onExit, gone.signal);
      late = AbortSignal.timeout(this.limit);
      const answer = once(child, 'message', { signal: AbortSignal.any([late, gone.signal]) });
      child.send(task);
      const [judged] = (await answer) as [readonly Judged[]];
      return judged;
    } catch {
      this.end();
      const refusal = new Refusal(late?.aborted ? 'timeout' : 'failed');
      return [{ file, ...refusedValidation(refusal, language) }];
    } finally {
      this.child?.off('exit', onExit);
    }
  }

  /** Ends the process; the next file starts another one. */
  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  /** The process, which may end before it is ready: then this rejects, as nothing else would. */
  private async started(onExit: () => void, gone: AbortSignal): Promise<ChildProcess> {
    const isNew = !this.child;
    this.child ??= fork(fileURLToPath(this.entry), [SERVES], { serialization: 'advanced' });
    this.child.once('exit', onExit);
    if (isNew) await once(this.child, 'message', { signal: gone });
    return this.child;
  }
}
