import { expect, it } from 'vitest';
import { nearestPages, wordsOf } from './nearest';

const pages = [
  { path: '/Setup/TargetList', title: 'Target List' },
  { path: '/Setup/Units', title: 'Units of Measure' },
  { path: '/Reference/Rules/BR-23', title: 'BR-23: Invoiced quantity unit of measure code' },
  { path: '/Setup/GeneralSetup', title: 'General Setup' },
  { path: '/Setup/Dispatch/DocumentTypes', title: 'Document Types' },
];

it.each([
  ['/Setup/TargetLst.html', ['Setup', 'Target', 'Lst']],
  ['/de-DE/Einheiten_2/', ['de', 'DE', 'Einheiten']],
  ['/%E0%A4%A', ['E0', 'A4']],
])('%s has the words %j', (address, words) => {
  expect(wordsOf(address)).toEqual(words);
});

it.each([
  ['/Setup/TargetLst', 'Target List'],
  ['/setup/units.html', 'Units of Measure'],
  ['/Setup/Unitz', 'Units of Measure'],
  ['/Documenttypes', 'Document Types'],
])('%s is nearest to %s', (address, title) => {
  expect(nearestPages(address, pages)[0]?.title).toBe(title);
});

it('offers nothing where nothing is alike', () => {
  expect(nearestPages('/wp-login', pages)).toEqual([]);
});
