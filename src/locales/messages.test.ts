import { expect, it } from 'vitest';
import { localeIds, type LocaleId } from './index';
import { defineMessages, messagesIn } from './messages';

const messages = defineMessages({
  'en-GB': { plain: 'Nothing', counted: '{count} of {all}' },
  'de-DE': { plain: 'Nichts', counted: 'Von {all}: {count}' },
});

it('has the text of the locale, with the values in their places', () => {
  const t = messagesIn(messages, 'de-DE');
  expect(t('plain')).toBe('Nichts');
  expect(t('counted', { count: 0, all: '{count}' })).toBe('Von {count}: 0');
});

it('has the text of the default locale for one without texts', () => {
  const english = { 'en-GB': messages['en-GB'] };
  for (const locale of localeIds) expect(messagesIn(english, locale)('plain')).toBe('Nothing');
  expect(messagesIn(messages, 'fr-FR' as LocaleId)('plain')).toBe('Nothing');
});

it('has a type that refuses missing and surplus keys and other placeholders', () => {
  const english = { a: 'One {thing}' } as const;
  // @ts-expect-error The key is missing.
  defineMessages({ 'en-GB': english, 'de-DE': {} });
  // @ts-expect-error English does not have the key.
  defineMessages({ 'en-GB': english, 'de-DE': { a: 'Ein {thing}', b: 'Zwei' } });
  // @ts-expect-error The placeholder has another name.
  defineMessages({ 'en-GB': english, 'de-DE': { a: 'Ein {ding}' } });
  // @ts-expect-error The value is missing.
  expect(messagesIn(messages, 'en-GB')('counted', { count: 1 })).toBe('1 of {all}');
});
