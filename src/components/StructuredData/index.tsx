import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';

/** Describes the page for machines, as JSON-LD in the head, with nothing in it that ends a script. */
export default function StructuredData({ data }: { readonly data: unknown }): ReactNode {
  return (
    <Head>
      <script type="application/ld+json">
        {JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}
      </script>
    </Head>
  );
}
