import { useCallback, useMemo, type ReactNode } from 'react';
import { ruleRoute } from '@site/src/facts/entity-routes';
import type { TableModel } from '@site/src/facts/table';
import { useMovedAnchor } from '@site/src/hooks/useMovedAnchor';
import { pageTexts } from '@site/src/locales/page-texts';
import FilterableTable from '../FilterableTable';
import { byRuleIds, explainUnknown } from './decode';
import { messages } from './messages';

const t = pageTexts(messages);

/** Anchors of the rows before each rule had a page. */
const OLD_ROW = /^rule-([\w-]+)$/;

/** All rules, and a box that finds those of a validator's message: `<RuleDecoder />`. */
export default function RuleDecoder({ model }: { readonly model: TableModel }): ReactNode {
  const known = useMemo(() => model.rows.flatMap(({ keys = [] }) => keys), [model]);
  const explain = useCallback((query: string) => explainUnknown(query, known), [known]);
  useMovedAnchor(OLD_ROW, ruleRoute);
  return (
    // The search leads to the pages of the rules.
    <div data-search-noindex="">
      <FilterableTable
        model={model}
        param="rule"
        label={t('label')}
        placeholder="BR-DE-15, [BR-CL-23]-…"
        matcher={byRuleIds}
        explain={explain}
      />
    </div>
  );
}
