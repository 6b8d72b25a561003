import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Hit } from 'edocument-search';
import SearchText from '@site/src/components/SearchText';
import SearchTrail from '@site/src/components/SearchTrail';
import styles from './styles.module.css';

/** Heading of the answer, above the hits. */
export function AnswerHeading(): ReactNode {
  return (
    <Translate id="site.search.answer" description="Heading of the passage that answers a search">
      Answer
    </Translate>
  );
}

/** The passage that answers a question, whole, with its page and section. */
export default function SearchAnswer({ hit }: { readonly hit: Hit }): ReactNode {
  return (
    <span className={styles.answer}>
      <span className={styles.text}>
        <SearchText text={hit.text} />
      </span>
      <span className={styles.place}>
        <SearchTrail trail={[hit.title, ...hit.trail]} />
      </span>
    </span>
  );
}
