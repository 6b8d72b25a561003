import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Hit, SearchResults } from 'edocument-search';
import { decodeReport } from '@site/src/desk/decode/decode';
import { setLocale } from '../testing';
import Places from './Places';
import { placesOf } from './places';
import { textWithoutAnswer } from './texts';

const client = vi.hoisted(() => ({ service: 'hosted', uses: 0 }));

vi.mock('@docusaurus/Link', async () => (await import('../testing')).link);
vi.mock(
  '@docusaurus/useDocusaurusContext',
  async () => (await import('../testing')).docusaurusContext,
);
vi.mock('../SearchClient', () => ({
  useSearchSettings: () => ({ service: client.service }),
  useWholeSearch: () => {
    client.uses += 1;
  },
}));

beforeEach(() => setLocale('en-GB'));

it('no search is touched where it is hosted, for it would be sent what was pasted', () => {
  Object.assign(client, { service: 'hosted', uses: 0 });
  expect(renderToStaticMarkup(<Places text="cost centre" />)).toBe('');
  expect(client.uses).toBe(0);
  client.service = 'embedded';
  renderToStaticMarkup(<Places text="cost centre" />);
  expect(client.uses).toBe(1);
});

const hit = (id: string) => ({ id }) as Hit;
const answering = (without: readonly string[], answered?: string) =>
  vi.fn((query: string) =>
    Promise.resolve({
      query: answered ?? query,
      hits: ['a', 'b', 'c', 'd'].map(hit),
      without,
    } as unknown as SearchResults),
  );

it('the first three places are asked for by the words of the text alone', async () => {
  const search = answering([]);
  const found = await placesOf('The cost centre  is missing', 'en-GB', search);
  expect(found.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const first = expect.objectContaining({ hits: 3 }) as unknown;
  expect(search.mock.calls).toEqual([['The cost centre is missing', 0, undefined, first]]);
});

it('a long text is asked for in as many words as can be typed', async () => {
  const search = answering([]);
  await placesOf('The cost centre of the order is missing. '.repeat(1e5), 'en-GB', search);
  const [query = ''] = search.mock.calls[0] ?? [];
  expect(query.length).toBeLessThanOrEqual(64);
  expect(query).toContain('cost centre');
});

it('a place without half of the words is none', async () => {
  expect(await placesOf('cost centre', 'en-GB', answering(['cost']))).toEqual([]);
  expect(await placesOf('one cost centre', 'en-GB', answering(['one']))).toHaveLength(3);
});

it('the answer to what was typed into the search meanwhile has no places for the text', async () => {
  expect(await placesOf('cost centre', 'en-GB', answering([], 'typed'))).toEqual([]);
});

it('places are asked for where nothing is known, by the first message without an answer', () => {
  const asked = (text: string) =>
    textWithoutAnswer(text, { status: 'done', result: decodeReport(text, 'en-GB') });
  expect(asked('The quantity is missing')).toBe('The quantity is missing');
  expect(asked('Error: something unheard of is so')).toBe('something unheard of is so');
  expect(asked('BR-DE-15')).toBeUndefined();
  expect(asked('')).toBeUndefined();
  expect(textWithoutAnswer('text', { status: 'running', share: 0 })).toBeUndefined();
});
