import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { languageOfLocale } from '@site/src/facts/language';
import type { TableModel } from '@site/src/facts/table';
import DataTable from '../FilterableTable/DataTable';

/** A table of facts without a filter. */
export default function StaticTable({ model }: { readonly model: TableModel }): ReactNode {
  const language = languageOfLocale(useDocusaurusContext().i18n.currentLocale);
  return <DataTable model={model} language={language} />;
}
