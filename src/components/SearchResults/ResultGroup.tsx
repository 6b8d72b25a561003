import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { pageOf, plainText, type Hit, type MarkedText } from 'edocument-search';
import SearchText from '@site/src/components/SearchText';
import SearchTrail from '@site/src/components/SearchTrail';
import styles from './styles.module.css';

function Summary({ text }: { readonly text: MarkedText }): ReactNode {
  if (text.length === 0) return null;
  return (
    <p className={styles.summary}>
      <SearchText text={text} />
    </p>
  );
}

/** A section of the page: its headings as link, and the text that was found. */
function Section({ hit }: { readonly hit: Hit }): ReactNode {
  return (
    <li className={styles.section}>
      {hit.trail.length > 0 && (
        <Link to={hit.url}>
          <SearchTrail trail={hit.trail} />
        </Link>
      )}
      <Summary text={hit.text} />
    </li>
  );
}

interface ResultGroupProps {
  /** Title of the page; two pages of one title have their category with it. */
  readonly name: string;
  readonly hits: readonly Hit[];
}

/** The hits on one page: its title as link, its description, and its sections. */
export default function ResultGroup({ name, hits }: ResultGroupProps): ReactNode {
  const [first] = hits;
  if (!first) return null;
  const page = hits.find(({ type }) => type === 'page');
  const sections = hits.filter((hit) => hit !== page);
  return (
    <li className={styles.item}>
      <h2 className={styles.title}>
        <Link to={page?.url ?? pageOf(first.url)}>
          {page && name === plainText(page.title) ? <SearchText text={page.title} /> : name}
        </Link>
      </h2>
      {first.category.length > 0 && (
        <p className={styles.path}>
          <SearchText text={first.category} />
        </p>
      )}
      {page && <Summary text={page.text} />}
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map((hit) => (
            <Section hit={hit} key={hit.id} />
          ))}
        </ul>
      )}
    </li>
  );
}
