import { CLASSES, isAsked, isSealed } from './queries';
import {
  percentile,
  placeQuality,
  quality,
  type Answered,
  type Measured,
  type PlaceQuality,
  type Quality,
} from './report';

/** Floor for our engine on words and codes, and on whole questions that whoever tunes may see. */
const LEAST = { success1: 0.92, success5: 0.98 };
const LEAST_OPEN = { success1: 0.83, success5: 0.96 };
/** Aims for sealed questions: misses are only reported, since nobody may tune for them. */
const SEALED_AIM = { success1: 0.85, success5: 0.96 };
/** Floors of the places that open, by language; those that nobody graded count as of no use. */
const LEAST_PLACES: Readonly<Record<'de' | 'en', Omit<PlaceQuality, 'ungraded1'>>> = {
  de: { place1: 0.56, place3: 0.72, ndcg5: 0.6 },
  en: { place1: 0.56, place3: 0.74, ndcg5: 0.74 },
};
const MAX_HANDBOOK_BYTES = 190_000;
const MAX_CODE_BYTES = 26_000;
/** No single download before the first result may be larger. */
const MAX_FILE_BYTES = 300_000;
/** 95th percentile in the worker in milliseconds: of the handbook, however large, and of small corpora. */
const MAX_LATENCY = 16;
/** The same of corpora that are made larger than any handbook. */
const MAX_LARGE_LATENCY = { records: 5000, milliseconds: 50 };

function ofClass(answers: readonly Answered[], name: string): Answered[] {
  return answers.filter((answer) => answer.class === name);
}

/** Each measure such that more is better and 1 is the most. */
const MEASURES: Readonly<Record<string, (quality: Quality) => number>> = {
  'success@1': ({ success1 }) => success1,
  'success@5': ({ success5 }) => success5,
  MRR: ({ mrr }) => mrr,
  'queries with results': ({ zero }) => 1 - zero,
};

/** Rule of the comparison with the peers; printed with the result. */
export const PEER_RULE =
  'In each class and measure, ours is better than each peer, or both are perfect.';

function againstPeers(ours: Measured, peers: readonly Measured[]): string[] {
  return CLASSES.flatMap((name) =>
    peers.flatMap((peer) =>
      Object.entries(MEASURES).flatMap(([measure, of]) => {
        const own = of(quality(ofClass(ours.answers, name)));
        const theirs = of(quality(ofClass(peer.answers, name)));
        const isWell = own > theirs || (own === 1 && theirs === 1);
        return isWell || ofClass(ours.answers, name).length === 0
          ? []
          : [
              `${name}, ${measure}: ${peer.engine} has ${theirs.toFixed(3)}, ours ${own.toFixed(3)}`,
            ];
      }),
    ),
  );
}

function below<Measure extends string>(
  reached: Readonly<Record<NoInfer<Measure>, number>>,
  least: Readonly<Record<Measure, number>>,
  name: string,
): string[] {
  return (Object.keys(least) as Measure[])
    .filter((measure) => reached[measure] < least[measure])
    .map(
      (measure) => `${name}: ${measure} is ${reached[measure].toFixed(3)}, least ${least[measure]}`,
    );
}

/** Failures of our engine on one corpus; empty when all is well. */
export function failures(measured: readonly Measured[]): string[] {
  const ours = measured.find(({ engine }) => engine === 'ours');
  if (!ours) return ['our engine was not measured'];
  const open = ours.answers.filter(({ class: name }) => isAsked(name) && !isSealed(name));
  const words = ours.answers.filter((answer) => !isAsked(answer.class));
  const { zero } = quality(ours.answers);
  const latency = percentile(ours.worker?.milliseconds ?? [], 0.95);
  const largest = Math.max(...(ours.worker?.firstFiles ?? []));
  const isLarge = ours.corpus !== 'handbook' && ours.records >= MAX_LARGE_LATENCY.records;
  const limit = isLarge ? MAX_LARGE_LATENCY.milliseconds : MAX_LATENCY;
  const found = [
    ...below(quality(words), LEAST, 'words and codes'),
    ...(open.length > 0 ? below(quality(open), LEAST_OPEN, 'open questions') : []),
    ...(ours.placed.length > 0
      ? below(placeQuality(ours.placed), LEAST_PLACES[ours.language], 'places')
      : []),
    zero > 0 && `${(zero * 100).toFixed(1)} % of the queries find nothing`,
    latency > limit && `p95 is ${latency.toFixed(1)} ms, most ${limit}`,
    ours.corpus === 'handbook' &&
      ours.indexBytes > MAX_HANDBOOK_BYTES &&
      `the index has ${ours.indexBytes} bytes, most ${MAX_HANDBOOK_BYTES}`,
    largest > MAX_FILE_BYTES &&
      `a file before the first result has ${largest} bytes, most ${MAX_FILE_BYTES}`,
  ].filter((line) => line !== false);
  const peers = measured.filter((other) => other !== ours);
  return [...found, ...againstPeers(ours, peers)].map(
    (line) => `${ours.corpus} ${ours.language}: ${line}`,
  );
}

/** Aims that our engine misses on the sealed questions of one corpus, which fail nothing. */
export function missedAims(measured: readonly Measured[]): string[] {
  const ours = measured.find(({ engine }) => engine === 'ours');
  const sealed = ours?.answers.filter((answer) => isSealed(answer.class)) ?? [];
  if (!ours || sealed.length === 0) return [];
  return below(quality(sealed), SEALED_AIM, 'sealed questions').map(
    (line) => `${ours.corpus} ${ours.language}: ${line}`,
  );
}

export function codeFailures(bytes: number): string[] {
  return bytes > MAX_CODE_BYTES
    ? [`engine and worker have ${bytes} bytes, most ${MAX_CODE_BYTES}`]
    : [];
}
