import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_LISTS, codeTable } from '@site/src/data/code-tables';
import { allFields } from '@site/src/data/field-model';
import { rules } from '@site/src/data/rule-model';
import CodeTable from '../CodeTable';
import FieldIndex from '../FieldIndex';
import RuleDecoder from '../RuleDecoder';
import RuleTable from '../RuleTable';
import { announcedAnchors, setLocale } from '../testing';

vi.mock('@docusaurus/Link', async () => (await import('../testing')).link);
vi.mock('@docusaurus/router', async () => (await import('../testing')).router);
vi.mock('@docusaurus/useBrokenLinks', async () => (await import('../testing')).brokenLinks);
vi.mock(
  '@docusaurus/useDocusaurusContext',
  async () => (await import('../testing')).docusaurusContext,
);

function html(element: ReactNode, locale = 'en-GB'): string {
  setLocale(locale);
  return renderToStaticMarkup(element);
}

function rowsIn(markup: string): number {
  return markup.match(/<tr(?=[ >])/g)?.length ?? 0;
}

beforeEach(() => setLocale('en-GB'));

describe.each(CODE_LISTS)('CodeTable %s without script', (list) => {
  it.each(['en-GB', 'de-DE'])('shows every row in %s, none hidden', (locale) => {
    const markup = html(<CodeTable list={list} />, locale);
    const { rows } = codeTable(list, locale === 'de-DE' ? 'de' : 'en');
    expect(rowsIn(markup)).toBe(rows.length + 1);
    expect(markup).not.toMatch(/<tr[^>]* hidden/);
    for (const { id } of rows) expect(markup).toContain(`id="${id}"`);
  });

  it('announces its anchors to the check of links', () => {
    html(<CodeTable list={list} />);
    expect(announcedAnchors().size).toBe(codeTable(list, 'en').rows.length);
  });
});

describe('CodeTable', () => {
  it('has a caption, scopes, source and date', () => {
    const markup = html(<CodeTable list="units" />, 'de-DE');
    expect(markup).toContain('<caption');
    expect(markup).toMatch(/<th scope="col">Code<\/th>/);
    expect(markup).toMatch(/<th scope="row"><code translate="no">H87<\/code>/);
    expect(markup).toMatch(/Quelle: .*<time dateTime="\d{4}-\d\d-\d\d">\d+\. \w+ \d{4}<\/time>/);
  });

  it('labels its filter, announces the count and links the field', () => {
    const markup = html(<CodeTable list="units" />);
    const [, id] = /<label for="([^"]+)">Find a code/.exec(markup) ?? [];
    expect(markup).toContain(`<input id="${id}"`);
    expect(markup).toMatch(/role="status">\d+ rows/);
    expect(markup).toContain('href="/Setup/Units#field-international-standard-code"');
  });

  it('copies a code, but not a trap', () => {
    const markup = html(<CodeTable list="units" />);
    expect(markup).toContain('aria-label="Copy H87"');
    expect(markup).not.toContain('aria-label="Copy PCE"');
  });
});

describe('RuleTable', () => {
  it('shows the rules asked for in the language of the page', () => {
    const markup = html(<RuleTable ids="BR-DE-15, BR-CO-10" />, 'de-DE');
    expect(rowsIn(markup)).toBe(3);
    expect(markup).toContain('Was zu tun ist');
    expect(markup).toContain('href="/Reference/Rules#rule-BR-CO-10"');
  });

  it('stops the build for an unknown id', () => {
    expect(() => html(<RuleTable ids="BR-DE-99" />)).toThrow(/"BR-DE-99" is not a rule.*BR-DE-15/);
  });
});

it('RuleDecoder lists every rule without script', () => {
  const markup = html(<RuleDecoder />);
  expect(rowsIn(markup)).toBe(rules.length + 1);
  for (const { id } of rules) expect(markup).toContain(`id="rule-${id}"`);
});

it('FieldIndex lists every field that fills a term, with its page', () => {
  const markup = html(<FieldIndex />);
  const filling = allFields.filter(({ field }) => field.bt.length > 0);
  expect(rowsIn(markup)).toBe(filling.length + 1);
  expect(markup).toContain('href="/Setup/TargetList#field-buyer-reference"');
});
