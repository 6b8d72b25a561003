import { inLanguage } from '../language';
import words from './words.json';

/** Words of the invoice view that are no names of terms, in the language of the view. */
export const wordsOf = (language: string): (typeof words)['en-GB'] => inLanguage(words, language);
