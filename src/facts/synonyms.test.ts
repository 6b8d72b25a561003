import { describe, expect, it } from 'vitest';
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
