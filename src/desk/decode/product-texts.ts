/** Messages of eDocument itself, by their id or by their text in either language. */
import {
  productMessages,
  messageRoute,
  stepsOfMessage,
  type ProductMessage,
} from '../../model/product-messages';
import { ruleRoute } from '../../facts/entity-routes';
import { inLocale, localeIds, type LocaleId } from '../../locales';
import type { Draft } from './draft';
import type { Message } from './protocol';

const ID = /\bEDOC-\d{4}\b/i;
/** Shorter texts would be found in texts of others. */
const MIN_LITERAL = 15;
/** Long enough for every text that a placeholder stands for. */
const VALUE = '.{1,200}?';

/** The text with anything for its placeholders; undefined where too little else is left. */
function patternOf(text: string): RegExp | undefined {
  const literals = text.split(/%\d/);
  if (literals.join('').trim().length < MIN_LITERAL) return undefined;
  const escaped = literals.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(escaped.join(VALUE).replace(/\\\.$/, ''), 'i');
}

const PATTERNS = productMessages.flatMap((message) =>
  localeIds.flatMap((locale) => {
    const pattern = patternOf(inLocale(message.text, locale));
    return pattern ? [{ message, pattern }] : [];
  }),
);

/** The message of eDocument that a text is, or that it names. */
export function productMessageIn(text: string): ProductMessage | undefined {
  const id = ID.exec(text)?.[0].toUpperCase();
  if (id !== undefined) return productMessages.find((message) => message.id === id);
  return PATTERNS.find(({ pattern }) => pattern.test(text))?.message;
}

/** What to do about a message of eDocument: its cause, and the one step that follows. */
export function explainProductMessage({ text }: Message, locale: LocaleId): Draft | undefined {
  const found = productMessageIn(text);
  if (!found) return undefined;
  const steps = stepsOfMessage(found).map(({ condition, step }) => {
    const sentence = inLocale(step.sentence, locale);
    return condition ? `${inLocale(condition.caption, locale)}: ${sentence}` : sentence;
  });
  const { rules = [], why } = found.retired ?? {};
  return {
    kind: 'other',
    rules: [
      { id: found.id, to: messageRoute(found.id) },
      ...rules.map((id) => ({ id, to: ruleRoute(id) })),
    ],
    severity: undefined,
    message: inLocale(why ?? found.cause, locale),
    isRule: false,
    remedy: steps.join(' ').replaceAll('**', ''),
    terms: [],
    fields: [],
  };
}

/** Whether an id is one of eDocument, whose step is in its own answer. */
export const isProductMessage = (id: string) => ID.test(id);
