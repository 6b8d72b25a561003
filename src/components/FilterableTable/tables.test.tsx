import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_LISTS, codeFilter, codeTable } from '@site/src/facts/code-tables';
import { fieldIndex, fieldIndexFilter } from '@site/src/facts/field-index';
import { localeId, localeIds } from '@site/src/locales';
import { allFields } from '@site/src/facts/field-model';
import { allRulesTable, rules } from '@site/src/facts/rule-model';
import RuleDecoder from '../RuleDecoder';
import { announcedAnchors, setLocale } from '../testing';
import FilterableTable from './index';

vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);
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

function codeList(list: string, locale = 'en-GB'): string {
  const id = localeId(locale);
  const table = <FilterableTable model={codeTable(list, id)} {...codeFilter(list, id)} />;
  return html(table, locale);
}

function rowsIn(markup: string): number {
  return markup.match(/<tr(?=[ >])/g)?.length ?? 0;
}

beforeEach(() => setLocale('en-GB'));

describe.each(CODE_LISTS)('code list %s without script', (list) => {
  it.each(localeIds)('shows every row in %s, none hidden', (locale) => {
    const markup = codeList(list, locale);
    const { rows } = codeTable(list, locale);
    expect(rowsIn(markup)).toBe(rows.length + 1);
    expect(markup).not.toMatch(/<tr[^>]* hidden/);
    for (const { id } of rows) expect(markup).toContain(`id="${id}"`);
  });

  it('announces its anchors to the check of links', () => {
    codeList(list);
    expect(announcedAnchors().size).toBe(codeTable(list, 'en-GB').rows.length);
  });
});

describe('code list', () => {
  it('has a caption, scopes, source and date', () => {
    const markup = codeList('units', 'de-DE');
    expect(markup).toContain('<caption');
    expect(markup).toMatch(/<th scope="col">Code<\/th>/);
    expect(markup).toMatch(/<th scope="row"><code translate="no">H87<\/code>/);
    expect(markup).toMatch(/Quelle: .*<time dateTime="\d{4}-\d\d-\d\d">\d\d\.\d\d\.\d{4}<\/time>/);
  });

  it('labels its filter, announces the count and links the field', () => {
    const markup = codeList('units');
    const [, id] = /<label for="([^"]+)">Find a code/.exec(markup) ?? [];
    expect(markup).toContain(`<input id="${id}"`);
    expect(markup).toMatch(/role="status"><span>\d+ rows/);
    expect(markup).toContain('href="/Setup/Units#field-international-standard-code"');
  });

  it('copies a code, but not a trap', () => {
    const markup = codeList('units');
    expect(markup).toContain('aria-label="Copy H87"');
    expect(markup).not.toContain('aria-label="Copy PCE"');
  });
});

it('the rule decoder lists every rule without script', () => {
  const markup = html(<RuleDecoder model={allRulesTable('en-GB')} />);
  expect(rowsIn(markup)).toBe(rules.length + 1);
  for (const { id } of rules) expect(markup).toContain(`href="/Reference/Rules/${id}"`);
});

it('the field index lists every field that fills a term, with its page', () => {
  const markup = html(
    <FilterableTable model={fieldIndex('en-GB')} {...fieldIndexFilter('en-GB')} />,
  );
  const filling = allFields.filter(({ field }) => field.bt.length > 0);
  expect(rowsIn(markup)).toBe(filling.length + 1);
  expect(markup).toContain('href="/Setup/TargetList#field-buyer-reference"');
});
