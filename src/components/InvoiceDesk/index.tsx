import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRef, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useHandedOver } from '@site/src/hooks/useHandedOver';
import { pageTexts } from '@site/src/locales/page-texts';
import Failure from '../tool/Failure';
import Progress from '../tool/Progress';
import ToolShell from '../tool/ToolShell';
import { useCode } from '../tool/useCode';
import InvoiceInput from './InvoiceInput';
import { messages } from './messages';
import { percentOf, useInvoiceCheck, type Input } from './useInvoiceCheck';

const t = pageTexts(messages);

/** Checks invoices on the reader's device: `<InvoiceDesk />`. */
export default function InvoiceDesk(): ReactNode {
  const { currentLocale } = useDocusaurusContext().i18n;
  const { files, isRunning, isFirstRun, client, check, retry, cancel, clear } =
    useInvoiceCheck(currentLocale);
  const results = useCode(
    'desk-results',
    () => import(/* webpackChunkName: "desk-results" */ './Results'),
    files.length > 0,
  );
  const chooser = useRef<HTMLButtonElement>(null);
  const Results = results.module?.default;
  // The results stay while one of the files is checked again.
  const isShown = files.length > 0 && !isFirstRun && Results !== undefined;

  const start = (inputs: readonly Input[]) => {
    if (!Results) results.load();
    check(inputs);
  };
  const startFiles = (chosen: readonly File[]) =>
    start(chosen.map((file) => ({ name: file.name, source: file })));
  const remove = () => {
    // The way in is shown again before it takes the focus.
    flushSync(clear);
    chooser.current?.focus();
  };
  useHandedOver('check', (source) => start([{ name: t('pasted'), source }]));

  return (
    <ToolShell
      id="invoice-desk"
      files={{
        label: t('choose'),
        hint: t('drop'),
        accept:
          '.xml,.pdf,.zip,.eml,.gz,text/xml,application/xml,application/pdf,application/zip,message/rfc822',
        chooser,
        onFiles: startFiles,
      }}
      form={<InvoiceInput onInput={start} onFiles={startFiles} />}
      needsScript={t('needsScript')}
      again={isShown && files[0] ? { label: t('again'), of: files[0].id } : undefined}
    >
      {files.length > 0 && !isShown && (isRunning || !results.isMissing) && (
        <Progress
          text={t('checking')}
          label={t('progress')}
          percent={percentOf(files)}
          isCounted
          onCancel={isRunning ? cancel : remove}
        />
      )}
      {results.isMissing && <Failure isLost text={t('notLoaded')} onRetry={() => start(files)} />}
      {isShown && (
        <Results files={files} client={client} onRetry={retry} onCancel={cancel} onClear={remove} />
      )}
    </ToolShell>
  );
}
