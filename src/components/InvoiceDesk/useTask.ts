import { useCallback, useEffect, useState } from 'react';
import type { DeskClient } from '@site/src/desk/check/client';
import type { Request, Results, TaskName } from '@site/src/desk/check/protocol';
import type { Refusal } from '@site/src/desk/check/refusal';
import { TaskError } from '@site/src/desk/task-client';

export type TaskState<Result> =
  | { readonly status: 'waiting' }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'refused'; readonly reason: Refusal };

/** Has the worker do a task when its request changes; `retry` asks once more. */
export function useTask<Name extends TaskName>(
  client: DeskClient,
  task: Name,
  { source, other, locale }: Omit<Request, 'id' | 'task' | 'element'>,
): [state: TaskState<Results[Name]>, retry: () => void] {
  const [state, setState] = useState<TaskState<Results[Name]>>({ status: 'waiting' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    client
      .ask(task, { source, locale, ...(other === undefined ? {} : { other }) })
      .then((result) => {
        if (isCurrent) setState({ status: 'done', result });
      })
      .catch((error: unknown) => {
        const reason = error instanceof TaskError ? error.reason : 'failed';
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
