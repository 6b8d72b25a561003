import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** The first answer is on its way. The live region says so to those who do not see it. */
export default function Searching(): ReactNode {
  return (
    <div className="DocSearch-Searching" aria-hidden="true">
      <Translate id="site.search.announce.loading" description="A search that takes longer">
        Searching
      </Translate>
      <span />
      <span />
      <span />
    </div>
  );
}
