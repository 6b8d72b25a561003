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

interface SearchHelpProps {
  readonly error: Error | undefined;
  /** What to do where nothing answers. */
  readonly unreachable: ReactNode;
}

/** What a reader can do about a failed search. A key that the service refuses is none of his network. */
export function SearchHelp({ error, unreachable }: SearchHelpProps): ReactNode {
  const isRefused = error && 'status' in error && (error.status === 401 || error.status === 403);
  return isRefused ? (
    <Translate
      id="site.search.refused"
      description="The search service refuses the key of the site"
    >
      The search service refuses the key of this site. Your connection is not the cause; please tell
      us.
    </Translate>
  ) : (
    unreachable
  );
}
