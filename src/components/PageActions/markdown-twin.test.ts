import { expect, it } from 'vitest';
import { markdownTwin } from './markdown-twin';

it.each([
  ['/', '/', '/index.md'],
  ['/de-DE/', '/de-DE/', '/de-DE/index.md'],
  ['/de-DE', '/de-DE/', '/de-DE/index.md'],
  ['/Setup/Units', '/', '/Setup/Units.md'],
  ['/de-DE/Setup/AssistedSetup/', '/de-DE/', '/de-DE/Setup/AssistedSetup.md'],
])('%s has its text at the address without slash', (pathname, baseUrl, twin) => {
  expect(markdownTwin(pathname, baseUrl)).toBe(twin);
});
