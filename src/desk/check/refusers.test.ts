import { readFileSync } from 'node:fs';
import { open } from 'edocument-invoice';
import { expect, it } from 'vitest';
import { refusersOf } from './refusers';

const read = (name: string) => readFileSync(`static/samples/${name}`, 'utf8');
const ubl = read('standard.ubl.xml');
const cii = read('standard.cii.xml');
const peppol = read('peppol-bis.ubl.xml');
const EN = 'urn:cen.eu:en16931:2017';

const withId = (xml: string, id: string) =>
  xml
    .replace(/(<cbc:CustomizationID>)[^<]*/, `$1${id}`)
    .replace(
      /(<ram:GuidelineSpecifiedDocumentContextParameter>\s*<ram:ID>)[^<]*/,
      (_, before: string) => before + id,
    );

async function says(source: string | Uint8Array): Promise<string[]> {
  const { rows } = refusersOf(await open(source));
  return rows.map(({ validator, says: word, reason }) => `${validator} ${word} ${reason}`);
}

it.each<[what: string, source: string | Uint8Array, answers: string[]]>([
  [
    'XRechnung without errors',
    cii,
    [
      'kosit accepts noErrors',
      'peppol unknown otherType',
      'cen accepts noErrors',
      'mustang accepts noErrors',
      'portal unknown portalOwn',
    ],
  ],
  [
    'XRechnung that breaks only a rule of XRechnung',
    cii.replace(/<ram:BuyerReference>[^<]*<\/ram:BuyerReference>/, ''),
    [
      'kosit refuses rules',
      'peppol unknown otherType',
      'cen accepts noErrors',
      'mustang unknown mustangXRechnung',
      'portal refuses rules',
    ],
  ],
  [
    'an element that no schema has',
    ubl.replace('<cbc:IssueDate>', '<cbc:Wrong>1</cbc:Wrong>$&'),
    [
      'kosit refuses structure',
      'peppol unknown otherType',
      'cen refuses structure',
      'mustang unknown noMustang',
      'portal refuses structure',
    ],
  ],
  [
    'Peppol BIS',
    peppol,
    [
      'kosit refuses noScenario',
      'peppol accepts noErrors',
      'cen accepts noErrors',
      'mustang unknown noMustang',
      'portal unknown portalProfile',
    ],
  ],
  [
    'Peppol BIS that breaks only a rule of Peppol',
    peppol.replace(/<cbc:ProfileID>[^<]*/, '<cbc:ProfileID>other'),
    [
      'kosit refuses noScenario',
      'peppol refuses rules',
      'cen accepts noErrors',
      'mustang unknown noMustang',
      'portal unknown portalProfile',
    ],
  ],
  [
    'Factur-X EXTENDED',
    withId(cii, `${EN}#conformant#urn:factur-x.eu:1p0:extended`),
    [
      'kosit refuses noScenario',
      'peppol unknown noBis',
      'cen accepts noErrors',
      'mustang accepts noErrors',
      'portal unknown portalProfile',
    ],
  ],
  [
    'EN 16931 in a PDF',
    readFileSync('static/samples/direct-debit.zugferd.pdf'),
    [
      'kosit accepts noErrors',
      'peppol unknown noBis',
      'cen accepts noErrors',
      'mustang unknown pdfa',
      'portal unknown portalProfile',
    ],
  ],
  [
    'PINT, with an error by EN 16931',
    withId(ubl, 'urn:peppol:pint:billing-1@jp-1').replace(
      /(<cbc:PayableAmount currencyID="EUR">)[^<]*/,
      '$11.00',
    ),
    [
      'kosit refuses noScenario',
      'peppol unknown noBis',
      'cen unknown foreign',
      'mustang unknown noMustang',
      'portal unknown portalProfile',
    ],
  ],
])('%s: each says its own', async (_, source, answers) => {
  expect(await says(source)).toEqual(answers);
});

it('names the rules, the releases, and severities that the KoSIT validator replaces', async () => {
  const wrongUnit = cii.replace(/unitCode="[^"]*"/, 'unitCode="XXX9"');
  const { rows, changed } = refusersOf(await open(wrongUnit));
  expect(changed).toEqual([{ rule: 'BR-CL-23', official: 'fatal', kosit: 'warning' }]);
  const by = new Map(rows.map((row) => [row.validator, row]));
  expect(by.get('kosit')).toMatchObject({
    says: 'accepts',
    releases: [{ name: 'en16931' }, { name: 'xrechnung' }],
  });
  expect(by.get('cen')).toMatchObject({ says: 'refuses', rules: ['BR-CL-23'] });
});

it('names no releases for what the identifier alone decides', async () => {
  const { rows } = refusersOf(await open(peppol));
  const without = rows.filter(({ releases }) => releases.length === 0);
  expect(without.map(({ reason }) => reason)).toEqual(['noScenario', 'noMustang', 'portalProfile']);
});
