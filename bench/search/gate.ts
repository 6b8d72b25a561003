import { CLASSES } from './queries';
import { percentile, quality, type Answered, type Measured } from './report';

/** What our engine must reach on the committed queries. */
const LEAST = { success1: 0.92, success5: 0.98 };
const MAX_HANDBOOK_BYTES = 150_000;
const MAX_CODE_BYTES = 25_000;
/** No single download before the first result may be larger. */
const MAX_FILE_BYTES = 300_000;
/** 95th percentile in milliseconds, by least number of records. */
const MAX_LATENCY = [
  { records: 5000, milliseconds: 50 },
  { records: 0, milliseconds: 16 },
] as const;

function ofClass(answers: readonly Answered[], name: string): Answered[] {
  return answers.filter((answer) => answer.class === name);
}

function againstPeers(ours: Measured, peers: readonly Measured[]): string[] {
  return CLASSES.flatMap((name) =>
    peers.flatMap((peer) => {
      const own = quality(ofClass(ours.answers, name)).mrr;
      const theirs = quality(ofClass(peer.answers, name)).mrr;
      return theirs > own
        ? [`${name}: ${peer.engine} has MRR ${theirs.toFixed(3)}, ours ${own.toFixed(3)}`]
        : [];
    }),
  );
}

/** What our engine fails on one corpus; empty when all is well. */
export function failures(measured: readonly Measured[]): string[] {
  const ours = measured.find(({ engine }) => engine === 'ours');
  if (!ours) return ['our engine was not measured'];
  const { success1, success5, zero } = quality(ours.answers);
  const latency = percentile(ours.answers, 0.95);
  const limit = MAX_LATENCY.find(({ records }) => ours.records >= records)?.milliseconds ?? 0;
  const found = [
    success1 < LEAST.success1 && `success@1 is ${success1.toFixed(3)}, least ${LEAST.success1}`,
    success5 < LEAST.success5 && `success@5 is ${success5.toFixed(3)}, least ${LEAST.success5}`,
    zero > 0 && `${(zero * 100).toFixed(1)} % of the queries find nothing`,
    latency > limit && `p95 is ${latency.toFixed(1)} ms, most ${limit}`,
    ours.corpus === 'handbook' &&
      ours.indexBytes > MAX_HANDBOOK_BYTES &&
      `the index has ${ours.indexBytes} bytes, most ${MAX_HANDBOOK_BYTES}`,
    ours.largestFile > MAX_FILE_BYTES &&
      `a file has ${ours.largestFile} bytes, most ${MAX_FILE_BYTES}`,
  ].filter((line) => line !== false);
  const peers = measured.filter((other) => other !== ours);
  return [...found, ...againstPeers(ours, peers)].map(
    (line) => `${ours.corpus} ${ours.language}: ${line}`,
  );
}

export function codeFailures(bytes: number): string[] {
  return bytes > MAX_CODE_BYTES
    ? [`engine and worker have ${bytes} bytes, most ${MAX_CODE_BYTES}`]
    : [];
}
