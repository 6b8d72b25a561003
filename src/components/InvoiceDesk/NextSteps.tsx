import type { ReactNode } from 'react';
import { pageTexts } from '@site/src/locales/page-texts';
import { NewTab } from './FindingParts';
import { messages } from './result-messages';
import { NEXT_STEPS, nextStepCaptions } from './next-steps';
import styles from './styles.module.css';

const t = pageTexts(messages);

/** Which action of eDocument follows the correction, by the state of the document. */
export default function NextSteps(): ReactNode {
  const captions = nextStepCaptions((caption) => <strong>{caption}</strong>);
  return (
    <div className={styles.part}>
      <h4>{t('next.title')}</h4>
      <ul>
        {NEXT_STEPS.map((step) => (
          <li key={step.text}>
            <span>{t.rich(step.text, captions)}</span>
            {'page' in step && (
              <>
                {' '}
                <NewTab to={step.page.to}>{t(step.page.title)}</NewTab>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
