import type { Holder, Stage } from '../../facts/next-step';
import { findField } from '../../facts/field-model';
import { inLocale, type Localized } from '../../locales';
import { addOnField, fieldsOfTerms } from '../check/facts';
import { emptyFieldIn } from './business-central';
import { named, page, shorten, type Context, type Draft } from './draft';
import { explainRules } from './explain';
import data from './notices.json';
import { explainProductMessage, productMessageIn } from './product-texts';
import { asWords } from './plain';
import { isReturnedMail, toldIn } from './prose';
import type { Message, StepKind } from './protocol';
import { sentence } from './sentences';
import { thingsIn } from './things';
import texts from './sentences.json';

/** A message that is none of a rule; one with `rules` says the same as they do. */
interface Notice extends Localized<{ message: string; remedy: string }> {
  readonly id: string;
  readonly kind: StepKind;
  /** Regular expressions without regard to case. */
  readonly patterns: readonly string[];
  readonly terms: readonly string[];
  readonly rules?: readonly string[];
  /** Field that mends it, as `entity/field`. */
  readonly field?: string;
  /** Page to look at where no field fills the terms. */
  readonly page?: string;
  /** Who holds the wrong value, where the terms do not say so; nobody where the invoice has no fault. */
  readonly holder?: Holder | 'nobody';
  readonly stage?: Stage;
  /** Too little is said unless the message names what it is about. */
  readonly needsName?: boolean;
  /** Holds for any program, so that nothing in the text has to be about trade. */
  readonly anywhere?: boolean;
  /** Its rules are only what is probably meant. */
  readonly isProbable?: boolean;
  /** Says that some rule is broken, which is nothing new where one is named. */
  readonly isUnnamed?: boolean;
  /** Says less than that something was refused. */
  readonly isVague?: boolean;
  /** Holds for running prose as well, and not only for what looks like a message. */
  readonly inProse?: boolean;
  /** Error numbers of Mustang that mean this. */
  readonly mustang?: readonly string[];
}

const compile = (notices: readonly Notice[]) =>
  notices.map((notice) => ({ notice, pattern: new RegExp(notice.patterns.join('|'), 'i') }));

/** The first that matches counts: those of one cause come before those that name less. */
const NOTICES = compile(data.notices as readonly Notice[]);
/** What a message is about when nothing else in it is known. */
const KINDS = compile(data.kinds as readonly Notice[]);
/** Those that an email which came back can mean: it was on no other way. */
const OF_MAIL = NOTICES.filter(({ notice }) => notice.stage !== 'underway');
const ANYWHERE = KINDS.filter(({ notice }) => notice.anywhere);

/** Interfaces name what is wrong in one word, such as `ReceiverNotFound`. */
function find(all: typeof NOTICES, text: string): Notice | undefined {
  const words = asWords(text);
  return all.find(({ pattern }) => pattern.test(text) || (words !== text && pattern.test(words)))
    ?.notice;
}

/** What a message reports; a sentence that only says what may be reports nothing. */
const findNotice = (
  { text, severity }: Pick<Message, 'text' | 'severity'>,
  { isNamed = false, isMail = false }: Pick<Context, 'isNamed' | 'isMail'> = {},
) => {
  const notice = find(isMail ? OF_MAIL : NOTICES, severity === undefined ? toldIn(text) : text);
  return isNamed && notice?.isUnnamed ? undefined : notice;
};

const anyOf = (patterns: readonly string[]) => new RegExp(patterns.join('|'), 'i');
const INVOICE = anyOf(data.about.invoice);
const ELSEWHERE = anyOf(data.about.elsewhere);
const TALK = anyOf(data.about.talk);
const TO_READER = anyOf(data.about.toReader);
const TRADE = anyOf(data.about.trade);
const EXPLAINING = new RegExp(data.about.explaining.join('|'), 'im');
const EVENT = anyOf(data.about.event);
const PROGRAM_FAULT = anyOf(data.about.programFault);
const IN_QUESTION = /\?|\b(?:if|whether|wenn|falls|ob)\b/i;
/** A text is judged by its beginning. */
const MAX_ABOUT_TEXT = 20_000;

/** A shorter text is a dialogue of a program, whatever it recommends. */
const MIN_EXPLAINING = 180;

const speaksOf = (subject: RegExp, text: string) =>
  subject.test(text) || subject.test(asWords(text));

/** Whether a text is of other software, or talk, and nothing in it is about an invoice. */
export function isElsewhere(whole: string): boolean {
  const text = whole.slice(0, MAX_ABOUT_TEXT);
  return (ELSEWHERE.test(text) || TALK.test(text)) && !speaksOf(INVOICE, text);
}

/**
 * Whether somebody tells or asks something in words of their own, and nobody writes to the reader.
 * Words such as "failed" say nothing there.
 */
export function isTalk(whole: string): boolean {
  const text = whole.slice(0, MAX_ABOUT_TEXT);
  return TALK.test(text) && !TO_READER.test(text) && !isReturnedMail(text);
}

/**
 * Whether a text explains how something works, such as a page of help or of news, and tells of no
 * invoice what happened to it. Only what it quotes is a message.
 */
export function isExplaining(whole: string): boolean {
  const text = whole.slice(0, MAX_ABOUT_TEXT);
  return (
    text.length > MIN_EXPLAINING &&
    EXPLAINING.test(text) &&
    !EVENT.test(text) &&
    !isReturnedMail(text)
  );
}

/** Whether a text says that a program is at fault, and neither asks for that nor supposes it. */
export function isProgramFault(whole: string): boolean {
  return whole
    .slice(0, MAX_ABOUT_TEXT)
    .split(/\n|(?<=[.!?])\s/)
    .some((one) => PROGRAM_FAULT.test(one) && !IN_QUESTION.test(one));
}

/** Whether a text has any word of invoices, orders, payments or files. */
export function isOfTrade(whole: string): boolean {
  const text = whole.slice(0, MAX_ABOUT_TEXT);
  return speaksOf(TRADE, text) || speaksOf(INVOICE, text);
}

/** Whether a text is a message of a network, a portal or Business Central. */
export function isNotice(text: string): boolean {
  if (productMessageIn(text)) return true;
  return emptyFieldIn(text) !== undefined || findNotice({ text }) !== undefined;
}

function draftOf(notice: Notice, context: Context): Draft {
  const { message, locale } = context;
  const quote = shorten(message.text);
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
    severity: message.severity ?? (notice.holder === 'nobody' ? 'information' : 'fatal'),
    message: text,
    isRule: false,
    remedy,
    terms: named(notice.terms, locale),
    fields: fields.length > 0 ? fields : pages,
    quote,
    holder: notice.holder,
    stage: notice.stage,
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
  const notice = findNotice(message, context);
  return notice && draftOf(notice, context);
}

/** Terms, up to which a message says which value it is about. */
const MAX_ABOUT = 2;

/** What a message is about by its kind alone. */
export interface OfKind {
  readonly draft: Draft;
  /** Place among the kinds, those that say more first. */
  readonly rank: number;
  /** Whether it says less than that something was refused. */
  readonly isVague: boolean;
}

/**
 * What a message is about, by its words alone, and what it names.
 *
 * @param part the part of it that is a message by its looks; undefined for running prose
 */
export function explainKind(
  context: Context,
  part: string | undefined,
  ofTrade: boolean,
): OfKind | undefined {
  const { message: whole, locale } = context;
  const message = part === undefined ? whole : { ...whole, text: part };
  // A question of the reader says nothing, whatever its words are.
  if (/^[^.!?]{0,120}\?$/.test(message.text)) return undefined;
  const all = ofTrade ? KINDS : ANYWHERE;
  const notice = find(
    part === undefined ? all.filter((one) => one.notice.inProse) : all,
    message.text,
  );
  if (!notice) return undefined;
  const rank = KINDS.findIndex((one) => one.notice === notice);
  const draft = draftOf(notice, { ...context, message });
  const { terms, names } = thingsIn(message);
  if (notice.needsName && terms.length === 0 && names.length === 0) return undefined;
  const isAboutValue = notice.holder !== 'nobody' && notice.stage === undefined;
  const about = isAboutValue && terms.length <= MAX_ABOUT ? terms : [];
  const fields = fieldsOfTerms(about, locale);
  const own: Draft = {
    ...draft,
    // Words alone do not say how grave it is.
    severity: message.severity ?? (notice.holder === 'nobody' ? draft.severity : undefined),
    message:
      names.length === 0 || !isAboutValue
        ? draft.message
        : `${draft.message} ${sentence(texts.names, locale, { names: names.join(', ') })}`,
    terms: named(about, locale),
    fields: fields.length > 0 ? fields : draft.fields,
  };
  return { draft: own, rank, isVague: notice.isVague ?? false };
}

/** What to do about a message of a program that takes invoices of others over. */
export function explainImport(context: Context): Draft | undefined {
  const notice = NOTICES.find((one) => one.notice.id === 'import-decoder')?.notice;
  return notice && draftOf(notice, context);
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
  ).map(({ notice }) => draftOf(notice, context));
}
