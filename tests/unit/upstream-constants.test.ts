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
