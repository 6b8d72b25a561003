import { pageTexts } from '@site/src/locales/page-texts';
import { column, type Stop } from './column';
import type { DiagramModel } from '../../facts/diagram/drawing';
import { messages } from '../../facts/diagram/messages';

const t = pageTexts(messages);

const stops = (): readonly Stop[] => [
  {
    title: t('journey.posted.title'),
    note: t('journey.posted.note'),
    text: t('journey.posted.text'),
  },
  {
    title: t('journey.table.title'),
    note: t('journey.table.note'),
    otherwise: t('journey.otherwise'),
    text: t('journey.table.text'),
  },
  {
    title: t('journey.documentType.title'),
    note: t('journey.documentType.note'),
    text: t('journey.documentType.text'),
  },
  {
    title: t('journey.targetList.title'),
    note: t('journey.targetList.note'),
    text: t('journey.targetList.text'),
  },
  {
    title: t('journey.process.title'),
    note: t('journey.process.note'),
    text: t('journey.process.text'),
  },
  {
    title: t('journey.eDocument.title'),
    note: t('journey.eDocument.note'),
    text: t('journey.eDocument.text'),
  },
];

/** How a document gets from posting to its eDocument entry. */
export function journey(): DiagramModel {
  const way = stops();
  return {
    title: t('journey.title'),
    caption: t('journey.caption'),
    steps: way.map(({ text }) => text),
    drawing: column(way),
  };
}
