import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useEffect, useState } from 'react';
import { MAX_CHARACTERS, type Decoded } from '@site/src/desk/decode/protocol';
import { newDecoderClient } from '@site/src/desk/decode/client';
import { TaskError, type WorkerFailure } from '@site/src/loading/worker-client';

/** Milliseconds after the last key before a text is read. */
const PAUSE = 250;
/** Milliseconds after which it can be cancelled; most texts are read before. */
const SLOW = 1000;

export type DecoderState =
  | { readonly status: 'idle' | 'reading' | 'slow' }
  | { readonly status: 'failed'; readonly reason: WorkerFailure }
  | { readonly status: 'done'; readonly decoded: Decoded };

export interface Decoder {
  readonly state: DecoderState;
  /** Ends the reading that is under way. */
  readonly cancel: () => void;
  /** Reads the text once more. */
  readonly retry: () => void;
}

const IDLE: DecoderState = { status: 'idle' };
const TOO_LONG: DecoderState = {
  status: 'done',
  decoded: { status: 'too-long', format: 'lines', steps: [], next: [], unknownIds: [], unread: [] },
};

/**
 * Decodes a text in a worker, which is loaded for the first one. Text and answer are only in the
 * memory of the page.
 */
export function useDecoded(text: string): Decoder {
  const { currentLocale: locale } = useDocusaurusContext().i18n;
  const [client] = useState(newDecoderClient);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<{ text: string; attempt: number; state: DecoderState }>();
  const isEmpty = text.trim() === '';
  const isTooLong = text.length > MAX_CHARACTERS;

  useEffect(() => () => client.stop(), [client]);

  useEffect(() => {
    if (isEmpty || isTooLong) return undefined;
    let isCurrent = true;
    let isBusy = false;
    const settle = (state: DecoderState): void => {
      if (isCurrent) setAnswer({ text, attempt, state });
    };
    const slow = setTimeout(() => settle({ status: 'slow' }), SLOW);
    const pause = setTimeout(() => {
      isBusy = true;
      void client
        .run('decode', { text, locale })
        .then(
          (decoded): DecoderState => ({ status: 'done', decoded }),
          (error: unknown): DecoderState => ({
            status: 'failed',
            reason: error instanceof TaskError ? (error as TaskError).reason : 'failed',
          }),
        )
        .then((state) => {
          isBusy = false;
          clearTimeout(slow);
          settle(state);
        });
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(pause);
      clearTimeout(slow);
      // A long text is not read to its end when another one has come.
      if (isBusy) client.stop();
    };
  }, [client, text, attempt, locale, isEmpty, isTooLong]);

  const cancel = useCallback(() => client.stop(), [client]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  const state = (): DecoderState => {
    if (isEmpty) return IDLE;
    if (isTooLong) return TOO_LONG;
    const isAnswer = answer?.text === text && answer.attempt === attempt;
    return isAnswer ? answer.state : { status: 'reading' };
  };
  return { state: state(), cancel, retry };
}
