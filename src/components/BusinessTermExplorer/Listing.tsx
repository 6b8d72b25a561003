import { Fragment, useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import clsx from 'clsx';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './messages';
import { reveal } from './reveal';
import styles from './styles.module.css';
import type { ExplorerFile } from '../../facts/explorer/types';

const t = pageTexts(messages);

/** A line of XML, which may break around a value, where its parts meet, and in very long names. */
const BREAKS =
  /(?=<\/)|(?<=>)(?=[^<])|(?<=[:#@]|[^<]\/)(?!\/|[\w.-]*(?:[\s=>]|\/>))|(?<=\w{20})(?=[A-Z])/;

interface Props {
  readonly file: ExplorerFile;
  readonly isShown: boolean;
  /** Id of the chosen term; empty for none. */
  readonly chosen: string;
  readonly onChoose: (term: string) => void;
}

/** The lines of a sample file. A press on a line chooses its term; the tree does so by keyboard. */
export default function Listing({ file, isShown, chosen, onChoose }: Props): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = scroller.current;
    const line = box?.querySelector<HTMLElement>('[data-chosen]');
    if (!box || !line || !isShown) return;
    reveal(box, line);
    box.scrollIntoView({ block: 'nearest' });
  }, [chosen, file, isShown]);
  const choose = ({ target }: MouseEvent) => {
    const line = target instanceof Element ? target.closest<HTMLElement>('[data-line]') : null;
    const term = file.lines[Number(line?.dataset.line)]?.terms.at(-1);
    if (term) onChoose(term);
  };
  return (
    <div className={styles.file} data-syntax={file.syntax}>
      <p className={styles.fileName}>
        {file.label}{' '}
        <a href={file.address} download={file.fileName}>
          {t('download', { file: file.fileName })}
        </a>
      </p>
      {/* The listing is longer than its box, so it scrolls by keyboard too. */}
      {/* eslint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={scroller}
        className={styles.scroller}
        role="region"
        tabIndex={0}
        onClick={choose}
        aria-label={t('listing', { syntax: file.label, file: file.fileName })}
      >
        {/* eslint-enable */}
        <ol className={styles.lines}>
          {file.lines.map(({ text, terms }, index) => {
            const isChosen = chosen !== '' && terms.includes(chosen);
            return (
              <li
                key={index}
                data-line={index}
                data-chosen={isChosen || undefined}
                className={clsx(styles.line, isChosen && styles.chosen)}
              >
                <code className={styles.code} translate="no">
                  {text.split(BREAKS).map((part, at) => (
                    <Fragment key={at}>
                      {at > 0 && <wbr />}
                      {part}
                    </Fragment>
                  ))}
                </code>
                {terms.length > 0 && (
                  <span className={styles.terms} translate="no">
                    {terms.join(' ')}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
      </div>
    </div>
  );
}
