import { afterEach, expect, it, vi } from 'vitest';
import { isOutdated } from './outdated';

const page = (hash: string) =>
  `<template data-script="/de-DE/assets/js/runtime~main.${hash}.js"></template>`;

function openPage(answer: () => Promise<Response>): void {
  vi.stubGlobal('location', { pathname: '/de-DE/Reference/Check' });
  vi.stubGlobal('document', {
    querySelector: () => ({ dataset: { script: '/de-DE/assets/js/runtime~main.1234abcd.js' } }),
  });
  vi.stubGlobal('fetch', answer);
}
afterEach(() => vi.unstubAllGlobals());

it.each<[what: string, answer: () => Promise<Response>, expected: boolean]>([
  ['another version of the page', () => Promise.resolve(new Response(page('99999999'))), true],
  ['the same version', () => Promise.resolve(new Response(page('1234abcd'))), false],
  ['a sign-in page', () => Promise.resolve(new Response('<h1>Sign in</h1>')), false],
  ['nothing', () => Promise.reject(new TypeError('no network')), false],
])('a page whose host has %s', async (_, answer, expected) => {
  openPage(answer);
  expect(await isOutdated()).toBe(expected);
});
