import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import BusinessTermExplorer from './BusinessTermExplorer';
import { explorerModel } from './BusinessTermExplorer/model';
import { firstLine, lineAnchor, termAnchor } from './BusinessTermExplorer/types';
import CashDiscountBuilder from './CashDiscountBuilder';
import LeitwegIdChecker from './LeitwegIdChecker';
import { announcedAnchors, setLocale } from './testing';

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

  it('links every term of a line to its row, and every row to a line', () => {
    const anchors = announcedAnchors();
    for (const { terms } of model.files.flatMap(({ lines }) => lines)) {
      for (const term of terms) {
        expect(markup).toContain(`href="#${termAnchor(term)}"`);
        expect(anchors).toContain(termAnchor(term));
      }
    }
    for (const { keys = [] } of model.table.rows) {
      const target = model.files.find((file) => firstLine(file, keys[0] ?? '') !== undefined);
      const line = target && firstLine(target, keys[0] ?? '');
      expect(markup).toContain(`href="#${lineAnchor(target?.syntax ?? '', line ?? 0)}"`);
    }
  });

  it('tells name, cardinality, rules and field of a term', () => {
    const row = JSON.stringify(model.table.rows.find(({ id }) => id === 'term-BT-10')?.cells);
    expect(row).toContain('Buyer reference');
    expect(row).toContain('0..1 (XRechnung 1..1)');
    expect(row).toContain('/Reference/Rules/BR-DE-15');
    expect(row).toContain('/Setup/TargetList#field-buyer-reference');
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
