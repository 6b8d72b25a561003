import { describe, expect, it } from 'vitest';
import { onlyJson } from './script';

describe('the policy for structured data', () => {
  it('lets JSON through, with nothing that ends a script', () => {
    const json = JSON.stringify({ name: '</script><script>alert(1)</script>' });
    expect(onlyJson(json)).not.toContain('<');
    expect(JSON.parse(onlyJson(json))).toEqual(JSON.parse(json));
  });

  it.each(['alert(1)', '{"a":1};alert(1)', ''])('refuses %s', (text) => {
    expect(() => onlyJson(text)).toThrow();
  });
});
