import { useCallback, useMemo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { languageOfLocale } from '@site/src/facts/language';
import type { TableModel } from '@site/src/facts/table';
import FilterableTable from '../FilterableTable';
import { byRuleIds, explainUnknown } from './decode';

const LABEL = {
  en: 'Rule or message of a validator',
  de: 'Regel oder Meldung eines Prüfprogramms',
};

/** All rules, and a box that finds those of a validator's message: `<RuleDecoder />`. */
export default function RuleDecoder({ model }: { readonly model: TableModel }): ReactNode {
  const language = languageOfLocale(useDocusaurusContext().i18n.currentLocale);
  const known = useMemo(() => model.rows.flatMap(({ keys = [] }) => keys), [model]);
  const explain = useCallback(
    (query: string) => explainUnknown(query, known, language),
    [known, language],
  );
  return (
    <FilterableTable
      model={model}
      param="rule"
      label={LABEL[language]}
      placeholder="BR-DE-15, [BR-CL-23]-…"
      matcher={byRuleIds}
      explain={explain}
    />
  );
}
