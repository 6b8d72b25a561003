import { createHash } from 'node:crypto';
import type { Algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch';
import type { SearchRecord, Synonym } from '../types';

/** Contents of the hosted index. */
export interface Publication {
  readonly indexName: string;
  readonly records: readonly SearchRecord[];
  readonly settings: IndexSettings;
  readonly synonyms: readonly Synonym[];
}

/** Changes to the live index, by object id; settings by name. */
interface Difference {
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
  readonly settings: readonly string[];
  readonly synonyms: readonly string[];
}

/** Called with how many of all records are there. */
type Progress = (done: number, all: number) => void;

const BATCH = 500;
/** Algolia refuses larger records on every plan. */
const MAX_RECORD_BYTES = 100_000;

interface Stored extends Record<string, unknown> {
  readonly objectID: string;
}

/** JSON with sorted keys, so that equal values have equal texts. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

export function recordBytes(record: SearchRecord): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/** The index that is built beside the live one; equal contents have equal names. */
function stagingName({ indexName, records, settings, synonyms }: Publication): string {
  const hash = createHash('sha256').update(canonical({ records, settings, synonyms }));
  return `${stagingPrefix(indexName)}${hash.digest('hex').slice(0, 12)}`;
}

const stagingPrefix = (indexName: string): string => `${indexName}_next_`;

async function indexNames(client: Algoliasearch): Promise<string[]> {
  return (await client.listIndices()).items.map(({ name }) => name);
}

async function readObjects(client: Algoliasearch, indexName: string): Promise<Stored[]> {
  const objects: Stored[] = [];
  await client.browseObjects<Stored>({
    indexName,
    browseParams: { attributesToRetrieve: ['*'], hitsPerPage: 1000 },
    aggregator: ({ hits }) => void objects.push(...hits),
  });
  return objects;
}

function compare(
  before: readonly Stored[],
  after: readonly { readonly objectID: string }[],
): Pick<Difference, 'added' | 'changed' | 'removed'> {
  const old = new Map(before.map((object) => [object.objectID, canonical(object)]));
  const ids = new Set(after.map(({ objectID }) => objectID));
  return {
    added: after.filter(({ objectID }) => !old.has(objectID)).map(({ objectID }) => objectID),
    changed: after
      .filter(
        (object) => old.has(object.objectID) && old.get(object.objectID) !== canonical(object),
      )
      .map(({ objectID }) => objectID),
    removed: [...old.keys()].filter((objectID) => !ids.has(objectID)),
  };
}

/** The changes that publishing would make. Reads only. */
export async function difference(
  client: Algoliasearch,
  { indexName, records, settings, synonyms }: Publication,
): Promise<Difference> {
  const isLive = (await indexNames(client)).includes(indexName);
  const live: Stored[] = isLive ? await readObjects(client, indexName) : [];
  const liveSettings: Record<string, unknown> = isLive
    ? { ...(await client.getSettings({ indexName })) }
    : {};
  const liveSynonyms: SynonymHit[] = [];
  if (isLive) {
    await client.browseSynonyms({
      indexName,
      aggregator: ({ hits }) => void liveSynonyms.push(...hits),
    });
  }
  const changes = compare(
    liveSynonyms.map((synonym) => ({ ...synonym })),
    synonyms,
  );
  return {
    ...compare(live, records),
    settings: Object.entries(settings)
      .filter(([name, value]) => canonical(liveSettings[name]) !== canonical(value))
      .map(([name]) => name),
    synonyms: [...changes.added, ...changes.changed, ...changes.removed],
  };
}

/** The last request may have replaced the live index, and nothing tells whether it did. */
export class UnknownOutcomeError extends Error {
  override readonly name = 'UnknownOutcomeError';
}

/**
 * Replaces the live index in one step: records, settings and synonyms go into an index beside it,
 * which is checked and then moved over the live one. Until that last request the live index is as it
 * was. An interrupted run is resumed: records that are there already are not sent again.
 *
 * @throws Error when a record is too large or the staged index is not complete; Algolia's own errors;
 *   UnknownOutcomeError when the answer to the last request is lost
 */
export async function publish(
  client: Algoliasearch,
  publication: Publication,
  onProgress: Progress,
): Promise<void> {
  const { indexName, records, settings, synonyms } = publication;
  const tooLarge = records.find((record) => recordBytes(record) > MAX_RECORD_BYTES);
  if (tooLarge) {
    throw new Error(
      `The record ${tooLarge.objectID} has ${recordBytes(tooLarge)} bytes; ` +
        `Algolia takes ${MAX_RECORD_BYTES}. Split its text.`,
    );
  }
  const staging = stagingName(publication);
  const names = await indexNames(client);
  await deleteLeftovers(client, indexName, staging, names);

  await settle(
    client,
    staging,
    await client.setSettings({ indexName: staging, indexSettings: settings }),
  );
  await settle(
    client,
    staging,
    await client.saveSynonyms({
      indexName: staging,
      synonymHit: synonyms.map((synonym) => ({ ...synonym, synonyms: [...synonym.synonyms] })),
      replaceExistingSynonyms: true,
    }),
  );
  const staged = names.includes(staging) ? await readObjects(client, staging) : [];
  await sendMissing(client, staging, records, staged, onProgress);
  await assertComplete(client, staging, records);
  await move(client, staging, indexName);
}

/** Moves the staged index over the live one. Where the answer is lost, the list of indices tells. */
async function move(client: Algoliasearch, staging: string, indexName: string): Promise<void> {
  try {
    await settle(
      client,
      indexName,
      await client.operationIndex({
        indexName: staging,
        operationIndexParams: { operation: 'move', destination: indexName },
      }),
    );
  } catch (cause) {
    const { status } = cause as { readonly status?: number };
    if (status !== undefined && status < 500) throw cause;
    const names = await indexNames(client).catch(() => undefined);
    if (names?.includes(indexName) && !names.includes(staging)) return;
    throw new UnknownOutcomeError(
      `The answer to the last request was lost, and ${
        names
          ? `${staging} is still there: the move may be under way`
          : 'the indices cannot be listed'
      }.`,
      { cause },
    );
  }
}

/** Removes what runs with other contents left behind. */
async function deleteLeftovers(
  client: Algoliasearch,
  indexName: string,
  staging: string,
  names: readonly string[],
): Promise<void> {
  for (const name of names) {
    const hash = name.startsWith(stagingPrefix(indexName))
      ? name.slice(stagingPrefix(indexName).length)
      : '';
    if (/^[0-9a-f]{12}$/.test(hash) && name !== staging) {
      await client.deleteIndex({ indexName: name });
    }
  }
}

async function sendMissing(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
  staged: readonly Stored[],
  onProgress: Progress,
): Promise<void> {
  const { added, changed } = compare(staged, records);
  const wanted = new Set([...added, ...changed]);
  const missing = records.filter(({ objectID }) => wanted.has(objectID));
  let done = records.length - missing.length;
  onProgress(done, records.length);
  for (let first = 0; first < missing.length; first += BATCH) {
    const requests = missing
      .slice(first, first + BATCH)
      .map((record) => ({ action: 'addObject' as const, body: { ...record } }));
    await settle(
      client,
      indexName,
      await client.batch({ indexName, batchWriteParams: { requests } }),
    );
    done += requests.length;
    onProgress(done, records.length);
  }
}

async function assertComplete(
  client: Algoliasearch,
  indexName: string,
  records: readonly SearchRecord[],
): Promise<void> {
  const { added, changed, removed } = compare(await readObjects(client, indexName), records);
  const wrong = [...added, ...changed, ...removed];
  if (wrong.length > 0) {
    throw new Error(
      `${wrong.length} records of ${indexName} are not as they were sent (${wrong[0]}). ` +
        'The live index was not changed; run the command again.',
    );
  }
}

async function settle(
  client: Algoliasearch,
  indexName: string,
  { taskID }: { readonly taskID: number },
): Promise<void> {
  await client.waitForTask({ indexName, taskID });
}
