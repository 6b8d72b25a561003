import type { RefusalReason } from 'edocument-invoice';
import { useCallback, useEffect, useState } from 'react';
import type { DeskClient } from '@site/src/desk/check/client';
import type { DeskTasks, Source } from '@site/src/desk/check/protocol';
import { TaskError } from '@site/src/loading/worker-client';

export type TaskState<Result> =
  | { readonly status: 'waiting' }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'refused'; readonly reason: RefusalReason };

/** The reason of a failed task; `cancelled` where the page no longer wanted it. */
export function reasonOf(error: unknown): RefusalReason | 'cancelled' {
  return error instanceof TaskError ? (error as TaskError<RefusalReason>).reason : 'failed';
}

interface TaskInput {
  readonly source: Source;
  readonly other?: Source;
  readonly locale: string;
}

/** Has the worker do a task when its request changes; `retry` asks once more. */
export function useTask<Name extends 'document' | 'rows' | 'refusers' | 'compare'>(
  client: DeskClient,
  task: Name,
  { source, other, locale }: TaskInput,
): [state: TaskState<DeskTasks[Name]['result']>, retry: () => void] {
  const [state, setState] = useState<TaskState<DeskTasks[Name]['result']>>({ status: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    client
      .run(task, { source, locale, ...(other === undefined ? {} : { other }) } as Parameters<
        typeof client.run<Name>
      >[1])
      .then((result) => {
        if (isCurrent) setState({ status: 'done', result });
      })
      .catch((error: unknown) => {
        const reason = reasonOf(error);
        if (!isCurrent) return;
        // The worker was stopped for another file; this view still needs its answer.
        if (reason === 'cancelled') setAttempt((before) => before + 1);
        else setState({ status: 'refused', reason });
      });
    return () => {
      isCurrent = false;
    };
  }, [client, task, source, other, locale, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'waiting' });
    setAttempt((before) => before + 1);
  }, []);
  return [state, retry];
}
