import { expect, it, vi } from 'vitest';
import { reportAddress } from './index';

vi.mock('@generated/docusaurus.config', async () => (await import('../testing')).siteConfig);

const page = 'https://docs.example.com/de-DE/Setup/Units?syntax=cii#fields';
const fields = (address: string) => new URLSearchParams(new URL(address).search);

it('starts an e-mail that names the page with its address', () => {
  const address = reportAddress(page);
  expect(address).toMatch(/^mailto:docs@example.com\?/);
  expect(fields(address).get('subject')).toBe('eDocument: /de-DE/Setup/Units');
  expect(fields(address).get('body')).toBe(`${page}\n\n`);
});

it('says what happened, as far as mail programs take it', () => {
  expect(fields(reportAddress(page, 'Row 7 & 8')).get('body')).toBe(`${page}\n\nRow 7 & 8\n\n`);
  expect(reportAddress(page, 'ü'.repeat(100_000)).length).toBeLessThan(4000);
});

it('takes an address that nobody can decode, and a text that is cut within a sign', () => {
  expect(() => reportAddress(page, '\u{1F4A5}'.repeat(251).slice(1))).not.toThrow();
  expect(() => reportAddress('https://docs.example.com/%E0%A4%A')).not.toThrow();
});
