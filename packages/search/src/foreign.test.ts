import { describe, expect, it } from 'vitest';
import { createIndex, groupByPage, open, plainText } from './index';
import { extractPage, parseHtml, siteRecords } from './records';

/** Pages of a site that has nothing in common with the handbook: its own layout, its own folders. */
const SITE: Readonly<Record<string, string>> = {
  '/garden/tomatoes.html': `<!doctype html><html lang="en"><head><title>Tomatoes</title>
    <meta name="description" content="Growing tomatoes on a balcony."></head><body>
    <div class="menu"><a href="/">Home</a></div>
    <article><h1>Tomatoes</h1><p>Tomatoes like warmth & sun.</p>
    <h2 id="water">Watering</h2><ul><li>Water the soil, never the leaves.</li></ul>
    <h2 id="pests">Pests</h2><table><thead><tr><th>Pest</th><th>Remedy</th></tr></thead>
    <tbody><tr><td>Aphids</td><td>Spray them off with <b>water</b>.</td></tr></tbody></table>
    </article></body></html>`,
  '/garden/compost.html': `<!doctype html><html lang="en"><head><title>Compost</title></head><body>
    <article><h1>Compost</h1><section><h3 id="turn">Turning the heap</h3>
    <p>Turn a compost heap every fortnight, or it starts to smell.</p></section></article>
    </body></html>`,
  '/imprint.html': `<!doctype html><html lang="en"><head><meta name="robots" content="noindex"></head>
    <body><article><h1>Imprint</h1><p>Tomatoes Ltd.</p></article></body></html>`,
};

const HOST = 'https://garden.example/';

async function openSite() {
  const pages = Object.entries(SITE).flatMap(([url, html]) => {
    const facts = { url, language: 'en', kind: 'page', breadcrumbs: [], asks: [] } as const;
    return extractPage({ ...facts, description: '', tree: parseHtml(html) }) ?? [];
  });
  const records = siteRecords(pages, { docs: 'Garden', blog: 'News', page: 'Garden' });
  const { files, manifest } = await createIndex(records, { language: 'en' });
  return open(`${HOST}manifest.json`, (url) => {
    const name = url.slice(HOST.length);
    const file = files.get(name);
    return Promise.resolve(file ? new Response(file.slice()) : Response.json(manifest));
  });
}

describe('a small site of others', () => {
  it('is indexed from its HTML and answers with the address of the section', async () => {
    const search = await openSite();
    const [hit] = (await search.query('how often do I turn compost')).hits;
    expect(hit?.url).toBe('/garden/compost.html#turn');
    expect(hit && plainText(hit.title)).toBe('Compost');
  });

  it('has rows of tables and items of lists as texts, without any markup', async () => {
    const search = await openSite();
    const { hits } = await search.query('aphids');
    expect(hits[0]?.text).toEqual([
      { text: 'Aphids', marked: true },
      { text: ': Spray them off with water.', marked: false },
    ]);
    expect((await search.query('leaves')).hits[0]?.url).toBe('/garden/tomatoes.html#water');
  });

  it('keeps pages out that ask for it, and groups the hits of the others', async () => {
    const search = await openSite();
    const { hits } = await search.query('tomatoes');
    expect(groupByPage(hits, 5).map(({ name }) => name)).toEqual(['Tomatoes']);
  });
});
