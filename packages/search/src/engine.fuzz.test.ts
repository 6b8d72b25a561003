import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildIndex } from './build';
import { SearchEngine } from './engine';
import { pageRecords } from './testing';
import type { SearchResult } from './types';

const TEXTS = [
  'Währungen & <mark>Kurse</mark>',
  '<script>alert("x")</script> Belegart',
  "Größe 'XRechnung' E-Mail-Konto \ud83d\ude00",
  'BR-DE-15, C62, 380 &amp; &lt;b&gt;',
  'עברית العربية \u202eumgekehrt\u202c',
  '</mark><img src=x onerror=alert(1)> Versand',
];
const built = buildIndex(
  pageRecords([
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
  ]),
  {
    language: 'de-DE',
    synonyms: [{ objectID: '1', type: 'synonym', synonyms: ['Beleg', '<mark>Dokument</mark>'] }],
  },
);
const engine = await SearchEngine.open(built.manifest, (name) =>
  Promise.resolve(built.files.get(name) ?? new Uint8Array()),
);

/** All strings of a result that are rendered as HTML. */
function renderedTexts(result: SearchResult): string[] {
  const texts: string[] = [];
  const collect = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
  };
  for (const hit of result.hits)
    collect([hit.hierarchy, hit.content, hit._highlightResult, hit._snippetResult]);
  return texts;
}

/** What is left of a text when the highlight tags, which must be balanced and flat, are taken out. */
function withoutMarks(text: string): string {
  return text.replace(/<mark>([^<>]*)<\/mark>/g, '$1');
}

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

async function answer(text: string): Promise<SearchResult | undefined> {
  const { results } = await engine.search([
    {
      query: text,
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
      attributesToSnippet: ['content:5', 'hierarchy.lvl1:3'],
    },
  ]);
  return results[0];
}

it('no query of 10,000 throws or brings markup other than the marks', async () => {
  await fc.assert(
    fc.asyncProperty(query, async (text) => {
      const result = await answer(text);
      expect(result?.query).toBe(text);
      for (const rendered of result ? renderedTexts(result) : [])
        expect(withoutMarks(rendered)).not.toMatch(/[<>]/);
    }),
    { numRuns: 10_000 },
  );
}, 60_000);

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
    expect((await answer(letter.repeat(64)))?.nbHits, letter).toBe(0);
  }
});

it('no query is too long', async () => {
  for (const unit of ['währung ', 'x', '<mark>', '\ud800', '-a', 'belegversand', '\u0308']) {
    const result = await answer(unit.repeat(Math.ceil(100_000 / unit.length)));
    for (const rendered of result ? renderedTexts(result) : [])
      expect(withoutMarks(rendered)).not.toMatch(/[<>]/);
    expect(result).toBeDefined();
  }
});

it('finds something in the corpus, so that the test above checks marks', async () => {
  const result = await answer('Währung Versand');
  expect(result?.nbHits).toBeGreaterThan(0);
  expect(result && renderedTexts(result).some((text) => text.includes('<mark>'))).toBe(true);
});
