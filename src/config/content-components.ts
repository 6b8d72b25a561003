import type { ComponentSources } from '../mdx/content-components';
import { factComponentSources } from '../mdx/fact-components';

/** Components that pages use without an import; those that show facts get them beforehand. */
export const componentSources: ComponentSources = {
  ...factComponentSources,
  Breadcrumbs: '@site/src/components/Breadcrumbs',
  CashDiscountBuilder: '@site/src/components/CashDiscountBuilder',
  Checklist: '@site/src/components/Checklist',
  ChecklistItem: '@site/src/components/Checklist/Item',
  InvoiceDesk: '@site/src/components/InvoiceDesk',
  LeitwegIdChecker: '@site/src/components/LeitwegIdChecker',
  OfflineHandbook: '@site/src/components/OfflineHandbook',
  Rehearsal: '@site/src/components/Rehearsal',
  ReportDecoder: '@site/src/components/ReportDecoder',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};
