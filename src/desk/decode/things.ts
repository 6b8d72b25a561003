import { explicitTerms, isTerm, namedTerms } from './texts/terms';
import { termsOfCaption } from './business-central';
import { asWords } from './plain';
import type { Message } from './protocol';

const MAX_LENGTH = 1500;
const MAX_NAMES = 2;
/** What is longer is a sentence, and no name. */
const MAX_WORDS = 4;
const QUOTED = /(?<![\p{L}\d])["'`„“«‹]([\p{L}@][^"'`“”„«»‹›\n]{1,50})["'`“”»›](?![\p{L}\d])/gu;
/** How grave a message is, which is no name of anything. */
const LEVEL = /^(?:fatal|errors?|fehler|warn(?:ing|ung)?|info(?:rmation)?|hinweis|notice)$/i;
/** A field by its name up to the verb. */
const FIELD =
  /\b(?:field|feld|property|parameter|attribute?)s?\s+(?!(?:is|ist|must|muss|darf|may|with|mit|in|of|the|der|die|das|fehlt|has|hat|are|sind|for|für)\b)([\p{L}][^\n"'.:,]{1,40}?)\s+(?:is|ist|are|sind|must|muss|darf|may|fehlt|has|hat|wird|was|not|nicht|contains|enthält|cannot|should|shall)\b/giu;

/** What a message names in words: terms of the invoice, else what it puts in quotation marks. */
interface Things {
  readonly terms: readonly string[];
  readonly names: readonly string[];
}

/** What a message names, of which only the kind is known. */
export function thingsIn({ text: whole, place }: Message): Things {
  const text = whole.slice(0, MAX_LENGTH);
  // In JSON, every word is in quotation marks.
  const quoted = /"\w+"\s?:/.test(text) ? [] : [...text.matchAll(QUOTED)];
  const names = [
    ...new Set(
      [...text.matchAll(FIELD), ...quoted]
        .map(([, name = '']) => name)
        .filter((name) => name.split(' ').length <= MAX_WORDS && !LEVEL.test(name)),
    ),
  ].slice(0, MAX_NAMES);
  const explicit = explicitTerms(text).filter(isTerm);
  if (explicit.length > 0) return { terms: explicit, names };
  const captions = [...new Set(names.flatMap(termsOfCaption))];
  const found =
    captions.length > 0 ? captions : namedTerms(asWords(`${place ?? ''} ${text}`)).terms;
  return { terms: found, names };
}
