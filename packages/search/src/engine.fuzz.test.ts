import fc from 'fast-check';
import { expect, it } from 'vitest';
import { engineOf, pageRecords, type TestPage } from './testing';
import type { Hit, SearchResults } from './types';

const TEXTS = [
  'Währungen & <mark>Kurse</mark>',
  '<script>alert("x")</script> Belegart',
  "Größe 'XRechnung' E-Mail-Konto \ud83d\ude00",
  'BR-DE-15, C62, 380 &amp; &lt;b&gt;',
  'עברית العربية \u202eumgekehrt\u202c',
  '</mark><img src=x onerror=alert(1)> Versand',
];
const PAGES: readonly TestPage[] = [
  {
    url: '/a',
    title: '<b>Beleg</b> & Versand',
    sections: { one: ['Kurse <i>', ...TEXTS], two: ['Größe', ...TEXTS] },
  },
  {
    url: '/b',
    title: 'Währungen',
    keywords: ['<mark>', '380'],
    sections: { three: ['</mark>', ...TEXTS] },
  },
];
const engine = await engineOf(PAGES, {
  synonyms: [{ objectID: '1', type: 'synonym', synonyms: ['Beleg', '<mark>Dokument</mark>'] }],
});

/** The texts that a result shows. */
const shownTexts = ({ hits }: SearchResults): string[] =>
  hits.flatMap((hit: Hit) =>
    [hit.category, hit.title, ...hit.trail, hit.text].map((parts) =>
      parts.map(({ text }) => text).join(''),
    ),
  );

/** The texts that were indexed, which snippets are parts of. */
const INDEXED = pageRecords(PAGES).flatMap(({ hierarchy, content }) => [
  ...Object.values(hierarchy),
  content,
]);
const isIndexed = (text: string): boolean =>
  INDEXED.some((whole) => whole?.includes(text.replaceAll('…', '')));

const word = fc.constantFrom(
  'beleg', 'währung', 'waehrung', 'GRÖSSE', 'x-rechnung', 'e mail', '380', 'BR-DE-15', 'c62', 'versand', 'belegversand',
  '\u{1f600}', 'br-co-25', 'bt 10', 'mark', 'amp', 'lt', 'script', 'wärhung', 'ein', 'עברית',
); // prettier-ignore
const hostile = fc.constantFrom(
  '<mark>', '</mark>', '<script>', '&lt;', '"', "'", '\\', '\u0000', '\ud800', '\udc00', '\u202e', '\u200b', '%00',
  '${x}', '__proto__', 'constructor', '-', '_', '*', '(', '[', '.*', '\n', '\ud83d', 'ß', '\u0308',
); // prettier-ignore
const query = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.array(fc.oneof(word, hostile), { maxLength: 8 }).map((parts) => parts.join(' ')),
  fc.array(fc.oneof(word, hostile), { maxLength: 8 }).map((parts) => parts.join('')),
  fc
    .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 })
    .map((units) => String.fromCharCode(...units)),
);

const answer = (text: string): Promise<SearchResults> => engine.query(text, { snippetWords: 5 });

/** Queries of a run; `npm run verify:all` tries ten times as many. */
const RUNS = process.env.TEST_ALL === 'true' ? 10_000 : 1_000;

it('no query throws or shows another text than those that were indexed', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const results = await answer(text);
      expect(results.query).toBe(text);
      for (const shown of shownTexts(results)) expect(isIndexed(shown), shown).toBe(true);
    }),
    { numRuns: RUNS },
  );
});

it('such queries are among them', () => {
  // What the generators are for; a change of them that loses a kind shows here.
  const kinds = {
    'lone surrogates': /\p{Cs}/u,
    'right to left': /[\p{Script=Hebrew}\p{Script=Arabic}\u202e]/u,
    'control characters': /\p{Cc}/u,
    emoji: /\p{Emoji_Presentation}/u,
    identifiers: /br-co-25|bt 10/i,
    markup: /<\/?\w+>/,
  };
  const made = fc.sample(query, { numRuns: 2_000, seed: 1 });
  for (const [kind, pattern] of Object.entries(kinds))
    expect(
      made.some((text) => pattern.test(text)),
      kind,
    ).toBe(true);
});

it('one letter over and over finds nothing', async () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyzäöüß0123456789'];
  for (const letter of [...letters, ...letters.map((each) => each.toUpperCase())]) {
    expect((await answer(letter.repeat(64))).count, letter).toBe(0);
  }
});

it('no query is too long', async () => {
  for (const unit of ['währung ', 'x', '<mark>', '\ud800', '-a', 'belegversand', '\u0308']) {
    const results = await answer(unit.repeat(Math.ceil(100_000 / unit.length)));
    for (const shown of shownTexts(results)) expect(isIndexed(shown), shown).toBe(true);
  }
});

it('finds something in the corpus, so that the tests above check texts', async () => {
  const { hits } = await answer('Währung Versand');
  expect(hits.some(({ text }) => text.some(({ marked }) => marked))).toBe(true);
});
