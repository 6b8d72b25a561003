const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;

/** UTF-8 that a program has read as Latin 1. */
const MISREAD: Readonly<Partial<Record<string, string>>> = {
  'Ã¤': 'ä',
  'Ã¶': 'ö',
  'Ã¼': 'ü',
  'Ã„': 'Ä',
  'Ã–': 'Ö',
  Ãœ: 'Ü',
  ÃŸ: 'ß',
};
/** Beginnings of words in messages of programs that write no umlauts. */
const SPELLED_OUT =
  /(?:fuer\b|ueber|gueltig|zurueck|pruef|erfuell|ausfuell|empfaeng|kaeufer|laeng|laender|moeglich|unterstuetz|zulaess|schluessel|verfueg|fueg|aender|haeng|groess|gemaess|schaedig|loesch|koenn|muess|naechst|saetz|staetig|betraeg|traeg|stueck|waehr|waehl|enthaelt|erhaelt|staend|gehoer|oeffn|oeffent|hoeher|hoechst|fuehr|spaet|gaeng|laess|laeuft|faellig|ergaenz|kuerz|wuensch|wuerd|natuerl|schraenk|draeng|geschaeft)/gi;
const UMLAUTS: Readonly<Partial<Record<string, string>>> = { ae: 'ä', oe: 'ö', ue: 'ü' };

const withUmlauts = (word: string) =>
  word
    .replace(/ae|oe|ue/gi, (two) => {
      const letter = UMLAUTS[two.toLowerCase()] ?? two;
      return /^[A-Z]/.test(two) ? letter.toUpperCase() : letter;
    })
    .replace(/(?<=grö|gemä)ss/i, 'ß');

/** German without umlauts, or with those that were misread, as it is spelled; addresses stay. */
function spelled(text: string): string {
  const read = text.replace(/Ã[¤¶¼„–œŸ]/g, (letter) => MISREAD[letter] ?? letter);
  if (/[äöü]/i.test(read) || read.search(SPELLED_OUT) < 0) return read;
  return read.replace(/[^\s"'<>]+/g, (token) =>
    /[@/\\]|\.\w/.test(token) ? token : token.replace(SPELLED_OUT, withUmlauts),
  );
}

/**
 * The same text with plain hyphens and spaces. PDF, mail and web pages replace them by others, and
 * put soft hyphens into long words. Tabs stay, since they part the cells of a copied table.
 */
export function plain(text: string): string {
  return spelled(
    text.replace(INVISIBLE, '').replace(HYPHENS, '-').replace(SPACES, ' ').replace(/\r\n?/g, '\n'),
  );
}

/** A single letter in front, as in cXML, belongs to the word. */
const HUMP = /(?<=[a-z\d])(?<!\b[a-z])(?=[A-Z])|_/g;

/** Names of interfaces such as `issueDate` or `issue_date`, as words. */
export const asWords = (text: string): string => text.replace(HUMP, ' ');

/** One line: runs of white space are one space. */
export function oneLine(text: string): string {
  // A single space stays as it is: to replace each would cost most of the time of a long text.
  return text.replace(/\s{2,}|[^\S ]/g, ' ').trim();
}

const TAGS = /<\/?(p|div|br|li|b|i|em|strong|span|a|u|small|font|code)(?:\s[^<>]{0,200})?\/?>/gi;

/** Text without the tags of HTML in it, which are none of its words. */
export const withoutTags = (text: string): string =>
  text.replace(TAGS, (_, name: string) => (/^(?:p|div|br|li)$/i.test(name) ? '\n' : ''));

/** A name of XML without its prefix. */
export const localName = (name: string) => name.slice(name.indexOf(':') + 1);
