import Interpolate from '@docusaurus/Interpolate';
import type { ReactNode } from 'react';
import { NewTab } from './FindingParts';
import { nextStepCaptions, nextSteps, nextStepsTitle } from './next-steps';
import styles from './styles.module.css';

/** Which action of eDocument follows the correction, by the state of the document. */
export default function NextSteps(): ReactNode {
  const captions = Object.fromEntries(
    Object.entries(nextStepCaptions()).map(([name, caption]) => [
      name,
      <strong key={name}>{caption}</strong>,
    ]),
  );
  return (
    <div className={styles.part}>
      <h4>{nextStepsTitle()}</h4>
      <ul>
        {nextSteps().map(({ text, page }) => (
          <li key={text}>
            <Interpolate values={captions}>{text}</Interpolate>
            {page && (
              <>
                {' '}
                <NewTab to={page.to}>{page.title}</NewTab>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
