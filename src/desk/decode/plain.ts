const HYPHENS = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g;
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]/g;
const SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g;

/**
 * The same text with plain hyphens and spaces. PDF, mail and web pages replace them by others, and
 * put soft hyphens into long words. Tabs stay, since they part the cells of a copied table.
 */
export function plain(text: string): string {
  return text
    .replace(INVISIBLE, '')
    .replace(HYPHENS, '-')
    .replace(SPACES, ' ')
    .replace(/\r\n?/g, '\n');
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
