import { describe, expect, it } from 'vitest';
import { plainRedirect } from './plain-redirect';

const upstream = `<!DOCTYPE html><html><head>
    <meta http-equiv="refresh" content="0; url=/de-DE/Setup/Units">
    <link rel="canonical" href="/de-DE/Setup/Units" />
  </head><script>window.location.href = '/de-DE/Setup/Units';</script></html>`;

describe('page of an old address', () => {
  it('leads to the new one without a script, in the language of the reader', () => {
    const page = plainRedirect(upstream, 'de-DE');
    expect(page).toContain('content="0; url=/de-DE/Setup/Units"');
    expect(page).toContain('<a href="/de-DE/Setup/Units">Diese Seite ist umgezogen</a>');
    expect(page).not.toMatch(/<script|canonical/);
  });

  it('fails when Docusaurus changes its page', () => {
    expect(() => plainRedirect('<html></html>', 'en-GB')).toThrow(/another way/);
  });
});
