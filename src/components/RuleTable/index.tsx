import type { ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { languageOfLocale } from '@site/src/data/language';
import { ruleTable } from '@site/src/data/rule-model';
import StaticTable from '../StaticTable';

/** Rules with what they demand and what to do: `<RuleTable ids="BR-DE-15, BR-CO-10" />`. */
export default function RuleTable({ ids }: { readonly ids: string }): ReactNode {
  const language = languageOfLocale(useDocusaurusContext().i18n.currentLocale);
  return <StaticTable model={ruleTable(ids, language)} />;
}
