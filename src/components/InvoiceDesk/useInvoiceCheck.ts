import { LIMITS } from 'edocument-invoice/refusal';
import { useCallback, useEffect, useState } from 'react';
import { DeskClient } from '@site/src/desk/check/client';
import type { RefusalReason } from 'edocument-invoice';
import type { Outcome, Source } from '@site/src/desk/check/protocol';
import { useKept } from '../tool/useKept';
import { reasonOf } from '../tool/useWorkerTask';
import { endWalk } from '../walk/walk';
import { sizeOf } from './size';

export interface Input {
  /** File name, or what to call a pasted text. */
  readonly name: string;
  readonly source: Source;
}

export interface CheckedFile extends Input {
  readonly id: number;
  /** Number of times that it was checked again. */
  readonly retries: number;
  readonly outcome:
    | Outcome
    | { readonly status: 'waiting'; readonly share?: number }
    | { readonly status: 'cancelled' };
}

interface InvoiceCheck {
  readonly files: readonly CheckedFile[];
  readonly isRunning: boolean;
  /** Some file has not been through its first check. */
  readonly isFirstRun: boolean;
  readonly client: DeskClient;
  /** Checks these in place of those before. */
  readonly check: (inputs: readonly Input[]) => void;
  /** Checks one of the files again. */
  readonly retry: (file: CheckedFile) => void;
  readonly cancel: () => void;
  /** Forgets all files and results. */
  readonly clear: () => void;
}

const isPacked = ({ name, source }: Input) =>
  typeof source !== 'string' && /\.(?:zip|eml)$/i.test(name) && source.size <= LIMITS.bytes;

/** The files inside a ZIP file or an e-mail; one that cannot be unpacked stays, and is refused. */
async function contents(input: Input): Promise<readonly Input[]> {
  if (!isPacked(input) || typeof input.source === 'string') return [input];
  try {
    const { unpack } = await import('edocument-invoice/unpack');
    const files = (await unpack(new Uint8Array(await input.source.arrayBuffer()))) ?? [];
    if (files.length === 0) return [input];
    return files.map(({ name, bytes }) => ({
      name: `${input.name}: ${name}`,
      source: new Blob([new Uint8Array(bytes)]),
    }));
  } catch {
    return [input];
  }
}

const WAITING = { status: 'waiting' } as const;
const isWaiting = ({ outcome }: CheckedFile): boolean => outcome.status === 'waiting';

/** Goes on while the reader is on another page, whose return brings the files back. */
let lastId = 0;

function outcomeOf(error: unknown): CheckedFile['outcome'] {
  const reason = reasonOf<RefusalReason>(error);
  return reason === 'cancelled' ? { status: 'cancelled' } : { status: 'refused', reason };
}

/** Percent of the files, and of the work on them, that are done. */
export function percentOf(files: readonly CheckedFile[]): number {
  const shares = files.map(({ outcome }) =>
    outcome.status === 'waiting' ? (outcome.share ?? 0) : 1,
  );
  const sum = shares.reduce((all, share) => all + share, 0);
  return Math.round((100 * sum) / Math.max(1, files.length));
}

/**
 * Checks invoices in a worker, which is loaded for the first of them. Files and results are only in
 * the memory of the tab, where they wait for a reader who visits another page.
 */
export function useInvoiceCheck(locale: string): InvoiceCheck {
  const [files, setFiles] = useKept<readonly CheckedFile[]>('desk', []);
  const [client] = useState(() => new DeskClient());
  const running = files.filter(isWaiting);
  const isRunning = running.length > 0;
  const isFirstRun = running.some(({ retries }) => retries === 0);

  useEffect(() => () => client.stop(), [client]);

  const run = useCallback(
    ({ id, source }: CheckedFile) => {
      const settle = (outcome: CheckedFile['outcome']) =>
        setFiles((before) => before.map((file) => (file.id === id ? { ...file, outcome } : file)));
      void client
        .run(
          'check',
          { source, locale },
          { onProgress: (share) => settle({ status: 'waiting', share }) },
        )
        .catch(outcomeOf)
        .then(settle);
    },
    [client, locale, setFiles],
  );

  useEffect(() => {
    // Their check ended with the page.
    running.forEach(run);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  const start = useCallback(
    (inputs: readonly Input[]) => {
      client.stop();
      endWalk();
      const entries = inputs.map((input): CheckedFile => {
        lastId += 1;
        const isTooLarge = sizeOf(input.source) > LIMITS.bytes;
        const outcome = isTooLarge ? ({ status: 'refused', reason: 'size' } as const) : WAITING;
        return { ...input, id: lastId, retries: 0, outcome };
      });
      setFiles(entries);
      entries.filter(isWaiting).forEach(run);
    },
    [client, run, setFiles],
  );

  const check = useCallback(
    (inputs: readonly Input[]) => {
      // Packed files are unpacked first, so that each invoice has a result of its own.
      if (inputs.some(isPacked))
        void Promise.all(inputs.map(contents)).then((all) => start(all.flat()));
      else start(inputs);
    },
    [start],
  );

  const retry = useCallback(
    (file: CheckedFile) => {
      setFiles((before) =>
        before.map((one) =>
          one.id === file.id ? { ...one, retries: one.retries + 1, outcome: WAITING } : one,
        ),
      );
      run(file);
    },
    [run, setFiles],
  );

  const cancel = useCallback(() => client.stop(), [client]);
  const clear = useCallback(() => {
    client.stop();
    endWalk();
    setFiles([]);
  }, [client, setFiles]);

  return { files, isRunning, isFirstRun, client, check, retry, cancel, clear };
}
