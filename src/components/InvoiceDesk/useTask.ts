import type { RefusalReason } from 'edocument-invoice';
import { useCallback, useEffect } from 'react';
import type { DeskClient } from '@site/src/desk/check/client';
import type { DeskTasks, Source } from '@site/src/desk/check/protocol';
import { reasonOf, useWorkerTask, type TaskState } from '../tool/useWorkerTask';

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
): [state: TaskState<DeskTasks[Name]['result'], RefusalReason>, retry: () => void] {
  type Result = DeskTasks[Name]['result'];
  const { state, start } = useWorkerTask<Result, RefusalReason>();
  const ask = useCallback(
    (keepsResult: boolean) => {
      const input = { source, locale, ...(other === undefined ? {} : { other }) };
      return start(
        ({ isCurrent }) => {
          const run = (): Promise<Result> =>
            client
              .run(task, input as Parameters<typeof client.run<Name>>[1])
              .catch((error: unknown) => {
                // The worker was stopped for another file; this view still needs its answer.
                if (isCurrent() && reasonOf(error) === 'cancelled') return run();
                throw error;
              });
          return run();
        },
        { keepsResult },
      );
    },
    [client, task, source, other, locale, start],
  );
  useEffect(() => {
    const drop = ask(true);
    return () => void drop();
  }, [ask]);
  const retry = useCallback(() => void ask(false), [ask]);
  return [state, retry];
}
