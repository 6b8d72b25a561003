import { localeBaseUrl } from '../../../src/locales';
import { handbookRecords, localeOf } from './corpus/handbook';
import { pagesOf, type Corpus } from './corpus/pages';
import { synthetic } from './corpus/synthetic';
import { syntheticQueries } from './corpus/syntheticQueries';
import type { CreateEngine } from './engines/engine';
import { createMiniSearch } from './engines/minisearch';
import { createOurs } from './engines/ours';
import { createPagefind } from './engines/pagefind';
import { pageOf } from '../src/groups';
import {
  CLASSES,
  gradedQuestions,
  handbookQueries,
  placeOf,
  samePage,
  type GradedQuestion,
  type JudgedQuery,
} from './queries';
import { PLACES, type Answered, type Measured, type Placed } from './report';
import { measureInWorker } from './worker';

const ENGINES: Readonly<Record<string, CreateEngine>> = {
  ours: createOurs,
  minisearch: createMiniSearch,
  pagefind: createPagefind,
};

function load(
  language: Corpus['language'],
  name: string,
): { corpus: Corpus; queries: JudgedQuery[]; graded: GradedQuestion[]; from: string } {
  if (name === 'handbook') {
    const locale = localeOf(language);
    const { records, from } = handbookRecords(locale);
    const base = localeBaseUrl(locale);
    return {
      corpus: { name, language, records, pages: pagesOf(records) },
      queries: handbookQueries(language, base),
      graded: gradedQuestions(language, base),
      from,
    };
  }
  const { corpus, subjects } = synthetic(language, Number(name));
  return {
    corpus,
    queries: syntheticQueries(language, subjects, CLASSES),
    graded: [],
    from: 'seed',
  };
}

/** Rank of the first right page among different pages found, from 1; 0 when it is not among them. */
function rankOf(found: readonly string[], { pages }: JudgedQuery): number {
  return found.findIndex((url) => pages.includes(samePage(pageOf(url)))) + 1;
}

/** The least of three runs: what else the machine does at the time is not the engine's. */
async function timed<Result>(
  action: () => Promise<Result>,
): Promise<{ found: Result; milliseconds: number }> {
  let milliseconds = Infinity;
  let found: Result | undefined;
  for (let run = 0; run < 3; run += 1) {
    const started = performance.now();
    found = await action();
    milliseconds = Math.min(milliseconds, performance.now() - started);
  }
  return { found: found as Result, milliseconds };
}

/** Measures one engine on one corpus; a process of its own, so that engines do not disturb each other. */
async function measure(
  engineName: string,
  language: Corpus['language'],
  corpusName: string,
): Promise<Measured> {
  const create = ENGINES[engineName];
  if (!create) throw new Error(`No engine ${engineName}`);
  const { corpus, queries, graded, from } = load(language, corpusName);
  const engine = await create(corpus);
  // Code is compiled and shards are loaded by the first queries, which a reader waits for only once.
  for (const { query } of queries.slice(0, 20)) await engine.search(query);
  const answers: Answered[] = [];
  for (const judged of queries) {
    const { found, milliseconds } = await timed(() => engine.search(judged.query));
    answers.push({
      ...judged,
      rank: rankOf(found, judged),
      found: found.length,
      first: found[0],
      milliseconds,
    });
  }
  const placed: Placed[] = [];
  for (const { query, grades } of graded) {
    const places = (await engine.search(query)).slice(0, PLACES).map(placeOf);
    const ideal = [...grades.values()].sort((one, other) => other - one).slice(0, PLACES);
    placed.push({ query, places, grades: places.map((place) => grades.get(place)), ideal });
  }
  return {
    engine: engineName,
    language,
    corpus: corpusName,
    from,
    records: corpus.records.length,
    indexBytes: engine.indexBytes,
    largestFile: engine.largestFile,
    answers,
    placed,
    ...(engineName === 'ours'
      ? {
          worker: await measureInWorker(
            corpus,
            queries.map(({ query }) => query),
          ),
        }
      : {}),
  };
}

const [engine = '', language = '', corpus = ''] = process.argv.slice(2);
const measured = await measure(engine, language === 'de' ? 'de' : 'en', corpus);
// Some peers keep the process alive; a pipe takes a long text in parts.
process.stdout.write(JSON.stringify(measured), () => process.exit(0));
