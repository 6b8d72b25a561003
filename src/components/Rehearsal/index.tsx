import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRef, type ReactNode } from 'react';
import { localeId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import Button from '../tool/Button';
import Failure from '../tool/Failure';
import Progress from '../tool/Progress';
import ToolShell from '../tool/ToolShell';
import { useCode } from '../tool/useCode';
import tool from '../tool.module.css';
import { messages } from './messages';
import Questions from './Questions';
import { useRehearsal } from './useRehearsal';

const t = pageTexts(messages);

/** Checks exported lists on the reader's device: `<Rehearsal />`. */
export default function Rehearsal(): ReactNode {
  const locale = localeId(useDocusaurusContext().i18n.currentLocale);
  const rehearsal = useRehearsal();
  const { state, answers, choose, answer, cancel, retry } = rehearsal;
  const results = useCode(
    'rehearsal-results',
    () => import(/* webpackChunkName: "rehearsal-results" */ './Results'),
    rehearsal.hasFiles,
  );
  const chooser = useRef<HTMLButtonElement>(null);
  const Results = results.module?.default;

  const start = (files: Parameters<typeof choose>[0]) => {
    results.load();
    choose(files);
  };
  const sample = () => {
    import(/* webpackChunkName: "rehearsal-sample" */ '@site/src/rehearsal/sample')
      .then(({ sampleFiles }) =>
        start(sampleFiles(locale).map(({ name, text }) => ({ name, blob: new Blob([text]) }))),
      )
      .catch(results.miss);
  };
  const clear = () => {
    rehearsal.clear();
    chooser.current?.focus();
  };
  const failure = state.status === 'failed' ? state.reason : undefined;
  const isLost = results.isMissing || failure === 'not-loaded';
  const share = state.status === 'running' ? state.share : 1;
  const isWaiting = state.status === 'running' || (state.status === 'done' && !Results);

  return (
    <ToolShell
      id="rehearsal"
      files={{
        label: t('choose'),
        hint: t('drop'),
        accept: '.xlsx,.xlsm,.csv,.txt,text/csv',
        chooser,
        onFiles: (files) => start(files.map((blob) => ({ name: blob.name, blob }))),
        otherWays: <Button onClick={sample}>{t('sample')}</Button>,
      }}
      form={
        <>
          <p className={tool.help}>{t('help')}</p>
          <Questions answers={answers} onAnswer={answer} />
        </>
      }
      needsScript={t('needsScript')}
    >
      {isWaiting && !results.isMissing && (
        <Progress
          text={t('running')}
          label={t('progress')}
          // A single workbook gives no share while it is unpacked.
          percent={share === 0 ? undefined : Math.round(share * 100)}
          onCancel={cancel}
        />
      )}
      {(isLost || failure !== undefined) && (
        <Failure
          isLost={isLost}
          text={t(isLost ? 'notLoaded' : failure === 'cancelled' ? 'cancelled' : 'failed')}
          onRetry={() => {
            results.load();
            retry();
          }}
        />
      )}
      {state.status === 'done' && Results && (
        <Results report={state.result} rehearsal={rehearsal} onClear={clear} />
      )}
    </ToolShell>
  );
}
