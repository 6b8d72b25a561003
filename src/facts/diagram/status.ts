import type { Action, Status } from '../entries';
import { inLocale, type LocaleId } from '../../locales';
import { chainOf, changesOf, type Change, type LifeModel } from './changes';
import { box, type Arrow, type Box, type BoxTone, type Drawing, type Label } from './drawing';

/** The run goes down the middle; where it fails is on the right, where an entry is taken on the left. */
const LEFT = { x: 2, width: 108 };
const MAIN = { x: 122, width: 124 };
const RIGHT = { x: 290, width: 68 };
const BOX_HEIGHT = 42;
const STEP = 78;
/** Room above the boxes for an arrow from one side to the other, and below them for a label. */
const MARGIN = 26;
/** Half the distance of two arrows between the same boxes. */
const APART = 10;
/** Room between a box and the tip of an arrow. */
const GAP = 2;
const top = (row: number): number => MARGIN + row * STEP;
const middle = (row: number): number => top(row) + BOX_HEIGHT / 2;

/** The statuses as boxes and what changes them as arrows. */
export function drawStatuses(model: LifeModel, locale: LocaleId): Drawing {
  const chain = chainOf(model);
  const changes = changesOf(model);
  const row = (id: string) => chain.indexOf(id);
  const inChain = (id: string) => chain.includes(id);
  const fails = (id: string) => !inChain(id) && changes.some(({ to, by }) => to === id && !by);

  const place = (id: string): Omit<Box, 'tone'> => {
    if (inChain(id)) return { ...MAIN, y: top(row(id)), height: BOX_HEIGHT };
    const rows = changes
      .filter(({ from, to }) => to === id && inChain(from))
      .map(({ from }) => row(from));
    const y = top(Math.min(...rows));
    return { ...(fails(id) ? RIGHT : LEFT), y, height: top(Math.max(...rows)) + BOX_HEIGHT - y };
  };

  const tone = ({ id, dispatched }: Status): BoxTone => {
    if (inChain(id)) return id === chain[0] || id === chain.at(-1) ? 'strong' : 'plain';
    return fails(id) || dispatched.includes('yes') ? 'danger' : 'soft';
  };

  const onward = ({ from, to }: Change): Arrow => {
    const x = MAIN.x + MAIN.width / 2;
    const [start, end] = [top(row(from)) + BOX_HEIGHT, top(row(to)) - GAP];
    return {
      points: [
        [x, start],
        [x, end],
      ],
    };
  };
  const above = ({ from, to }: Change): Arrow => {
    const [start, end] = [place(from), place(to)];
    const [x, toX] = [start.x + start.width / 2, end.x + end.width / 2];
    const y = MARGIN / 3;
    return {
      points: [
        [x, start.y],
        [x, y],
        [toX, y],
        [toX, end.y - GAP],
      ],
      dashed: true,
    };
  };
  const sideways = ({ from, to }: Change): Arrow => {
    const [start, end] = [place(from), place(to)];
    const back = inChain(to);
    const isPair = changes.some((other) => other.from === to && other.to === from);
    const y = middle(row(back ? to : from)) + (isPair ? (back ? APART : -APART) : 0);
    const points: Arrow['points'] =
      start.x < end.x
        ? [
            [start.x + start.width, y],
            [end.x - GAP, y],
          ]
        : [
            [start.x, y],
            [end.x + end.width + GAP, y],
          ];
    return { points, dashed: !back };
  };
  const arrow = (change: Change): Arrow => {
    const ends = [change.from, change.to].filter(inChain).length;
    return ends === 2 ? onward(change) : ends === 1 ? sideways(change) : above(change);
  };

  /** Below the box on a side to which an action leads, or below its arrow back to the run. */
  const label = (to: string, by: Action): Label => {
    const { x, y, height } = place(to);
    const text = inLocale(by.caption, locale);
    return inChain(to)
      ? { text, x: RIGHT.x - 3, y: middle(row(to)) + APART + 24, style: 'note', anchor: 'end' }
      : { text, x, y: y + height + 18, style: 'note', anchor: 'start' };
  };
  const labels = new Map(
    changes.flatMap(({ to, by }) => (by ? [[by.id, label(to, by)] as const] : [])),
  );

  const boxes = model.statuses.map((status) =>
    box(place(status.id), inLocale(status.caption, locale), [], tone(status)),
  );
  return {
    height: top(chain.length - 1) + BOX_HEIGHT + MARGIN,
    boxes: boxes.map((part) => part.box),
    arrows: changes.map(arrow),
    labels: [...boxes.flatMap((part) => part.labels), ...labels.values()],
  };
}
