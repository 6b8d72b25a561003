import type { AnalysisLanguage } from '../types';
import { isStopWord, isTalk } from './stopwords';
import { tokenize } from './tokenize';

/** Whom a mail is to, before what it asks. */
const GREETING =
  /^(?:hallo|hi|hey|hello|moin|servus|dear|liebe[rs]?|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|good (?:morning|afternoon|evening|day))(?!\p{L})[^,!.\n]*[,!.\n]\s*/iu;

/** A mail without its greeting; other texts as they are. */
export const withoutGreeting = (text: string): string => text.replace(GREETING, '');

/** True for a folded word that tells something: what is said around a question does not. */
export const isTold = (folded: string, language: AnalysisLanguage): boolean =>
  !isStopWord(folded, language) && !isTalk(folded, language);

/** The words of a mail or message that tell something, as they are written, each once. */
export function toldWords(text: string, language: AnalysisLanguage): readonly string[] {
  const asked = withoutGreeting(text);
  const told = tokenize(asked, language).filter(
    ([first, ...others]) => others.length > 0 || isTold(first.spelling.folded, language),
  );
  return [...new Set(told.map((unit) => asked.slice(unit[0].start, unit.at(-1)?.end)))];
}
