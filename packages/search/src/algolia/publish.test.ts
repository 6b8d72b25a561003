import { algoliasearch, type Algoliasearch } from 'algoliasearch';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AlgoliaDouble, type SeenRequest } from '../../../../tests/support/algolia-double';
import { indexSettings } from './settings';
import type { SearchRecord } from '../types';
import { difference, publish, type Publication } from './publish';

const double = () => state.double;
let state: { double: AlgoliaDouble; client: Algoliasearch };

beforeEach(async () => {
  const started = new AlgoliaDouble();
  const { hostname, port } = new URL(await started.start());
  const client = algoliasearch('APP', 'admin', {
    hosts: [{ url: hostname, port: Number(port), protocol: 'http', accept: 'readWrite' }],
  });
  state = { double: started, client };
});
afterEach(() => double().stop());

const record = (number: number, content = `Text ${number}`): SearchRecord => ({
  objectID: `object-${String(number).padStart(4, '0')}`,
  url: `https://docs.example.com/page#${number}`,
  url_without_anchor: 'https://docs.example.com/page',
  anchor: String(number),
  type: 'content',
  hierarchy: {
    lvl0: 'Setup',
    lvl1: 'Page',
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  },
  content,
  weight: { pageRank: 0, level: 0, position: number },
  language: 'de-DE',
  docusaurus_tag: 'docs-default-current',
  kind: 'setup',
});

const publication = (count: number, content?: string): Publication => ({
  indexName: 'docs',
  records: Array.from({ length: count }, (_, number) => record(number, content)),
  settings: indexSettings,
  synonyms: [{ objectID: 'unit', type: 'synonym', synonyms: ['Einheit', 'Maßeinheit'] }],
});

const isWrite = ({ method, path }: SeenRequest): boolean =>
  method !== 'GET' && !/\/(?:browse|search)$/.test(path);
const writesTo = (name: string) =>
  double().requests.filter((seen) => isWrite(seen) && seen.path.startsWith(`/1/indexes/${name}/`));
const batches = () => double().requests.filter(({ path }) => path.endsWith('/batch'));
const sentRecords = () =>
  batches()
    .filter(({ path }) => !path.includes('synonyms'))
    .reduce((sum, { body }) => sum + (body as { requests: unknown[] }).requests.length, 0);

describe('publish', () => {
  it('puts records, settings and synonyms into the live index', async () => {
    const progress: number[] = [];
    await publish(state.client, publication(1200), (done) => progress.push(done));
    const live = double().index('docs');
    expect(live.objects.size).toBe(1200);
    expect(live.objects.get('object-0007')).toEqual(record(7));
    expect(live.settings).toEqual(indexSettings);
    expect(live.synonyms).toHaveLength(1);
    expect(progress).toEqual([0, 500, 1000, 1200]);
    expect([...double().indices.keys()]).toEqual(['docs']);
  });

  it('replaces what was there in its very last write', async () => {
    await publish(state.client, publication(10, 'old'), () => undefined);
    double().requests.length = 0;
    await publish(state.client, publication(5, 'new'), () => undefined);
    expect(double().index('docs').objects.size).toBe(5);
    const writes = double().requests.filter(isWrite);
    expect(writes.at(-1)?.body).toEqual({ operation: 'move', destination: 'docs' });
    expect(writesTo('docs')).toEqual([]);
  });

  it('leaves the live index untouched when it is interrupted, and resumes', async () => {
    await publish(state.client, publication(3, 'old'), () => undefined);
    const before = structuredClone(double().index('docs'));
    double().requests.length = 0;
    let seen = 0;
    double().interfere = ({ path }) => {
      if (!path.endsWith('/batch') || path.includes('synonyms')) return undefined;
      seen += 1;
      return seen > 1 ? { status: 400, body: { message: 'gone', status: 400 } } : undefined;
    };
    await expect(publish(state.client, publication(1200), () => undefined)).rejects.toThrow('gone');
    expect(double().index('docs')).toEqual(before);
    expect(double().indices.size).toBe(2);

    double().interfere = () => undefined;
    double().requests.length = 0;
    const progress: number[] = [];
    await publish(state.client, publication(1200), (done) => progress.push(done));
    expect(progress[0]).toBe(500);
    expect(sentRecords()).toBe(700);
    expect(double().index('docs').objects.size).toBe(1200);
    expect([...double().indices.keys()]).toEqual(['docs']);
  });

  it('begins anew after other contents were interrupted, and removes what they left', async () => {
    double().index('docs_next_0123456789ab').objects.set('x', { objectID: 'x' });
    double().index('docs_next_to_it_of_another_project');
    double().index('other').objects.set('y', { objectID: 'y' });
    await publish(state.client, publication(2), () => undefined);
    expect([...double().indices.keys()].sort()).toEqual([
      'docs',
      'docs_next_to_it_of_another_project',
      'other',
    ]);
  });

  it('does not publish what did not arrive whole', async () => {
    const { client } = state;
    double().interfere = ({ path }) =>
      path.endsWith('/browse') ? { status: 200, body: { hits: [] } } : undefined;
    await expect(publish(client, publication(2), () => undefined)).rejects.toThrow(
      /2 records of docs_next_[0-9a-f]{12} are not as they were sent/,
    );
    expect(double().indices.has('docs')).toBe(false);
  });

  it('names a record that is too large, before anything is sent', async () => {
    const large = publication(1, 'x'.repeat(100_001));
    await expect(publish(state.client, large, () => undefined)).rejects.toThrow('object-0000');
    expect(double().requests).toEqual([]);
  });
});

describe('difference', () => {
  it('counts everything as new without a live index', async () => {
    const found = await difference(state.client, publication(3));
    expect(found.added).toHaveLength(3);
    expect(found.settings).toContain('decompoundQuery');
    expect(found.synonyms).toEqual(['unit']);
    expect(double().requests.filter(isWrite)).toEqual([]);
  });

  it('finds nothing after a publication', async () => {
    await publish(state.client, publication(3), () => undefined);
    expect(await difference(state.client, publication(3))).toEqual({
      added: [],
      changed: [],
      removed: [],
      settings: [],
      synonyms: [],
    });
  });

  it('tells added, changed and removed records apart', async () => {
    await publish(state.client, publication(3), () => undefined);
    const next = publication(0);
    const records = [record(0), record(1, 'other'), record(9)];
    expect(await difference(state.client, { ...next, records })).toMatchObject({
      added: ['object-0009'],
      changed: ['object-0001'],
      removed: ['object-0002'],
    });
  });
});
