import type { LocaleId, Localized } from '../../locales';
import { checkHere, remark, type Context, type Draft, type Placed } from './draft';
import type { Severity } from 'edocument-invoice';
import { explainFamily, explainOwnRule, explainRules, explainSchema, explainText } from './explain';
import { nextLines } from '../next-lines';
import { isInvoice, readReport, type ReadReport } from './formats';
import { idsIn, type FoundId } from './ids/read';
import { explainLast, explainNotice, explainNumbers, explainOther, isNotice } from './notices';
import { isElsewhere, isExplaining } from './notices/about';
import { byCause } from './order';
import { oneLine, plain, withoutTags } from './plain';
import { isProductMessage } from './product-texts';
import { isInWords, isReturnedMail, quotedIn, toldIn, warnsInWords } from './prose';
import {
  MAX_CHARACTERS,
  type Counted,
  type Decoded,
  type Message,
  type ReportFormat,
  type Step,
} from './protocol';
import { explainResponse, responseIn } from './responses';
import { recognise } from './texts/match';
import { sentence } from './sentences';
import texts from './sentences.json';
import {
  countsOnlyWarnings,
  passedInPart,
  recommendsAccepting,
  refusalSince,
  type ReportVerdict,
} from './verdict';
import { inWhole, ofProgramFault } from './whole';

const MAX_PLACES = 5;
const MAX_UNREAD = 20;
const MAX_UNREAD_LENGTH = 200;

/** Severity, number and position before the sentence of a message. */
const BEFORE =
  /^(?:[\W\d]{0,8}|(?:val-[\w.]{1,20}|fatal_error|fatal|error|fehler|warn(?:ing|ung)?|info(?:rmation)?|hinweis|notice|asrt)\b[\s\d:|)\]-]{0,6}|[✘✗×✖]\s{0,3}|\[[a-z ]{1,20}\]\s{0,3}){0,6}/i;

/** The sentence of a message: the longest cell of a row, without what comes before it. */
function sentenceOf(text: string): string {
  const longest = text
    .split('|')
    .reduce((best, cell) => (cell.length > best.length ? cell : best), '');
  return oneLine(longest.replace(BEFORE, ''));
}

/** Ids that a message reports; one that is only its name in another system is left out. */
function reportedIds({ id, text }: Message, isPeppol: boolean): FoundId[] {
  const given = id === undefined ? [] : idsIn(id, isPeppol);
  const all = given.length > 0 ? given : idsIn(text, isPeppol);
  const hasRule = all.some(({ rules }) => rules.length > 0);
  const kept = all.filter(
    ({ family }) =>
      family === undefined ||
      // The number of a test in the artefacts of Factur-X beside the name of its rule.
      (!hasRule && (family !== 'FX-SCH-A' || all.every((one) => one.family === family))),
  );
  const seen = new Set<string>();
  return kept.filter((one) => {
    const key = one.rules.join() || one.id.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

function explainId(found: FoundId, context: Context): Draft[] {
  const { id, family, renamed, isGuess } = found;
  if (family !== undefined) return [explainFamily(family, id, context)];
  const written = isGuess
    ? { writtenId: id, guessed: found.rules.join(', ') }
    : renamed === undefined
      ? {}
      : { writtenId: id, renamed };
  return found.rules.map((rule) => explainRules([rule], context, written));
}

interface Collected {
  readonly drafts: Placed[];
  readonly unknown: Map<string, number>;
  readonly unread: Map<string, number>;
}

const countIn = (counts: Map<string, number>, text: string) =>
  counts.set(text, (counts.get(text) ?? 0) + 1);

/** Whether a text looks as if it were a message, and not a heading or a line of a log. */
const isSentence = (text: string) => text.length > 15 && text.includes(' ');

/** What to do about a message without an id: the most telling of what is known in it. */
function explainWords(context: Context, text: string): Draft[] {
  const { message } = context;
  const codes = message.response ?? responseIn(message.text);
  const response = codes && explainResponse(codes, context);
  // A portal that names the element has said all.
  if (response && 'missed' in codes) return [response];
  // What a response says in words is as grave as its status.
  const words = response
    ? { ...context, message: { ...message, severity: response.severity } }
    : context;
  const isTold = message.severity !== undefined || toldIn(text).trim() !== '';
  const own = explainNotice(words) ?? (isTold ? explainText(words, text) : undefined);
  const drafts = [response, own].filter((draft) => draft !== undefined);
  return drafts.length > 0 ? drafts : explainNumbers(context);
}

/** An id with the name of a recipient, or of a country whose rules are not known here. */
const OWN_RULE =
  /^BR-(?:[A-Z]{4,}|AT|BE|CH|CZ|DK|EE|ES|FI|FR|GR|HR|HU|IS|IT|LT|LU|LV|NL|NO|PL|PT|RO|SE|SI|SK)-[A-Z]{0,2}\d/;

/** A code of KoSIT's report that is none of a schema, nor the number of a message. */
const OWN_CODE = /^(?!val-|cvc-)(?=[^\d]{0,80}\d)[A-Z][A-Z\d]{1,20}(?:[-_.][A-Z\d]{1,20}){1,4}$/i;

function collect(
  messages: readonly Message[],
  { isPeppol, isMail, format }: { isPeppol: boolean; isMail: boolean; format: ReportFormat },
  locale: LocaleId,
): Collected {
  const all = messages.map((message) => ({ message, ids: reportedIds(message, isPeppol) }));
  const isNamed = all.some(({ ids }) => ids.some(({ rules }) => rules.length > 0));
  const found: Collected = { drafts: [], unknown: new Map(), unread: new Map() };
  const add = (draft: Draft, { place }: Message) => found.drafts.push({ draft, place });
  /** Where among the drafts a wrong value is, of which no element is known. */
  let bareValue: number | undefined;
  const known = new Map<string, readonly Draft[]>();
  for (const { message, ids } of all) {
    const context = { message, locale, isNamed, isMail };
    for (const one of ids) {
      if (one.family === undefined && one.rules.length === 0) countIn(found.unknown, one.id);
      const key = `${message.severity ?? ''} ${one.id} ${one.family === undefined ? '' : message.text}`;
      const drafts = known.get(key) ?? explainId(one, context);
      known.set(key, drafts);
      for (const draft of drafts) add(draft, message);
    }
    if (ids.length > 0) {
      const isForeign = ids.every(
        ({ family, rules }) => family === undefined && rules.length === 0,
      );
      const words = ids.reduce((rest, { id }) => rest.replaceAll(id, ''), message.text);
      const own = ids.find(({ id }) => OWN_RULE.test(id));
      if (isForeign && own) {
        add(explainOwnRule(own.id, context), message);
        continue;
      }
      const draft = isForeign
        ? (explainText(context, sentenceOf(words), true) ?? explainNotice(context))
        : undefined;
      if (draft) add(draft, message);
      continue;
    }
    const schema = explainSchema(context);
    if (schema) {
      // Xerces reports a wrong value twice, and names the element the second time.
      const isValue = schema.error.problem === 'value';
      const isBare = schema.error.element === undefined;
      if (isValue && !isBare && bareValue !== undefined) found.drafts.splice(bareValue, 1);
      bareValue = isValue && isBare ? found.drafts.length : undefined;
      // The root of another format is no fault of the file.
      const isRoot = schema.error.problem === 'root';
      add((isRoot ? explainNotice(context) : undefined) ?? schema.draft, message);
      continue;
    }
    const text = sentenceOf(message.text);
    const key = JSON.stringify([message.severity, message.number, message.response, message.text]);
    const drafts = known.get(key) ?? explainWords(context, text);
    known.set(key, drafts);
    for (const draft of drafts) add(draft, message);
    const code = format === 'kosit-xml' ? OWN_CODE.exec(message.id ?? '')?.[0] : undefined;
    if (drafts.length === 0 && code !== undefined && isSentence(text))
      add(explainOwnRule(code, context), message);
    else if (drafts.length === 0 && message.severity === 'fatal' && isSentence(text))
      countIn(found.unread, text.slice(0, MAX_UNREAD_LENGTH));
  }
  return found;
}

const keyOf = ({ rules, severity, message, writtenId }: Draft) =>
  JSON.stringify([rules.map(({ id }) => id), severity, message, writtenId]);

/** The only draft of a text that says how a check ended. */
function ending(
  message: Localized<string>,
  remedy: Localized<string>,
  locale: LocaleId,
  severity: Severity = 'information',
): Collected['drafts'] {
  return [{ draft: { ...checkHere(message, remedy, locale), severity }, place: undefined }];
}

/** What a report means that recommends in the words of a newer release not to accept. */
function recommendation(text: string, locale: LocaleId): Collected['drafts'] {
  const since = refusalSince(text);
  if (since === undefined) return [];
  const month = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const said = ending(texts.notAutomatically, texts.notAutomaticallyRemedy, locale, 'fatal');
  return said.map(({ draft, place }) => ({
    draft: { ...draft, message: draft.message.replace('{since}', month.format(new Date(since))) },
    place,
  }));
}

/** The drafts of a report that recommends to accept nevertheless: what it does not grade only warns. */
function tolerated(drafts: Collected['drafts'], locale: LocaleId): Collected['drafts'] {
  const draft = remark(sentence(texts.tolerated, locale));
  return [
    ...drafts.map(({ draft: { severity, ...own }, place }) => ({
      draft: { ...own, severity: severity === 'information' ? severity : ('warning' as const) },
      place,
    })),
    { draft, place: undefined },
  ];
}

function fold(drafts: readonly Placed[]): Step[] {
  const groups = new Map<string, { draft: Draft; count: number; places: Set<string> }>();
  const keys = new Map<Draft, string>();
  for (const { draft, place } of drafts) {
    const key = keys.get(draft) ?? keyOf(draft);
    keys.set(draft, key);
    const group = groups.get(key) ?? { draft, count: 0, places: new Set<string>() };
    group.count += 1;
    if (place !== undefined && group.places.size < MAX_PLACES) group.places.add(place);
    groups.set(key, group);
  }
  return [...groups.values()]
    .sort((a, b) => byCause(a.draft, b.draft))
    .map(({ draft, count, places }) => ({ ...draft, count, places: [...places] }));
}

const counted = (counts: ReadonlyMap<string, number>): Counted[] =>
  [...counts].slice(0, MAX_UNREAD).map(([text, count]) => ({ text, count }));

/** Remembers what a function gave for a text: reports repeat the same messages many times. */
function remembered<T>(calculate: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const value = calculate(text);
    known.set(text, value);
    return value;
  };
}

/** Whether a line is understood without an id. */
function isRecognised(line: string): boolean {
  return isNotice(line) || recognise(sentenceOf(line)) !== undefined;
}

/** Reports whose verdict is that of a check of the whole invoice. */
const VALIDATORS: ReadonlySet<ReportFormat> = new Set([
  'kosit-xml',
  'kosit-html',
  'kosit-text',
  'mustang',
  'phive',
]);

/** The status of a report in which no message was understood. */
function silentStatus(
  verdict: ReportVerdict,
  hasErrors: boolean,
): 'passed' | 'refused' | 'nothing' {
  if (verdict === 'refused') return 'refused';
  return verdict === 'accepted' && !hasErrors ? 'passed' : 'nothing';
}

/** What a text says of the whole, where nothing in it is known. */
function collectEnding(
  text: string,
  report: ReadReport,
  silent: ReturnType<typeof silentStatus>,
  locale: LocaleId,
): Collected['drafts'] {
  const isDoubtful = report.verdict === 'doubtful';
  if (!isDoubtful && recommendsAccepting(text))
    return ending(texts.recommended, texts.recommendedRemedy, locale);
  if (countsOnlyWarnings(text)) {
    const { onlyWarnings, onlyWarningsKosit, onlyWarningsRemedy } = texts;
    const isKosit = /\bnicht konform\b/i.test(text);
    return ending(
      isKosit ? onlyWarningsKosit : onlyWarnings,
      onlyWarningsRemedy,
      locale,
      'warning',
    );
  }
  if (silent === 'nothing' && !isDoubtful && passedInPart(text))
    return ending(texts.partPassed, texts.partPassedRemedy, locale);
  return report.messages.flatMap((message) => {
    const draft = explainLast({ message, locale });
    return draft ? [{ draft, place: message.place }] : [];
  });
}

/** Words with tags of HTML in them are read without; a page or a report is read by its tags. */
const readable = (text: string) => (/^\s*[<[{]/.test(text) ? text : withoutTags(text));

/** Messages of which the text says in words that they only warn: of one id, or in the same line. */
function graded(
  messages: readonly Message[],
  text: string,
  hasId: (message: Message) => boolean,
): readonly Message[] {
  const named = messages.filter(hasId);
  const isOfAll = named.length === 1 && warnsInWords(text);
  return messages.map((message) =>
    message.severity === undefined &&
    named.includes(message) &&
    (isOfAll || warnsInWords(message.text))
      ? { ...message, severity: 'warning' }
      : message,
  );
}

/** What a text that explains something has of messages: those of a report, with an id, or quoted. */
function quotedOf(
  messages: readonly Message[],
  format: ReportFormat,
  hasId: (message: Message) => boolean,
): readonly Message[] {
  return messages.flatMap((message) => {
    if (!isInWords(format) || message.severity !== undefined || hasId(message)) return [message];
    const text = quotedIn(message.text);
    return text === undefined ? [] : [{ ...message, text }];
  });
}

/** Reads a text; one that only says how a check ended has an answer where `withEnding` says so. */
function decode(input: string, locale: LocaleId, withEnding: boolean): Decoded {
  const nothing = { format: 'lines', steps: [], next: [], unknownIds: [], unread: [] } as const;
  if (input.trim() === '') return { ...nothing, status: 'empty' };
  if (input.length > MAX_CHARACTERS) return { ...nothing, status: 'too-long' };
  const text = readable(plain(input));
  if (isInvoice(text)) return { ...nothing, status: 'invoice' };
  const report = readReport(text, remembered(isRecognised));
  const { format, verdict } = report;
  const hasId = (message: Message) => reportedIds(message, false).length > 0;
  const own = isElsewhere(text) ? report.messages.filter(hasId) : report.messages;
  const told = isExplaining(text) ? quotedOf(own, format, hasId) : own;
  const messages = format === 'lines' ? graded(told, text, hasId) : told;
  const isPeppol = /peppol/i.test(text);
  const isMail = format === 'lines' && isReturnedMail(text);
  const found = collect(messages, { isPeppol, isMail, format }, locale);
  const isWarned = messages.some((message, index) => message !== told[index]);
  const other = isInWords(format) && !messages.some(hasId) ? explainOther(text, locale) : undefined;
  const drafts = [
    ...(other
      ? [{ draft: other, place: undefined }]
      : inWhole(found.drafts, text, { format, isWarned }, locale)),
    ...recommendation(text, locale),
  ];
  // The page inside a report may recommend what the report itself does not.
  const isRejected = format === 'kosit-xml' && verdict === 'refused';
  // What a report tolerates are rules; other words beside its recommendation cast doubt on it.
  const isOfRules = drafts.some(({ draft: { rules } }) => rules.length > 0);
  const isTolerant =
    drafts.length > 0 &&
    !isRejected &&
    (verdict !== 'doubtful' || isOfRules) &&
    recommendsAccepting(text);
  const known = { ...found, drafts: isTolerant ? tolerated(drafts, locale) : drafts };
  const { unknown } = known;
  const isKnown = known.drafts.length > 0 || unknown.size > 0;
  const silent = silentStatus(verdict, known.unread.size > 0);
  // The verdict of a validator for the whole says more than words about its parts.
  const isJudged = silent === 'passed' || (silent === 'refused' && VALIDATORS.has(format));
  const rest =
    isKnown || !withEnding || isJudged
      ? []
      : collectEnding(text, { format, messages, verdict }, silent, locale);
  const answers = ofProgramFault(isKnown ? known.drafts : rest, text, format, locale);
  const steps = fold(answers);
  const unread = rest.length > 0 ? new Map<string, number>() : known.unread;
  return {
    status: isKnown || rest.length > 0 ? 'decoded' : silent,
    format,
    steps,
    next: nextLines(
      steps
        .filter(({ rules: [rule] }) => rule === undefined || !isProductMessage(rule.id))
        .flatMap(({ rules: [rule], terms, severity, holder, stage }) =>
          holder === 'nobody' ? [] : [{ rule: rule?.id, terms, severity, holder, stage }],
        ),
      locale,
    ),
    unknownIds: counted(unknown),
    unread: counted(unread),
  };
}

/**
 * Says what to do about a message or a whole report, in one language. Takes time in proportion to
 * the length of the text, and never throws for what is in it.
 */
export const decodeReport = (input: string, locale: LocaleId): Decoded =>
  decode(input, locale, true);

/** The same for a text that may as well be a question in words, and then tells of no check. */
export const decodeKnown = (input: string, locale: LocaleId): Decoded =>
  decode(input, locale, false);
