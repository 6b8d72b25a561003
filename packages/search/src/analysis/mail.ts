import type { AnalysisLanguage } from '../types';
import { isStopWord, isTalk, keptWords } from './stopwords';

/** Whom a mail is to, before what it asks. */
const GREETING =
  /^(?:hallo|hi|hey|hello|moin|servus|dear|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening|day))(?!\p{L})[^,!.\n]*[,!.\n]\s*/iu;

/** Who a mail is from, behind what it asks: a name and perhaps a company. */
const CLOSING =
  /(?<=[.!?,;\n]\s*)(?:(?:(?:viele|beste|liebe|schöne|freundliche) |mit (?:freundlichen|besten|lieben) )?grü(?:ß|ss)en?|gru(?:ß|ss)|mfg|vg|lg|(?:(?:kind|best|warm) )?regards|cheers|sincerely)(?!\p{L})(?:[\s,.!]*[^\s,.!]+){0,8}[\s,.!]*$/iu;

/** A mail without its greeting and who it is from; other texts as they are, a greeting alone among them. */
export const withoutGreeting = (text: string): string =>
  text.replace(GREETING, '').replace(CLOSING, '') || text;

/** True for a folded word that tells something: what is said around a question does not. */
export const isTold = (folded: string, language: AnalysisLanguage): boolean =>
  !isStopWord(folded, language) && !isTalk(folded, language);

/** The words of a mail or message that tell something, as they are written, each once. */
export function toldWords(text: string, language: AnalysisLanguage): readonly string[] {
  return [...new Set(keptWords(withoutGreeting(text), language, (word) => isTold(word, language)))];
}
