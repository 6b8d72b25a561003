import { translate } from '@docusaurus/Translate';
import { column, type Stop } from './column';
import type { DiagramModel } from './drawing';

const stops = (): readonly Stop[] => [
  {
    title: translate({ id: 'site.diagram.journey.posted.title', message: 'Posted document' }),
    note: translate({
      id: 'site.diagram.journey.posted.note',
      message: 'e.g. sales invoice 103001',
    }),
    text: translate({
      id: 'site.diagram.journey.posted.text',
      message: 'A document is posted.',
    }),
  },
  {
    title: translate({ id: 'site.diagram.journey.table.title', message: 'Valid table?' }),
    note: translate({
      id: 'site.diagram.journey.table.note',
      message: '112 Sales Invoice Header',
    }),
    otherwise: translate({ id: 'site.diagram.journey.otherwise', message: 'otherwise: end' }),
    text: translate({
      id: 'site.diagram.journey.table.text',
      message: 'Its table must be a valid table; otherwise no eDocument entry is created.',
    }),
  },
  {
    title: translate({ id: 'site.diagram.journey.documentType.title', message: 'Document type' }),
    note: translate({ id: 'site.diagram.journey.documentType.note', message: 'INVOICE: code 380' }),
    text: translate({
      id: 'site.diagram.journey.documentType.text',
      message: 'The document type gives it its code of list 1001.',
    }),
  },
  {
    title: translate({ id: 'site.diagram.journey.targetList.title', message: 'Target list' }),
    note: translate({
      id: 'site.diagram.journey.targetList.note',
      message: 'recipient, format, sending type',
    }),
    text: translate({
      id: 'site.diagram.journey.targetList.text',
      message:
        'The target list determines who receives it, in which invoice format and over which sending type.',
    }),
  },
  {
    title: translate({ id: 'site.diagram.journey.process.title', message: 'Process' }),
    note: translate({
      id: 'site.diagram.journey.process.note',
      message: 'its lines one after another',
    }),
    text: translate({
      id: 'site.diagram.journey.process.text',
      message:
        'The process runs its lines: create XML, check, create PDF, write PDF fields, embed the XML (hybrid formats only), send, archive.',
    }),
  },
  {
    title: translate({ id: 'site.diagram.journey.eDocument.title', message: 'eDocument' }),
    note: translate({ id: 'site.diagram.journey.eDocument.note', message: 'status, files, log' }),
    text: translate({
      id: 'site.diagram.journey.eDocument.text',
      message: 'The run leaves one eDocument entry with its status, files and log.',
    }),
  },
];

/** How a document gets from posting to its eDocument entry. */
export function journey(): DiagramModel {
  const way = stops();
  return {
    title: translate({ id: 'site.diagram.journey.title', message: 'How a document is processed' }),
    caption: translate({
      id: 'site.diagram.journey.caption',
      message: 'From the posted document to the eDocument entry',
    }),
    steps: way.map(({ text }) => text),
    drawing: column(way),
  };
}
