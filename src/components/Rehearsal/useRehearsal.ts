import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useEffect, useRef, useState } from 'react';
import { TaskError, WorkerClient, type WorkerFailure } from '@site/src/loading/worker-client';
import type {
  Answers,
  Assignment,
  ExportFormat,
  RehearsalInput,
  RehearsalTasks,
  Report,
  SavedFile,
} from '@site/src/rehearsal/protocol';
import { startWorker } from '@site/src/rehearsal/startWorker';

/** Files that the reader has chosen. */
type Files = RehearsalInput['files'];

export type RehearsalState =
  | { readonly status: 'idle' }
  | { readonly status: 'running'; readonly share: number }
  | { readonly status: 'failed'; readonly reason: WorkerFailure }
  | { readonly status: 'done'; readonly report: Report };

export interface RehearsalControl {
  readonly state: RehearsalState;
  readonly answers: Answers;
  readonly assignments: Readonly<Record<string, Assignment>>;
  /** Counts the choices of files. */
  readonly key: number;
  readonly choose: (files: Files) => void;
  readonly answer: (change: Partial<Answers>) => void;
  readonly assign: (sheet: string, assignment: Assignment) => void;
  readonly retry: () => void;
  readonly cancel: () => void;
  readonly clear: () => void;
  readonly save: (format: ExportFormat) => Promise<readonly SavedFile[]>;
}

const ANSWERS: Answers = {
  turnover: 'large',
  supply: '2027-01-01',
  sent: '2027-01-01',
  otherwise: 'pdf',
  withoutVat: 'undecided',
  groups: {},
  customers: {},
};

/** Two minutes: a large workbook gives no sign of life while it is unpacked. */
const TIMEOUTS = { rehearse: 120_000, export: 120_000 };

/**
 * Rehearses lists in a worker, which is loaded for the first of them. Files and results are only in
 * the memory of the page.
 */
export function useRehearsal(): RehearsalControl {
  const { currentLocale: locale } = useDocusaurusContext().i18n;
  const [client] = useState(
    () => new WorkerClient<RehearsalTasks, 'failed'>(startWorker, TIMEOUTS),
  );
  const [state, setState] = useState<RehearsalState>({ status: 'idle' });
  const [answers, setAnswers] = useState(ANSWERS);
  const [assignments, setAssignments] = useState<Readonly<Record<string, Assignment>>>({});
  const [key, setKey] = useState(0);
  const files = useRef<Files>([]);
  const run = useRef(0);

  useEffect(() => () => client.stop(), [client]);

  const start = useCallback(
    (input: Omit<RehearsalInput, 'files' | 'locale'>) => {
      run.current += 1;
      const own = run.current;
      const settle = (next: RehearsalState) => {
        if (run.current === own) setState(next);
      };
      setState((before) => (before.status === 'done' ? before : { status: 'running', share: 0 }));
      client
        .run(
          'rehearse',
          { ...input, files: files.current, locale },
          {
            onProgress: (share) =>
              // The result stays while an answer changes.
              setState((before) =>
                before.status === 'running' && run.current === own
                  ? { status: 'running', share }
                  : before,
              ),
          },
        )
        .then((report) => settle({ status: 'done', report }))
        .catch((error: unknown) =>
          settle({
            status: 'failed',
            reason: error instanceof TaskError ? (error as TaskError).reason : 'failed',
          }),
        );
    },
    [client, locale],
  );

  const choose = (chosen: Files) => {
    client.stop();
    files.current = chosen;
    setKey(key + 1);
    setAssignments({});
    setState({ status: 'idle' });
    start({ key: key + 1, assignments: {}, answers });
  };
  const answer = (change: Partial<Answers>) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    if (files.current.length > 0) start({ key, assignments, answers: next });
  };
  const assign = (sheet: string, assignment: Assignment) => {
    const next = { ...assignments, [sheet]: assignment };
    setAssignments(next);
    start({ key, assignments: next, answers });
  };
  const cancel = useCallback(() => client.stop(), [client]);
  const clear = () => {
    run.current += 1;
    client.stop();
    files.current = [];
    setAssignments({});
    // Decisions name customers, and those of another company may have the same numbers.
    setAnswers({ ...answers, groups: {}, customers: {} });
    setState({ status: 'idle' });
  };
  return {
    state,
    answers,
    assignments,
    key,
    choose,
    answer,
    assign,
    cancel,
    clear,
    retry: () => start({ key, assignments, answers }),
    save: (format) => client.run('export', { format, locale }),
  };
}
