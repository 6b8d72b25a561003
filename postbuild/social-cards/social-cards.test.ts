import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parsePage, type PageData } from '../read-site';
import { cardDrawer } from './draw';
import { PalettePicture } from './palette-png';
import { writeSocialCard } from './write';

/** Most bytes of a card. */
const MOST = 20_000;

let dir = '';
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'cards-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

/** Pixels of a PNG as a browser's decoder reads them, RGBA. */
async function pixelsOf(png: Buffer) {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  return { image, data: context.getImageData(0, 0, image.width, image.height).data };
}

/** Rows from `from` to `to` with something on the ground, in the room of the texts. */
function inkedRows(data: Uint8ClampedArray, from: number, to: number): number {
  return Array.from({ length: to - from }, (_, row) =>
    data.subarray(((from + row) * 1200 + 96) * 4, ((from + row) * 1200 + 1060) * 4),
  ).filter((row) => row.some((value) => value < 128)).length;
}

it('is drawn in the colours of the site', () => {
  const card = readFileSync('postbuild/social-cards/draw.ts', 'utf8');
  const colours = Array.from(card.matchAll(/= '(#[0-9a-f]{6})'/g), ([, colour]) => colour);
  expect(colours).toHaveLength(4);
  const known = ['src/css/tokens.css', 'static/img/logo.svg'].map((file) =>
    readFileSync(file, 'utf8'),
  );
  expect(colours.filter((colour) => !known.join('').includes(colour ?? ''))).toEqual([]);
});

it('gives each pixel the nearest colour of the palette', async () => {
  const picture = PalettePicture.create(4, 2, [
    [255, 255, 255],
    [11, 93, 112],
  ]);
  picture.put(Uint8ClampedArray.of(20, 90, 100, 255, 250, 255, 240, 255), 2, 1, 2);
  const { image, data } = await pixelsOf(picture.png());
  expect([image.width, image.height]).toEqual([4, 2]);
  expect([...data.subarray(24, 32)]).toEqual([11, 93, 112, 255, 255, 255, 255, 255]);
});

it('draws a small card with the same bytes each time', async () => {
  const card = {
    sections: ['Nachschlagen', 'Regeln'],
    title: 'BR-DE-15',
    subtitle: 'Käuferreferenz',
  };
  const [first, second] = [await cardDrawer('.'), await cardDrawer('.')];
  expect(first(card).equals(second(card))).toBe(true);
  expect(first(card).length).toBeLessThan(MOST);
  expect(first({ ...card, title: 'BR-DE-16' }).equals(first(card))).toBe(false);
  const { image } = await pixelsOf(first(card));
  expect([image.width, image.height]).toEqual([1200, 630]);
});

it('has letters of the size and the weight that are asked for', async () => {
  const draw = await cardDrawer('.');
  const dataOf = async (texts: { title: string; subtitle: string }) =>
    (await pixelsOf(draw({ sections: [], ...texts }))).data;
  const heading = await dataOf({ title: 'HHHH', subtitle: '' });
  // Capitals have two thirds of a size, here of 62 px.
  expect(inkedRows(heading, 190, 452)).toBeGreaterThan(36);
  expect(inkedRows(heading, 190, 452)).toBeLessThan(46);
  // Above the name of the product is nothing.
  expect(inkedRows(heading, 20, 60)).toBe(0);
  // A stem of four letters is about a tenth of their height; the thinnest cut has half of that.
  const row = heading.subarray((230 * 1200 + 96) * 4, (230 * 1200 + 1060) * 4);
  const inked = Array.from(row).filter((value, at) => at % 4 === 0 && value < 128).length;
  expect(inked / 8).toBeGreaterThan(6);
  expect(inked / 8).toBeLessThan(14);
});

it('wraps long titles, and keeps what is too long inside its room', async () => {
  const draw = await cardDrawer('.');
  const rows = async (title: string) =>
    inkedRows((await pixelsOf(draw({ sections: ['Setup'], title, subtitle: '' }))).data, 190, 452);
  const short = await rows('Units');
  const long = await rows('Einen beanstandeten Einheiten-, Länder- oder Steuercode ändern');
  expect(long).toBeGreaterThan(1.5 * short);
  const endless = draw({
    sections: ['x'],
    title: 'Umsatzsteueridentifikation '.repeat(30),
    subtitle: '',
  });
  const { data } = await pixelsOf(endless);
  expect(inkedRows(data, 452, 470)).toBe(0);
});

const data: PageData = {
  kind: 'docs',
  path: '/de-DE/Release Notes/Units',
  title: 'Einheiten',
  description: '',
  breadcrumbs: ['Einrichtung', 'Einheiten'],
  asks: [],
};

function write(head: string, page: PageData = data) {
  const file = `${page.path.slice(1)}/index.html`;
  const html = `<!doctype html><head><link rel=canonical href="https://x.test${encodeURI(page.path)}">${head}</head>`;
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), html);
  const draw = vi.fn(() => Buffer.from('card'));
  const built = { locale: 'de-DE', folder: path.join(dir, 'de-DE'), baseUrl: '/de-DE/' } as const;
  writeSocialCard(dir, built, parsePage(file, html, new Map([[page.path, page]])), draw);
  return { draw, html: readFileSync(path.join(dir, file), 'utf8') };
}

it('writes the card that a page names, with title and section, and its alternative text', () => {
  const { draw, html } = write(
    '<meta data-rh=true property=og:title content="Einheiten: Codes &quot;Rec 20&quot; | eDocument">' +
      '<meta data-rh=true property=og:image content=https://x.test/de-DE/img/cards/Release%20Notes/Units.png>' +
      '<meta data-rh=true property=og:image:width content=1200>',
  );
  expect(draw).toHaveBeenCalledWith({
    sections: ['Einrichtung'],
    title: 'Einheiten',
    subtitle: 'Codes "Rec 20"',
  });
  expect(readFileSync(path.join(dir, 'de-DE/img/cards/Release Notes/Units.png'), 'utf8')).toBe(
    'card',
  );
  expect(html).toContain(
    'property=og:image:alt content="eDocument: Einrichtung. Einheiten. Codes &quot;Rec 20&quot;">',
  );
});

it.each([
  ['Reference/Rules/BR-01', ['Nachschlagen', 'Regeln', 'BR-01'], 'BR-01: Kennung fehlt', 'Regeln'],
  ['Reference/CodeLists/units', ['Nachschlagen', 'Einheiten'], 'Codes: Einheiten', 'Codes'],
])('%s has the card of its kind', (path, breadcrumbs, title, kind) => {
  const made: PageData = { ...data, kind: 'entity', path: `/de-DE/${path}`, breadcrumbs };
  const card = `/de-DE/img/cards/${path.replace(/[^/]+$/, 'all')}.png`;
  const { draw, html } = write(
    `<meta data-rh=true property=og:title content="${title} | eDocument">` +
      `<meta data-rh=true property=og:image content=https://x.test${card}>` +
      '<meta data-rh=true property=og:image:width content=1200>',
    made,
  );
  expect(draw).toHaveBeenCalledWith({ sections: ['Nachschlagen'], title: kind, subtitle: '' });
  expect(html).toContain(`content="eDocument: Nachschlagen. ${kind}">`);
  expect(html).toContain(`content="${title} | eDocument"`);
});

it('refuses a page that names no card, or has no title for it', () => {
  expect(() => write('<meta property=og:title content=Units>')).toThrow(/Units.png.+SiteMetadata/);
  expect(() => write('')).toThrow(/og:title/);
});
