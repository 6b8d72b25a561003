import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import { termRoute } from '@site/src/facts/entity-routes';
import type { Cell, Tone } from '@site/src/facts/table';
import { pieces } from '@site/src/facts/table-fit';
import styles from './styles.module.css';

const TONE_CLASSES: Readonly<Record<Tone, string | undefined>> = {
  neutral: undefined,
  info: styles.info,
  warning: styles.warning,
  danger: styles.danger,
};

const TERM = /^B[GT]-\d{1,3}(?:-\d)?$/;

/** Text in which identifiers break where their parts meet, and short ones not at all. */
function Identifiers({
  text,
  linksTerms = false,
}: {
  readonly text: string;
  /** Whether the first mention of a term leads to its page. */
  readonly linksTerms?: boolean;
}): ReactNode {
  const parts = pieces(text);
  return parts.map((piece, index) =>
    piece.whole ? (
      linksTerms &&
      TERM.test(piece.text) &&
      parts.findIndex((part) => part.text === piece.text) === index ? (
        <Link key={index} className="whole" to={termRoute(piece.text)}>
          {piece.text}
        </Link>
      ) : (
        <span key={index} className="whole">
          {piece.text}
        </span>
      )
    ) : (
      <Fragment key={index}>
        {piece.breakBefore && <wbr />}
        {piece.text}
      </Fragment>
    ),
  );
}

/** Shows what a table cell holds. */
export default function CellView({ cell }: { readonly cell: Cell }): ReactNode {
  if (typeof cell === 'string') {
    return cell
      .split('**')
      .map((text, index) =>
        index % 2 === 1 ? (
          <strong key={index}>{text}</strong>
        ) : (
          <Identifiers key={index} text={text} linksTerms />
        ),
      );
  }
  if ('code' in cell) {
    return (
      <code translate="no">
        <Identifiers text={cell.code} />
      </code>
    );
  }
  if ('text' in cell) {
    return (
      <Link to={cell.to}>
        <Identifiers text={cell.text} />
      </Link>
    );
  }
  if ('badge' in cell) {
    return <span className={clsx(styles.badge, TONE_CLASSES[cell.tone])}>{cell.badge}</span>;
  }
  return cell.map((part, index) => (
    // Spaces keep the parts apart where the text is read without styles.
    <Fragment key={index}>
      {index > 0 && ' '}
      <CellView cell={part} />
    </Fragment>
  ));
}
