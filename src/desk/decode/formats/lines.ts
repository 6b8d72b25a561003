import { idsIn } from '../ids/read';
import { oneLine } from '../plain';
import type { Message } from '../protocol';
import { isSchemaMessage } from '../schema';
import { shortPlace } from './place';
import { severityOf } from './severity';

const LEVEL =
  'fatal_error|fatal|errors?|fehler|warn|warnings?|warnung(?:en)?|info|information(?:en)?|hinweise?|notice';
/** A line of a log or a list that begins with its severity, after a time, a number or a thread. */
const LEVEL_FIRST = new RegExp(
  `^(?:[\\d:.,T/+Z-]{1,30}\\s{1,4}){0,3}(?:\\[[^\\]]{1,60}\\]\\s{0,4}){0,2}\\W{0,4}(${LEVEL})\\b(?=\\s{0,3}(?:\\d{1,4}\\s{0,2})?[:\\])|-]|\\s+\\S)`,
  'i',
);
const LEVEL_CELL = new RegExp(`^(${LEVEL})(?:\\s*\\([^)]{0,30}\\))?$`, 'i');
/** A level right after an id, in front of the sentence. */
const LEVEL_AFTER_ID = new RegExp(
  `^\\W{0,3}(?:\\d{1,3}[.)]\\s)?[A-Z][A-Z\\d]{0,11}(?:-[A-Za-z\\d]{1,12}){1,5}\\W{1,4}(${LEVEL})\\b(?=\\W{0,3}(\\w|$))`,
  'i',
);
const PLACE =
  /(?:^|[\s|])(?:Pfad|XPath des Fehlers|XPath|Path|(?:Error )?[Ll]ocation(?: of the error)?|Ort|Position|Fundstelle):\s*(?=[/*\w])/;
const TEST = /(?:^|[\s|])(?:Test|Criterion|Kriterium|Assertion):\s/;
/** What a logger writes in front of the words: time, thread, level and its own name. */
const LOG_HEAD =
  /^(?:[\d:.,T/+Z-]{4,35}\s{1,4}){0,2}(?:\[[^\]]{1,60}\]\s{1,4})?(FATAL|ERROR|SEVERE|WARN|WARNING|INFO|DEBUG|TRACE)\s{1,4}(?:\d{1,7}\s{1,4})?(?:---\s{1,4})?(?:\[[^\]]{1,60}\]\s{1,40})?(?:[a-z_$][\w$]{0,60}\.){1,12}[\w$]{1,80}\s{0,40}(?:(?:\([^)]{1,60}\)\s{1,4})?[-:](?:\s{1,4}|$)|\[[^\]]{1,60}\]\s{1,4})/;
/** What Mustang tells of a rule on its way; its level is none of the finding. */
const FINDING = /^(?:FailedAssert\b\s{0,3}|(?=Parsed PDF:))/;
/** The number of Mustang, and the file that it took the rule from. */
const MUSTANG_NUMBER = /^(?:Error|Exception|Fatal) (\d{1,2}):\s{0,3}/;
const MUSTANG_FILE = /\s{0,3}(?:\[ID [^\]]{1,40}\]\s{0,3})?\(?from \S{1,200}\.xslt?\)*$/i;
/** A heading above messages that are all of one level, such as `validation warnings:`. */
const HEADING = new RegExp(`^(?:[\\w-]{1,20} ){0,3}(${LEVEL})\\s?(?:\\(\\d{1,4}\\))?\\s?:$`, 'i');
/** The head of an item of a report: its number, the level and a code. */
const ITEM = new RegExp(`^\\d{1,3}\\s{1,4}(${LEVEL})\\s{1,4}\\d{3,4}$`, 'i');
/** The code of a message of a schema, whose sentence is in the next line. */
const CODE_ALONE =
  /^(?:val-[\w.]{1,20}\s+)?cvc-[\w.-]{1,40}\W{0,4}(?:(?:fatal|error|fehler|warning)\W{0,4})?$/i;
/** What a schema expects, where that is in a line of its own. */
const EXPECTS =
  /^(?:one of )?['"]\{|^(?:one of ['"]|list of possible elements|erwartet wurde|expected is\b|(?:die )?liste (?:der )?möglicher?)/i;
/** The level that a rule says it has, in brackets. */
const STATUS = /\((?:still )?(?:status|level|severity):? (warning|information|error|fatal)\)/i;
/** A line of the invoice itself, as a report prints it beside a finding. */
const MARKUP = /^[*\s]{0,4}(?:\(\d{1,6}\)\s{0,20})?<\/?\w{1,12}:\w[^]*>$/;
/** A line that is nothing but the place of the message before it. */
const BARE_PLACE = /^\/(?:\*:|\w{1,12}:|(?=Invoice\b|CreditNote\b|CrossIndustry))[A-Z]\S*$/;
/** Where KoSIT prints the invoice itself, and where that ends. */
const INVOICE_BEGINS = /^(?:Inhalt des Rechnungsdokuments|Anhang: Das geprüfte Dokument)/;
const INVOICE_ENDS = /^Dieser Prüfbericht wurde erstellt/;
/** An id that a PDF broke at a hyphen at the end of a line. */
const BROKEN_ID =
  /(?<![A-Za-z0-9])((?:BR|UBL|CII|PEPPOL|FX)(?:-[A-Z0-9]{1,12}){0,3}-)\n[ ]{0,40}(?=[A-Z0-9])/g;
/** The next line of one answer of a mail server, which repeats its code. */
const SMTP_LINE =
  /\n(?<=\b([45]\d\d)-#?([45]\.\d{1,3}\.\d{1,3})\b[^\n]{0,300}\n)[> ]{0,20}\1[- ]#?\2(?!\S)/g;
/** Between sentences that a program joined to one. */
const JOINED = /(?<=\.); (?=\p{Lu})/gu;
const MAX_TEXT = 2000;
/** Messages that agree so far are the same, one of them perhaps cut. */
const MAX_SAME = 160;
const MAX_CONTINUED = 8;

interface Building {
  text: string;
  severity: Message['severity'];
  place: string | undefined;
  lines: number;
  hasStart: boolean;
  isLogged: boolean;
}

function cut(line: string): { text: string; place?: string } {
  const [before = ''] = line.split(TEST);
  const found = PLACE.exec(before);
  if (!found) return { text: before };
  return {
    text: before.slice(0, found.index),
    place: shortPlace(before.slice(found.index + found[0].length)),
  };
}

/** A label for either of two levels says none. */
const EITHER = /^\W{0,4}(?:error|fehler)s?\s?(?:\/|or|oder)\s?(?:warning|warnung)/i;

function levelOf(line: string): Message['severity'] {
  if (EITHER.test(line)) return undefined;
  const status = STATUS.exec(line)?.[1];
  if (status !== undefined) return severityOf(status);
  const first = LEVEL_FIRST.exec(line)?.[1];
  if (first !== undefined) return severityOf(first);
  const [, after, next = ''] = LEVEL_AFTER_ID.exec(line) ?? [];
  // A sentence may begin with the word itself: its next word is then a small one.
  if (after !== undefined && next === next.toUpperCase()) return severityOf(after);
  const cells = line.split(/[|;,\t]/).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'));
  // In brackets is the level before the scenario changed it.
  const levels = cells.flatMap((cell) => LEVEL_CELL.exec(cell)?.[1] ?? []);
  // More than one is the head of a table that counts them.
  return levels.length === 1 ? severityOf(levels[0]) : undefined;
}

/** A line without what a logger writes in front of its words, and the level that it gives them. */
function unlogged(line: string) {
  const head = LOG_HEAD.exec(line);
  if (!head) return { words: line, isLogged: false, isFinding: false, level: undefined };
  const words = line.slice(head[0].length);
  const isFinding = FINDING.test(words);
  const level = severityOf(head[1]);
  return {
    words: words.replace(FINDING, ''),
    isLogged: true,
    isFinding,
    // What a program tells by the way may be as grave as anything.
    level: isFinding || level === 'information' ? undefined : level,
  };
}

/** A line in quotation marks, as people copy messages one below the other. */
const QUOTED = /^["“„«][^"“”„«»]{4,400}["”“»]$/;

/** An element in front of what a schema says of it, where a log puts that into the next line. */
const SUBJECT = /\belement '[^'\n]{1,300}':$/i;

const isEnded = ({ text, severity }: Building) =>
  QUOTED.test(text) ||
  /[.!?][\])"'\s|]*$/.test(text) ||
  (severity === undefined && text.endsWith(':'));

/** A line of a log that tells what the validator itself does, or warns of. */
const LOG = /^[\d:.,T -]{8,30}\s?(?:\[[^\]]{1,60}\]\s{0,3}){0,2}\[?(INFO|DEBUG|TRACE|WARN)\b/;
const BULLET = /^(?:[-*•–]|\d{1,3}[.)])\s/;

/** The words of a finding, without what a log has around them. */
const wordsOf = (text: string) =>
  oneLine(text.replace(MUSTANG_NUMBER, '').replace(MUSTANG_FILE, '')).slice(0, MAX_SAME);

/** Messages without those that a log tells first on its way, and then as errors. */
function withoutRepeated(found: readonly Building[]): readonly Building[] {
  if (!found.some(({ isLogged }) => isLogged)) return found;
  const errors = new Set(
    found.filter(({ severity }) => severity !== undefined).map(({ text }) => wordsOf(text)),
  );
  return found.filter(({ text, severity }) => severity !== undefined || !errors.has(wordsOf(text)));
}

/**
 * The messages of copied text: lines of a report, a log or an e-mail. A message goes on to the next
 * line until a sentence ends or another message begins.
 *
 * @param isRecognised whether a line is understood without an id
 */
export function messagesOfLines(text: string, isRecognised: (line: string) => boolean): Message[] {
  const found: Building[] = [];
  const isPeppol = /peppol/i.test(text);
  let current: Building | undefined;
  let inInvoice = false;
  /** The place in a line of its own in front of a message. */
  let before: string | undefined;
  let isOfWarnings = false;
  /** The level of the item that a line belongs to. */
  let ofItem: Message['severity'];
  for (const raw of text
    .replace(BROKEN_ID, '$1')
    .replace(SMTP_LINE, '')
    .replace(JOINED, '\n')
    .split('\n')) {
    const line = raw.trim();
    if (INVOICE_BEGINS.test(line)) inInvoice = true;
    if (INVOICE_ENDS.test(line)) inInvoice = false;
    if (inInvoice || line === '' || MARKUP.test(line)) {
      current = undefined;
      if (line === '') ofItem = undefined;
      continue;
    }
    if (BARE_PLACE.test(line)) {
      if (current && current.place === undefined && before === undefined)
        current.place = shortPlace(line);
      else before = shortPlace(line);
      continue;
    }
    const { text: whole, place } = cut(line.slice(0, MAX_TEXT * 4));
    const { words: cells, isLogged, isFinding, level } = unlogged(whole);
    const own = cells.replaceAll('\t', ' ');
    if (isFinding && own === '') {
      current = undefined;
      continue;
    }
    if (/^\W*$/.test(own)) {
      if (current) current.place ??= place;
      continue;
    }
    const hasId = idsIn(own, isPeppol).length > 0;
    const heading = HEADING.exec(own)?.[1];
    if (heading !== undefined) isOfWarnings = severityOf(heading) === 'warning';
    const item = ITEM.exec(own)?.[1];
    if (item !== undefined) ofItem = severityOf(item);
    const ofHeading = isOfWarnings && hasId ? 'warning' : undefined;
    // A log only warns of what failed for good: its level grades findings, and no failure.
    const ofLog = level === 'warning' && !hasId ? undefined : level;
    const severity = levelOf(cells) ?? ofHeading ?? ofLog;
    // A program may only warn or tell that it could not do its work.
    const logged = LOG.exec(own)?.[1];
    const isOfProgram = isLogged
      ? level !== 'fatal' && !isRecognised(own)
      : logged !== undefined && (logged !== 'WARN' || !isRecognised(own));
    if (!hasId && !isFinding && isOfProgram) {
      current = undefined;
      continue;
    }
    const goesOn =
      current !== undefined &&
      (SUBJECT.test(current.text) ||
        CODE_ALONE.test(current.text) ||
        (severity === undefined && EXPECTS.test(own) && isSchemaMessage(current.text)));
    const isOpen =
      goesOn ||
      (current !== undefined &&
        current.lines < MAX_CONTINUED &&
        !isEnded(current) &&
        !BULLET.test(own) &&
        !QUOTED.test(own));
    const isBare = current !== undefined && current.severity !== undefined && !current.hasStart;
    const starts =
      !goesOn &&
      (hasId || isSchemaMessage(own) || (!(isOpen && current?.hasStart) && isRecognised(own)));
    if (starts && isBare && severity === undefined && current) {
      // The severity was on a line of its own.
      current.text += ` ${own}`;
      current.hasStart = true;
      current.lines += 1;
      current.place ??= place;
    } else if (starts || severity !== undefined || !isOpen || !current) {
      current = {
        text: own,
        lines: 1,
        hasStart: starts,
        isLogged,
        severity: severity ?? ofItem,
        place: place ?? before,
      };
      before = undefined;
      found.push(current);
    } else {
      current.text += ` ${own}`;
      current.lines += 1;
      current.place ??= place;
    }
  }
  return withoutRepeated(found).map(({ text: own, severity, place, isLogged }) => {
    const number = isLogged ? MUSTANG_NUMBER.exec(own) : null;
    return {
      text: oneLine(own.slice(number?.[0].length ?? 0)).slice(0, MAX_TEXT),
      severity,
      place: place === '' ? undefined : place,
      ...(number ? { number: number[1] } : {}),
    };
  });
}
