import { describe, expect, it } from 'vitest';
import { VAT_FAMILIES, type VatFamily } from '../../invoice/rules/en16931/vat-families';
import { readInvoice } from '../../invoice/reading/read-xml';
import { validateInvoice } from '../../invoice/validate';
import { runRuleSet } from '../../invoice/rules/registry';
import { SAMPLE_NAMES, SYNTAXES, type SampleName } from './catalogue';
import { add, remove, repeat, set, type Mutation } from './mutate';
import { readSampleXml } from './read';
import { descendants, parseXml, type XmlElementNode } from './xml-tree';

type Broken = [rule: string, sample: SampleName, ...mutations: Mutation[]];

const MISSING: readonly (readonly [rule: string, sample: SampleName, ...ids: string[]])[] = [
  ['BR-01', 'standard', 'BT-24'],
  ['BR-02', 'standard', 'BT-1'],
  ['BR-03', 'standard', 'BT-2'],
  ['BR-04', 'credit-memo', 'BT-3'],
  ['BR-05', 'standard', 'BT-5'],
  ['BR-06', 'standard', 'BT-27'],
  ['BR-07', 'standard', 'BT-44'],
  ['BR-08', 'standard', 'BG-5'],
  ['BR-09', 'standard', 'BT-40'],
  ['BR-10', 'standard', 'BG-8'],
  ['BR-11', 'standard', 'BT-55'],
  ['BR-12', 'standard', 'BT-106'],
  ['BR-13', 'standard', 'BT-109'],
  ['BR-14', 'standard', 'BT-112'],
  ['BR-15', 'standard', 'BT-115'],
  ['BR-16', 'credit-memo', 'BG-25'],
  ['BR-21', 'mixed-rates', 'BT-126'],
  ['BR-22', 'mixed-rates', 'BT-129'],
  ['BR-23', 'mixed-rates', 'BT-130'],
  ['BR-24', 'mixed-rates', 'BT-131'],
  ['BR-25', 'mixed-rates', 'BT-153'],
  ['BR-26', 'mixed-rates', 'BT-146'],
  ['BR-31', 'mixed-rates', 'BT-92'],
  ['BR-32', 'mixed-rates', 'BT-95'],
  ['BR-33', 'mixed-rates', 'BT-97', 'BT-98'],
  ['BR-36', 'mixed-rates', 'BT-99'],
  ['BR-37', 'mixed-rates', 'BT-102'],
  ['BR-38', 'mixed-rates', 'BT-104', 'BT-105'],
  ['BR-41', 'mixed-rates', 'BT-136'],
  ['BR-42', 'mixed-rates', 'BT-139', 'BT-140'],
  ['BR-45', 'mixed-rates', 'BT-116'],
  ['BR-46', 'mixed-rates', 'BT-117'],
  ['BR-47', 'mixed-rates', 'BT-118'],
  ['BR-48', 'mixed-rates', 'BT-119'],
  ['BR-49', 'standard', 'BT-81'],
  ['BR-50', 'standard', 'BT-84'],
  ['BR-52', 'public-body', 'BT-122'],
  ['BR-54', 'standard', 'BT-161'],
  ['BR-55', 'credit-memo', 'BT-25'],
  ['BR-57', 'intra-community', 'BT-80'],
  ['BR-61', 'standard', 'BT-84'],
  ['BR-62', 'standard', 'BT-34-1'],
  ['BR-63', 'standard', 'BT-49-1'],
  ['BR-CO-04', 'standard', 'BT-151'],
  ['BR-CO-18', 'standard', 'BG-23'],
  ['BR-CO-26', 'standard', 'BT-29', 'BT-30', 'BT-31'],
  ['BR-DE-1', 'standard', 'BG-16'],
  ['BR-DE-2', 'standard', 'BG-6'],
  ['BR-DE-3', 'standard', 'BT-37'],
  ['BR-DE-4', 'standard', 'BT-38'],
  ['BR-DE-5', 'standard', 'BT-41'],
  ['BR-DE-6', 'standard', 'BT-42'],
  ['BR-DE-7', 'standard', 'BT-43'],
  ['BR-DE-8', 'standard', 'BT-52'],
  ['BR-DE-9', 'standard', 'BT-53'],
  ['BR-DE-10', 'intra-community', 'BT-77'],
  ['BR-DE-11', 'intra-community', 'BT-78'],
  ['BR-DE-14', 'standard', 'BT-119'],
  ['BR-DE-15', 'public-body', 'BT-10'],
  ['BR-DE-16', 'standard', 'BT-31'],
  ['BR-DE-23-a', 'standard', 'BG-17'],
  ['BR-IC-11', 'intra-community', 'BT-72'],
  ['BR-IC-12', 'intra-community', 'BT-80'],
  ['PEPPOL-EN16931-R001', 'standard', 'BT-23'],
  ['PEPPOL-EN16931-R010', 'standard', 'BT-49'],
  ['PEPPOL-EN16931-R020', 'standard', 'BT-34'],
  ['PEPPOL-EN16931-R041', 'mixed-rates', 'BT-93'],
  ['PEPPOL-EN16931-R042', 'mixed-rates', 'BT-138'],
];

const WRONG: readonly Broken[] = [
  ['BR-27', 'standard', set('BT-146', '-250.00')],
  ['BR-29', 'public-body', set('BT-74', '2026-11-01')],
  ['BR-30', 'public-body', set('BT-135', '2026-11-01')],
  ['BR-53', 'standard', add('BT-6', 'USD')],
  ['BR-CO-09', 'standard', set('BT-31', '123456789')],
  ['BR-CO-10', 'mixed-rates', set('BT-106', '1289.99')],
  ['BR-CO-11', 'mixed-rates', set('BT-107', '64.51')],
  ['BR-CO-12', 'mixed-rates', remove('BT-108')],
  ['BR-CO-13', 'mixed-rates', set('BT-109', '1290.00')],
  ['BR-CO-14', 'mixed-rates', set('BT-110', '191.91')],
  ['BR-CO-15', 'standard', set('BT-112', '1190.01')],
  ['BR-CO-16', 'standard', add('BT-113', '100.00')],
  ['BR-CO-17', 'mixed-rates', set('BT-119', '20')],
  ['BR-CL-01', 'credit-memo', set('BT-3', '999')],
  ['BR-CL-03', 'standard', (root) => changeCurrencyAttribute(root)],
  ['BR-CL-04', 'standard', set('BT-5', 'EURO')],
  ['BR-CL-05', 'standard', add('BT-6', 'EURO')],
  ['BR-CL-14', 'intra-community', set('BT-80', 'HOL')],
  ['BR-CL-15', 'intra-community', set('BT-159', 'UK')],
  ['BR-CL-16', 'standard', set('BT-81', '999')],
  ['BR-CL-17', 'mixed-rates', set('BT-95', 'X')],
  ['BR-CL-18', 'standard', set('BT-151', 'X')],
  ['BR-CL-19', 'mixed-rates', set('BT-140', '1')],
  ['BR-CL-20', 'mixed-rates', set('BT-105', 'XX')],
  ['BR-CL-22', 'intra-community', set('BT-121', 'VATEX-EU-K')],
  ['BR-CL-23', 'standard', set('BT-130', 'PCE')],
  ['BR-CL-24', 'public-body', set('BT-125-1', 'application/zip')],
  ['BR-CL-25', 'standard', set('BT-49-1', '9999')],
  ['BR-DE-17', 'standard', set('BT-3', '383')],
  ['BR-DE-18', 'mixed-rates', set('BT-20', '#SKONTO#TAGE=14#PROZENT=2.00#')],
  ['BR-DE-18', 'mixed-rates', set('BT-20', '#SKONTO#TAGE=14#PROZENT=2#\n')],
  ['BR-DE-19', 'standard', set('BT-84', 'DE89370400440532013001')],
  ['BR-DE-20', 'standard', set('BT-81', '59'), add('BT-91', 'DE89370400440532013001')],
  ['BR-DE-21', 'standard', set('BT-24', 'urn:cen.eu:en16931:2017')],
  ['BR-DE-22', 'public-body', repeat('BG-24')],
  ['BR-DE-23-b', 'standard', add('BT-91', 'DE89370400440532013000')],
  ['BR-DE-24-a', 'standard', set('BT-81', '48')],
  ['BR-DE-24-b', 'standard', set('BT-81', '54')],
  ['BR-DE-25-a', 'standard', set('BT-81', '59')],
  ['BR-DE-25-b', 'standard', set('BT-81', '59')],
  ['BR-DE-26', 'standard', set('BT-3', '384')],
  ['BR-DE-27', 'standard', set('BT-42', 'n/a')],
  ['BR-DE-28', 'standard', set('BT-43', 'rechnung@example')],
  ['BR-DE-30', 'standard', add('BT-89', 'M-1')],
  ['BR-DE-31', 'standard', add('BT-89', 'M-1')],
  ['PEPPOL-EN16931-R005', 'standard', add('BT-6', 'EUR')],
  ['PEPPOL-EN16931-R008', 'standard', set('BT-28', ' ')],
  ['PEPPOL-EN16931-R040', 'mixed-rates', set('BT-94', '6')],
  ['PEPPOL-EN16931-R061', 'standard', set('BT-81', '59')],
  ['PEPPOL-EN16931-R110', 'public-body', set('BT-73', '2026-11-05')],
  ['PEPPOL-EN16931-R111', 'public-body', set('BT-74', '2026-11-05')],
  ['PEPPOL-EN16931-R120', 'mixed-rates', set('BT-149', '10')],
  ['PEPPOL-EN16931-R121', 'mixed-rates', set('BT-149', '0')],
  ['PEPPOL-EN16931-R130', 'mixed-rates', set('BT-150', 'C62')],
];

/** What only one syntax has, or what the official rules find in one syntax only. */
const WRONG_UBL: readonly Broken[] = [
  ['BR-DE-TMP-32', 'standard', remove('BT-72')],
  ['BR-S-01', 'mixed-rates', set('BT-151', 'S'), set('BT-118', 'E')],
];
const WRONG_CII: readonly Broken[] = [
  ['BR-DEC-13', 'standard', set('BT-110', '190.001')],
  ['BR-DEC-15', 'standard', add('BT-6', 'USD'), add('BT-111', '200.001')],
  ['CII-DT-031', 'mixed-rates', (root) => addCurrencyToAmounts(root)],
];

const DECIMALS: readonly Broken[] = [
  ['BR-DEC-01', 'mixed-rates', set('BT-92', '44.500')],
  ['BR-DEC-02', 'mixed-rates', set('BT-93', '890.000')],
  ['BR-DEC-05', 'mixed-rates', set('BT-99', '24.501')],
  ['BR-DEC-06', 'mixed-rates', add('BT-100', '24.501')],
  ['BR-DEC-09', 'standard', set('BT-106', '1000.000')],
  ['BR-DEC-10', 'mixed-rates', set('BT-107', '64.500')],
  ['BR-DEC-11', 'mixed-rates', set('BT-108', '24.500')],
  ['BR-DEC-12', 'standard', set('BT-109', '1000.000')],
  ['BR-DEC-14', 'standard', set('BT-112', '1190.000')],
  ['BR-DEC-16', 'standard', add('BT-113', '0.001')],
  ['BR-DEC-17', 'standard', add('BT-114', '0.001')],
  ['BR-DEC-18', 'standard', set('BT-115', '1190.000')],
  ['BR-DEC-19', 'standard', set('BT-116', '1000.000')],
  ['BR-DEC-20', 'standard', set('BT-117', '190.000')],
  ['BR-DEC-23', 'standard', set('BT-131', '1000.000')],
  ['BR-DEC-24', 'mixed-rates', set('BT-136', '90.000')],
  ['BR-DEC-25', 'mixed-rates', set('BT-137', '900.000')],
  ['BR-DEC-27', 'standard', add('BT-141', '0.001')],
  ['BR-DEC-28', 'standard', add('BT-142', '0.001')],
];

/** Wrong uses of one VAT category, in an invoice that has lines, allowances and a charge. */
function brokenCategory({ code, id, rate, reason }: VatFamily): Broken[] {
  const positive = rate === 'positive';
  const seller = remove('BT-31');
  const wrongRate = (term: string) => set(term, positive ? '0' : '19');
  const rows: [number: string, ...mutations: Mutation[]][] = [
    ['02', set('BT-151', code), seller],
    ['03', set('BT-95', code), seller],
    ['04', set('BT-102', code), seller],
    ['05', set('BT-151', code), wrongRate('BT-152')],
    ['06', set('BT-95', code), wrongRate('BT-96')],
    ['07', set('BT-102', code), wrongRate('BT-103')],
    ['08', set('BT-118', code), set('BT-116', '1.00')],
    ['09', set('BT-118', code), set('BT-117', '1.00')],
    ['10', set('BT-118', code), ...(reason === 'forbidden' ? [add('BT-120', 'Text')] : [])],
  ];
  if (!positive) rows.push(['01', set('BT-151', code), set('BT-118', code)]);
  return rows.map(([number, ...mutations]) => [`BR-${id}-${number}`, 'mixed-rates', ...mutations]);
}

function changeCurrencyAttribute(root: ReturnType<typeof parseXml>): void {
  for (const element of descendants(root)) {
    if (element.attributes.has('currencyID')) {
      element.attributes = new Map([['currencyID', 'EURO']]);
    }
  }
}

function addCurrencyToAmounts(root: ReturnType<typeof parseXml>): void {
  for (const element of descendants(root)) {
    if (element.name === 'ram:ActualAmount') element.attributes = new Map([['currencyID', 'EUR']]);
  }
}

/** Families whose rules the mutations above break in both syntaxes. */
const FAMILIES = new Set(['S', 'Z', 'E', 'AE', 'K']);

const BROKEN: readonly Broken[] = [
  ...MISSING.map(([rule, sample, ...ids]): Broken => [rule, sample, remove(...ids)]),
  ...WRONG,
  ...DECIMALS,
  ...VAT_FAMILIES.filter(({ code }) => FAMILIES.has(code)).flatMap(brokenCategory),
];

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

function toXml({ name, attributes, children, text }: XmlElementNode): string {
  const given = [...attributes].map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
  const content = children.length > 0 ? children.map(toXml).join('') : escape(text);
  return `<${name}${given}>${content}</${name}>`;
}

/** Rules of EN 16931 and XRechnung that an invoice breaks. */
function rulesIn(xml: string): string[] {
  const invoice = readInvoice(xml);
  return (['en16931', 'xrechnung'] as const)
    .flatMap((name) => runRuleSet(name, invoice))
    .map(({ rule }) => rule);
}

describe.each(SYNTAXES)('rules on %s', (syntax) => {
  it.each(SAMPLE_NAMES)('find nothing in %s', (name) => {
    const { verdict, findings } = validateInvoice(readSampleXml(name, syntax));
    expect({ verdict, findings }).toEqual({ verdict: 'valid', findings: [] });
  });

  it.each([...BROKEN, ...(syntax === 'cii' ? WRONG_CII : WRONG_UBL)])(
    'find a breach of %s in a changed %s',
    (id, sample, ...mutations) => {
      const root = parseXml(readSampleXml(sample, syntax));
      mutations.forEach((mutate) => mutate(root, syntax));
      expect(rulesIn(toXml(root))).toContain(id);
    },
  );
});
