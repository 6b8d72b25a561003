import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useEffect, useRef, useState } from 'react';
import { WorkerClient } from '@site/src/loading/worker-client';
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
import { useWorkerTask, type TaskState } from '../tool/useWorkerTask';

/** Files that the reader has chosen. */
type Files = RehearsalInput['files'];

export interface RehearsalControl {
  readonly state: TaskState<Report>;
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
  const { state, start, clear: forget } = useWorkerTask<Report>();
  const [answers, setAnswers] = useState(ANSWERS);
  const [assignments, setAssignments] = useState<Readonly<Record<string, Assignment>>>({});
  const [key, setKey] = useState(0);
  const files = useRef<Files>([]);

  useEffect(() => () => client.stop(), [client]);

  /** The result stays while an answer changes. */
  const rehearse = (input: Omit<RehearsalInput, 'files' | 'locale'>) =>
    void start(
      ({ onProgress }) =>
        client.run('rehearse', { ...input, files: files.current, locale }, { onProgress }),
      { keepsResult: true },
    );

  const choose = (chosen: Files) => {
    client.stop();
    files.current = chosen;
    setKey(key + 1);
    setAssignments({});
    forget();
    rehearse({ key: key + 1, assignments: {}, answers });
  };
  const answer = (change: Partial<Answers>) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    if (files.current.length > 0) rehearse({ key, assignments, answers: next });
  };
  const assign = (sheet: string, assignment: Assignment) => {
    const next = { ...assignments, [sheet]: assignment };
    setAssignments(next);
    rehearse({ key, assignments: next, answers });
  };
  const cancel = useCallback(() => client.stop(), [client]);
  const clear = () => {
    forget();
    client.stop();
    files.current = [];
    setAssignments({});
    // Decisions name customers, and those of another company may have the same numbers.
    setAnswers({ ...answers, groups: {}, customers: {} });
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
    retry: () => rehearse({ key, assignments, answers }),
    save: (format) => client.run('export', { format, locale }),
  };
}
