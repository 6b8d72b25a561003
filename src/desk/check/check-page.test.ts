import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import formats from 'edocument-invoice/data/formats.json';
import { openXml } from 'edocument-invoice/testing';
import { LIMITS, RELEASES } from 'edocument-invoice';
import nationalRules from 'edocument-invoice/data/national-rules.json';
import rules from 'edocument-invoice/data/rules.json';
import families from '../../facts/rule-families.json';
import ledger from '../../facts/ledger.json';

/** The page that says what the check does, in both languages. */
const PAGES = [
  ['en-GB', 'docs/Reference/Check.mdx'],
  ['de-DE', 'i18n/de-DE/docusaurus-plugin-content-docs/current/Reference/Check.mdx'],
] as const;
const pages = PAGES.map(([locale, file]) => [locale, readFileSync(file, 'utf8')] as const);

const EN = 'urn:cen.eu:en16931:2017';
const cii = readFileSync('static/samples/standard.cii.xml', 'utf8');
const withProfile = (id: string) =>
  openXml(
    cii.replace(
      /(<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/,
      (_, before: string) => before + id,
    ),
  ).validate();

/** Row of the page by its words, an identifier of it, the rule sets that run, and what is left out. */
const ROWS: readonly (readonly [RegExp, string, readonly string[], readonly string[]])[] = [
  [
    /^\| XRechnung.*EN 16931 .*XRechnung.*KoSIT/m,
    `${EN}#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0`,
    ['en16931', 'xrechnung'],
    [],
  ],
  [
    /^\| Peppol BIS Billing \| EN 16931 .*Peppol BIS Billing/m,
    `${EN}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`,
    ['en16931', 'peppol'],
    [],
  ],
  [/^\| ZUGFeRD .* EN 16931 \| EN 16931 \|$/m, EN, ['en16931'], []],
  [
    /^\| ZUGFeRD .* BASIC \| EN 16931,/m,
    `${EN}#compliant#urn:factur-x.eu:1p0:basic`,
    ['en16931', 'facturx'],
    [],
  ],
  [
    /^\| ZUGFeRD .* MINIMUM, BASIC WL .*EXTENDED \|/m,
    'urn:factur-x.eu:1p0:minimum',
    ['facturx'],
    [],
  ],
  [
    /^\| ZUGFeRD .* MINIMUM, BASIC WL .*EXTENDED \|/m,
    'urn:factur-x.eu:1p0:basicwl',
    ['facturx'],
    [],
  ],
  [
    /^\| ZUGFeRD .* MINIMUM, BASIC WL .*EXTENDED \|/m,
    `${EN}#conformant#urn:factur-x.eu:1p0:extended`,
    ['facturx'],
    [],
  ],
];

describe.each(pages)('the page of the check says what the program does, %s', (locale, page) => {
  it.each(ROWS)('%s', (row, id, checked, notChecked) => {
    expect(page).toMatch(row);
    expect(withProfile(id)).toMatchObject({ checked: ['structure', ...checked], notChecked });
  });

  it('names formats that are recognised', () => {
    const names = ['ZUGFeRD 1.0', 'Order-X', 'FatturaPA', 'ebInterface', 'Svefaktura'];
    for (const name of names) {
      expect(page).toContain(name);
      expect(formats.formats.some((one) => one[locale].includes(name))).toBe(true);
    }
  });

  it.each(Object.entries(RELEASES))('names the releases of %s', (_, releases) => {
    expect(page).toContain(releases.cii);
    if ('ubl' in releases) expect(page).toContain(releases.ubl);
  });

  it('names the limits', () => {
    expect(page).toContain(`${LIMITS.bytes / 1e6} MB`);
    expect(page).toMatch(new RegExp(`${LIMITS.milliseconds / 1000} (?:seconds|Sekunden)`));
  });
});

it.each([
  ['en16931', RELEASES.en16931.ubl],
  ['xrechnung-rules', RELEASES.xrechnung.newer],
  ['peppol', RELEASES.peppol.ubl],
  ['zugferd', RELEASES.facturx.cii],
])('the release that the ledger has of %s is the engine’s, or named as newer', (id, release) => {
  const version = ledger.entries.find((entry) => entry.id === id)?.version['en-GB'];
  const numbers = (text = '') => text.replace(/ \(.*/, '').split(' / ');
  expect(numbers(version)).toEqual(expect.arrayContaining(numbers(release)));
});

it.each([
  ['rules.json', rules.source, [RELEASES.en16931.ubl, RELEASES.peppol.ubl, RELEASES.peppol.cii]],
  ['national-rules.json', nationalRules.source, [RELEASES.peppol.ubl, RELEASES.peppol.cii]],
  ['rule-families.json', families.source, [RELEASES.en16931.ubl, RELEASES.peppol.cii]],
])('%s has its source from the releases of the engine', (_, source, releases) => {
  for (const text of Object.values(source)) {
    for (const release of releases) expect(text).toContain(release);
  }
});

it('the page of the rules names the releases of Peppol that the check follows', () => {
  for (const file of [PAGES[0][1], PAGES[1][1]]) {
    const page = readFileSync(file.replace('Check', 'Rules'), 'utf8');
    expect(page).toContain(RELEASES.peppol.ubl);
    expect(page).toContain(RELEASES.peppol.cii);
  }
});
