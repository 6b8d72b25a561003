import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import formats from 'edocument-invoice/data/formats.json';
import { openXml } from 'edocument-invoice/testing';
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
    /^\| ZUGFeRD .* BASIC \| EN 16931,(?!.*FX-SCH-A)/m,
    `${EN}#compliant#urn:factur-x.eu:1p0:basic`,
    ['en16931', 'facturx'],
    [],
  ],
  [
    /^\| ZUGFeRD .* MINIMUM .*BASIC WL \|(?!.*FX-SCH-A)/m,
    'urn:factur-x.eu:1p0:minimum',
    ['facturx'],
    [],
  ],
  [
    /^\| ZUGFeRD .* MINIMUM .*BASIC WL \|(?!.*FX-SCH-A)/m,
    'urn:factur-x.eu:1p0:basicwl',
    ['facturx'],
    [],
  ],
  [
    /^\| ZUGFeRD .* EXTENDED \|.*FX-SCH-A/m,
    `${EN}#conformant#urn:factur-x.eu:1p0:extended`,
    ['facturx'],
    ['Factur-X EXTENDED (FX-SCH-A)'],
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

  it.each(['en16931', 'peppol'])('names the release of %s that the ledger has', (id) => {
    const release = ledger.entries.find((entry) => entry.id === id)?.version[locale];
    expect(page).toContain(release ?? 'no release in the ledger');
  });
});
