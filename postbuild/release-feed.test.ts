import { describe, expect, it } from 'vitest';
import { parseHtml } from 'edocument-search/records';
import { createFeed, releasesOf } from './release-feed';
import { dateIn } from '../src/site/written-date';

const address = 'https://docs.example.com/de-DE/Release%20Notes/ModificationHistory';
const page = `<main><div class="theme-doc-markdown markdown"><h1>Änderungshistorie</h1>
<h2 id=before>Vorher</h2><p>Text</p>
<h2 id=v3-2-0>Version 3.2.0<a class=hash-link href=#v3-2-0>\u200B</a></h2>
<p>Veröffentlicht am 02.11.2026.</p><p><a href=/de-DE/Setup>Einrichtung</a></p>
<h2 id=v3-1-1>Version 3.1.1</h2><p>Veröffentlicht am 14.09.2026.</p></div></main>`;

describe('feed of releases', () => {
  it('has one entry for each version, with its date and absolute links', () => {
    const releases = releasesOf(parseHtml(page), address);
    expect(releases.map(({ title }) => title)).toEqual(['Version 3.2.0', 'Version 3.1.1']);
    expect(releases[0]?.date.toISOString()).toMatch(/^2026-11-02/);
    expect(releases[0]?.html).toContain('href="https://docs.example.com/de-DE/Setup"');
    expect(releases[0]?.html).not.toContain('hash-link');
  });

  it('links the heading of the version, and says who writes it, where and in which language', () => {
    const { atom, rss } = createFeed(releasesOf(parseHtml(page), address), {
      title: 'T',
      description: 'D',
      author: 'A',
      address,
      folder: 'https://docs.example.com/de-DE/release-notes',
      language: 'de-DE',
    });
    expect(atom).toContain(`<id>${address}#v3-2-0</id>`);
    expect(atom).toContain('<feed xml:lang="de-DE" ');
    expect(atom).toMatch(/<author>\s*<name>A<\/name>/);
    expect(atom).toContain(
      'rel="self" href="https://docs.example.com/de-DE/release-notes/atom.xml"',
    );
    expect(rss).toContain('<language>de-DE</language>');
    expect(rss).toContain('<description>D</description>');
    expect(rss).not.toContain('undefined');
  });

  it('fails for a version without a date', () => {
    expect(() => releasesOf(parseHtml(page.replace('14.09.2026', 'bald')), address)).toThrow(
      /#v3-1-1 names/,
    );
  });

  it('reads dates of both languages', () => {
    expect(dateIn('Released on 2 November 2026.')).toEqual(dateIn('am 02.11.2026'));
    expect(dateIn('soon')).toBeUndefined();
  });
});
