import { Fragment, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { Cell, Tone } from '@site/src/facts/table';
import styles from './styles.module.css';

const TONE_CLASSES: Readonly<Record<Tone, string | undefined>> = {
  neutral: undefined,
  info: styles.info,
  warning: styles.warning,
  danger: styles.danger,
};

/** Text in which an identifier such as `urn:…` may break after a colon or a hash. */
function breakable(text: string): ReactNode {
  return text.split(/(?<=[:#])(?=\S)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** Shows what a table cell holds. */
export default function CellView({ cell }: { readonly cell: Cell }): ReactNode {
  if (typeof cell === 'string') return breakable(cell);
  if ('code' in cell) return <code translate="no">{cell.code}</code>;
  if ('text' in cell) return <Link to={cell.to}>{cell.text}</Link>;
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
