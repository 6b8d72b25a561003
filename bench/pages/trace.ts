/** Properties of an event of a Chromium trace that are read here; times in microseconds of one clock. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly ts: number;
  readonly pid: number;
  readonly id2?: { readonly local?: string };
  readonly args: {
    readonly frameSeqId?: number;
    readonly frame_reporter?: { readonly frame_sequence: number; readonly state: string };
  };
}

/** A frame that came to the screen. */
interface Frame {
  readonly number: number;
  readonly pid: number;
  readonly presented: number;
}

/** Categories of the events that are read here. */
export const CATEGORIES = [
  'blink.user_timing',
  'disabled-by-default-devtools.timeline',
  'disabled-by-default-devtools.timeline.frame',
];

/** Steps of a change of the page until it is drawn, in this order. */
const STEPS = ['Commit', 'ActivateLayerTree', 'DrawFrame'];

/** The frames that were presented with something new, in that order. */
function presentedFrames(events: readonly TraceEvent[]): Frame[] {
  const frames: Frame[] = [];
  const ends = new Map<string, number>();
  // Backwards, since the names of reports are given again to later ones.
  for (const { name, ph, ts, pid, id2, args } of [...events].reverse()) {
    if (name !== 'PipelineReporter') continue;
    const key = `${pid} ${id2?.local}`;
    if (ph === 'e') ends.set(key, ts);
    const presented = ends.get(key);
    const report = args.frame_reporter;
    if (presented !== undefined && report?.state.startsWith('STATE_PRESENTED')) {
      frames.push({ number: report.frame_sequence, pid, presented });
    }
  }
  return frames.sort((left, right) => left.presented - right.presented);
}

/**
 * Milliseconds from each press of a link, as `marks.js` marks it, until the first frame with the
 * heading of the other page was on the screen: the time that browsers give as end of an interaction,
 * and as first contentful paint of a load.
 *
 * @throws Error naming the step when a press has no such frame in the trace
 */
export function pressesToPaint(trace: string): number[] {
  const { traceEvents } = JSON.parse(trace) as { traceEvents: TraceEvent[] };
  const events = traceEvents.filter(({ ts }) => ts > 0).sort((one, other) => one.ts - other.ts);
  const frames = presentedFrames(events);

  const next = (name: string, { ts }: TraceEvent, pid?: number): TraceEvent => {
    const found = events.find(
      // What has two events, a beginning and an end, is something else of the same name.
      (event) =>
        event.name === name &&
        event.ts >= ts &&
        !['b', 'e'].includes(event.ph) &&
        event.pid === (pid ?? event.pid),
    );
    if (!found) throw new Error(`The trace has no "${name}" after a press; measure again.`);
    return found;
  };

  return events
    .filter(({ name }) => name === 'press')
    .map((press) => {
      // A load may go to another process.
      const content = next('content', press);
      const drawn = STEPS.reduce((event, step) => next(step, event, content.pid), content);
      const frame = frames.find(
        ({ number, pid, presented }) =>
          pid === content.pid && presented >= drawn.ts && number >= (drawn.args.frameSeqId ?? 0),
      );
      if (!frame) throw new Error('The trace has no presented frame after a press; measure again.');
      return (frame.presented - press.ts) / 1000;
    });
}
