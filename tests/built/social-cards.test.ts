import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const origin = process.env.SITE_URL ?? 'https://docs.example.com';
/** Most bytes of a card. */
const MOST = 20_000;

/** Values of the tags of a head with this name or property, as the built page has them. */
function contents(head: string, name: string): string[] {
  const tag = new RegExp(
    `<meta[^>]* (?:name|property)=${name} content=(?:"([^"]*)"|([^\\s>]*))`,
    'g',
  );
  return Array.from(head.matchAll(tag), ([, quoted, bare]) => quoted ?? bare ?? '');
}

/** What is wrong with the card that a page names. */
function cardFaults(head: string): string[] {
  const [image = '', ...more] = contents(head, 'og:image');
  const file = join('build', decodeURI(image.replace(origin, '')));
  if (more.length > 0 || !image.startsWith(`${origin}/`))
    return [`names ${image} ${more.join(' ')}`];
  if (!existsSync(file)) return [`names ${image}, which is missing`];
  const card = readFileSync(file);
  const size = [card.readUInt32BE(16), card.readUInt32BE(20)].map(String);
  const named = ['og:image:width', 'og:image:height'].flatMap((name) => contents(head, name));
  const faults: [boolean, string][] = [
    [card.toString('latin1', 1, 4) !== 'PNG', 'is no PNG'],
    [size.join() !== '1200,630', `has ${size.join(' × ')} pixels`],
    [named.join() !== size.join(), `is said to have ${named.join(' × ')} pixels`],
    [card.length > MOST, `has ${card.length} bytes`],
    [contents(head, 'twitter:image').join() !== image, 'is not that of twitter:image'],
    [!/^eDocument: \S.+\. \S/.test(contents(head, 'og:image:alt').join()), 'has no text'],
  ];
  return faults.filter(([isSo]) => isSo).map(([, fault]) => `${image} ${fault}`);
}

/** The kinds of pages made from data, each of which has one card. */
const MADE = /\/img\/cards\/Reference\/(?:Rules|Terms|CodeLists)\/all\.png$/;

test('every page names a social card, with its size and text, and shares none but that of a kind', () => {
  const pages = readdirSync('build', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join('build', file), 'utf8') }))
    .filter(({ html }) => html.includes('name=generator content="Docusaurus'))
    .map(({ file, html }) => ({ file, head: html.slice(0, html.indexOf('<body')) }));
  expect(pages.length).toBeGreaterThan(1300);
  const faults = pages.flatMap(({ file, head }) =>
    cardFaults(head).map((fault) => `${file}: ${fault}`),
  );
  expect(faults).toEqual([]);
  const cards = pages.flatMap(({ head }) => contents(head, 'og:image'));
  const shared = cards.filter((card) => MADE.test(card));
  const own = cards.filter((card) => !MADE.test(card));
  expect(new Set(own).size).toBe(own.length);
  expect(new Set(shared).size).toBe(6);
  expect(shared.length).toBeGreaterThan(1000);
});

test('a card speaks the language of its page', () => {
  const altOf = (file: string) =>
    contents(readFileSync(join('build', file, 'index.html'), 'utf8'), 'og:image:alt').join();
  expect(altOf('Setup/Units')).toBe(
    'eDocument: Setup. Units of Measure. UN/ECE codes for e-invoices',
  );
  expect(altOf('de-DE/Setup/Units')).toMatch(/^eDocument: Einrichtung\. Einheiten\. /);
});
