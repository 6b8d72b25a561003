import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CODE_LISTS, codeFilter, codeTable } from '@site/src/facts/code-tables';
import { fieldIndex, fieldIndexFilter } from '@site/src/facts/field-index';
import { localeId, localeIds } from '@site/src/locales';
import { allFields } from '@site/src/facts/field-model';
import { rules } from '@site/src/facts/rule-model';
import { allRulesTable } from '@site/src/facts/rule-tables';
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
    expect(markup).toMatch(/<th scope="row" aria-label="H87"><code translate="no">H87<\/code>/);
    expect(markup).toMatch(/Quelle: .*<time dateTime="\d{4}-\d\d-\d\d">\d\d\.\d\d\.\d{4}<\/time>/);
  });

  it('labels its filter, announces the count and links the field', () => {
    const markup = codeList('units');
    const [, id] = /<label for="([^"]+)">Find a code/.exec(markup) ?? [];
    expect(markup).toContain(`<input id="${id}"`);
    expect(markup).toMatch(/role="status"><span>\d+ rows/);
    expect(markup).toContain('href="/Setup/Units#field-international-standard-code"');
  });

  it('begins with the common codes', () => {
    const codes = [...codeList('units').matchAll(/ id="unit-(\w+)"/g)].map(([, code]) => code);
    expect(codes.slice(0, 3)).toEqual(['H87', 'C62', 'HUR']);
  });

  it('is folded within a text, and open on a page of its own', () => {
    setLocale('en-GB');
    const model = codeTable('units', 'en-GB');
    const filter = codeFilter('units', 'en-GB');
    expect(html(<FilterableTable model={model} {...filter} />)).toContain('<details');
    expect(html(<FilterableTable model={model} {...filter} isPage />)).not.toContain('<details');
  });

  it('copies a code, but not a trap', () => {
    const markup = codeList('units');
    expect(markup).toContain('aria-label="Copy H87"');
    expect(markup).not.toContain('aria-label="Copy PCE"');
  });
});

it('the rule decoder lists every rule without script', () => {
  const markup = html(<RuleDecoder model={allRulesTable('en-GB')} />);
  const groups = new Set(allRulesTable('en-GB').rows.map(({ group }) => group));
  expect(rowsIn(markup)).toBe(rules.length + groups.size);
  for (const { id } of rules) expect(markup).toContain(`href="/Reference/Rules/${id}"`);
});

it('the rule decoder has a closed group for each family, with its count', () => {
  const markup = html(<RuleDecoder model={allRulesTable('en-GB')} />);
  expect(markup).not.toMatch(/<details[^>]* open/);
  expect(markup).toMatch(/>PEPPOL-EN16931-R<\/span> <span class="fold-count group-count">\(\d+\)</);
  const counts = [...markup.matchAll(/group-count">\((\d+)\)/g)].map(([, count]) => Number(count));
  expect(counts.reduce((all, count) => all + count, 0)).toBe(rules.length);
});

it('the field index lists every field that fills a term, with its page', () => {
  const markup = html(
    <FilterableTable model={fieldIndex('en-GB')} {...fieldIndexFilter('en-GB')} />,
  );
  const filling = allFields.filter(({ field }) => field.bt.length > 0);
  expect(rowsIn(markup)).toBe(filling.length + 1);
  expect(markup).toContain('href="/Setup/TargetList#field-buyer-reference"');
});
