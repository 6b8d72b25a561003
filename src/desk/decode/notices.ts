import type { Severity } from 'edocument-invoice';
import { findField } from '../../facts/field-model';
import { inLocale, type LocaleId } from '../../locales';
import { addOnField, fieldsOfTerms } from '../check/facts';
import { emptyFieldIn } from './business-central';
import { named, page, shorten, type Context, type Draft } from './draft';
import { explainRules } from './explain';
import { notices, type Notice } from './notices/data';
import { explainProductMessage, productMessageIn } from './product-texts';
import { asWords, oneLine } from './plain';
import { toldIn } from './prose';
import type { Message } from './protocol';
import { sentence } from './sentences';
import texts from './sentences.json';

const compile = (all: readonly Notice[]) =>
  all.map((notice) => ({ notice, pattern: new RegExp(notice.patterns.join('|'), 'i') }));

const NOTICES = compile(notices.filter(({ isLast }) => !isLast));
const LAST = compile(notices.filter(({ isLast }) => isLast));
/** Those that an email which came back can mean: it was on no other way. */
const OF_MAIL = NOTICES.filter(({ notice }) => notice.stage !== 'underway');

/** A notice, and the part of the text around the words that it matches, where it was found by words. */
interface Found {
  readonly notice: Notice;
  readonly quote?: string;
}

/** Interfaces name what is wrong in one word, such as `ReceiverNotFound`. */
function find(all: typeof NOTICES, text: string): Found | undefined {
  const words = asWords(text);
  for (const { notice, pattern } of all) {
    const match = pattern.exec(text) ?? (words === text ? null : pattern.exec(words));
    if (match) return { notice, quote: shorten(text, match.index) };
  }
  return undefined;
}

/** What a message reports; a sentence that only says what may be reports nothing. */
const findNotice = (
  { text, severity }: Pick<Message, 'text' | 'severity'>,
  { isNamed = false, isMail = false }: Pick<Context, 'isNamed' | 'isMail'> = {},
) => {
  const found = find(isMail ? OF_MAIL : NOTICES, severity === undefined ? toldIn(text) : text);
  return isNamed && found?.notice.isUnnamed ? undefined : found;
};

const OTHERS = NOTICES.filter(({ notice }) => notice.isOther);

/** What a whole text is about that is about no e-invoice. */
export function explainOther(text: string, locale: LocaleId): Draft | undefined {
  const found = find(OTHERS, oneLine(text));
  return found && draftOf(found, { message: { text }, locale });
}

/** Whether a text is a message of a network, a portal or Business Central. */
export function isNotice(text: string): boolean {
  if (productMessageIn(text)) return true;
  return emptyFieldIn(text) !== undefined || findNotice({ text }) !== undefined;
}

/** How grave a message is, unless no invoice has a fault. */
function severityOf({ holder, isForeign }: Notice, { severity }: Message, unsaid?: Severity) {
  if (holder !== 'nobody') return severity ?? unsaid;
  if (isForeign) return severity;
  return severity === 'warning' ? severity : 'information';
}

function draftOf(found: Found, context: Context): Draft {
  const { message, locale } = context;
  const { notice, quote = shorten(message.text) } = found;
  const [rule] = notice.rules ?? [];
  if (rule !== undefined)
    return explainRules([rule], context, { quote, isProbable: notice.isProbable ?? false });
  const { message: text, remedy } = inLocale(notice, locale);
  const fixed = notice.field === undefined ? [] : [addOnField(findField(notice.field), locale)];
  const others = fieldsOfTerms(notice.terms, locale).filter(
    (field) => field.text !== fixed[0]?.text,
  );
  const fields = [...fixed, ...others];
  const pages = notice.page === undefined ? [] : [page(notice.page, locale)];
  return {
    kind: notice.kind,
    rules: [],
    severity: severityOf(notice, message, notice.severity ?? 'fatal'),
    message: text,
    isRule: false,
    remedy,
    terms: named(notice.terms, locale),
    fields: fields.length > 0 ? fields : pages,
    quote,
    holder: notice.holder,
    stage: notice.stage,
    isByWords: true,
  };
}

/** What to do about a message that is none of a rule: of a network, a portal or Business Central. */
export function explainNotice(context: Context): Draft | undefined {
  const { message, locale } = context;
  const own = explainProductMessage(message, locale);
  if (own) return own;
  const empty = emptyFieldIn(message.text);
  if (empty) {
    const { field, table, terms } = empty;
    return {
      kind: 'required',
      rules: [],
      severity: 'fatal',
      message: sentence(texts.mandatory, locale, { field, table }),
      isRule: false,
      remedy: sentence(texts.mandatoryRemedy, locale),
      terms: named(terms, locale),
      fields: [{ text: `${table}: ${field}` }],
    };
  }
  const found = findNotice(message, context);
  return found && draftOf(found, context);
}

/** What a message says where nothing in the whole text is known. */
export function explainLast(context: Context): Draft | undefined {
  const { message } = context;
  const found = find(LAST, message.text);
  // Words alone do not say how grave it is.
  return found && { ...draftOf(found, context), severity: severityOf(found.notice, message) };
}

/** How Mustang writes the number of a message in its log, and those of all in its last line. */
const MUSTANG_LINE = /mustangproject[^\n]{0,80}\b(?:error|exception) (\d{1,2}):/i;
const MUSTANG_ALL = /\bParsed PDF:[^\n]{0,400}\bErrors:\[([\d, ]{1,200})\]/i;

/** What the error numbers of Mustang mean, where its words are not known. */
export function explainNumbers(context: Context): Draft[] {
  const { text, number } = context.message;
  const written = number ?? MUSTANG_LINE.exec(text)?.[1] ?? MUSTANG_ALL.exec(text)?.[1] ?? '';
  const numbers = written.split(/\D+/);
  return NOTICES.filter(({ notice: { mustang = [] } }) =>
    mustang.some((one) => numbers.includes(one)),
  ).map(({ notice }) => draftOf({ notice }, context));
}
