import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathOfThisSite } from './path';

const SITE = 'https://docs.example';

it.each(['/', '/Setup/Units', '/de-DE/Setup?q=a%20b', '/Release%20Notes/ModificationHistory'])(
  'leads to a page of this site: %s',
  (path) => expect(pathOfThisSite(path)).toBe(path),
);

const HOST = 'evil.example/x';
const PREFIXES = ['', '/', 'http:', 'https:', 'HTTPS:', 'http:/', ' ', '\t', '\\', 'data:', 'x:'];
const MIDDLES = ['//', '/./', '/.//', '/%2e//', '/./\\', '\\\\', '/\\', '///', '/../', '/%2F', '@'];
const forms = PREFIXES.flatMap((prefix) => MIDDLES.map((middle) => prefix + middle + HOST)).concat(
  PREFIXES.map((prefix) => `${prefix}javascript:alert(1)//${HOST}`),
  MIDDLES.flatMap((middle) => MIDDLES.map((other) => middle + other + HOST)),
  // Their origin is that of the address inside, the imaginary one of `path.ts` as well.
  ['blob:https://site.invalid/x', 'BLOB: https://site.invalid\\x', 'blob:https:site.invalid'],
  ['http://[', 'http://%', '//', '///', '/\u0000//evil.example', 'https://user@evil.example'],
);

/** The address that a browser opens for a link on a page of the site. */
const destination = (asked: string) => new URL(pathOfThisSite(asked), `${SITE}/de-DE/not-kept`);

describe('never leads to another site', () => {
  it(`${forms.length} known disguises`, () => {
    expect(forms.length).toBeGreaterThan(200);
    for (const form of forms) expect(destination(form).origin, form).toBe(SITE);
  });

  it('any text', () => {
    const part = fc.constantFrom('/', '\\', '.', '%2e', ':', '//', '@', 'http:', '\t', '?', 'a');
    const text = fc.oneof(
      fc.string(),
      fc.array(part).map((parts) => parts.join('') + HOST),
    );
    fc.assert(
      fc.property(text, (form) => destination(form).origin === SITE),
      { numRuns: 2_000 },
    );
  });
});
