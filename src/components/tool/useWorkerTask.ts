import { useCallback, useEffect, useRef, useState } from 'react';
import { TaskError, type TaskOptions, type WorkerFailure } from '@site/src/loading/worker-client';

export type TaskState<Result, Reason = never> =
  | { readonly status: 'idle' }
  /** `share` of the task, from 0 to 1, is done. */
  | { readonly status: 'running'; readonly share: number }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'failed'; readonly reason: Reason | WorkerFailure };

/** The reason of a failed task; `cancelled` where the page no longer wanted it. */
export function reasonOf<Reason = never>(error: unknown): Reason | WorkerFailure {
  return error instanceof TaskError ? (error as TaskError<Reason>).reason : 'failed';
}

interface Task extends TaskOptions {
  /** The reader still waits for this one. */
  readonly isCurrent: () => boolean;
}

interface WorkerTask<Result, Reason> {
  readonly state: TaskState<Result, Reason>;
  /**
   * Has a worker do a task, whose answer counts as long as no other was started.
   *
   * @param keepsResult leaves the result of the one before until the answer is there
   * @returns drops the task, and tells whether it was under way
   */
  readonly start: (
    run: (task: Task) => Promise<Result>,
    options?: { readonly keepsResult: boolean },
  ) => () => boolean;
  /** Forgets task and result. */
  readonly clear: () => void;
}

/** The state of what a worker does for a part of the page, one task after another. */
export function useWorkerTask<Result, Reason = never>(): WorkerTask<Result, Reason> {
  const [state, setState] = useState<TaskState<Result, Reason>>({ status: 'idle' });
  const newest = useRef<symbol>(undefined);
  const drop = useCallback((task = newest.current) => {
    const isUnderway = task !== undefined && newest.current === task;
    if (isUnderway) newest.current = undefined;
    return isUnderway;
  }, []);
  useEffect(() => () => void drop(), [drop]);

  const start = useCallback<WorkerTask<Result, Reason>['start']>(
    (run, { keepsResult } = { keepsResult: false }) => {
      const task = Symbol();
      newest.current = task;
      const isCurrent = () => newest.current === task;
      const settle = (next: TaskState<Result, Reason>) => drop(task) && setState(next);
      const onProgress = (share: number) =>
        setState((before) =>
          before.status === 'running' && isCurrent() ? { status: 'running', share } : before,
        );
      setState((before) =>
        keepsResult && before.status === 'done' ? before : { status: 'running', share: 0 },
      );
      run({ onProgress, isCurrent }).then(
        (result) => settle({ status: 'done', result }),
        (error: unknown) => settle({ status: 'failed', reason: reasonOf<Reason>(error) }),
      );
      return () => drop(task);
    },
    [drop],
  );
  const clear = useCallback(() => {
    drop();
    setState({ status: 'idle' });
  }, [drop]);
  return { state, start, clear };
}
