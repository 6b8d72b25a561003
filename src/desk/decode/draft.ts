import { pageAddress, pageTitle } from '../../facts/field-model';
import { termName } from 'edocument-invoice';
import type { LocaleId, Localized } from '../../locales';
import type { Message, Step } from './protocol';
import { sentence } from './sentences';

/** A step before equal ones are folded. */
export type Draft = Omit<Step, 'count' | 'places'>;

/** What the words of an answer depend on. */
export interface Context {
  readonly message: Message;
  readonly locale: LocaleId;
  /** Whether a rule is named somewhere in the text. */
  readonly isNamed?: boolean;
  /** Whether the text is an email that came back, which no network has passed on. */
  readonly isMail?: boolean;
}

/** More terms than these say nothing about where to look. */
export const MAX_TERMS = 4;
const MAX_QUOTE = 240;

/** A quotation begins at most so many characters before what it is to show. */
const MAX_BEFORE = 120;

/**
 * A message without the mark of a list; of a long one the beginning, or the part around a place.
 *
 * @param at the place in it that is to be seen, in characters
 */
export function shorten(text: string, at = 0): string {
  const own = text.replace(/^[-*•–] /, '');
  if (own.length <= MAX_QUOTE) return own;
  const sentence = Math.max(own.lastIndexOf('\n', at) + 1, own.lastIndexOf('. ', at) + 2);
  const start = at <= MAX_BEFORE ? 0 : Math.max(sentence, at - MAX_BEFORE);
  const end = start + MAX_QUOTE;
  return `${start > 0 ? '…' : ''}${own.slice(start, end)}${end < own.length ? '…' : ''}`;
}

/** A page of the handbook as a place to look. */
export const page = (doc: string, locale: LocaleId) => ({
  text: pageTitle(doc, locale),
  to: pageAddress(doc),
});

/** The first terms, by id and name. */
export function named(terms: readonly string[], locale: LocaleId): { id: string; name: string }[] {
  return terms.slice(0, MAX_TERMS).map((id) => ({ id, name: termName(id, locale) ?? '' }));
}

/** A draft and where in the invoice its message is. */
export interface Placed {
  readonly draft: Draft;
  readonly place: string | undefined;
}

/** What is said of the whole text, and is no fault. */
export const remark = (message: string): Draft => ({
  kind: 'other',
  rules: [],
  severity: 'information',
  message,
  isRule: false,
  terms: [],
  fields: [],
  holder: 'nobody',
});

/** A remark after which the file is to be checked here. */
export const checkHere = (
  message: Localized<string>,
  remedy: Localized<string>,
  locale: LocaleId,
): Draft => ({
  ...remark(sentence(message, locale)),
  remedy: sentence(remedy, locale),
  fields: [page('Reference/Check.mdx', locale)],
});
