import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { pageHit } from './storedSearches';
import type { Hit } from 'edocument-search';

/** Pages that are offered together. */
export interface StartList {
  readonly id: string;
  readonly title: string;
  readonly hits: readonly Hit[];
}

/** Tools and frequent tasks, for readers who have searched for nothing yet. */
export function useStartLists(): readonly StartList[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const pages = (titles: Readonly<Record<string, string>>): Hit[] =>
    Object.entries(titles).map(([route, title]) => pageHit(withBaseUrl(route), '', title));
  const [lists] = useState((): readonly StartList[] => [
    {
      id: 'tools',
      title: translate({
        id: 'site.search.start.tools',
        message: 'Tools',
        description: 'Heading of the tools that the search modal offers before anything is typed',
      }),
      hits: pages({
        '/Reference/Check': translate({
          id: 'site.search.start.check',
          message: 'Check an invoice',
          description: 'Tool that the search modal offers',
        }),
        '/Reference/Rules': translate({
          id: 'site.search.start.rules',
          message: 'Decode the message of a check',
          description: 'Tool that the search modal offers',
        }),
        '/Reference/LeitwegID': translate({
          id: 'site.search.start.leitwegId',
          message: 'Check a Leitweg-ID',
          description: 'Tool that the search modal offers',
        }),
        '/Reference/CashDiscount': translate({
          id: 'site.search.start.cashDiscount',
          message: 'Build the line of a cash discount',
          description: 'Tool that the search modal offers',
        }),
      }),
    },
    {
      id: 'tasks',
      title: translate({
        id: 'site.search.start.tasks',
        message: 'Frequent tasks',
        description: 'Heading of the tasks that the search modal offers before anything is typed',
      }),
      hits: pages({
        '/HowTo/FirstXRechnung': translate({
          id: 'site.search.start.first',
          message: 'Set up the first XRechnung',
          description: 'Task that the search modal offers',
        }),
        '/HowTo/Rejected': translate({
          id: 'site.search.start.rejected',
          message: 'An invoice was rejected',
          description: 'Task that the search modal offers',
        }),
        '/HowTo/PublicBody': translate({
          id: 'site.search.start.publicBody',
          message: 'Invoice a public body',
          description: 'Task that the search modal offers',
        }),
      }),
    },
  ]);
  return lists;
}
