import { termName } from 'edocument-invoice';
import { isOfPerson } from 'edocument-search';
import { messageRoute } from '../../model/product-messages';
import { inLocale, type LocaleId } from '../../locales';
import { termRoute } from '../../facts/entity-routes';
import { decodeKnown } from './decode';
import { termsAtPath } from './elements';
import { isInvoice } from './formats';
import { shortPlace } from './formats/place';
import { oneLine } from './plain';
import { productMessageIn } from './product-texts';
import type { Recognised, Step } from './protocol';

/** Begins like a path of elements, or is an element with its prefix or in angle brackets. */
const ELEMENTS = /^(?:\/|<?(?:[a-z]{2,4}:)?[A-Z])[\w:/@.-]+\s?\/?>?$/;
/** A message is longer than the name of an element and shorter than a report. */
const MAX_ELEMENTS = 600;

/** Words from which on a text is a message; fewer, such as the name of a system, are a question. */
const MIN_WORDS = 4;
const isSentence = (text: string) => oneLine(text).split(' ').length >= MIN_WORDS;

/** The terms of an XPath or element; a single word needs a prefix, a path or brackets to be one. */
function termsOf(text: string): string[] {
  const path = shortPlace(text);
  if (path.length > MAX_ELEMENTS || !ELEMENTS.test(path) || !/[:/<]/.test(path)) return [];
  const plain = path.replace(/\[\d+\]/g, '').replace(/^<\/?|\s?\/?>$/g, '');
  // An attribute belongs to the term of its element.
  return termsAtPath(plain.replace(/^\/(?=\w+:?\w*$)|\/@[\w:]+$/g, ''));
}

function stepRecognised({ kind, rules: [rule], terms: [term], message, remedy }: Step): Recognised {
  if (rule?.to !== undefined) {
    return { kind: 'rule', title: rule.id, text: message, remedy, to: rule.to };
  }
  if (kind !== 'schema') return { kind: 'report', steps: 1 };
  return {
    kind: 'schema',
    title: term ? `${term.id}: ${term.name}` : '',
    text: message,
    remedy,
    to: term ? termRoute(term.id) : '/Setup/XMLSchemas/XMLSchemaLines#order',
  };
}

/** What a pasted text is; undefined for words that a reader searches. */
export function recognise(text: string, locale: LocaleId): Recognised | undefined {
  if (isInvoice(text)) return { kind: 'invoice' };
  const own = productMessageIn(text);
  if (own) {
    return {
      kind: 'message',
      title: `${own.id}: ${inLocale(own.text, locale).replace(/%\d/g, '…')}`,
      text: inLocale(own.cause, locale),
      to: messageRoute(own.id),
    };
  }
  const terms = termsOf(oneLine(text));
  const [term] = terms;
  if (term !== undefined) {
    const others = terms.slice(1, 4).map((id) => `${id}: ${termName(id, locale) ?? ''}`);
    return {
      kind: 'term',
      title: `${term}: ${termName(term, locale) ?? ''}`,
      text: others.join(', '),
      to: termRoute(term),
    };
  }
  const { status, format, steps } = decodeKnown(text, locale);
  const [step] = steps;
  // What a person tells of a fault is a question, unless a rule is named in it.
  const isQuestion = format === 'lines' && isOfPerson(text);
  if (isQuestion && steps.every(({ rules }) => rules.length === 0)) return undefined;
  if (step && steps.length === 1 && format === 'lines') {
    const isNamed = step.kind === 'schema' || step.rules.length > 0;
    return isNamed || isSentence(text) ? stepRecognised(step) : undefined;
  }
  const isReport = format !== 'lines' && status !== 'nothing';
  return isReport || steps.length > 1 ? { kind: 'report', steps: steps.length } : undefined;
}
