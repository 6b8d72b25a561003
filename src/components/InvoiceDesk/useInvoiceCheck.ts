import { useCallback, useEffect, useRef, useState } from 'react';
import { MAX_BYTES, type CheckReply, type Outcome } from '@site/src/invoice/desk/protocol';
import { startWorker } from '@site/src/invoice/desk/startWorker';

export interface Input {
  /** File name, or what to call a pasted text. */
  readonly name: string;
  readonly source: Blob | string;
}

export interface CheckedFile {
  readonly id: number;
  readonly name: string;
  readonly outcome: Outcome | { readonly status: 'waiting' | 'cancelled' };
}

interface InvoiceCheck {
  readonly files: readonly CheckedFile[];
  readonly isRunning: boolean;
  /** Checks these in place of those before. */
  readonly check: (inputs: readonly Input[]) => void;
  readonly cancel: () => void;
  /** Forgets all files and results. */
  readonly clear: () => void;
}

const WAITING = { status: 'waiting' } as const;
const CANCELLED = { status: 'cancelled' } as const;

const sizeOf = (source: Input['source']) =>
  typeof source === 'string' ? source.length : source.size;

const settleWaiting = (outcome: CheckedFile['outcome']) => (files: readonly CheckedFile[]) =>
  files.map((file) => (file.outcome.status === 'waiting' ? { ...file, outcome } : file));

/**
 * Checks invoices in a worker, which is loaded for the first of them. Files and results are only in
 * the memory of the page.
 */
export function useInvoiceCheck(locale: string): InvoiceCheck {
  const [files, setFiles] = useState<readonly CheckedFile[]>([]);
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);
  const isRunning = files.some(({ outcome }) => outcome.status === 'waiting');

  const stop = useCallback(() => {
    worker.current?.terminate();
    worker.current = undefined;
  }, []);
  useEffect(() => stop, [stop]);

  const start = useCallback(() => {
    const started = startWorker();
    let reason: 'not-loaded' | 'failed' = 'not-loaded';
    started.addEventListener('message', ({ data }: MessageEvent<CheckReply>) => {
      reason = 'failed';
      const { id, outcome } = data;
      setFiles((before) => before.map((file) => (file.id === id ? { ...file, outcome } : file)));
    });
    started.addEventListener('error', () => {
      stop();
      setFiles(settleWaiting({ status: 'refused', reason }));
    });
    return started;
  }, [stop]);

  const check = useCallback(
    (inputs: readonly Input[]) => {
      if (isRunning) stop();
      const entries = inputs.map(({ name, source }) => {
        lastId.current += 1;
        return { id: lastId.current, name, source, isTooLarge: sizeOf(source) > MAX_BYTES };
      });
      setFiles(
        entries.map(({ id, name, isTooLarge }) => ({
          id,
          name,
          outcome: isTooLarge ? { status: 'refused', reason: 'size' } : WAITING,
        })),
      );
      for (const { id, source } of entries.filter(({ isTooLarge }) => !isTooLarge)) {
        worker.current ??= start();
        worker.current.postMessage({ id, source, locale });
      }
    },
    [isRunning, locale, start, stop],
  );

  const cancel = useCallback(() => {
    stop();
    setFiles(settleWaiting(CANCELLED));
  }, [stop]);

  const clear = useCallback(() => {
    stop();
    setFiles([]);
  }, [stop]);

  return { files, isRunning, check, cancel, clear };
}
