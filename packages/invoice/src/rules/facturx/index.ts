import { en16931 } from '../en16931';
import { normalize } from '../../reading/element';
import { AGREEMENT, ROOT, SETTLEMENT, TRANSACTION } from '../en16931/cii/places';
import { atMostOne, on, only, present, rule } from '../kinds';
import { noEmptyElements } from '../peppol/ubl/transaction';
import type { Check, Pattern } from '../rule';
import { onlyText } from '../values';
import { extendedRules } from './extended';
import type { ProfileLetter } from './profile-ids';

/** `BR 16 21-23` is BR-16, BR-21, BR-22 and BR-23; a bar parts the families. */
function idsOf(text: string): string[] {
  return text.split('|').flatMap((part) => {
    const [prefix = '', ...ranges] = part.trim().split(' ');
    return ranges.flatMap((range) => {
      const [first = '', last = first] = range.split('-');
      return Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${prefix}-${String(Number(first) + index).padStart(first.length, '0')}`,
      );
    });
  });
}

const EVERY_FAMILY = ['AE', 'AF', 'AG', 'E', 'G', 'IC', 'O', 'S', 'Z'];
const inEveryFamily = (numbers: string) =>
  EVERY_FAMILY.map((family) => `BR-${family} ${numbers}`).join(' | ');

/** Rules of EN 16931 that the profile EN 16931 of Factur-X has as well: those on the business terms. */
const SHARED = [
  ...en16931.cii
    .flat()
    .flatMap(({ rules }) => Object.keys(rules))
    .filter((id) => id.startsWith('BR-') && !id.startsWith('BR-CL-')),
  ...idsOf('CII-SR 463 465-476'),
];

const without = (text: string) => {
  const gone = new Set(idsOf(text));
  return SHARED.filter((id) => !gone.has(id));
};

const BUSINESS_RULES: Readonly<Record<ProfileLetter, readonly string[]>> = {
  m: idsOf('BR 01-09 13-15 | BR-CO 09 26 | BR-DEC 12-14 18'),
  w: without(
    `BR 16 21-28 30 41-44 51 52 54 64 65 | BR-CO 04 07 08 10 20 23 24 | BR-B 01 02 | BR-DEC 23-25 27 28 | BR-O 12 | CII-SR 474-476 | ${inEveryFamily('01 02 05 08')}`,
  ),
  b: without('BR 51 52 | CII-SR 474-476'),
  e: SHARED,
  x: [
    ...without(
      `BR 22-24 26-28 38 44 54 | BR-CO 04 06 08 10-13 15-17 22 24 | BR-O 02-04 11-14 | BR-S 09 10 | BR-AF 10 | BR-AG 10 | BR-Z 10 | CII-SR 470 474 | ${inEveryFamily('01 08')}`,
    ),
    'CII-DT-097',
  ],
};

/** A path leads to an element that is not empty; blanks are enough. */
const notEmpty = (path: string): Check =>
  rule('required', path, (element) => element.values(path).some((value) => value !== ''));

/** The same wherever parties of this name are. */
const partyHas = (party: string, path: string, isEnough: (value: string) => boolean): Check =>
  rule('required', `${AGREEMENT.slice(ROOT.length + 1)}/${party}/${path}`, (_root, invoice) =>
    invoice.named(party).some((one) => one.values(path).some(isEnough)),
  );

const HEADER = TRANSACTION.slice(ROOT.length + 1);
const ADDRESS = 'ram:PostalTradeAddress';

const CODE_CHECK = 'ram:SpecifiedTradeProduct/ram:DesignatedProductClassification';

const grandTotal = en16931.cii
  .flat()
  .flatMap(({ rules }) => (rules['BR-CO-15'] ? [rules['BR-CO-15']] : []))
  .slice(0, 1);

/** Rules that Factur-X words otherwise than the artefacts of EN 16931. */
const OWN: readonly Pattern[] = [
  [
    on(ROOT, {
      'BR-01': notEmpty(
        'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID',
      ),
      'BR-02': notEmpty('rsm:ExchangedDocument/ram:ID'),
      'BR-04': notEmpty('rsm:ExchangedDocument/ram:TypeCode'),
      'BR-05': notEmpty(`${HEADER}/ram:ApplicableHeaderTradeSettlement/ram:InvoiceCurrencyCode`),
      'BR-06': notEmpty(
        `${HEADER}/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:Name`,
      ),
      'BR-07': notEmpty(
        `${HEADER}/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:Name`,
      ),
      'BR-08': partyHas('ram:SellerTradeParty', ADDRESS, () => true),
      'BR-09': partyHas(
        'ram:SellerTradeParty',
        `${ADDRESS}/ram:CountryID`,
        (value) => value !== '',
      ),
      'BR-11': partyHas('ram:BuyerTradeParty', `${ADDRESS}/ram:CountryID`, (value) => value !== ''),
    }),
  ],
  // The official rule looks for the seller beside the payee, where it never is.
  [on('ram:PayeeTradeParty', { 'BR-17': present('ram:Name') })],
  [
    on('ram:IncludedSupplyChainTradeLineItem', {
      'BR-21': notEmpty('ram:AssociatedDocumentLineDocument/ram:LineID'),
      'BR-25': notEmpty('ram:SpecifiedTradeProduct/ram:Name'),
      'BR-65': rule(
        'required',
        `${CODE_CHECK}/ram:ClassCode/@listID`,
        (line) =>
          !line.has(CODE_CHECK) ||
          line
            .all(`${CODE_CHECK}/ram:ClassCode`)
            .some((code) => (code.attribute('listID') ?? '') !== ''),
      ),
    }),
  ],
  [
    on('ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax', {
      'BR-47': present('ram:CategoryCode'),
      'BR-48': rule(
        'required',
        'ram:RateApplicablePercent',
        (tax) => tax.has('ram:RateApplicablePercent') || tax.is('ram:CategoryCode', 'O'),
      ),
    }),
  ],
  [on(SETTLEMENT, { 'BR-CO-18': present('ram:ApplicableTradeTax') })],
  [
    on(
      'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
      Object.fromEntries(
        grandTotal.map((check) => ['BR-CO-15', { ...check, about: ['ram:GrandTotalAmount'] }]),
      ),
    ),
  ],
  [
    on(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      (means) => ['30', '58'].includes(normalize(onlyText(means, 'ram:TypeCode'))),
      {
        'CII-SR-470': rule(
          'required',
          'ram:PayeePartyCreditorFinancialAccount/ram:IBANID',
          (means) =>
            means.has('ram:PayeePartyCreditorFinancialAccount/ram:IBANID') !==
            means.has('ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID'),
        ),
      },
    ),
  ],
  [
    on('ram:SpecifiedTradeAllowanceCharge', {
      'CII-SR-471': atMostOne('ram:CategoryTradeTax'),
      'CII-SR-472': atMostOne('ram:RateApplicablePercent'),
    }),
  ],
];

const withSeverities = (
  pattern: Pattern,
  severity: 'fatal' | 'warning',
  isMeant: (id: string) => boolean = () => true,
): Pattern =>
  pattern.map((context) => ({
    ...context,
    rules: Object.fromEntries(
      Object.entries(context.rules).map(([id, check]) => [
        id,
        isMeant(id) ? { ...check, severity } : check,
      ]),
    ),
  }));

/** Warnings of EN 16931 that are errors here. */
const FATAL: ReadonlySet<string> = new Set(['CII-SR-465', 'CII-SR-466']);

/** The business rules of a profile of Factur-X 1.09.2. */
export function facturX(profile: ProfileLetter): readonly Pattern[] {
  const own = new Set(OWN.flat().flatMap(({ rules }) => Object.keys(rules)));
  const ids = new Set(BUSINESS_RULES[profile]);
  const shared = new Set([...ids].filter((id) => !own.has(id)));
  return [
    ...en16931.cii.map((pattern) =>
      withSeverities(only(pattern, shared), 'fatal', (id) => FATAL.has(id)),
    ),
    ...OWN.map((pattern) => only(pattern, ids)),
    ...(profile === 'm' || profile === 'w' ? [] : [withSeverities(noEmptyElements, 'warning')]),
    ...(profile === 'x' ? extendedRules : []),
  ];
}
