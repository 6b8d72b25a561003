import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { HIERARCHY_LEVELS, type FoundHit, type Hierarchy } from '@site/src/search/types';

/** Pages that are offered together. */
export interface StartList {
  readonly id: string;
  readonly title: string;
  readonly hits: readonly FoundHit[];
}

const NO_LEVELS = Object.fromEntries(HIERARCHY_LEVELS.map((level) => [level, null]));

function hit(url: string, title: string): FoundHit {
  const hierarchy = { ...NO_LEVELS, lvl1: title } as Hierarchy;
  return { objectID: url, url, type: 'lvl1', content: null, hierarchy };
}

/** Tools and frequent tasks, for readers who have searched for nothing yet. */
export function useStartLists(): readonly StartList[] {
  const { withBaseUrl } = useBaseUrlUtils();
  const [lists] = useState((): readonly StartList[] => [
    {
      id: 'tools',
      title: translate({
        id: 'site.search.start.tools',
        message: 'Tools',
        description: 'Heading of the tools that the search modal offers before anything is typed',
      }),
      hits: [
        hit(
          withBaseUrl('/Reference/Check'),
          translate({
            id: 'site.search.start.check',
            message: 'Check an invoice',
            description: 'Tool that the search modal offers',
          }),
        ),
        hit(
          withBaseUrl('/Reference/Rules'),
          translate({
            id: 'site.search.start.rules',
            message: 'Decode the message of a check',
            description: 'Tool that the search modal offers',
          }),
        ),
        hit(
          withBaseUrl('/Reference/LeitwegID'),
          translate({
            id: 'site.search.start.leitwegId',
            message: 'Check a Leitweg-ID',
            description: 'Tool that the search modal offers',
          }),
        ),
        hit(
          withBaseUrl('/Reference/CashDiscount'),
          translate({
            id: 'site.search.start.cashDiscount',
            message: 'Build the line of a cash discount',
            description: 'Tool that the search modal offers',
          }),
        ),
      ],
    },
    {
      id: 'tasks',
      title: translate({
        id: 'site.search.start.tasks',
        message: 'Frequent tasks',
        description: 'Heading of the tasks that the search modal offers before anything is typed',
      }),
      hits: [
        hit(
          withBaseUrl('/HowTo/FirstXRechnung'),
          translate({
            id: 'site.search.start.first',
            message: 'Set up the first XRechnung',
            description: 'Task that the search modal offers',
          }),
        ),
        hit(
          withBaseUrl('/HowTo/Rejected'),
          translate({
            id: 'site.search.start.rejected',
            message: 'An invoice was rejected',
            description: 'Task that the search modal offers',
          }),
        ),
        hit(
          withBaseUrl('/HowTo/PublicBody'),
          translate({
            id: 'site.search.start.publicBody',
            message: 'Invoice a public body',
            description: 'Task that the search modal offers',
          }),
        ),
      ],
    },
  ]);
  return lists;
}
