import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

/** Whose service answers, as its terms ask for; in a new tab. */
export default function AlgoliaCredit(): ReactNode {
  return (
    <Link className="DocSearch-Logo" href="https://www.algolia.com/">
      <Translate
        id="theme.SearchPage.algoliaLabel"
        description="The ARIA label for Algolia mention"
      >
        Search by Algolia
      </Translate>
    </Link>
  );
}
