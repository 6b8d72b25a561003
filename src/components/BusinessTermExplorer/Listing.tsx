import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import styles from './styles.module.css';
import { lineAnchor, termAnchor, type ExplorerFile, type ExplorerLine } from './types';

interface Props {
  readonly file: ExplorerFile;
  /** Id of the term whose lines are marked. */
  readonly chosen: string;
  readonly onChoose: (term: string) => void;
}

function Line({
  line,
  number,
  file,
  chosen,
  onChoose,
}: Props & {
  readonly line: ExplorerLine;
  readonly number: number;
}): ReactNode {
  const isChosen = line.terms.includes(chosen);
  const choose = (event: MouseEvent<HTMLAnchorElement>) => {
    // A new tab is still a link.
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(event.currentTarget.hash.replace(`#${termAnchor('')}`, ''));
  };
  return (
    <li
      id={line.terms.length > 0 ? lineAnchor(file.syntax, number) : undefined}
      className={clsx(styles.line, isChosen && styles.chosen)}
      data-chosen={isChosen || undefined}
    >
      <code className={styles.code} translate="no">
        {line.text}
      </code>
      {line.terms.length > 0 && (
        <span className={styles.terms}>
          {line.terms.map((term) => (
            <a
              key={term}
              href={`#${termAnchor(term)}`}
              onClick={choose}
              className={styles.term}
              aria-current={term === chosen || undefined}
            >
              {term}
            </a>
          ))}
        </span>
      )}
    </li>
  );
}

/** The lines of a sample file; those that carry terms link to them. */
export default function Listing({ file, chosen, onChoose }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  file.lines.forEach(
    ({ terms }, index) =>
      terms.length > 0 && brokenLinks.collectAnchor(lineAnchor(file.syntax, index + 1)),
  );
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const line = box?.querySelector<HTMLElement>('[data-chosen]');
    if (!box || !line) return;
    // Only the listing scrolls: the reader may be looking at the list of terms.
    const isAbove = line.offsetTop < box.scrollTop;
    const isBelow = line.offsetTop + line.offsetHeight > box.scrollTop + box.clientHeight;
    if (isAbove || isBelow) box.scrollTop = line.offsetTop - box.clientHeight / 3;
  }, [chosen]);
  return (
    <div className={styles.file} data-syntax={file.syntax}>
      <p className={styles.fileName}>
        {file.label}{' '}
        <a href={file.address} download={file.fileName}>
          {translate(
            { id: 'site.explorer.download', message: 'Download {file}' },
            { file: file.fileName },
          )}
        </a>
      </p>
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        // The listing is longer than its box: it must scroll by keyboard too.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={translate(
          { id: 'site.explorer.listing', message: 'Sample invoice in {syntax}, {file}' },
          { syntax: file.label, file: file.fileName },
        )}
      >
        <ol className={styles.lines}>
          {file.lines.map((line, index) => (
            <Line key={index} number={index + 1} {...{ line, file, chosen, onChoose }} />
          ))}
        </ol>
      </div>
    </div>
  );
}
