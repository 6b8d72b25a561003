import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import clsx from 'clsx';
import { useHandedOver } from '@site/src/hooks/useHandedOver';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages as common } from '../messages';
import tool from '../tool.module.css';
import InvoiceInput, { asInputs } from './InvoiceInput';
import type ResultsView from './Results';
import Running from './Running';
import { messages } from './messages';
import styles from './styles.module.css';
import { useFileDrop } from './useFileDrop';
import { useInvoiceCheck, type CheckedFile, type Input } from './useInvoiceCheck';

const t = pageTexts(messages);
const word = pageTexts(common);

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
  useHandedOver('check', (source) => start([{ name: t('pasted'), source }]));
  const isOver = useFileDrop((dropped) => start(asInputs(dropped)));

  return (
    <div className={clsx(tool.tool, styles.desk, isOver && styles.over)} id="invoice-desk">
      {isOver && <p className={styles.hint}>{t('dropHint')}</p>}
      <InvoiceInput onInput={start} chooser={chooser} />
      <p className={tool.needsScript}>{t('needsScript')}</p>
      {files.length > 0 && !isShown && (isRunning || !isMissing) && (
        <Running share={shareOf(files)} onCancel={isRunning ? cancel : remove} />
      )}
      {isMissing && (
        <p role="alert">
          {t('notLoaded')}{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => start(files)}
          >
            {word('tryAgain')}
          </button>
        </p>
      )}
      {isShown && (
        <Results files={files} client={client} onRetry={retry} onCancel={cancel} onClear={remove} />
      )}
    </div>
  );
}
