import Translate from '@docusaurus/Translate';
import { useEffect, useRef, type ReactNode } from 'react';
import { showAnswer } from '@site/src/client/show-answer';
import type { Decoded } from '@site/src/desk/decode/protocol';
import CopyButton from '../CopyButton';
import { NewTab } from '../InvoiceDesk/FindingParts';
import NextSteps from '../InvoiceDesk/NextSteps';
import tool from '../tool.module.css';
import { counted, reportText } from './report-text';
import StepView from './StepView';
import styles from './styles.module.css';
import { captions, failureText, formatName, silentText, summaryText } from './texts';
import type { Decoder } from './useDecoded';

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

/** What to do next where no step can be given. */
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
          <NewTab to="/Reference/Check">
            <Translate id="site.decoder.check">Check an Invoice</Translate>
          </NewTab>
        </p>
      )}
      {status === 'nothing' && (
        <ul>
          <li>
            <Translate id="site.decoder.nothing.whole">
              Paste the whole line with its identifier, or the table of messages from the report.
            </Translate>
          </li>
          <li>
            <Translate id="site.decoder.nothing.term">
              If the text names a term such as BT-10, look for its field:
            </Translate>{' '}
            <NewTab to="/Reference/FieldIndex">
              <Translate id="site.decoder.fieldIndex">Field Index</Translate>
            </NewTab>
          </li>
          <li>
            <Translate id="site.decoder.nothing.recipient">
              If it is a condition of the portal itself, ask the recipient what is missing.
            </Translate>
          </li>
        </ul>
      )}
    </>
  );
}

function Steps({ decoded }: { readonly decoded: Decoded }): ReactNode {
  const { steps, unknownIds, unread, format } = decoded;
  const { unknown, unread: notUnderstood } = captions();
  const name = formatName(format);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => showAnswer(list.current), [decoded]);
  return (
    <section className={styles.answer}>
      <h3 id="report-decoder-steps">
        <Translate id="site.decoder.steps">What to do</Translate>
      </h3>
      {name && <p>{name}</p>}
      <ol ref={list}>
        {steps.map((step, index) => (
          <StepView key={index} step={step} />
        ))}
      </ol>
      <List title={unknown} items={unknownIds} />
      {unknownIds.length > 0 && (
        <p>
          <Translate id="site.decoder.unknown">
            No rule of EN 16931, XRechnung or Peppol has this identifier. Compare it with the
            report; a portal may also have rules of its own.
          </Translate>
        </p>
      )}
      <List title={notUnderstood} items={unread} />
      {steps.length > 0 && <NextSteps />}
      <p className={tool.row}>
        <CopyButton text={() => reportText(decoded)}>
          <Translate id="site.decoder.copy">Copy the list</Translate>
        </CopyButton>
      </p>
    </section>
  );
}

/** What the decoder makes of a text, and its one sentence for screen readers. */
export default function Answer({ decoder }: { readonly decoder: Decoder }): ReactNode {
  const { state, cancel, retry } = decoder;
  const decoded = state.status === 'done' ? state.decoded : undefined;
  const isSlow = state.status === 'slow';
  const status = useRef<HTMLDivElement>(null);
  const readAgain = () => {
    // The button goes away while the text is read.
    status.current?.focus();
    retry();
  };
  return (
    <>
      <div ref={status} role="status" tabIndex={-1}>
        {(isSlow || state.status === 'reading') && (
          <p>
            <Translate id="site.decoder.reading">The text is being read.</Translate>
          </p>
        )}
        {state.status === 'failed' && <p className={tool.wrong}>{failureText(state.reason)}</p>}
        {decoded?.status === 'decoded' && <p className={styles.summary}>{summaryText(decoded)}</p>}
        {decoded && <Silent decoded={decoded} />}
      </div>
      {(isSlow || state.status === 'failed') && (
        <p>
          {/* One button, so that the focus stays where it was pressed. */}
          <button
            type="button"
            className="button button--secondary"
            onClick={isSlow ? cancel : readAgain}
          >
            {isSlow ? (
              <Translate id="site.desk.cancel">Cancel</Translate>
            ) : (
              <Translate id="site.desk.retry">Try again</Translate>
            )}
          </button>
        </p>
      )}
      {decoded?.status === 'decoded' && <Steps decoded={decoded} />}
    </>
  );
}
