import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useRef, useState } from 'react';
import { MAX_CHARACTERS, type Decoded, type DecodeReply } from '@site/src/invoice/decode/protocol';
import { startWorker } from '@site/src/invoice/decode/startWorker';

/** Milliseconds after the last key before a text is read. */
const PAUSE = 250;

export type DecoderState =
  | { readonly status: 'idle' | 'reading' | 'not-loaded' }
  | { readonly status: 'done'; readonly decoded: Decoded };

const IDLE: DecoderState = { status: 'idle' };
const TOO_LONG: DecoderState = {
  status: 'done',
  decoded: { status: 'too-long', format: 'lines', steps: [], unknownIds: [], unread: [] },
};

/**
 * Decodes a text in a worker, which is loaded for the first one. Text and answer are only in the
 * memory of the page.
 */
export function useDecoded(text: string): DecoderState {
  const { currentLocale: locale } = useDocusaurusContext().i18n;
  const [answer, setAnswer] = useState<{ text: string; state: DecoderState }>();
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);
  const isEmpty = text.trim() === '';
  const isTooLong = text.length > MAX_CHARACTERS;

  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );

  useEffect(() => {
    if (isEmpty || isTooLong) return undefined;
    let isBusy = false;
    const timer = setTimeout(() => {
      lastId.current += 1;
      const id = lastId.current;
      const current = (worker.current ??= startWorker());
      current.onmessage = ({ data }: MessageEvent<DecodeReply>) => {
        if (data.id !== id) return;
        isBusy = false;
        setAnswer({ text, state: { status: 'done', decoded: data.decoded } });
      };
      current.onerror = () => {
        worker.current = undefined;
        setAnswer({ text, state: { status: 'not-loaded' } });
      };
      isBusy = true;
      current.postMessage({ id, text, locale });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      if (!isBusy) return;
      // A long text is not read to its end when another one has come.
      worker.current?.terminate();
      worker.current = undefined;
    };
  }, [text, locale, isEmpty, isTooLong]);

  if (isEmpty) return IDLE;
  if (isTooLong) return TOO_LONG;
  return answer?.text === text ? answer.state : { status: 'reading' };
}
