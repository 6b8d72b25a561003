import type { ReactNode } from 'react';
import { PageMetadata } from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import PrintAddress from '../PageActions/PrintAddress';
import TwinLink from '../PageActions/TwinLink';
import StructuredData from '../StructuredData';
import './styles.module.css';

interface Props {
  readonly title: string;
  readonly description: string;
  readonly keywords: string;
  /** JSON-LD. */
  readonly data: unknown;
  readonly children: ReactNode;
}

/** The layout around the page of a rule or term. */
export default function Frame({ title, description, keywords, data, children }: Props): ReactNode {
  return (
    <Layout>
      <PageMetadata {...{ title, description, keywords }} />
      <StructuredData data={data} />
      <TwinLink />
      {children}
      <PrintAddress />
    </Layout>
  );
}
