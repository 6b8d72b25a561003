import { translate } from '@docusaurus/Translate';
import { column, type Stop } from './column';
import type { DiagramModel } from './drawing';

const stops = (): readonly Stop[] => [
  {
    title: translate({ id: 'site.diagram.setup.schema.title', message: 'XML schema' }),
    note: translate({ id: 'site.diagram.setup.schema.note', message: 'loaded and released' }),
    text: translate({
      id: 'site.diagram.setup.schema.text',
      message: 'First the XML schema: it is loaded and released.',
    }),
  },
  {
    title: translate({ id: 'site.diagram.setup.process.title', message: 'Process template' }),
    note: translate({
      id: 'site.diagram.setup.process.note',
      message: 'uses the schema; released',
    }),
    text: translate({
      id: 'site.diagram.setup.process.text',
      message: 'Then the process template: it uses the released schema and is released itself.',
    }),
  },
  {
    title: translate({ id: 'site.diagram.setup.documentType.title', message: 'Document type' }),
    note: translate({
      id: 'site.diagram.setup.documentType.note',
      message: 'has a default process; active',
    }),
    text: translate({
      id: 'site.diagram.setup.documentType.text',
      message: 'Then the document type: its default process is a released one, and it is active.',
    }),
  },
  {
    title: translate({ id: 'site.diagram.setup.targetList.title', message: 'Target list' }),
    note: translate({
      id: 'site.diagram.setup.targetList.note',
      message: 'customer, type, channel, process',
    }),
    text: translate({
      id: 'site.diagram.setup.targetList.text',
      message:
        'Last the target list: each line joins a customer to a document type, a sending type and a process.',
    }),
  },
];

/** What has to exist before what: each page offers only what the one before it has. */
export function setup(): DiagramModel {
  const way = stops();
  return {
    title: translate({ id: 'site.diagram.setup.title', message: 'The order of the setup' }),
    caption: translate({
      id: 'site.diagram.setup.caption',
      message: 'Each page offers only what has been set up before it',
    }),
    steps: way.map(({ text }) => text),
    drawing: column(way),
  };
}
