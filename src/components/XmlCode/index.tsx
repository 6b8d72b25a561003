import { Fragment, type ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';

/** What has a colour: comments, the name of a tag and its end, attributes and their values. */
const COLOURED = /(<!--.*?-->)|(<[^\s>]+>?|\/?>)|( [\w:]+)(?==")|("[^"]*")(?=[^<]*>)/;
const KINDS = ['', 'comment', 'tag', 'attr-name', 'attr-value'];

const coloured = (line: string): ReactNode =>
  `${line}\n`.split(COLOURED).map((text, at) => {
    const kind = text && KINDS[at % KINDS.length];
    return kind ? (
      <span key={at} className={`token ${kind}`}>
        {text}
      </span>
    ) : (
      text
    );
  });

interface Props {
  readonly text: string;
  readonly title?: string;
  /** Numbers of the lines to mark, from 1; all of them are as good as none. */
  readonly marked?: readonly number[];
}

/** XML that is known as data: coloured, with the buttons of all code. */
export default function XmlCode({ text, title, marked = [] }: Props): ReactNode {
  const lines = text.split('\n');
  return (
    <CodeBlock language="xml" title={title ?? ''}>
      {lines.map((line, at) =>
        marked.length < lines.length && marked.includes(at + 1) ? (
          <mark key={at} className="token-line theme-code-block-highlighted-line">
            {coloured(line)}
          </mark>
        ) : (
          <Fragment key={at}>{coloured(line)}</Fragment>
        ),
      )}
    </CodeBlock>
  );
}
