import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { termRoute } from '@site/src/facts/entity-routes';
import type { Cell } from '@site/src/facts/table';
import Identifiers from './Identifiers';

const TERM = /^B[GT]-\d{1,3}(?:-\d)?$/;

const linkToTerm = (identifier: string): ReactNode =>
  TERM.test(identifier) && (
    <Link className="whole" translate="no" to={termRoute(identifier)}>
      {identifier}
    </Link>
  );

/** Shows what a table cell holds. */
export default function CellView({ cell }: { readonly cell: Cell }): ReactNode {
  if (typeof cell === 'string') {
    return cell.split('**').map((text, index) =>
      index % 2 === 1 ? (
        <strong key={index} translate="no">
          {text}
        </strong>
      ) : (
        <Identifiers key={index} text={text} link={linkToTerm} />
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
    return <span className={`site-badge site-badge--${cell.tone}`}>{cell.badge}</span>;
  }
  if ('lines' in cell) {
    const [only = '', ...others] = cell.lines;
    if (others.length === 0) return <CellView cell={only} />;
    return cell.lines.map((line, index) => (
      <div key={index}>
        <CellView cell={line} />
      </div>
    ));
  }
  return cell.map((part, index) => (
    // Spaces keep the parts apart where the text is read without styles.
    <Fragment key={index}>
      {index > 0 && ' '}
      <CellView cell={part} />
    </Fragment>
  ));
}
