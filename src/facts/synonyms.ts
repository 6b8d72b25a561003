import type { AnalysisLanguage, Synonym } from '../../packages/search/src/types';
import data from './search-synonyms.json';

interface Entry {
  readonly words: readonly string[];
  readonly pagesSay?: readonly string[];
  /** Why the words belong together; for editors. */
  readonly reason: string;
}

/** Words of support of a language, as the search takes them; both services get the same. */
export function supportWords(language: AnalysisLanguage): Synonym[] {
  const entries: readonly Entry[] = data[language];
  return entries.flatMap(({ words, pagesSay }, index): Synonym[] => {
    const objectID = `${language}-${index}`;
    return pagesSay
      ? words.map((input, word) => ({
          objectID: `${objectID}-${word}`,
          type: 'oneWaySynonym',
          input,
          synonyms: pagesSay,
        }))
      : [{ objectID, type: 'synonym', synonyms: words }];
  });
}
