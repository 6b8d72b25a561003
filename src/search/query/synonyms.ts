import { stem } from '../analysis/stem';
import { isStopWord } from '../analysis/stopwords';
import { tokenize } from '../analysis/tokenize';
import type { AnalysisLanguage, Synonym } from '../types';
import type { QueryWord } from './words';

interface Phrase {
  readonly words: readonly string[];
  readonly stems: readonly string[];
}

interface Rule {
  readonly from: Phrase;
  readonly to: readonly Phrase[];
}

/** Another way to say the words `from` to `to` (inclusive) of a query; all of `words` are needed. */
export interface SynonymMatch {
  readonly from: number;
  readonly to: number;
  readonly words: readonly string[];
}

function phrase(text: string, language: AnalysisLanguage): Phrase {
  const all = tokenize(text, language)
    .flat()
    .map(({ spelling }) => spelling.folded);
  const content = all.filter((word) => !isStopWord(word, language));
  const words = content.length > 0 ? content : all;
  return { words, stems: words.map((word) => stem(word, language)) };
}

/** Spellings of a phrase that a query may use: as separate words, or as one. */
function spellings({ words, stems }: Phrase, language: AnalysisLanguage): Phrase[] {
  if (words.length < 2) return [{ words, stems }];
  const joined = words.join('');
  return [
    { words, stems },
    { words: [joined], stems: [stem(joined, language)] },
  ];
}

/**
 * Synonyms of an index. Rules have Algolia's meaning
 * (https://www.algolia.com/doc/guides/managing-results/optimize-search-results/adding-synonyms/):
 * those of a `synonym` stand for each other, a `oneWaySynonym` leads from its input only.
 */
export class Synonyms {
  private readonly rules: readonly Rule[];

  constructor(
    synonyms: readonly Synonym[],
    private readonly language: AnalysisLanguage,
  ) {
    const rule = (from: string, to: readonly string[]): Rule[] => {
      const targets = to.filter((text) => text !== from).map((text) => phrase(text, language));
      return spellings(phrase(from, language), language).map((source) => ({
        from: source,
        to: targets,
      }));
    };
    this.rules = synonyms.flatMap((entry) =>
      entry.type === 'oneWaySynonym'
        ? rule(entry.input, entry.synonyms)
        : entry.synonyms.flatMap((from) => rule(from, entry.synonyms)),
    );
  }

  /** Synonyms for any stretch of the query's words, in whatever inflection. */
  match(words: readonly QueryWord[]): SynonymMatch[] {
    const content = [...words.keys()].filter((index) => !words[index]?.optional);
    const stems = content.map((index) => stem(words[index]?.folded ?? '', this.language));
    const found: SynonymMatch[] = [];
    for (const { from, to } of this.rules) {
      for (let start = 0; start + from.stems.length <= stems.length; start += 1) {
        if (!from.stems.every((wanted, offset) => stems[start + offset] === wanted)) continue;
        const first = content[start] ?? 0;
        const last = content[start + from.stems.length - 1] ?? first;
        for (const target of to) found.push({ from: first, to: last, words: target.words });
      }
    }
    return found;
  }
}
