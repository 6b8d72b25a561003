import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { addressOf } from '@site/src/site/address';
import StructuredData from '../StructuredData';

interface Props {
  readonly code: string;
  /** Address of the page about all of them, without base path. */
  readonly set: string;
}

/** JSON-LD of the term that the page defines. */
export default function DefinedTerm({ code, set }: Props): ReactNode {
  const { url, baseUrl } = useDocusaurusContext().siteConfig;
  const { title, description } = useDoc().metadata;
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'DefinedTerm',
        termCode: code,
        name: title,
        description,
        inDefinedTermSet: url + addressOf(baseUrl, set),
      }}
    />
  );
}
