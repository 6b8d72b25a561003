import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { handOver } from '@site/src/hooks/useHandedOver';
import SearchRecognition, { recognitionHeading } from '@site/src/components/SearchRecognition';
import type { Recognition } from '@site/src/components/SearchRecognition/recognition';
import styles from './styles.module.css';

/** The recognised query above the results, and the way to the page that it leads to. */
export default function Recognised({
  recognition,
}: {
  readonly recognition: Recognition;
}): ReactNode {
  const { to, tool, handed } = recognition;
  return (
    <section className={styles.answer}>
      <h2 className={styles.answerHeading}>{recognitionHeading()}</h2>
      <Link
        to={to}
        onClick={() => {
          if (tool && handed !== undefined) handOver(tool, handed);
        }}
      >
        <SearchRecognition recognition={recognition} />
      </Link>
    </section>
  );
}
