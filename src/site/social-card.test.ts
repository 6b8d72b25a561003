import { expect, it } from 'vitest';
import { cardAddress } from './social-card';

it.each([
  ['/', '/', '/img/cards/index.png'],
  ['/', '/Setup/Units', '/img/cards/Setup/Units.png'],
  ['/', '/Setup/AssistedSetup/', '/img/cards/Setup/AssistedSetup.png'],
  ['/', '/Release Notes/History', '/img/cards/Release%20Notes/History.png'],
  ['/', '/Release%20Notes/History', '/img/cards/Release%20Notes/History.png'],
  ['/', '/100%', '/img/cards/100%.png'],
  ['/', '/Reference/Rules', '/img/cards/Reference/Rules.png'],
  ['/', '/Reference/Rules/BR-01', '/img/cards/Reference/Rules/all.png'],
  ['/', '/Reference/Terms/BT-1/', '/img/cards/Reference/Terms/all.png'],
  ['/de-DE/', '/de-DE/Reference/CodeLists/units', '/de-DE/img/cards/Reference/CodeLists/all.png'],
  ['/de-DE/', '/de-DE/', '/de-DE/img/cards/index.png'],
  ['/de-DE/', '/de-DE/Setup/Units', '/de-DE/img/cards/Setup/Units.png'],
])('below %s the page %s has the card %s', (baseUrl, pathname, card) => {
  expect(cardAddress(baseUrl, pathname)).toBe(card);
});
