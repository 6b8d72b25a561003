import { pageTexts } from '@site/src/locales/page-texts';
import { column, type Stop } from './column';
import type { DiagramModel } from '../../facts/diagram/drawing';
import { messages } from '../../facts/diagram/messages';

const t = pageTexts(messages);

const stops = (): readonly Stop[] => [
  {
    title: t('setup.schema.title'),
    note: t('setup.schema.note'),
    text: t('setup.schema.text'),
  },
  {
    title: t('setup.process.title'),
    note: t('setup.process.note'),
    text: t('setup.process.text'),
  },
  {
    title: t('setup.documentType.title'),
    note: t('setup.documentType.note'),
    text: t('setup.documentType.text'),
  },
  {
    title: t('setup.targetList.title'),
    note: t('setup.targetList.note'),
    text: t('setup.targetList.text'),
  },
];

/** What has to exist before what: each page offers only what the one before it has. */
export function setup(): DiagramModel {
  const way = stops();
  return {
    title: t('setup.title'),
    caption: t('setup.caption'),
    steps: way.map(({ text }) => text),
    drawing: column(way),
  };
}
