import React, { type ReactNode } from 'react';
import { usePluralForm } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { useSearchTranslations } from '@site/src/components/SearchClient/useSearchTranslations';
import type { Status } from './useAutocomplete';

interface AnnouncementProps {
  readonly status: Status;
  readonly query: string;
  /** Number of hits for the query, once it is known. */
  readonly count: number | undefined;
}

/** Says how many results a query has, as text. */
function useResultCount(): (count: number, query: string) => string {
  const { selectMessage } = usePluralForm();
  return (count, query) => {
    const message =
      count === 0
        ? translate({
            id: 'site.search.announce.none',
            message: 'No results for {query}',
            description: 'Spoken by screen readers when a search found nothing',
          })
        : selectMessage(
            count,
            translate({
              id: 'site.search.announce.plurals',
              message: 'One result for {query}|{count} results for {query}',
              description: 'Spoken by screen readers, singular and plural separated by "|"',
            }),
          );
    // The query goes in last: it may hold a separator or a placeholder itself.
    return message.replace('{count}', String(count)).replace('{query}', () => query);
  };
}

/** Live region: the outcome of a search for those who do not see the screen. */
export default function Announcement({ status, query, count }: AnnouncementProps): ReactNode {
  const resultCount = useResultCount();
  const { errorScreen } = useSearchTranslations();
  const message = (): string => {
    if (status === 'error') return errorScreen.titleText ?? '';
    if (status === 'stalled') {
      return translate({
        id: 'site.search.announce.loading',
        message: 'Searching',
        description: 'Spoken by screen readers when a search takes longer',
      });
    }
    return query && count !== undefined ? resultCount(count, query) : '';
  };
  return (
    <div className="visually-hidden" role="status">
      {message()}
    </div>
  );
}
