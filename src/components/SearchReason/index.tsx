import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';

/** The hosted service's reason for a failure, in its language, for whoever maintains the index. */
export default function SearchReason({ error }: { readonly error: Error | undefined }): ReactNode {
  return (
    error && (
      <details>
        <summary>
          <Translate id="site.search.details" description="Opens the message of the search service">
            Details
          </Translate>
        </summary>
        <p lang="en">{error.message}</p>
      </details>
    )
  );
}
