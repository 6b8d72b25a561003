import { describe, expect, it } from 'vitest';
import { resultUrl } from './addresses';

describe('resultUrl', () => {
  it('drops the host and keeps the anchor', () => {
    expect(resultUrl('https://docs.example.com/de-DE/Setup/Units?a=b#a', {})).toBe(
      '/de-DE/Setup/Units?a=b#a',
    );
    expect(resultUrl('/de-DE/Setup/Units', {})).toBe('/de-DE/Setup/Units');
  });

  it('keeps the address of another site that hits may lead to', () => {
    const rules = { externalUrlRegex: 'partner\\.example' };
    expect(resultUrl('https://partner.example/x', rules)).toBe('https://partner.example/x');
    expect(resultUrl('HTTP://PARTNER.example/x', rules)).toBe('HTTP://PARTNER.example/x');
    expect(resultUrl('https://docs.example/x', rules)).toBe('/x');
    expect(resultUrl('/to?https://partner.example/x', rules)).toBe('/to?https://partner.example/x');
    expect(resultUrl('a:https://partner.example/x', rules)).not.toMatch(/^a:/);
    expect(resultUrl('javascript:alert("partner.example")', rules)).not.toMatch(/^javascript:/);
  });

  it('replaces what is configured in the path', () => {
    const rules = { replaceSearchResultPathname: { from: '/docs/', to: '/' } };
    expect(resultUrl('https://docs.example/docs/Setup', rules)).toBe('/Setup');
    expect(resultUrl('/docs/a/docs/Setup?q=/docs/', rules)).toBe('/a/Setup?q=/docs/');
    const none = { replaceSearchResultPathname: { from: '', to: '/x' } };
    expect(resultUrl('/docs/Setup', none)).toBe('/docs/Setup');
  });

  it('leads to no other host by a path', () => {
    expect(resultUrl('https://docs.example//evil.example/x', {})).toBe('/evil.example/x');
    expect(resultUrl('https://docs.example///evil.example//x', {})).toBe('/evil.example//x');
  });
});
