import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate, { translate } from '@docusaurus/Translate';
import { useState, type ComponentType, type ReactNode } from 'react';
import clsx from 'clsx';
import tool from '../tool.module.css';
import InvoiceInput, { asInputs } from './InvoiceInput';
import type ResultsView from './Results';
import styles from './styles.module.css';
import { useFileDrop } from './useFileDrop';
import { useInvoiceCheck, type CheckedFile, type Input } from './useInvoiceCheck';

type ResultsProps = Parameters<typeof ResultsView>[0];

/** Share of the files, and of the work on them, that is done. */
function shareOf(files: readonly CheckedFile[]): number {
  const shares = files.map(({ outcome }) =>
    outcome.status === 'waiting' ? (outcome.share ?? 0) : 1,
  );
  return shares.reduce((sum, share) => sum + share, 0) / Math.max(1, files.length);
}

/** Checks invoices on the reader's device: `<InvoiceDesk />`. */
export default function InvoiceDesk(): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { files, isRunning, client, check, retry, cancel, clear } = useInvoiceCheck(currentLocale);
  const [Results, setResults] = useState<ComponentType<ResultsProps>>();
  const [isMissing, setIsMissing] = useState(false);
  const isDone = files.length > 0 && !isRunning;

  // The code that shows results comes with the first file, so that the page is light without it.
  const load = () => {
    setIsMissing(false);
    import(/* webpackChunkName: "desk-results" */ './Results')
      .then(({ default: loaded }) => setResults(() => loaded))
      .catch(() => setIsMissing(true));
  };
  const start = (inputs: readonly Input[]) => {
    if (!Results) load();
    check(inputs);
  };
  const isOver = useFileDrop((dropped) => start(asInputs(dropped)));
  const percent = Math.round(shareOf(files) * 100);

  return (
    <div className={clsx(tool.tool, styles.desk, isOver && styles.over)} id="invoice-desk">
      {isOver && (
        <p className={styles.hint}>
          <Translate id="site.desk.dropHint">Drop the files anywhere on this page</Translate>
        </p>
      )}
      <InvoiceInput onInput={start} />
      <p className={tool.needsScript}>
        <Translate id="site.desk.needsScript">The check needs JavaScript.</Translate>
      </p>
      {isRunning && (
        <>
          <p role="status">
            <Translate id="site.desk.checking">The check is running.</Translate>
          </p>
          <p className={tool.row}>
            <progress
              max={100}
              value={percent}
              aria-label={translate({ id: 'site.desk.progress', message: 'Progress of the check' })}
            />
            <span>{percent} %</span>
            <button type="button" className="button button--secondary" onClick={cancel}>
              <Translate id="site.desk.cancel">Cancel</Translate>
            </button>
          </p>
        </>
      )}
      {isMissing && (
        <p role="alert">
          <Translate id="site.desk.refusal.notLoaded">
            The checker could not be loaded. Check the network connection and try again; after the
            first use, or with the handbook kept on this device, none is needed.
          </Translate>{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              load();
              for (const file of files) retry(file);
            }}
          >
            <Translate id="site.desk.retry">Try again</Translate>
          </button>
        </p>
      )}
      {isDone && Results && (
        <Results files={files} client={client} onRetry={retry} onClear={clear} />
      )}
    </div>
  );
}
