import type { Message } from '../protocol';
import { oneLine } from '../plain';
import { shortPlace } from './place';
import { severityOf } from './severity';

const TEXT = [
  'errortext',
  'message',
  'text',
  'description',
  'detail',
  'msg',
  'errormessage',
  'title',
];
const ID = ['errorid', 'ruleid', 'rule', 'code', 'errorcode', 'assertionid', 'id'];
const LEVEL = ['errorlevel', 'severity', 'level', 'flag', 'type', 'status'];
const PLACE = ['errorfieldname', 'errorlocation', 'location', 'xpath', 'path', 'xpathlocation'];
/** Deeper than any report, and far from what a stack of calls can hold. */
export const MAX_DEPTH = 60;

function messageOf(entries: ReadonlyMap<string, unknown>): Message | undefined {
  const first = (names: readonly string[]) =>
    names
      .map((name) => entries.get(name))
      .find((value): value is string => typeof value === 'string' && value !== '');
  const text = first(TEXT);
  const id = first(ID);
  if (text === undefined && id === undefined) return undefined;
  const place = first(PLACE);
  return {
    text: oneLine(text ?? ''),
    id: id === undefined ? undefined : oneLine(id),
    severity: severityOf(first(LEVEL)),
    place: place === undefined ? undefined : shortPlace(place),
  };
}

function collect(value: unknown, found: Message[], depth: number): void {
  if (depth > MAX_DEPTH || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value as unknown[]) {
      if (typeof one === 'string') found.push({ text: oneLine(one) });
      else collect(one, found, depth + 1);
    }
    return;
  }
  const entries = Object.entries(value);
  const before = found.length;
  for (const [, one] of entries) collect(one, found, depth + 1);
  const named = new Map(entries.map(([key, one]) => [key.toLowerCase().replace(/[-_]/g, ''), one]));
  const message = messageOf(named);
  // An object around messages has names and texts as well, but of the report.
  if (message && found.length === before) found.push(message);
}

/** The messages of a report in JSON, or undefined when the text is none. */
export function messagesOfJson(text: string): Message[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  const found: Message[] = [];
  collect(value, found, 0);
  return found;
}
