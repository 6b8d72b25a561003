import type { ReactNode } from 'react';
import pages from '@generated/entities/default/terms.json';
import Page from './Page';

/** The page of a term. */
export default function TermPage(): ReactNode {
  return <Page pages={pages} />;
}
