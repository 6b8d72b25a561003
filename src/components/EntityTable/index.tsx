import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type { TableText } from '@site/src/facts/table-page';
import EntityRoute, { type EntityRouteProps } from '../EntityPage/EntityRoute';
import styles from '../EntityPage/styles.module.css';
import CellView from '../table/CellView';
import FilterableTable from '../FilterableTable';

/** The page of a code list, or of a family of rules, below its title: a table with a filter. */
function TableContent({ page }: { readonly page: TableText }): ReactNode {
  const { lead, model, filter, moreTitle, others, othersTitle } = page;
  return (
    <>
      <p>
        <CellView cell={lead} />
      </p>
      <FilterableTable model={model} {...filter} isPage />
      {model.recognised && (
        <>
          <Heading as="h2" id="more">
            {moreTitle}
          </Heading>
          <p className={styles.codes} translate="no">
            {model.recognised.codes}
          </p>
        </>
      )}
      <Heading as="h2" id="others">
        {othersTitle}
      </Heading>
      <ul className={styles.list}>
        {others.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

export default function EntityTable(props: EntityRouteProps<TableText>): ReactNode {
  return <EntityRoute {...props} Content={TableContent} />;
}
