import { useEffect, useState, type ReactNode } from 'react';
import { MAX_CHARACTERS } from '@site/src/desk/decode/protocol';
import Answer from './Answer';
import { useDecoded } from './useDecoded';

/** Bytes of a file that hold more than the characters that are read. */
export const MAX_BYTES = 4 * MAX_CHARACTERS;

/**
 * The decoder's answer for a text or file that was entered elsewhere, and nothing where it has
 * none: `<DecodedText source={…} />`.
 */
export default function DecodedText({ source }: { readonly source: Blob | string }): ReactNode {
  const [text, setText] = useState('');
  const decoder = useDecoded(text);
  useEffect(() => {
    let isCurrent = true;
    const reading =
      typeof source === 'string' ? Promise.resolve(source) : source.slice(0, MAX_BYTES).text();
    reading.then(
      (own) => isCurrent && setText(own),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [source]);
  if (decoder.state.status !== 'done') return null;
  const { status } = decoder.state.result;
  return status === 'decoded' || status === 'passed' ? <Answer decoder={decoder} /> : null;
}
