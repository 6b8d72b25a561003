import { describe, expect, it } from 'vitest';
import { fromEdge, fromNginx, observatory, scoreCsp } from './headers';

const good = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'self'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

describe('the score of the headers', () => {
  it('gives 130 to good headers and 0 more to nothing else', () => {
    expect(observatory(good).score).toBe(130);
  });

  it('gives no headers what the Observatory gives them: 30', () => {
    expect(observatory({}).score).toBe(100 - 25 - 20 - 20 - 5);
  });

  it('counts no bonus below 90', () => {
    const headers = { ...good, 'Strict-Transport-Security': 'max-age=0' };
    expect(observatory(headers).score).toBe(130 - 10);
    const sniffed = { ...headers, 'X-Content-Type-Options': 'none' };
    expect(observatory(sniffed).score).toBe(85);
  });

  it.each([
    ["default-src 'none'; script-src 'self' 'unsafe-inline'", -20],
    ["default-src 'none'; script-src 'self' 'unsafe-inline' 'sha256-x'", 10],
    ["default-src 'none'; script-src 'self' 'unsafe-eval'", -10],
    ["default-src 'none'; script-src 'self' https:", -20],
    ["script-src 'self'", -20],
    ["default-src 'none'; script-src 'self'; img-src http://example.com", -10],
    ["default-src 'none'; script-src http://example.com", -20],
    ["default-src 'none'; style-src 'unsafe-inline'", 0],
    ["default-src 'self'", 5],
    [undefined, -25],
  ])('scores the policy %s', (policy, points) => {
    expect(scoreCsp(policy).points).toBe(points);
  });

  it('reads the files of the hosts', () => {
    expect(fromNginx('add_header A "b \\"c\\"" always;\nadd_header D $x;\n')).toEqual({
      A: 'b "c"',
    });
    expect(fromEdge('/*\n  A: b: c\n\n/assets/*\n  A: d\n')).toEqual({ A: 'b: c' });
  });
});
