import { useMemo, type ReactNode } from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { languageOfLocale } from '@site/src/data/language';
import { allRulesTable } from '@site/src/data/rule-model';
import RuleDecoderView from './View';

/** Finds the rules of a validator's message: `<RuleDecoder />`. */
export default function RuleDecoder(): ReactNode {
  const language = languageOfLocale(useDocusaurusContext().i18n.currentLocale);
  const model = useMemo(() => allRulesTable(language), [language]);
  return <RuleDecoderView model={model} />;
}
