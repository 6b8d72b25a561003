/** What may stand beside the mark of a report that accepts, without casting doubt on it. */
import { MAX_DEPTH } from './formats/json';
import type { XmlElement } from './formats/xml';
import data from './harmless.json';
import { oneLine } from './plain';

interface Kind {
  readonly names: RegExp;
  readonly value: RegExp;
}

const kind = ({ names, value }: { names: readonly string[]; value: string }): Kind => ({
  names: new RegExp(`^(?:${names.join('|')})$`, 'u'),
  value: new RegExp(value, 'iu'),
});
const { group, name, identifier, absent, unset, severity, ...closed } = data.kinds;
const GROUP = kind(group);
const NAME = kind(name);
const ABSENT = kind(absent);
/** Kinds whose values are open, so that a word against the invoice may be one. */
const OPEN: readonly Kind[] = [NAME, kind(identifier)];
const CLOSED: readonly Kind[] = [GROUP, ...Object.values(closed).map(kind)];
/** Kinds whose names are those of faults, and whose values say that there are none. */
const OF_FAULTS: readonly Kind[] = [ABSENT, kind(unset), kind(severity)];
const AGAINST = new RegExp(data.against, 'iu');
const QUOTED: ReadonlySet<string> = new Set(data.quoted);
const HEADINGS: ReadonlySet<string> = new Set(data.headings);
const ENDING = new RegExp(data.ending, 'i');
/** Longer names and values are those of no report. */
const MAX_NAME = 60;
const MAX_VALUE = 400;

const bare = (key: string) => key.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** Whether a text has a word that speaks against the invoice. */
const isAgainst = (text: string): boolean => AGAINST.test(text);

/** Whether a name is known, and its value one that such a name has in a report that accepts. */
function isHarmless(key: string, text: string): boolean {
  const own = bare(key);
  const value = oneLine(text);
  if (own.length > MAX_NAME || value.length > MAX_VALUE) return false;
  const fits = ({ names, value: form }: Kind) =>
    names.test(own) && (value === '' || form.test(value));
  if (OF_FAULTS.some(fits)) return true;
  return !isAgainst(own) && (CLOSED.some(fits) || (!isAgainst(value) && OPEN.some(fits)));
}

/** The same of a value in parsed JSON, at every depth. */
export function isHarmlessJson(key: string, value: unknown, depth = 0): boolean {
  if (depth > MAX_DEPTH) return false;
  if (value === null) return isHarmless(key, '');
  if (typeof value !== 'object') return isHarmless(key, String(value));
  const entries: [string, unknown][] = Object.entries(value);
  if (entries.length === 0) return isHarmless(key, '');
  if (Array.isArray(value)) return value.every((one) => isHarmlessJson(key, one, depth + 1));
  const own = bare(key);
  return (
    [GROUP, NAME].some(({ names }) => names.test(own)) &&
    entries.every(([inner, one]) => isHarmlessJson(inner, one, depth + 1))
  );
}

/** An empty element may say by its name alone that something failed; a list of faults may be empty. */
const isHarmlessEmpty = (own: string) =>
  own.endsWith('s') || !ABSENT.names.test(own) ? isHarmless(own, '') : false;

/** The same of the elements of a report, but for those in which KoSIT quotes others. */
export function isHarmlessXml(elements: readonly XmlElement[]): boolean {
  const quoted = new Set<XmlElement>();
  return elements.every((element) => {
    const { parent, name: own, attributes, text } = element;
    if (parent && (quoted.has(parent) || QUOTED.has(`${parent.name}/${own}`))) {
      quoted.add(element);
      return true;
    }
    const isEmpty = text.trim() === '';
    return (
      (isEmpty ? isHarmlessEmpty(own) : isHarmless(own, text)) &&
      Object.entries(attributes).every(([key, value]) => isHarmless(key, value))
    );
  });
}

/** Whether what stands before and after a report in XML has no word against the invoice. */
export const isHarmlessAround = (text: string): boolean =>
  !isAgainst(text.slice(0, text.indexOf('<'))) && !isAgainst(text.slice(text.lastIndexOf('>') + 1));

/** Whether a row of a table names a step of the check and counts nothing in it. */
function isEmptyRow(line: string): boolean {
  const [step = '', ...counts] = line.replace(/\|$/, '').split('|').map(oneLine);
  return (
    counts.length > 0 &&
    counts.every((one) => one === '0') &&
    NAME.value.test(step) &&
    !isAgainst(step)
  );
}

/**
 * The same of the lines of a page by KoSIT.
 *
 * @param accepts whether a line says that the document is accepted, and nothing else
 */
export function isHarmlessPage(lines: string, accepts: (line: string) => boolean): boolean {
  let label: string | undefined;
  return lines.split('\n').every((own) => {
    const line = oneLine(own);
    const before = label;
    label = undefined;
    if (line === '' || HEADINGS.has(line.toLowerCase())) return true;
    if (accepts(line) || isEmptyRow(line) || ENDING.test(line)) return true;
    if (before !== undefined) return isHarmless(before, line);
    const [, key = '', value = ''] = /^([^:]{1,60}):(.*)$/.exec(line) ?? [];
    if (value.trim() === '') label = key;
    return key !== '' && isHarmless(key, value);
  });
}
