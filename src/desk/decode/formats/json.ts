import type { Message } from '../protocol';
import { oneLine } from '../plain';
import { shortPlace } from './place';
import { bareReasons } from './reasons';
import { severityOf } from './severity';

const TEXT = [
  'errortext',
  'message',
  'text',
  'description',
  'detail',
  'msg',
  'errormessage',
  'errordescription',
  'error',
  'reason',
  'meldung',
  'fehler',
  'faultstring',
  'title',
];
/** How other interfaces end the name of a text. */
const OTHER_TEXT = /(?:message|reason|description|detail|text|meldung|grund|hinweis|hint)s?$/;
const ID = ['errorid', 'ruleid', 'rule', 'code', 'errorcode', 'assertionid', 'id'];
const LEVEL = ['errorlevel', 'severity', 'level', 'flag', 'type', 'status'];
const PLACE = [
  ...['errorfieldname', 'errorlocation', 'location', 'xpath', 'path', 'xpathlocation'],
  ...['field', 'fieldname', 'property', 'propertypath', 'param', 'pointer', 'loc'],
];
/** Names of lists of messages; another is the field that its messages are about. */
const LIST =
  /(?:errors?|warnings?|messages?|details?|issues|results?|reasons?|fehler|meldungen|hinweise|notes|violations|faults|problems)$/i;
const STATUS = ['status', 'statuscode', 'httpstatus', 'httpstatuscode'];
/** Deeper than any report, and far from what a stack of calls can hold. */
export const MAX_DEPTH = 60;

function messageOf(entries: ReadonlyMap<string, unknown>): Message | undefined {
  const first = (names: readonly string[]) =>
    names
      .map((name) => entries.get(name))
      .find((value): value is string => typeof value === 'string' && value !== '');
  const text = first(TEXT) ?? first([...entries.keys()].filter((name) => OTHER_TEXT.test(name)));
  const id = first(ID);
  if (text === undefined && id === undefined) return undefined;
  const details = first(['errordetails', 'details', 'detail']);
  const words = text === details || details === undefined ? text : [text, details].join(' ');
  const place = first(PLACE);
  const http = STATUS.map((name) => Number(entries.get(name))).find(
    (status) => status >= 400 && status < 600,
  );
  const reason = first(['statusreasoncode']);
  return {
    text: oneLine(http === undefined ? (words ?? '') : `HTTP ${http}: ${words ?? ''}`),
    id: id === undefined ? undefined : oneLine(id),
    severity: severityOf(first(LEVEL)),
    response: reason === undefined ? undefined : bareReasons([reason]),
    place: place === undefined ? undefined : shortPlace(place),
  };
}

/** A path in JSON, as a list of its steps. */
const pathOf = (value: unknown) =>
  Array.isArray(value) && value.every((step) => typeof step === 'string' || Number.isInteger(step))
    ? value.join('/')
    : value;

function collect(value: unknown, found: Message[], depth: number, name = ''): void {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value as unknown[]) {
      if (typeof one === 'string')
        found.push({ text: oneLine(name === '' || LIST.test(name) ? one : `${name}: ${one}`) });
      else collect(one, found, depth + 1);
    }
    return;
  }
  const entries = Object.entries(value).map(
    ([key, one]: [string, unknown]) => [key, key === 'loc' ? pathOf(one) : one] as const,
  );
  const before = found.length;
  for (const [key, one] of entries) collect(one, found, depth + 1, key);
  const named = new Map(entries.map(([key, one]) => [key.toLowerCase().replace(/[-_]/g, ''), one]));
  const message = messageOf(named);
  const details = named.get('details');
  const isDetailed = Array.isArray(details) && details.every((one) => typeof one === 'string');
  // An object around messages has names and texts as well, but of the report.
  if (message && (found.length === before || isDetailed)) found.splice(before, 0, message);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A program in Python prints an object between single quotation marks.
    return /^\s*[[{]+'/.test(text) && !text.includes('"')
      ? parse(text.replaceAll("'", '"'))
      : undefined;
  }
}

/** The messages of a report in JSON, or undefined when the text is none. */
export function messagesOfJson(text: string): Message[] | undefined {
  const value = parse(text);
  if (value === undefined) return undefined;
  const found: Message[] = [];
  collect(value, found, 0);
  return found;
}
