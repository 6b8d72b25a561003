import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useCallback, useEffect, useState } from 'react';
import { MAX_CHARACTERS, type Decoded } from '@site/src/desk/decode/protocol';
import { newDecoderClient } from '@site/src/desk/decode/client';
import { useStalled } from '@site/src/hooks/useStalled';
import { useWorkerTask, type TaskState } from '../tool/useWorkerTask';

/** Milliseconds after the last key before a text is read. */
const PAUSE = 250;
/** Milliseconds after which it can be cancelled; most texts are read before. */
const SLOW = 1000;

export interface Decoder {
  readonly state: TaskState<Decoded>;
  /** It takes so long that a reader may want to end it. */
  readonly isSlow: boolean;
  /** Ends the reading that is under way. */
  readonly cancel: () => void;
  /** Reads the text once more. */
  readonly retry: () => void;
}

const TOO_LONG: TaskState<Decoded> = {
  status: 'done',
  result: { status: 'too-long', format: 'lines', steps: [], next: [], unknownIds: [], unread: [] },
};
const READING: TaskState<Decoded> = { status: 'running', share: 0 };

/**
 * Decodes a text in a worker, which is loaded for the first one. Text and answer are only in the
 * memory of the page.
 */
export function useDecoded(text: string): Decoder {
  const { currentLocale: locale } = useDocusaurusContext().i18n;
  const [client] = useState(newDecoderClient);
  const [attempt, setAttempt] = useState(0);
  const { state, start } = useWorkerTask<Decoded>();
  const [asked, setAsked] = useState('');
  const isEmpty = text.trim() === '';
  const isTooLong = text.length > MAX_CHARACTERS;
  const isRead = !isEmpty && !isTooLong;
  const key = `${attempt} ${text}`;

  useEffect(() => () => client.stop(), [client]);

  useEffect(() => {
    if (!isRead) return undefined;
    let drop = () => false;
    const pause = setTimeout(() => {
      setAsked(key);
      drop = start(() => client.run('decode', { text, locale }));
    }, PAUSE);
    return () => {
      clearTimeout(pause);
      // A long text is not read to its end when another one has come.
      if (drop()) client.stop();
    };
  }, [client, start, key, text, locale, isRead]);

  const own = isRead && asked === key ? state : READING;
  const isSlow = useStalled(isRead && own.status === 'running', key, SLOW);
  const cancel = useCallback(() => client.stop(), [client]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return {
    state: isEmpty ? { status: 'idle' } : isTooLong ? TOO_LONG : own,
    isSlow,
    cancel,
    retry,
  };
}
