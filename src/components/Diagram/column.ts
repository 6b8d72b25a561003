import { box, type Drawing } from '../../facts/diagram/drawing';

export interface Stop {
  title: string;
  note: string;
  /** What happens when the way ends here. */
  otherwise?: string;
  text: string;
}

const LEFT = 12;
const BOX_WIDTH = 222;
const BOX_HEIGHT = 50;
const STEP = 68;
const MIDDLE = LEFT + BOX_WIDTH / 2;

/** The stops of a way as boxes, one below the other. */
export function column(way: readonly Stop[]): Drawing {
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
