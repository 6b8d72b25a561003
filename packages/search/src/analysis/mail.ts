import type { AnalysisLanguage } from '../types';
import { isStopWord, isTalk, keptWords } from './stopwords';

/** Whom a mail is to, before what it asks. */
const GREETING =
  /^(?:hallo|hi|hey|hello|moin|servus|dear|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening|day))(?!\p{L})[^,!.\n]*[,!.\n]\s*/iu;

/** A mail without its greeting; other texts as they are, a greeting alone among them. */
export const withoutGreeting = (text: string): string => text.replace(GREETING, '') || text;

/** True for a folded word that tells something: what is said around a question does not. */
export const isTold = (folded: string, language: AnalysisLanguage): boolean =>
  !isStopWord(folded, language) && !isTalk(folded, language);

/** The words of a mail or message that tell something, as they are written, each once. */
export function toldWords(text: string, language: AnalysisLanguage): readonly string[] {
  return [...new Set(keptWords(withoutGreeting(text), language, (word) => isTold(word, language)))];
}
