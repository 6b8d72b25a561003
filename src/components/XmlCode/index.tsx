import type { ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import { xmlPieces } from '@site/src/desk/check/xml-pieces';

const CLASSES = {
  tag: 'token tag',
  name: 'token attr-name',
  value: 'token attr-value',
  comment: 'token comment',
  text: undefined,
};

function Line({ text }: { readonly text: string }): ReactNode {
  return (
    <>
      {xmlPieces(`${text}\n`).map((piece, index) => {
        const className = CLASSES[piece.kind];
        if (className === undefined) return piece.text;
        return (
          <span key={index} className={className}>
            {piece.text}
          </span>
        );
      })}
    </>
  );
}

interface Props {
  readonly text: string;
  readonly title?: string;
  /** Numbers of the lines to mark, from 1; all of them are as good as none. */
  readonly marked?: readonly number[];
}

/** XML that is known as data: coloured, with the buttons of all code. */
export default function XmlCode({ text, title, marked = [] }: Props): ReactNode {
  const lines = text.split('\n');
  const isMarked = (index: number) => marked.length < lines.length && marked.includes(index + 1);
  return (
    <CodeBlock language="xml" {...(title !== undefined && { title })}>
      {lines.map((line, index) =>
        isMarked(index) ? (
          <mark key={index} className="token-line theme-code-block-highlighted-line">
            <Line text={line} />
          </mark>
        ) : (
          <Line key={index} text={line} />
        ),
      )}
    </CodeBlock>
  );
}
