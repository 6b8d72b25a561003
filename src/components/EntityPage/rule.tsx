import type { ReactNode } from 'react';
import pages from '@generated/entities/default/rules.json';
import Page from './Page';

/** The page of a rule. */
export default function RulePage(): ReactNode {
  return <Page pages={pages} />;
}
