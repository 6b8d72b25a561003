import { useMemo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { codeTable, type CodeListName } from '@site/src/data/code-tables';
import { languageOfLocale } from '@site/src/data/language';
import FilterableTable from '../FilterableTable';
import { filterProps } from './filter-props';

/** A code list with a filter: `<CodeTable list="units" />`. */
export default function CodeTable({ list }: { readonly list: CodeListName }): ReactNode {
  const language = languageOfLocale(useDocusaurusContext().i18n.currentLocale);
  const model = useMemo(() => codeTable(list, language), [list, language]);
  return <FilterableTable model={model} {...filterProps(list, language)} />;
}
