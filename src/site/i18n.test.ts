import { expect, it } from 'vitest';
import { defaultLocale } from '../locales';
import { currentLocale } from './i18n';

it('is the default locale when a command names none, as Docusaurus passes that on', () => {
  expect(currentLocale({})).toBe(defaultLocale);
  expect(currentLocale({ DOCUSAURUS_CURRENT_LOCALE: 'undefined' })).toBe(defaultLocale);
  expect(currentLocale({ DOCUSAURUS_CURRENT_LOCALE: 'de-DE' })).toBe('de-DE');
});

it('names the locales that there are when a command names another', () => {
  expect(() => currentLocale({ DOCUSAURUS_CURRENT_LOCALE: 'fr-XX' })).toThrow('en-GB, de-DE');
});
