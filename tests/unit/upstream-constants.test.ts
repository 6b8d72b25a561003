import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import nprogress from 'nprogress';
import { describe, expect, it } from 'vitest';

describe('section 9, progress bar', () => {
  it('has the constants of the specification', () => {
    // nprogress 0.2.0, which the theme configures with showSpinner: false only.
    expect(nprogress.settings).toMatchObject({
      minimum: 0.08,
      speed: 200,
      trickle: true,
      trickleRate: 0.02,
      trickleSpeed: 800,
    });
  });
});

describe('section 9, loading wrapper', () => {
  it('waits 200 ms before it shows the animation', () => {
    // Docusaurus passes no delay, so the default of react-loadable holds; it is not exported.
    const source = createRequire(import.meta.url).resolve('react-loadable');
    expect(readFileSync(source, 'utf8')).toMatch(/\bdelay: ?200\b/);
  });
});
