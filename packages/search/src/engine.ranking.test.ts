import { describe, expect, it } from 'vitest';
import { engineOf, find, markedText, PAGES, textOf } from './testing';
import { pageOf } from './groups';

const engine = await engineOf(PAGES);

describe('ranking', () => {
  it('puts the page about a thing before pages that mention it', async () => {
    const urls = (await find(engine, 'Währungen')).hits.map((hit) => hit.url);
    expect(urls.indexOf('/Currencies')).toBe(0);
    expect(urls).toContain('/Units#codes');
  });

  it('prefers the spelling that was typed', async () => {
    const exact = await find(engine, 'Masse');
    expect(textOf(exact.hits[0])).toBe('Der Maßstab der Masse');
    expect(markedText(exact.hits[0])).toContain('der [Masse]');
  });

  it('lets headings complete what a block says', async () => {
    const { hits } = await find(engine, 'Währungen Ziffern');
    expect(hits[0]?.url).toBe('/Currencies#felder');
    expect(textOf(hits[0])).toContain('drei Ziffern');
  });

  it('takes what a block begins with for its label', async () => {
    const pages = await engineOf([
      {
        url: '/Rules',
        title: 'Fehler',
        sections: { a: ['Bericht', 'Ein letzter Fehler bleibt oft.'] },
      },
      {
        url: '/Entries',
        title: 'Einträge',
        sections: {
          b: ['Felder', 'Letzter Fehler: Text; die jüngste Meldung'],
          c: ['Weitere Felder', 'Status: Option; Fehler zuletzt'],
        },
      },
    ]);
    const { hits } = await find(pages, 'Letzter Fehler');
    const texts = hits.map(textOf);
    expect(texts[0]).toBe('Letzter Fehler: Text; die jüngste Meldung');
    expect(texts.indexOf('Status: Option; Fehler zuletzt')).toBeGreaterThan(0);
  });

  it('sets news behind the manual that says the same', async () => {
    const page = { sections: { s: ['Fristen', 'Die Rechnung'] } };
    const ranked = await engineOf([
      { url: '/news', title: 'Fristen', ...page },
      { url: '/manual', title: 'Anderes', pageRank: 1, ...page },
    ]);
    expect((await find(ranked, 'Fristen')).hits[0]?.url).toBe('/manual#s');
    expect((await find(ranked, 'Rechnung')).hits.map((hit) => hit.url)).toEqual([
      '/manual#s',
      '/news#s',
    ]);
  });

  it('lets a stop word that is still being typed decide between equals', async () => {
    const pages = ['Belegdruck', 'Beleg Überblick', 'Beleg Abschluss'].map((title, index) => ({
      url: `/${index}`,
      title,
      sections: {},
    }));
    const typing = await engineOf(pages);
    expect((await find(typing, 'Beleg über')).hits[0]?.url).toBe('/1');
  });

  it('does not let one page fill the list', async () => {
    const sections = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, n) => [`s${n}`, [`Beleg ${n}`, 'Ein Beleg der Ablage']]),
      );
    const many = await engineOf([
      { url: '/a', title: 'Beleg', sections: sections(10) },
      ...['/b', '/c', '/d', '/e', '/f'].map((url) => ({
        url,
        title: 'Anderes',
        sections: sections(1),
      })),
    ]);
    for (const query of ['Beleg', 'Beleg Ablage']) {
      const urls = (await find(many, query)).hits.map(({ url }) => pageOf(url));
      expect(urls[0]).toBe('/a');
      expect(new Set(urls.slice(0, 5)).size).toBe(5);
      // The best page's second hit comes before the sixth page, its further ones after it.
      expect(urls[5]).toBe('/a');
      expect(urls[6]).not.toBe('/a');
    }
    expect((await find(many, 'Beleg')).hits).toHaveLength(16);
  });
});
