import type { AnalysisLanguage, Synonym } from 'edocument-search';
import { inLocale, localeIds } from '../locales';
import { allFields, entities } from './field-model';
import { businessTerms } from './samples/business-terms';
import data from './search-synonyms.json';

interface Entry {
  readonly words: readonly string[];
  readonly pagesSay?: readonly string[];
  /** Why the words belong together; for editors. */
  readonly reason: string;
}

/** Captions of pages and fields in the other languages, with those that the pages here have. */
function captionWords(language: AnalysisLanguage): Synonym[] {
  const own = localeIds.find((id) => id.startsWith(language));
  if (own === undefined) return [];
  const named = [...Object.values(entities), ...allFields.map(({ field }) => field)];
  const known = new Set(named.map((item) => inLocale(item, own).toLowerCase()));
  // Terms are found by their names in both languages.
  const terms = businessTerms.flatMap(({ label }) =>
    localeIds.map((id) => inLocale(label, id).toLowerCase()),
  );
  for (const term of terms) known.add(term);
  const pairs = new Map<string, string>();
  for (const other of localeIds.filter((id) => id !== own)) {
    for (const item of named) {
      const caption = inLocale(item, other);
      if (!known.has(caption.toLowerCase())) pairs.set(caption, inLocale(item, own));
    }
  }
  return [...pairs].map(([input, caption], index) => ({
    objectID: `${language}-caption-${index}`,
    type: 'oneWaySynonym',
    input,
    synonyms: [caption],
  }));
}

/** Words of support of a language, as the search takes them; both services get the same. */
export function supportWords(language: AnalysisLanguage): Synonym[] {
  const entries: readonly Entry[] = data[language];
  const support = entries.flatMap(({ words, pagesSay }, index): Synonym[] => {
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
  return [...support, ...captionWords(language)];
}
