import { describe, expect, it } from 'vitest';
import { Synonyms } from '../../packages/search/src/query/synonyms';
import { queryWords } from '../../packages/search/src/query/words';
import data from './search-synonyms.json';
import { supportWords } from './synonyms';

describe.each(['de', 'en'] as const)('words of support, %s', (language) => {
  it('are many, each with a reason and no word that says nothing', () => {
    expect(data[language].length).toBeGreaterThanOrEqual(250);
    for (const { words, reason } of data[language]) {
      expect(words.every((word) => word.trim() !== '')).toBe(true);
      expect(reason.length, words.join(', ')).toBeGreaterThan(5);
    }
  });

  it('have ids of their own, and lead elsewhere', () => {
    const synonyms = supportWords(language);
    expect(new Set(synonyms.map(({ objectID }) => objectID)).size).toBe(synonyms.length);
    for (const entry of synonyms) {
      if (entry.type === 'oneWaySynonym') expect(entry.synonyms).not.toContain(entry.input);
      else expect(new Set(entry.synonyms).size, entry.objectID).toBe(entry.synonyms.length);
    }
  });
});

/** Verbs of every question, in the forms that readers type. */
const DAILY = {
  en: [
    'allow',
    'allows',
    'allowed',
    'charge',
    'charged',
    'state',
    'stated',
    'issue',
    'issued',
    'issuing',
    'post',
    'posts',
    'posting',
    'term',
    'terms',
    'address',
    'order',
    'ordered',
    'apply',
    'cover',
    'mean',
    'run',
  ],
  de: [
    'erlauben',
    'erlaubt',
    'dürfen',
    'berechnen',
    'angeben',
    'ausstellen',
    'ausgestellt',
    'buchen',
    'gebucht',
    'stellen',
    'lassen',
    'liefern',
    'geliefert',
    'zahlen',
    'melden',
    'gelten',
    'stehen',
    'setzen',
    'posten',
  ],
};

describe.each(['de', 'en'] as const)('daily verbs, %s', (language) => {
  const synonyms = new Synonyms(supportWords(language), language);

  it.each(DAILY[language])('"%s" stands for nothing else', (verb) => {
    // The space behind it says that it is typed to its end.
    expect(synonyms.match(queryWords(`${verb} `, language))).toEqual([]);
  });
});
