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

describe('publish', () => {
  it('puts records, settings and synonyms into the live index, and leaves no other', async () => {
    await publish(state.client, publication(1200));
    const live = double().index('docs');
    expect(live.objects.size).toBe(1200);
    expect(live.objects.get('object-0007')).toEqual(record(7));
    expect(live.settings).toEqual(indexSettings);
    expect(live.synonyms).toHaveLength(1);
    expect([...double().indices.keys()]).toEqual(['docs']);
  });

  it('replaces what was there in its very last write', async () => {
    await publish(state.client, publication(10, 'old'));
    double().requests.length = 0;
    await publish(state.client, publication(5, 'new'));
    expect(double().index('docs').objects.size).toBe(5);
    const writes = double().requests.filter(isWrite);
    expect(writes.at(-1)?.body).toEqual({ operation: 'move', destination: 'docs' });
    const live = writes.filter(({ path }) => path.startsWith('/1/indexes/docs/'));
    expect(live.map(({ path }) => path)).not.toContain('/1/indexes/docs/batch');
  });

  it('leaves the live records untouched when it fails, and no index beside them', async () => {
    await publish(state.client, publication(3, 'old'));
    const before = structuredClone(double().index('docs').objects);
    double().interfere = ({ path }) =>
      /docs_tmp_\d+\/batch$/.test(path)
        ? { status: 400, body: { message: 'gone', status: 400 } }
        : undefined;
    await expect(publish(state.client, publication(1200))).rejects.toThrow('gone');
    expect(double().index('docs').objects).toEqual(before);
    expect([...double().indices.keys()]).toEqual(['docs']);
  });

  it('names a record that is too large, before anything is sent', async () => {
    const large = publication(1, 'x'.repeat(100_001));
    await expect(publish(state.client, large)).rejects.toThrow('object-0000');
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
    await publish(state.client, publication(3));
    expect(await difference(state.client, publication(3))).toEqual({
      added: [],
      changed: [],
      removed: [],
      settings: [],
      synonyms: [],
    });
  });

  it('tells added, changed and removed records apart', async () => {
    await publish(state.client, publication(3));
    const next = publication(0);
    const records = [record(0), record(1, 'other'), record(9)];
    expect(await difference(state.client, { ...next, records })).toMatchObject({
      added: ['object-0009'],
      changed: ['object-0001'],
      removed: ['object-0002'],
    });
  });
});
