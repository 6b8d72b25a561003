import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_NAMES } from '@site/src/facts/samples/catalogue';
import { readSampleData } from '@site/src/facts/samples/read';
import { announcedAnchors, setLocale } from '../testing';
import SampleDownloads from './index';
import { sampleTexts } from './strings';

vi.mock(
  '@docusaurus/useDocusaurusContext',
  async () => (await import('../testing')).docusaurusContext,
);
vi.mock('@docusaurus/useBrokenLinks', async () => (await import('../testing')).brokenLinks);
vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);
vi.mock('@docusaurus/Link', async () => (await import('../testing')).link);

function render(locale: string): string {
  setLocale(locale);
  return renderToStaticMarkup(<SampleDownloads />);
}

describe('SampleDownloads', () => {
  it('offers every sample in both syntaxes', () => {
    const html = render('de-DE');
    for (const name of SAMPLE_NAMES) {
      for (const syntax of ['ubl', 'cii']) {
        const file = `${name}.${syntax}.xml`;
        expect(html).toContain(`<a href="pathname:///samples/${file}">${file}</a>`);
      }
    }
  });

  it('speaks the language of the page', () => {
    expect(render('de-DE')).toContain('Innergemeinschaftliche Lieferung');
    expect(render('en-GB')).toContain('Intra-Community supply');
  });

  it('gives each row an anchor that other pages may link to', () => {
    const html = render('en-GB');
    for (const name of SAMPLE_NAMES) {
      expect(html).toContain(`id="sample-${name}"`);
      expect(announcedAnchors()).toContain(`sample-${name}`);
    }
  });

  it.each(SAMPLE_NAMES)('prints the number of %s as its data has it', (name) => {
    const number = readSampleData(name).invoice['ubl:Invoice']['cbc:ID'];
    expect(sampleTexts()[name].number).toBe(number);
  });
});
