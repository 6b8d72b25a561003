import { type LocaleId } from '../../locales';
import { messagesIn, type Key } from '../../locales/messages';
import { box, type DiagramModel, type Drawing } from './drawing';
import { messages } from './messages';

interface Stop {
  title: string;
  note: string;
  /** The text beside a stop where the way may end. */
  otherwise?: string;
  text: string;
}

const LEFT = 12;
const BOX_WIDTH = 222;
const BOX_HEIGHT = 50;
const STEP = 68;
const MIDDLE = LEFT + BOX_WIDTH / 2;

/** The stops of a way as boxes, one below the other. */
function column(way: readonly Stop[]): Drawing {
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

type StopId =
  Key<typeof messages> extends infer K ? (K extends `${infer Id}.note` ? Id : never) : never;

/** A way of several stops, with its title and caption. */
function way(name: 'journey' | 'setup', ids: readonly StopId[], locale: LocaleId): DiagramModel {
  const t = messagesIn(messages, locale);
  const stops = ids.map((id) => ({
    title: t(`${id}.title`),
    note: t(`${id}.note`),
    text: t(`${id}.text`),
    ...(id === 'journey.table' && { otherwise: t('journey.otherwise') }),
  }));
  return {
    title: t(`${name}.title`),
    caption: t(`${name}.caption`),
    steps: stops.map(({ text }) => text),
    drawing: column(stops),
  };
}

/** The way of a document from posting to its eDocument entry. */
export const journey = (locale: LocaleId): DiagramModel =>
  way(
    'journey',
    [
      'journey.posted',
      'journey.table',
      'journey.documentType',
      'journey.targetList',
      'journey.process',
      'journey.eDocument',
    ],
    locale,
  );

/** The order of the setup: each page offers only what the one before it has. */
export const setup = (locale: LocaleId): DiagramModel =>
  way('setup', ['setup.schema', 'setup.process', 'setup.documentType', 'setup.targetList'], locale);
