import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useEffect, useState } from 'react';
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
import { useKept } from '../tool/useKept';
import { useWorkerTask, type TaskState } from '../tool/useWorkerTask';
import { endWalk } from '../walk/walk';

/** Files that the reader has chosen. */
type Files = RehearsalInput['files'];

export interface RehearsalControl {
  readonly hasFiles: boolean;
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
 * Rehearses lists in a worker, which is loaded for the first of them. Files and answers are only in
 * the memory of the page.
 */
export function useRehearsal(): RehearsalControl {
  const { currentLocale: locale } = useDocusaurusContext().i18n;
  const [client] = useState(
    () => new WorkerClient<RehearsalTasks, 'failed'>(startWorker, TIMEOUTS),
  );
  const { state, start, clear: forget } = useWorkerTask<Report>();
  const [answers, setAnswers] = useKept('rehearsal.answers', ANSWERS);
  const [assignments, setAssignments] = useKept<Readonly<Record<string, Assignment>>>(
    'rehearsal.assignments',
    {},
  );
  const [key, setKey] = useKept('rehearsal.key', 0);
  const [files, setFiles] = useKept<Files>('rehearsal.files', []);

  useEffect(() => () => client.stop(), [client]);

  /** The result stays while an answer changes. */
  const rehearse = (change: Partial<RehearsalInput> = {}) => {
    const input = { files, key, assignments, answers, locale, ...change };
    void start(({ onProgress }) => client.run('rehearse', input, { onProgress }), {
      keepsResult: true,
    });
  };

  useEffect(() => {
    // Their result ended with the page.
    if (files.length > 0) rehearse();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const choose = (chosen: Files) => {
    client.stop();
    endWalk();
    setFiles(chosen);
    setKey(key + 1);
    setAssignments({});
    forget();
    rehearse({ files: chosen, key: key + 1, assignments: {} });
  };
  const answer = (change: Partial<Answers>) => {
    const next = { ...answers, ...change };
    setAnswers(next);
    if (files.length > 0) rehearse({ answers: next });
  };
  const assign = (sheet: string, assignment: Assignment) => {
    const next = { ...assignments, [sheet]: assignment };
    setAssignments(next);
    rehearse({ assignments: next });
  };
  const cancel = useCallback(() => client.stop(), [client]);
  const clear = () => {
    forget();
    client.stop();
    endWalk();
    setFiles([]);
    setAssignments({});
    // Decisions name customers, and those of another company may have the same numbers.
    setAnswers({ ...answers, groups: {}, customers: {} });
  };
  return {
    hasFiles: files.length > 0,
    state,
    answers,
    assignments,
    key,
    choose,
    answer,
    assign,
    cancel,
    clear,
    retry: () => rehearse(),
    save: (format) => client.run('export', { format, locale }),
  };
}
