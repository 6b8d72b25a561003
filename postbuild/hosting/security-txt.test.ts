import { expect, it } from 'vitest';
import { securityTxt } from './security-txt';

it('names the contact and expires within a year, as RFC 9116 asks', () => {
  const site = { siteUrl: 'https://docs.example.com', feedbackEmail: 'docs@example.com' };
  expect(securityTxt(site, new Date('2026-11-21T15:00:00Z')).split('\n')).toEqual([
    'Contact: mailto:docs@example.com',
    'Expires: 2027-11-20T00:00:00.000Z',
    'Preferred-Languages: de, en',
    'Canonical: https://docs.example.com/.well-known/security.txt',
    '',
  ]);
});
