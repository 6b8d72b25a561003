import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { NewTab } from './FindingParts';
import styles from './styles.module.css';

/** Which action of eDocument follows the correction, by the state of the document. */
export default function NextSteps(): ReactNode {
  const captions = {
    preview: (
      <strong>
        <Translate id="site.desk.caption.preview">Preview</Translate>
      </strong>
    ),
    error: (
      <strong>
        <Translate id="site.desk.caption.error">Error</Translate>
      </strong>
    ),
    restart: (
      <strong>
        <Translate id="site.desk.caption.restart">Restart</Translate>
      </strong>
    ),
    markAsRejected: (
      <strong>
        <Translate id="site.desk.caption.markAsRejected">Mark as Rejected</Translate>
      </strong>
    ),
    createAgain: (
      <strong>
        <Translate id="site.desk.caption.createAgain">Create Again</Translate>
      </strong>
    ),
  };
  return (
    <div className={styles.part}>
      <h4>
        <Translate id="site.desk.next.title">When the cause is corrected</Translate>
      </h4>
      <ul>
        <li>
          <Translate id="site.desk.next.unposted" values={captions}>
            {'Not posted yet: choose {preview} and check the new XML.'}
          </Translate>
        </li>
        <li>
          <Translate id="site.desk.next.error" values={captions}>
            {'Not sent, status {error}: choose {restart}.'}
          </Translate>
        </li>
        <li>
          <Translate id="site.desk.next.rejected" values={captions}>
            {'Sent and rejected: choose {markAsRejected}, then {createAgain}.'}
          </Translate>{' '}
          <NewTab to="/HowTo/Rejected">
            <Translate id="site.desk.next.rejectedLink">My invoice was rejected</Translate>
          </NewTab>
        </li>
        <li>
          <Translate id="site.desk.next.content">
            Posted amounts are wrong: correct or cancel the posted invoice in Business Central, and
            post a new one.
          </Translate>{' '}
          <NewTab to="/HowTo/CorrectInvoice">
            <Translate id="site.desk.next.contentLink">Correct an invoice</Translate>
          </NewTab>
        </li>
      </ul>
    </div>
  );
}
