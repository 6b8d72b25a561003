import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import BusinessTermExplorer from './BusinessTermExplorer';
import { explorerModel } from '../facts/explorer/model';
import CashDiscountBuilder from './CashDiscountBuilder';
import LeitwegIdChecker from './LeitwegIdChecker';
import { setLocale } from './testing';

vi.mock('@docusaurus/Translate', async () => (await import('./testing')).translation);
vi.mock('@docusaurus/Link', async () => (await import('./testing')).link);
vi.mock('@docusaurus/router', async () => (await import('./testing')).router);
vi.mock('@docusaurus/useBrokenLinks', async () => (await import('./testing')).brokenLinks);
vi.mock(
  '@docusaurus/useDocusaurusContext',
  async () => (await import('./testing')).docusaurusContext,
);

function html(element: ReactNode, locale = 'en-GB'): string {
  setLocale(locale);
  return renderToStaticMarkup(element);
}

describe('BusinessTermExplorer without script', () => {
  const model = explorerModel('standard', 'en-GB');
  const markup = html(<BusinessTermExplorer model={model} />);

  it('shows every line of both syntaxes', () => {
    for (const { syntax, lines } of model.files) {
      const [, listing = ''] = markup.split(`data-syntax="${syntax}"`);
      expect(listing.split('</ol>')[0]?.match(/<li/g)).toHaveLength(lines.length);
    }
  });

  it('names the terms of a line, and links every term to its page', () => {
    expect(model.terms).toHaveLength(212);
    for (const { id } of model.terms) expect(markup).toContain(`href="/Reference/Terms/${id}"`);
    expect(markup).toContain('<span class="_terms');
  });

  it('has the terms of a group below it', () => {
    const at = (id: string) => model.terms.findIndex((term) => term.id === id);
    expect(at('BT-37')).toBeGreaterThan(at('BG-5'));
    expect(model.terms[at('BT-37')]?.level).toBe(3);
  });

  it('has no inline styles, which the security policy forbids', () => {
    expect(markup).not.toContain('style=');
  });
});

describe('LeitwegIdChecker without script', () => {
  it('explains the example', () => {
    const markup = html(<LeitwegIdChecker />, 'de-DE');
    expect(markup).toContain('Form und Prüfziffern stimmen.');
    expect(markup).toContain('Bremen');
    expect(markup).toContain('aria-invalid="false"');
  });
});

describe('CashDiscountBuilder without script', () => {
  it('shows a line for the example', () => {
    const markup = html(<CashDiscountBuilder />);
    expect(markup).toContain('#SKONTO#TAGE=14#PROZENT=2.00#\n</pre>');
  });

  it('labels each of its fields', () => {
    const markup = html(<CashDiscountBuilder />);
    const ids = [...markup.matchAll(/<(?:input|textarea) id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toHaveLength(4);
    for (const id of ids) expect(markup).toContain(`<label for="${id}"`);
  });
});
