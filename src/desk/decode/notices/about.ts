/** What a whole text is about, before any of its messages is read. */
import { asWords } from '../plain';
import { isReturnedMail } from '../prose';
import data from './about.json';

const anyOf = (patterns: readonly string[]) => new RegExp(patterns.join('|'), 'i');
const INVOICE = anyOf(data.about.invoice);
const ELSEWHERE = anyOf(data.about.elsewhere);
const TALK = anyOf(data.about.talk);
const EXPLAINING = new RegExp(data.about.explaining.join('|'), 'im');
const EVENT = anyOf(data.about.event);
const PROGRAM_FAULT = anyOf(data.about.programFault);
const IN_QUESTION = /\?|\b(?:if|whether|wenn|falls|ob)\b/i;
/** A text is judged by its beginning. */
export const MAX_ABOUT_TEXT = 20_000;

/** A shorter text is a dialogue of a program, whatever it recommends. */
const MIN_EXPLAINING = 180;

/** Whether a text is of other software, or talk, and nothing in it is about an invoice. */
export function isElsewhere(whole: string): boolean {
  const text = whole.slice(0, MAX_ABOUT_TEXT);
  return (
    (ELSEWHERE.test(text) || TALK.test(text)) && !INVOICE.test(text) && !INVOICE.test(asWords(text))
  );
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
