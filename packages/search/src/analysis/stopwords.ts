import type { AnalysisLanguage } from '../types';
import { tokenize } from './tokenize';

/**
 * Words that a query may contain without a page having to: function words, the phrases people begin
 * questions with, and those of every validator's message ("must be provided"). Folded spelling.
 * Chosen from Snowball's lists (https://snowballstem.org/algorithms/german/stop.txt), without words
 * that name things here, such as the status New.
 */
const GERMAN =
  'ab aber alle allem allen aller alles als also am an andere anderen auch auf aus bei beim benotige benotigen benotigt bin bis bitte brauche brauchen brauchst braucht ' +
  'da dabei dafur damit dann daran darauf darf das dass dazu dein deine dem den denn der des dessen dich die dies diese diesem diesen dieser dieses ' +
  'dir doch dort du durch durfen ein eine einem einen einer eines er es etwas euch fur ganz gar gehe gehen geht gibt ' +
  'habe haben hat hatte hier ich ihm ihn ihnen ihr ihre ihrem ihren ihrer ihres im in ins ist ja je jede jedem jeden jeder jedes jetzt ' +
  'kann kannst kein keine keinem keinen keiner konnen konnte lasst lassen mache machen macht man mein meine meinem meinen meiner meines mich mir mit mochte muss mussen musst ' +
  'nach nicht noch nun nur ob oder ohne pro schon sehr sein seine seinem seinen seiner seit sich sie sind so soll sollen sollte sondern tue tun tut ' +
  'uber ubermittelt um und uns unser unsere unter viel vom von vor wann war waren warum was weil welche welchem welchen welcher welches wem wen wenn wer werde werden weshalb wie wieso will wird womit wollen ' +
  'wir wo wofur woher wohin wohl wozu wurde wurden zu zum zur zwischen ' +
  'bringe bringen bringt eigentlich einfach gehoren gehort hin mal nehme nehmen nimmt rein trotzdem ' +
  'bedeutet bedeuten finde finden findet funktioniert heisst steht stehen';
const ENGLISH =
  'a about after all also am an and any are as at be became because become becomes been before being between both but by can could did do does doing don dont ' +
  'each for from get gets go goes had has have having he her here him his how i if in into is it its itself just ' +
  'let may me might more most must my need needed needs no nor not now of off on once only or other our out over own per please provided ' +
  'same shall she should so some such than that the their them then there these they this those through to too under until up upon us ' +
  'very was we were what when where which while who whom whose why will with would you your ' +
  'actually already always anymore even ever really simply still want wants yet ' +
  'explain find look mean means see ' +
  'arent cannot cant couldnt didnt doesnt hadnt hasnt havent im isnt ive lets shouldnt thats theres wasnt werent whats wont wouldnt youre';

/** Greetings and thanks around the question of a mail, and the days that it tells of. */
const GERMAN_MAIL =
  'hallo moin servus guten morgen liebe lieber geehrte geehrter damen herren danke dank vorab freundliche freundlichen gruss grusse grussen mfg ' +
  'montag dienstag mittwoch donnerstag freitag samstag sonntag';
const ENGLISH_MAIL =
  'hi hello dear sir madam thanks thank regards cheers kind ' +
  'monday tuesday wednesday thursday friday saturday sunday';

/**
 * Words of talk: what people say around the thing that they ask for. They may name a page ("Create
 * Again"), but a manual has few of them, so that each would seem to say much.
 */
const GERMAN_TALK =
  'anders anfangen anscheinend fehlt fehlen fehlend falsch bereits besser danach dauernd derselbe dieselbe ding dinge direkt ebenfalls egal einmal endlich erst ewig ' +
  'falls fast frage fragen gab gebe geben gekommen gemacht genau genug gern gerne gesagt gestern gewesen gleich gleiche gleichen gut heute hilfe immer insgesamt irgendwie irgendwo ' +
  'derzeit problem probleme vorne hinten neuerdings jemand kam kamen klappen klappt komme kommen kommt laut leider lieber liegen liegt manchmal mehr meint meldet moglich nichts nie niemand nix normal normale normalen normaler normales obwohl oft plotzlich raus reicht richtig ' +
  'sagen sagt scheint schlecht sehe sehen sei selbe selben selber selbst sofort sonst sowas standig stimmt taucht trotz uberall uberhaupt versteht viele vielleicht vollig vorher wahrend ware weg wegen weiss weiter weiterhin wenig weniger wichtig wieder wirklich wissen zeigt zeigen zuerst zuletzt';
const ENGLISH_TALK =
  'able accidentally although missing wrong anybody anyone anything anyway appear appears apparently ask asks better came come comes coming correctly deal done else enough everybody everyone everything exactly fine forgot ' +
  'gave getting give given gives giving going gone good got guess half happen happened happening happens help instead keep keeps kept kind know known like little long lot made make makes many maybe mention much nobody normal normally nothing obviously often okay ' +
  'people perhaps play possible properly put puts quickly quite rather really right said say says seem seems show shown shows side somehow someone something sometimes stuff suddenly supposed sure take taken takes tell tells thing things think though told took tried tries try trying turn turned turns ' +
  'different latest nowadays problem problems team unable use used uses using usually way ways well went whatever whether wish without wonder wondering work working works worse';

/** Words around the name of a value that a reader looks for: "in which field do I enter the due date". */
const GERMAN_AROUND =
  'feld feldern felder element wert xml xmldatei datei rechnung rechnungen xrechnung erechnung zugferd beleg business central bc elektronische elektronischen ' +
  'trage trag tragen eintragen eingetragen gebe geben eingeben eingegeben angeben angegeben komme kommt herkommt hinterlege hinterlegen hinterlegt pflege pflegen gepflegt ' +
  'erfasse erfassen schreibe schreiben mitgeben mitschicken mitsenden ausweisen stelle stellen genau fehlt fehlen fehlend leer laut validator meldet sagt';
const ENGLISH_AROUND =
  'field fields element value xml file invoice invoices einvoice einvoices xrechnung zugferd business central bc electronic ' +
  'contain enter entered put fill filled fills set add include included specify specified come comes coming exactly written stored goes missing empty validator says';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const WORDS = {
  de: setOf(`${GERMAN} ${GERMAN_MAIL}`),
  en: setOf(`${ENGLISH} ${ENGLISH_MAIL}`),
};
const AROUND = { de: setOf(GERMAN_AROUND), en: setOf(ENGLISH_AROUND) };
const TALK = { de: setOf(GERMAN_TALK), en: setOf(ENGLISH_TALK) };

/** True for a folded word that an answer need not contain. */
export function isStopWord(folded: string, language: AnalysisLanguage): boolean {
  return WORDS[language].has(folded);
}

/** True for a folded word that says little about the question, however rare it is. */
export function isTalk(folded: string, language: AnalysisLanguage): boolean {
  return TALK[language].has(folded);
}

/** True for a folded word that may be around the name of a value and is no part of it. */
export function isAround(folded: string, language: AnalysisLanguage): boolean {
  return isStopWord(folded, language) || AROUND[language].has(folded);
}

/** The words of a text, as they are written, of which `keeps` is true; what hyphens join stays. */
export function keptWords(
  text: string,
  language: AnalysisLanguage,
  keeps: (folded: string) => boolean,
): readonly string[] {
  return tokenize(text, language)
    .filter(([first, ...others]) => others.length > 0 || keeps(first.spelling.folded))
    .map((unit) => text.slice(unit[0].start, unit.at(-1)?.end));
}

/** The words of a text that are no stop words, or the text as it is where it has no others. */
export function contentWords(text: string, language: AnalysisLanguage): string {
  return keptWords(text, language, (word) => !isStopWord(word, language)).join(' ') || text;
}
