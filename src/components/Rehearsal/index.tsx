import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRef, useState, type ComponentType, type ReactNode } from 'react';
import clsx from 'clsx';
import { localeId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import FileChooser from '../InvoiceDesk/FileChooser';
import desk from '../InvoiceDesk/styles.module.css';
import { useFileDrop } from '../InvoiceDesk/useFileDrop';
import { messages as common } from '../messages';
import tool from '../tool.module.css';
import { messages } from './messages';
import Questions from './Questions';
import type ResultsView from './Results';
import { useRehearsal } from './useRehearsal';

const t = pageTexts(messages);
const word = pageTexts(common);

type ResultsProps = Parameters<typeof ResultsView>[0];

const asFiles = (files: FileList) => Array.from(files, (blob) => ({ name: blob.name, blob }));

/** Checks exported lists on the reader's device: `<Rehearsal />`. */
export default function Rehearsal(): ReactNode {
  const locale = localeId(useDocusaurusContext().i18n.currentLocale);
  const rehearsal = useRehearsal();
  const { state, answers, choose, answer, cancel, retry } = rehearsal;
  const [Results, setResults] = useState<ComponentType<ResultsProps>>();
  const [isMissing, setIsMissing] = useState(false);
  const chooser = useRef<HTMLButtonElement>(null);

  // The code that shows results comes with the first file, so that the page is light without it.
  const load = () => {
    setIsMissing(false);
    if (Results) return;
    import(/* webpackChunkName: "rehearsal-results" */ './Results')
      .then(({ default: loaded }) => setResults(() => loaded))
      .catch(() => setIsMissing(true));
  };
  const start = (files: Parameters<typeof choose>[0]) => {
    load();
    choose(files);
  };
  const sample = () => {
    import(/* webpackChunkName: "rehearsal-sample" */ '@site/src/rehearsal/sample')
      .then(({ sampleFiles }) =>
        start(sampleFiles(locale).map(({ name, text }) => ({ name, blob: new Blob([text]) }))),
      )
      .catch(() => setIsMissing(true));
  };
  const clear = () => {
    rehearsal.clear();
    chooser.current?.focus();
  };
  const isOver = useFileDrop((dropped) => start(asFiles(dropped)));
  const isLost = isMissing || (state.status === 'failed' && state.reason === 'not-loaded');
  const share = state.status === 'running' ? state.share : 1;
  const isWaiting = state.status === 'running' || (state.status === 'done' && !Results);

  return (
    <div className={clsx(tool.tool, desk.desk, isOver && desk.over)} id="rehearsal">
      {isOver && <p className={desk.hint}>{t('dropHint')}</p>}
      <div className={tool.form}>
        <FileChooser
          label={t('choose')}
          hint={t('drop')}
          accept=".xlsx,.xlsm,.csv,.txt,text/csv"
          chooser={chooser}
          onFiles={(files) => start(asFiles(files))}
        >
          <button type="button" className="button button--secondary" onClick={sample}>
            {t('sample')}
          </button>
        </FileChooser>
        <p className={tool.help}>{t('help')}</p>
        <Questions answers={answers} onAnswer={answer} />
      </div>
      <p className={tool.needsScript}>{t('needsScript')}</p>
      {isWaiting && !isMissing && (
        <>
          <p role="status">{t('running')}</p>
          <p className={tool.row}>
            <progress
              max={100}
              // A single workbook gives no share while it is unpacked: then the bar only moves.
              value={share === 0 ? undefined : Math.round(share * 100)}
              aria-label={t('progress')}
            />
            <button type="button" className="button button--secondary" onClick={cancel}>
              {word('cancel')}
            </button>
          </p>
        </>
      )}
      {(isLost || state.status === 'failed') && (
        <p role="alert">
          {isLost
            ? t('notLoaded')
            : t(
                state.status === 'failed' && state.reason === 'cancelled' ? 'cancelled' : 'failed',
              )}{' '}
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => {
              load();
              retry();
            }}
          >
            {word('tryAgain')}
          </button>
        </p>
      )}
      {state.status === 'done' && Results && (
        <Results report={state.report} rehearsal={rehearsal} onClear={clear} />
      )}
    </div>
  );
}
