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
  const isLive = await client.indexExists({ indexName });
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

/**
 * Replaces the records of the live index in one step: they go into an index beside it, which is then moved
 * over it, and readers search the old ones until then. Settings and synonyms come before, since that index
 * copies those of the live one.
 *
 * @throws Error when a record is too large, before anything is sent; Algolia's own errors
 */
export async function publish(client: Algoliasearch, publication: Publication): Promise<void> {
  const { indexName, records, settings, synonyms } = publication;
  const tooLarge = records.find((record) => recordBytes(record) > MAX_RECORD_BYTES);
  if (tooLarge) {
    throw new Error(
      `The record ${tooLarge.objectID} has ${recordBytes(tooLarge)} bytes; ` +
        `Algolia takes ${MAX_RECORD_BYTES}. Split its text.`,
    );
  }
  const tasks = [
    await client.setSettings({ indexName, indexSettings: settings }),
    await client.saveSynonyms({
      indexName,
      synonymHit: synonyms.map((synonym) => ({ ...synonym, synonyms: [...synonym.synonyms] })),
      replaceExistingSynonyms: true,
    }),
  ];
  for (const { taskID } of tasks) await client.waitForTask({ indexName, taskID });
  await client.replaceAllObjects({ indexName, objects: records.map((record) => ({ ...record })) });
}
