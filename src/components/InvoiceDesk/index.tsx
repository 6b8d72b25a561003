import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Translate from '@docusaurus/Translate';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import clsx from 'clsx';
import tool from '../tool.module.css';
import InvoiceInput, { asInputs } from './InvoiceInput';
import type ResultsView from './Results';
import Running from './Running';
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
  const { files, isRunning, isFirstRun, client, check, retry, cancel, clear } =
    useInvoiceCheck(currentLocale);
  const [Results, setResults] = useState<ComponentType<ResultsProps>>();
  const [isMissing, setIsMissing] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);
  // The results stay while one of the files is checked again.
  const isShown = files.length > 0 && !isFirstRun && Results !== undefined;

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
  const remove = () => {
    clear();
    chooser.current?.focus();
  };
  const isOver = useFileDrop((dropped) => start(asInputs(dropped)));

  return (
    <div className={clsx(tool.tool, styles.desk, isOver && styles.over)} id="invoice-desk">
      {isOver && (
        <p className={styles.hint}>
          <Translate id="site.desk.dropHint">Drop the files anywhere on this page</Translate>
        </p>
      )}
      <InvoiceInput onInput={start} chooser={chooser} />
      <p className={tool.needsScript}>
        <Translate id="site.desk.needsScript">The check needs JavaScript.</Translate>
      </p>
      {files.length > 0 && !isShown && (isRunning || !isMissing) && (
        <Running share={shareOf(files)} onCancel={isRunning ? cancel : remove} />
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
            onClick={() => start(files)}
          >
            <Translate id="site.desk.retry">Try again</Translate>
          </button>
        </p>
      )}
      {isShown && (
        <Results files={files} client={client} onRetry={retry} onCancel={cancel} onClear={remove} />
      )}
    </div>
  );
}
