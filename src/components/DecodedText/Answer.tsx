import { useEffect, useRef, type ReactNode } from 'react';
import { showAnswer } from '@site/src/dom/show-answer';
import type { Decoded } from '@site/src/desk/decode/protocol';
import { pageTexts } from '@site/src/locales/page-texts';
import CopyButton from '../CopyButton';
import FindingView from '../finding/FindingView';
import { counted, MARKDOWN, TEXT } from '../finding/marks';
import { messages as findingMessages } from '../finding/messages';
import NextSteps from '../finding/NextSteps';
import { NewTab } from '../finding/parts';
import { messages as common } from '../messages';
import Button from '../tool/Button';
import { ReloadButton } from '../tool/Failure';
import { useOutdated } from '../tool/useOutdated';
import tool from '../tool.module.css';
import { findingMark, stopsOf } from '../walk/stops';
import WalkButton from '../walk/WalkButton';
import { messages } from './messages';
import { reportText } from './report-text';
import styles from './styles.module.css';
import { doubtText, failureText, formatName, silentText, summaryText } from './texts';
import type { Decoder } from './useDecoded';

const t = pageTexts(messages);
const word = pageTexts(common);
const caption = pageTexts(findingMessages);

function List({ title, items }: { readonly title: string; readonly items: Decoded['unread'] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h4>{title}</h4>
      <ul>
        {items.map(({ text, count }) => (
          <li key={text} translate="no">
            {counted(text, count)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The next thing to do where no step can be given. */
function Silent({ decoded }: { readonly decoded: Decoded }): ReactNode {
  const { status } = decoded;
  if (status === 'decoded' || status === 'empty') return null;
  return (
    <>
      <p className={tool.verdict}>
        <strong>{silentText(status)}</strong>
      </p>
      {status === 'invoice' && (
        <p>
          <NewTab to="/Reference/Check">{t('check')}</NewTab>
        </p>
      )}
      {status === 'nothing' && (
        <ul>
          <li>{t('nothing.whole')}</li>
          <li>
            {t('nothing.term')} <NewTab to="/Reference/FieldIndex">{t('fieldIndex')}</NewTab>
          </li>
          <li>{t('nothing.recipient')}</li>
        </ul>
      )}
      <List title={t('label.unread')} items={decoded.unread} />
    </>
  );
}

/** Name of the one result of a page. */
const RESULT = 'decoded';

function Steps({ decoded }: { readonly decoded: Decoded }): ReactNode {
  const { steps, next, unknownIds, unread, format } = decoded;
  const name = formatName(format);
  const doubt = doubtText(decoded);
  const findings = steps.map((step) => ({ ...step, ids: step.rules }));
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => showAnswer(list.current), [decoded]);
  return (
    <section className={styles.answer}>
      <h3 id="report-decoder-steps">{t('steps')}</h3>
      {name && <p>{name}</p>}
      {doubt && <p>{doubt}</p>}
      <ol ref={list}>
        {findings.map((finding, index) => (
          <FindingView key={index} finding={finding} mark={findingMark(RESULT, index)} />
        ))}
      </ol>
      <WalkButton stops={stopsOf(findings, RESULT)} />
      <List title={t('label.unknown')} items={unknownIds} />
      {unknownIds.length > 0 && <p>{t('unknown')}</p>}
      <List title={t('label.unread')} items={unread} />
      <NextSteps lines={next} />
      <p className={tool.row}>
        <CopyButton text={() => reportText(decoded, TEXT)}>{t('copy')}</CopyButton>
        <CopyButton text={() => reportText(decoded, MARKDOWN)}>
          {caption('copyMarkdown')}
        </CopyButton>
      </p>
    </section>
  );
}

/** The decoder's answer to a text, and its one sentence for screen readers. */
export default function Answer({ decoder }: { readonly decoder: Decoder }): ReactNode {
  const { state, isSlow, cancel, retry } = decoder;
  const decoded = state.status === 'done' ? state.result : undefined;
  const failure = state.status === 'failed' ? state.reason : undefined;
  const isOutdated = useOutdated(failure === 'not-loaded');
  const status = useRef<HTMLDivElement>(null);
  const readAgain = () => {
    // The button goes away while the text is read.
    status.current?.focus();
    retry();
  };
  return (
    <>
      <div ref={status} role="status" tabIndex={-1}>
        {state.status === 'running' && <p>{t('reading')}</p>}
        {failure && (
          <p className={tool.wrong}>{isOutdated ? word('outdated') : failureText(failure)}</p>
        )}
        {decoded?.status === 'decoded' && <p className={styles.summary}>{summaryText(decoded)}</p>}
        {decoded && <Silent decoded={decoded} />}
      </div>
      {isOutdated && (
        <p>
          <ReloadButton />
        </p>
      )}
      {(isSlow || failure) && !isOutdated && (
        <p>
          {/* One button, so that the focus stays where it was pressed. */}
          <Button onClick={isSlow ? cancel : readAgain}>
            {isSlow ? word('cancel') : word('tryAgain')}
          </Button>
        </p>
      )}
      {decoded?.status === 'decoded' && <Steps decoded={decoded} />}
    </>
  );
}
