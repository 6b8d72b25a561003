import { stemmer as snowballEnglish } from '@orama/stemmers/english';
import { stemmer as snowballGerman } from '@orama/stemmers/german';
import type { AnalysisLanguage } from '../types';

const FOREIGN_VERB = /^(.{3,}?)(?:ier(?:en?|bar|ung|ungen|end|t(?:e[nmrs]?)?)|ation(?:en)?)$/;
const PARTICLES =
  'ab|an|auf|aus|bei|durch|ein|fest|frei|her|hin|hinzu|mit|nach|um|uber|unter|vor|weg|weiter|wieder|zu|zuruck|zusammen';
const INFIX = new RegExp(`^(${PARTICLES})(?:ge|zu)(.{3,})$`);
/** Participles, inflected or not, as Snowball leaves them: gesendet, eingerichtet(er), gebucht(er). */
const PARTICIPLE = new RegExp(`^(${PARTICLES}|)ge(.{3,}?)e?t$`);
/** Greek neuters, in either of their plurals; of the first, Snowball makes a stem of its own. */
const GREEK_PLURAL = /^(.{2,}m)a(?:ta|s)$/;
/** Captions shorten it (`Debitorennr.`), readers write it out. */
const NUMBER = /(?<=.{4})nr$/;
/** Nouns that mean something else than the verb whose stem Snowball gives them. */
const APART: ReadonlyMap<string, string> = new Map([
  ['allowance', 'allowanc'],
  ['allowances', 'allowanc'],
]);
const HAS_DIGIT = /\p{N}/u;

/** Prefixes that German separates from its verb ("richten Sie ... ein"), folded. */
export const SEPARABLE = new Set(PARTICLES.split('|'));

/**
 * Stem of a folded word (Snowball, https://snowballstem.org). German verbs in -ieren and their
 * nouns in -ierung and -ation are brought together first, because Snowball leaves them apart;
 * British -isation meets American -ization. Codes are their own stem.
 */
export function stem(folded: string, language: AnalysisLanguage): string {
  if (folded.length < 4 || HAS_DIGIT.test(folded)) return folded;
  if (language === 'en')
    return (
      APART.get(folded) ?? snowballEnglish(folded.replace(/is(ations?|ed|es?|ing|ers?)$/, 'iz$1'))
    );
  const foreign = FOREIGN_VERB.exec(folded);
  if (foreign) return `${foreign[1]}ier`;
  return snowballGerman(folded.replace(GREEK_PLURAL, '$1a').replace(NUMBER, 'nummer'));
}

/** Verbs in a form that Snowball's stem may hide, and nouns in -ung that are made of verbs. */
const VERBAL = /(?:ung|ungen|en|ern|eln|t|te|ten|tes?|ter|tem)$/;

/**
 * A looser key for German word families that Snowball keeps apart: nouns in -ung (Buchung, buchen),
 * participles (gesendet, senden), separable verbs (eingerichtet, einzurichten, einrichten). Verbal
 * words have keys of their own: "Buchung" belongs to "buchen", not to "Buch".
 */
export function family(folded: string, language: AnalysisLanguage): string {
  const base = stem(folded, language);
  if (language === 'en' || base.length < 4 || HAS_DIGIT.test(base)) return base;
  let key = base.replace(PARTICIPLE, '$1$2');
  if (key === base) {
    key = key.replace(INFIX, '$1$2');
    if (VERBAL.test(folded)) key = key.replace(/(?<=.{3})et$/, '');
    if (key.length > 5) key = key.replace(/ung$/, '');
    // What the stemmer left of a verb's ending; a "t" or "n" of the stem itself (einrichten, rechnen) stays.
    const ending = folded.endsWith('t') ? /e?t$/ : /e$|(?<=[eilr])n$/;
    if (key.length > 4) key = key.replace(ending, '');
  }
  return VERBAL.test(folded) ? `${key}+` : key;
}

/**
 * Beginnings under which the members of a word's family are in a sorted vocabulary: its own and,
 * in German, those of its participles and infinitives with "zu".
 */
export function familyPrefixes(folded: string, language: AnalysisLanguage): string[] {
  const key = family(folded, language).replace('+', '');
  const head = (word: string): string => word.slice(0, word.length > 5 ? 4 : 3);
  const prefixes = [head(key)];
  if (language === 'de' && key.length >= 4) {
    prefixes.push(`ge${head(key).slice(0, 3)}`);
    for (const particle of SEPARABLE) {
      const rest = key.slice(particle.length);
      if (!key.startsWith(particle) || rest.length < 3) continue;
      prefixes.push(`${particle}ge${rest.slice(0, 3)}`, `${particle}zu${rest.slice(0, 3)}`);
    }
  }
  return prefixes;
}
