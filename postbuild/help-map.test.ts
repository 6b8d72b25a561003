import { expect, it } from 'vitest';
import { aliasPage } from './alias-page';
import { helpProblems } from './help-map';

const ids = new Map([['/Setup/Units', new Set(['fields'])]]);

it('accepts pages and anchors that exist', () => {
  const targets = [
    { page: 'Units', path: '/Setup/Units' },
    { page: 'Units, fields', path: '/Setup/Units', anchor: 'fields' },
  ];
  expect(helpProblems(targets, ids)).toEqual([]);
});

it('names pages and anchors that do not exist, and names that occur twice', () => {
  const targets = [
    { page: 'Gone', path: '/Setup/Gone' },
    { page: 'Units', path: '/Setup/Units', anchor: 'codes' },
    { page: 'Units', path: '/Setup/Units' },
  ];
  expect(helpProblems(targets, ids)).toEqual([
    '"Gone" leads to /Setup/Gone, which is not a page.',
    '"Units" leads to #codes, which is not on /Setup/Units.',
    '"Units" occurs twice.',
  ]);
});

it('leads to the clean path with a link, a refresh and the canonical address', () => {
  const page = aliasPage('/Release%20Notes/A', 'https://docs.example.com');
  expect(page).toContain(
    '<link rel="canonical" href="https://docs.example.com/Release%20Notes/A">',
  );
  expect(page).toContain('content="0; url=/Release%20Notes/A"');
  expect(page).toContain('<a href="/Release%20Notes/A">');
  // The policy allows only scripts whose hash it names.
  expect(page).not.toMatch(/<script>/);
});
