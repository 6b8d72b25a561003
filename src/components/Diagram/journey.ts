import { translate } from '@docusaurus/Translate';
import { box, type DiagramModel, type Drawing } from './drawing';

interface Stop {
  title: string;
  note: string;
  /** What happens when the way ends here. */
  otherwise?: string;
  text: string;
}

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
        'The target list says who receives it, in which invoice format and over which sending type.',
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

const LEFT = 12;
const BOX_WIDTH = 222;
const BOX_HEIGHT = 50;
const STEP = 76;
const MIDDLE = LEFT + BOX_WIDTH / 2;

function draw(way: readonly Stop[]): Drawing {
  const drawn = way.map(({ title, note }, index) => {
    const ends = index === 0 || index === way.length - 1;
    const place = { x: LEFT, y: 8 + index * STEP, width: BOX_WIDTH, height: BOX_HEIGHT };
    return box(place, title, [note], ends ? 'strong' : 'plain');
  });
  const down = way.slice(1).map((_, index) => ({
    points: [
      [MIDDLE, 8 + index * STEP + BOX_HEIGHT],
      [MIDDLE, 6 + (index + 1) * STEP],
    ] as const,
  }));
  const aside = way.flatMap(({ otherwise }, index) =>
    otherwise ? [{ otherwise, y: 8 + index * STEP + BOX_HEIGHT / 2 }] : [],
  );
  return {
    height: 8 + (way.length - 1) * STEP + BOX_HEIGHT + 8,
    boxes: drawn.map((item) => item.box),
    arrows: [
      ...down,
      ...aside.map(({ y }) => ({
        points: [
          [LEFT + BOX_WIDTH, y],
          [LEFT + BOX_WIDTH + 24, y],
        ] as const,
        dashed: true,
      })),
    ],
    labels: [
      ...drawn.flatMap((item) => item.labels),
      ...aside.map(({ otherwise, y }) => ({
        text: otherwise,
        x: LEFT + BOX_WIDTH + 30,
        y: y + 4,
        style: 'note' as const,
      })),
    ],
  };
}

/** The way of a document from posting to its eDocument entry. */
export function journey(): DiagramModel {
  const way = stops();
  return {
    title: translate({ id: 'site.diagram.journey.title', message: 'How a document travels' }),
    caption: translate({
      id: 'site.diagram.journey.caption',
      message: 'From the posted document to the eDocument entry',
    }),
    steps: way.map(({ text }) => text),
    drawing: draw(way),
  };
}
