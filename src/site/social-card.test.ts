import { expect, it } from 'vitest';
import { cardAddress } from './social-card';

it.each([
  ['/', '/', '/img/cards/index.png'],
  ['/', '/Setup/Units', '/img/cards/Setup/Units.png'],
  ['/', '/Setup/AssistedSetup/', '/img/cards/Setup/AssistedSetup.png'],
  ['/', '/Release Notes/History', '/img/cards/Release%20Notes/History.png'],
  ['/', '/Release%20Notes/History', '/img/cards/Release%20Notes/History.png'],
  ['/', '/100%', '/img/cards/100%.png'],
  ['/de-DE/', '/de-DE/', '/de-DE/img/cards/index.png'],
  ['/de-DE/', '/de-DE/Setup/Units', '/de-DE/img/cards/Setup/Units.png'],
])('below %s the page %s has the card %s', (baseUrl, pathname, card) => {
  expect(cardAddress(baseUrl, pathname)).toBe(card);
});
