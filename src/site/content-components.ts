import type { ComponentSources } from '../remark/content-components';

/** Components that writers use in MDX without an import. */
export const componentSources: ComponentSources = {
  BusinessTermExplorer: '@site/src/components/BusinessTermExplorer',
  CashDiscountBuilder: '@site/src/components/CashDiscountBuilder',
  CodeTable: '@site/src/components/CodeTable',
  Diagram: '@site/src/components/Diagram',
  FieldIndex: '@site/src/components/FieldIndex',
  LeitwegIdChecker: '@site/src/components/LeitwegIdChecker',
  RuleDecoder: '@site/src/components/RuleDecoder',
  RuleTable: '@site/src/components/RuleTable',
  SampleDownloads: '@site/src/components/SampleDownloads',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};
