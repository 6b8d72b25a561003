import { useMemo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { fieldIndex } from '@site/src/data/field-index';
import { languageOfLocale } from '@site/src/data/language';
import FilterableTable from '../FilterableTable';
import { filterProps } from './filter-props';

/** Which field fills which term of EN 16931: `<FieldIndex />`. */
export default function FieldIndex(): ReactNode {
  const language = languageOfLocale(useDocusaurusContext().i18n.currentLocale);
  const model = useMemo(() => fieldIndex(language), [language]);
  return <FilterableTable model={model} {...filterProps(language)} />;
}
