import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { open, type SearchIndex } from 'edocument-search';
import { ANCHOR_PREFIX, CODE_LISTS, codeListFiles } from '../../src/facts/code-tables';
import { ruleRoute, termRoute } from '../../src/facts/entity-routes';
import { allFields, entities, fieldAddress } from '../../src/facts/field-model';
import families from '../../src/facts/rule-families.json';
import { rules } from '../../src/facts/rule-model';
import { businessTerms } from '../../src/facts/samples/business-terms';
import { inLocale, localeIds, type LocaleId } from '../../src/locales';
import { builtLocale } from '../../postbuild/built-locale';
import { inTurn, isChosen } from '../support/sample';

/** The engine over the index of the built site, without a browser: there are thousands of names. */
function openIndex(locale: LocaleId): SearchIndex {
  const file = path.join(builtLocale('build', locale).folder, 'search/manifest.json');
  return open(
    pathToFileURL(path.resolve(file)).href,
    async (url) => new Response(readFileSync(fileURLToPath(url))),
  );
}

/** A name, and the addresses without base path of which one has to be its first hit. */
type Expected = readonly [name: string, addresses: readonly string[]];

const ruleIds = rules.flatMap(({ id, also = [] }) => [id, ...also]);

/** Rules of Factur-X and ZUGFeRD, of which there is no list: each is found by its family. */
const HYBRID_IDS = [
  ...['FX-SCH-A-000372', 'FX-SCH-A-1', 'BR-FX-01', 'BR-FX-EN-04', 'BR-FX-DE-01'],
  ...['BR-FXEXT-08', 'BR-FXEXT-CO-10', 'BR-HYBRID-01'],
];

/** How readers type or paste an id. */
const SPELLINGS: Readonly<Record<string, (id: string) => string>> = {
  'as it is': (id) => id,
  'in small letters with spaces': (id) => id.toLowerCase().replace(/-/g, ' '),
  'with underscores': (id) => id.replace(/-/g, '_'),
  'with the dashes of a word processor': (id) => id.replace(/-/g, '–'),
  'as one word': (id) => id.replace(/-/g, ''),
  'without leading zeros': (id) => id.replace(/(?<!\d)0+(?=\d)/g, ''),
  'in brackets, as in a message': (id) => `[${id}]`,
};

/** As it is, and some of the other spellings. */
const triedSpellings = () =>
  Object.entries(SPELLINGS).filter(([name]) => name === 'as it is' || isChosen(name, 0.4));

const CODES = CODE_LISTS.flatMap((list) =>
  [...codeListFiles[list].codes, ...codeListFiles[list].traps].map(
    ({ code }) => [code, `${ANCHOR_PREFIX[list]}-${code}`] as const,
  ),
);

function byName<Place>(places: readonly (readonly [string, Place])[]): Map<string, Place[]> {
  const groups = new Map<string, Place[]>();
  for (const [name, place] of places) groups.set(name, [...(groups.get(name) ?? []), place]);
  return groups;
}

/** Captions of fields that are codes as well (Bhutan), or the name of a page without fields. */
const UNCLEAR = new Set(['BT', 'Process', 'Prozess']);

/**
 * Pages and fields by caption: one that several have leads to any of them, and the name of a field to
 * the page about what it is called after (`Belegvorlage`, `Belegvorlagen`).
 */
function captions(locale: LocaleId): Expected[] {
  const pages = Object.values(entities).map((one) => [inLocale(one, locale), one.route] as const);
  const all = [
    ...pages,
    ...allFields.map(
      (located) => [inLocale(located.field, locale), fieldAddress(located)] as const,
    ),
  ];
  const stemOf = (caption: string) =>
    caption.toLowerCase().replace(/(?:ies|y|e[ns]|ta|[ens])\b/g, '');
  return [...byName(all)].map(([caption, addresses]) => [
    caption,
    [
      ...addresses,
      ...pages.flatMap(([title, route]) => (stemOf(title) === stemOf(caption) ? route : [])),
    ],
  ]);
}

/** What validators report, in our words, and the rule that is meant. */
const MESSAGES = {
  'en-GB': [
    ['Buyer reference (BT-10) must be provided', 'BR-DE-15'],
    ['payment instructions BG-16 missing', 'BR-DE-1'],
    ['seller contact group BG-6 must be transmitted', 'BR-DE-2'],
    ['Seller contact telephone number BT-42 missing', 'BR-DE-6'],
    ['Seller contact email address BT-43 not given', 'BR-DE-7'],
    ['Buyer post code BT-53 must be transmitted', 'BR-DE-9'],
    ['Sum of Invoice line net amount BT-106 wrong', 'BR-CO-10'],
    ['Invoice total amount with VAT BT-112 is not BT-109 plus BT-110', 'BR-CO-15'],
    ['Amount due for payment BT-115 does not match BT-112 minus paid amount', 'BR-CO-16'],
    ['VAT category tax amount BT-117 is not taxable amount times rate', 'BR-CO-17'],
    ['standard rated taxable amount differs from sum of line net amounts', 'BR-S-08'],
    ['reverse charge exemption reason code or text missing', 'BR-AE-10'],
    ['intra-community supply deliver to country code missing', 'BR-IC-12'],
    ['unit code not in UN/ECE Recommendation 20', 'BR-CL-23'],
    ['credit transfer without payment account identifier BT-84', 'BR-61'],
    ['item net price must not be negative', 'BR-27'],
    ['business process BT-23 must be provided', 'PEPPOL-EN16931-R001'],
    ['buyer electronic address EndpointID missing', 'PEPPOL-EN16931-R010'],
    ['seller electronic address EndpointID missing', 'PEPPOL-EN16931-R020'],
    ['line net amount not quantity times price', 'PEPPOL-EN16931-R120'],
    ['document must not contain empty elements', 'PEPPOL-EN16931-R008'],
    ['preceding invoice reference for corrected invoice 384', 'BR-DE-26'],
  ],
  'de-DE': [
    ['Käuferreferenz BT-10 muss übermittelt werden', 'BR-DE-15'],
    ['Zahlungsangaben BG-16 fehlen', 'BR-DE-1'],
    ['Gruppe SELLER CONTACT BG-6 muss übermittelt werden', 'BR-DE-2'],
    ['Telefonnummer des Verkäuferkontakts BT-42 fehlt', 'BR-DE-6'],
    ['E-Mail-Adresse des Ansprechpartners BT-43 nicht angegeben', 'BR-DE-7'],
    ['Postleitzahl des Käufers BT-53 fehlt', 'BR-DE-9'],
    ['Summe der Nettobeträge aller Rechnungspositionen BT-106 falsch', 'BR-CO-10'],
    ['Bruttobetrag BT-112 ist nicht BT-109 plus BT-110', 'BR-CO-15'],
    ['fälliger Betrag BT-115 stimmt nicht mit BT-112 minus Vorauszahlung überein', 'BR-CO-16'],
    ['Steuerbetrag der Kategorie BT-117 ist nicht Bemessungsgrundlage mal Steuersatz', 'BR-CO-17'],
    ['Bemessungsgrundlage Regelsteuersatz weicht von Summe der Positionen ab', 'BR-S-08'],
    ['Befreiungsgrund fehlt bei Steuerschuldnerschaft des Leistungsempfängers', 'BR-AE-10'],
    ['Land der Lieferung fehlt bei innergemeinschaftlicher Lieferung', 'BR-IC-12'],
    ['Einheitencode nicht in UN/ECE Empfehlung 20', 'BR-CL-23'],
    ['Überweisung ohne Zahlungskonto BT-84', 'BR-61'],
    ['Nettopreis des Artikels darf nicht negativ sein', 'BR-27'],
    ['Geschäftsprozess BT-23 fehlt', 'PEPPOL-EN16931-R001'],
    ['elektronische Adresse des Käufers EndpointID fehlt', 'PEPPOL-EN16931-R010'],
    ['elektronische Adresse des Verkäufers EndpointID fehlt', 'PEPPOL-EN16931-R020'],
    ['Positionsbetrag ist nicht Menge mal Preis', 'PEPPOL-EN16931-R120'],
    ['Dokument enthält leere Elemente', 'PEPPOL-EN16931-R008'],
    ['korrigierte Rechnung 384 ohne Verweis auf vorherige Rechnung', 'BR-DE-26'],
  ],
} as const satisfies Record<LocaleId, readonly (readonly [message: string, rule: string])[]>;

for (const locale of inTurn('search-names', localeIds)) {
  describe(`names in the index of ${locale}`, () => {
    const engine = openIndex(locale);

    const urlsOf = async (query: string, most: number): Promise<string[]> => {
      const { hits } = await engine.query(query, { hitsPerPage: most });
      return hits.map(({ url }) => decodeURI(url).replace(`/${locale}/`, '/'));
    };
    const firstOf = async (query: string): Promise<string> =>
      (await urlsOf(query, 1))[0] ?? 'nothing';
    const misses = async (expected: readonly Expected[]): Promise<string[]> => {
      const wrong: string[] = [];
      for (const [name, addresses] of expected) {
        const first = await firstOf(name);
        if (!addresses.includes(first)) wrong.push(`${name}: ${first}`);
      }
      return wrong;
    };

    test('each code is the first hit for itself', async () => {
      const wrong: string[] = [];
      for (const [code, anchors] of byName(CODES)) {
        // A field that is called so may come first.
        const urls = await urlsOf(code, UNCLEAR.has(code) ? 5 : 1);
        if (!anchors.some((anchor) => urls.some((url) => url.endsWith(`#${anchor}`))))
          wrong.push(`${code}: ${urls.join()}`);
      }
      expect(wrong).toEqual([]);
    });

    test('each caption leads to its page or field', async () => {
      const clear = captions(locale).filter(([caption]) => !UNCLEAR.has(caption));
      expect(await misses(clear)).toEqual([]);
    });

    /** Ids of all rules that are rows of their family's page. */
    const familyIds = (): string[] =>
      families.families
        .map(({ family }) => family)
        .filter((family) => family !== 'FX')
        .flatMap((family) => {
          const page = path.join(builtLocale('build', locale).folder, 'Reference/Rules', family);
          const html = readFileSync(path.join(page, 'index.html'), 'utf8');
          return [...html.matchAll(/<tr id="?([A-Z-]+-\d[\d-]*)/g)].flatMap(([, id]) => id ?? []);
        });

    test('there are more than a thousand rules in families', () => {
      expect(familyIds().length).toBeGreaterThan(1000);
    });

    for (const [spelling, spell] of triedSpellings()) {
      test(`each id leads to its rule or term, ${spelling}`, async () => {
        const ids = [...ruleIds, ...familyIds(), ...HYBRID_IDS];
        expect(
          await misses([
            ...ids.map((id): Expected => [spell(id), [ruleRoute(id)]]),
            ...businessTerms.map(({ id }): Expected => [spell(id), [termRoute(id)]]),
          ]),
        ).toEqual([]);
      });
    }

    test('each rule that a message names is its first hit', async () => {
      // Of the rules in families one in ten: they are found alike, and queries of words take longer.
      const some = familyIds().filter((id, index) => /-[RS]-/.test(id) || index % 10 === 0);
      const ids = [...ruleIds, ...some, ...HYBRID_IDS];
      const messages = [
        (id: string) => `[${id}]-An element is missing`,
        (id: string) => `Fehler ${id.replace(/-/g, ' ')}`,
      ];
      for (const message of messages)
        expect(await misses(ids.map((id): Expected => [message(id), [ruleRoute(id)]]))).toEqual([]);
    });

    for (const [id, address] of [
      ['UBL-CR-9999', '/Reference/Rules/UBL-CR'],
      ['GR-S-999', '/Reference/Rules/GR-R'],
      ['BR-DEX-99', '/Reference/Rules'],
      ['PEPPOL-COMMON-R999', '/Reference/Rules'],
      ['BR-FR-01', '/Reference/Rules'],
      ['BR-CO', '/Reference/Rules'],
      ['BT-999', '/Reference/BusinessTerms'],
    ] as const) {
      test(`${id}, which nobody knows, leads to what explains its family`, async () => {
        expect(await firstOf(id)).toBe(address);
      });
    }

    test('the words of a message lead to the rule that is broken, among the first five', async () => {
      const wrong: string[] = [];
      for (const [query, id] of MESSAGES[locale]) {
        const urls = await urlsOf(query, 5);
        if (!urls.some((url) => url.endsWith(ruleRoute(id))))
          wrong.push(`${query}: ${urls.join()}`);
      }
      expect(wrong).toEqual([]);
    });

    for (const [spelling, address] of [
      ['ubl cr 646', '/Reference/Rules/UBL-CR#UBL-CR-646'],
      ['UBLCR646', '/Reference/Rules/UBL-CR#UBL-CR-646'],
      ['UBL\u2011CR\u2011646', '/Reference/Rules/UBL-CR#UBL-CR-646'],
      ['BR_DE_15', '/Reference/Rules/BR-DE-15'],
      ['BR-DE-015?', '/Reference/Rules/BR-DE-15'],
      ['BR DE 23', '/Reference/Rules/BR-DE-23-a'],
      ['bt 1', '/Reference/Terms/BT-1'],
      ['bt 125 1', '/Reference/Terms/BT-125-1'],
    ] as const) {
      test(`${spelling} is the id of ${address}`, async () => {
        expect(await firstOf(spelling)).toBe(address);
      });
    }
  });
}
