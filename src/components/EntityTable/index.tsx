import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type { TablePage } from '@site/src/plugins/entities/table-page';
import { addressOf } from '@site/src/site/address';
import Breadcrumbs from '../Breadcrumbs';
import { structuredData } from '../EntityPage/structured-data';
import styles from '../EntityPage/styles.module.css';
import CellView from '../FilterableTable/CellView';
import FilterableTable from '../FilterableTable';
import TwinLink from '../PageActions/TwinLink';
import StructuredData from '../StructuredData';

/** The page of a code list, or of a family of rules: a table with a filter. */
export default function EntityTable({ page }: { readonly page: TablePage }): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const { title, description, keywords, breadcrumbs, lead, model, filter } = page;
  const address = (to: string) => url + addressOf(baseUrl, to);
  return (
    <Layout>
      <PageMetadata {...{ title, description }} keywords={keywords.join(', ')} />
      <StructuredData data={structuredData({ ...page, id: model.caption }, address)} />
      <TwinLink />
      <main className={`container ${styles.page}`}>
        <Breadcrumbs above={breadcrumbs.slice(0, -1)} here={breadcrumbs.at(-1)?.label} />
        <article>
          <div className="theme-doc-markdown markdown">
            <h1>{title}</h1>
            <p>
              <CellView cell={lead} />
            </p>
            <FilterableTable model={model} {...filter} />
            {model.recognised && (
              <>
                <h2 id="more">{page.moreTitle}</h2>
                <p className={styles.codes} translate="no">
                  {model.recognised.codes}
                </p>
              </>
            )}
            <h2 id="others">{page.othersTitle}</h2>
            <ul>
              {page.others.map(({ label, to }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        </article>
      </main>
    </Layout>
  );
}
