import { Fragment, type ReactNode } from 'react';
import { pieces } from '@site/src/facts/table-fit';

/** Text in which identifiers break where their parts meet, and short ones not at all. */
export default function Identifiers({
  text,
  link,
}: {
  readonly text: string;
  /** The link that stands for an identifier at its first mention, if there is one. */
  readonly link?: (identifier: string) => ReactNode;
}): ReactNode {
  const parts = pieces(text);
  return parts.map((piece, index) => {
    if (!piece.whole) {
      return (
        <Fragment key={index}>
          {piece.breakBefore && <wbr />}
          {piece.text}
        </Fragment>
      );
    }
    const isFirst = parts.findIndex((part) => part.text === piece.text) === index;
    return (
      <Fragment key={index}>
        {(isFirst && link?.(piece.text)) || (
          <span className="whole" translate="no">
            {piece.text}
          </span>
        )}
      </Fragment>
    );
  });
}
