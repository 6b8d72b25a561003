import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SAMPLE_NAMES } from '../../samples/catalogue';
import { readSampleData } from '../../samples/read';
import { stringsFor } from './strings';
import SampleDownloads from './index';

const context = vi.hoisted(() => ({ locale: 'en-GB', baseUrl: '/', anchors: new Set<string>() }));

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({ i18n: { currentLocale: context.locale } }),
}));
vi.mock('@docusaurus/useBaseUrl', () => ({
  useBaseUrlUtils: () => ({ withBaseUrl: (path: string) => context.baseUrl + path.slice(1) }),
}));
vi.mock('@docusaurus/useBrokenLinks', () => ({
  default: () => ({ collectAnchor: (anchor: string) => context.anchors.add(anchor) }),
}));

function render(locale: string, baseUrl: string): string {
  Object.assign(context, { locale, baseUrl });
  return renderToStaticMarkup(<SampleDownloads />);
}

describe('SampleDownloads', () => {
  beforeEach(() => context.anchors.clear());

  it('offers every sample in both syntaxes below the base path of the locale', () => {
    const html = render('de-DE', '/de-DE/');
    for (const name of SAMPLE_NAMES) {
      expect(html).toContain(`href="/de-DE/samples/${name}.ubl.xml"`);
      expect(html).toContain(`href="/de-DE/samples/${name}.cii.xml"`);
    }
  });

  it('speaks the language of the page', () => {
    expect(render('de-DE', '/de-DE/')).toContain('Innergemeinschaftliche Lieferung');
    expect(render('en-GB', '/')).toContain('Intra-Community supply');
  });

  it('gives each row an anchor that other pages may link to', () => {
    const html = render('en-GB', '/');
    for (const name of SAMPLE_NAMES) {
      expect(html).toContain(`<tr id="sample-${name}">`);
      expect(context.anchors).toContain(`sample-${name}`);
    }
  });

  it.each(SAMPLE_NAMES)('prints the number of %s as its data has it', (name) => {
    const number = readSampleData(name).invoice['ubl:Invoice']['cbc:ID'];
    expect(stringsFor('en-GB').samples[name].number).toBe(number);
    expect(stringsFor('de-DE').samples[name].number).toBe(number);
  });
});
