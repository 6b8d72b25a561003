import React, { useEffect, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import { createJsonLd } from './script';

/**
 * Describes the page for machines, as JSON-LD in the head.
 *
 * In the browser Helmet would write it as markup, which Trusted Types forbid; so the server's
 * element goes and one of our own comes.
 */
export default function StructuredData({ data }: { readonly data: unknown }): ReactNode {
  const json = JSON.stringify(data);

  useEffect(() => {
    const script = createJsonLd(json);
    document.head.append(script);
    return () => script.remove();
  }, [json]);

  if (ExecutionEnvironment.canUseDOM) {
    return null;
  }
  return (
    <Head>
      <script type="application/ld+json">{json}</script>
    </Head>
  );
}
