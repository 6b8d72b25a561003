import { translate } from '@docusaurus/Translate';
import { box, type Arrow, type DiagramModel, type Drawing, type Label } from './drawing';

const statusNames = (): readonly string[] => [
  translate({ id: 'site.diagram.status.new', message: 'New' }),
  translate({ id: 'site.diagram.status.inProcess', message: 'In Process' }),
  translate({ id: 'site.diagram.status.readyToSend', message: 'Ready to Send' }),
  translate({ id: 'site.diagram.status.sent', message: 'Sent' }),
  translate({ id: 'site.diagram.status.completed', message: 'Completed' }),
];

/** The entry can be cancelled before this step of the chain, and rejected from it on. */
const SENT = 3;
const COMPLETED = 4;
const IN_PROCESS = 1;

const LEFT = { x: 2, width: 90 };
/** Wider than the box above it, for its name in German. */
const REJECTED = { x: 2, width: 108 };
const MAIN = { x: 122, width: 124 };
const RIGHT = { x: 290, width: 68 };
const BOX_HEIGHT = 42;
const STEP = 78;
/** Room above the boxes for the arrow from Error to Cancelled. */
const HEADROOM = 26;
const top = (index: number): number => HEADROOM + index * STEP;
const middle = (index: number): number => top(index) + BOX_HEIGHT / 2;

function draw(): Drawing {
  const chain = statusNames();
  const states = chain.map((name, index) => {
    const tone = index === 0 || index === chain.length - 1 ? 'strong' : 'plain';
    return box({ ...MAIN, y: top(index), height: BOX_HEIGHT }, name, [], tone);
  });
  const spanning = (from: number, to: number) => ({
    y: top(from),
    height: top(to) + BOX_HEIGHT - top(from),
  });
  const cancelled = box(
    { ...LEFT, ...spanning(0, SENT - 1) },
    translate({ id: 'site.diagram.status.cancelled', message: 'Cancelled' }),
    [],
    'soft',
  );
  const error = box(
    { ...RIGHT, ...spanning(0, SENT) },
    translate({ id: 'site.diagram.status.error', message: 'Error' }),
    [],
    'danger',
  );
  const rejected = box(
    { ...REJECTED, ...spanning(SENT, COMPLETED) },
    translate({ id: 'site.diagram.status.rejected', message: 'Rejected' }),
    [],
    'danger',
  );
  const mainRight = MAIN.x + MAIN.width;
  const arrows: Arrow[] = [];
  chain.forEach((_, index) => {
    if (index > 0) {
      const x = MAIN.x + MAIN.width / 2;
      arrows.push({
        points: [
          [x, top(index - 1) + BOX_HEIGHT],
          [x, top(index) - 2],
        ],
      });
    }
    const y = middle(index);
    const target = index < SENT ? LEFT : REJECTED;
    arrows.push({
      points: [
        [MAIN.x, y],
        [target.x + target.width + 2, y],
      ],
      dashed: true,
    });
    if (index <= SENT) {
      const height = index === IN_PROCESS ? y - 10 : y;
      arrows.push({
        points: [
          [mainRight, height],
          [RIGHT.x - 2, height],
        ],
        dashed: true,
      });
    }
  });
  const back = middle(IN_PROCESS) + 10;
  arrows.push({
    points: [
      [RIGHT.x, back],
      [mainRight + 2, back],
    ],
  });
  const [above, fromError, toCancelled] = [8, RIGHT.x + RIGHT.width / 2, LEFT.x + LEFT.width / 2];
  arrows.push({
    points: [
      [fromError, HEADROOM],
      [fromError, above],
      [toCancelled, above],
      [toCancelled, HEADROOM - 2],
    ],
    dashed: true,
  });
  const actions: Label[] = [
    {
      text: translate({ id: 'site.diagram.status.restart', message: 'Restart' }),
      x: RIGHT.x - 3,
      y: back + 24,
      style: 'note',
      anchor: 'end',
    },
    {
      text: translate({ id: 'site.diagram.status.cancel', message: 'Cancel' }),
      x: LEFT.x + LEFT.width + 2,
      y: top(SENT - 1) + BOX_HEIGHT + 18,
      style: 'note',
      anchor: 'end',
    },
  ];
  const parts = [...states, cancelled, rejected, error];
  return {
    height: top(chain.length - 1) + BOX_HEIGHT + 8,
    boxes: parts.map((part) => part.box),
    arrows,
    labels: [...parts.flatMap((part) => part.labels), ...actions],
  };
}

/** The states of an eDocument entry. */
export function status(): DiagramModel {
  return {
    title: translate({ id: 'site.diagram.status.title', message: 'Status of an eDocument' }),
    caption: translate({
      id: 'site.diagram.status.caption',
      message: 'From New to Completed, with error, cancellation and rejection',
    }),
    steps: [
      translate({
        id: 'site.diagram.status.chainText',
        message: 'New becomes In Process, then Ready to Send, then Sent, then Completed.',
      }),
      translate({
        id: 'site.diagram.status.errorText',
        message:
          'From any of these steps the status can become Error. Restart takes the entry back to In Process, at the line that failed.',
      }),
      translate({
        id: 'site.diagram.status.cancelText',
        message:
          'As long as nothing has been sent, an entry can be cancelled, also after an error. Its status is then Cancelled.',
      }),
      translate({
        id: 'site.diagram.status.rejectedText',
        message:
          'If the recipient refuses the document, Mark as Rejected takes an entry from Sent or Completed to Rejected. Create Again then begins a new entry at New.',
      }),
    ],
    drawing: draw(),
  };
}
