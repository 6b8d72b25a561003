import type { XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { rule } from '../../kinds';
import type { Check, Pattern, Test } from '../../rule';
import { directText, numberOrNaN, onlyText } from '../../values';
import { isCvr, isDanishMeans, isDanishReason, schemeOf, slipOf, unspscVersion } from '../danish';
import { BUYER, SELLER } from './parties';

const COUNTRY = 'cac:PostalAddress/cac:Country/cbc:IdentificationCode';

const isDanish = ({ root }: InvoiceXml, party: string) =>
  onlyText(root, `${party}/${COUNTRY}`) === 'DK';
const isDanishSale = (invoice: InvoiceXml) => isDanish(invoice, SELLER);
const isDanishTrade = (invoice: InvoiceXml) =>
  isDanish(invoice, SELLER) && isDanish(invoice, BUYER);

const whenTrade: Test = (_element, invoice) => invoice.once(isDanishTrade);

const LEGAL_ID = `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`;

const ACCOUNT = 'cac:PayeeFinancialAccount/cbc:ID';

/** A rule on payment means that have one of these codes. */
function forCode(
  about: string,
  codes: readonly string[],
  test: (means: XmlElement) => boolean,
): Check {
  return rule(
    'other',
    about,
    (means) => !codes.some((code) => means.is('cbc:PaymentMeansCode', code)) || test(means),
  );
}

const slip = (means: XmlElement) => slipOf(means.text('cbc:PaymentID'));
const referenceLength = (means: XmlElement) => means.text('cbc:PaymentID').length;

const paymentRules: Record<string, Check> = {
  'DK-R-005': rule('code', 'cbc:PaymentMeansCode', (means) =>
    isDanishMeans(means.text('cbc:PaymentMeansCode')),
  ),
  'DK-R-006': forCode(
    ACCOUNT,
    ['31', '42'],
    (means) =>
      directText(means, ACCOUNT) !== '' &&
      directText(means, 'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID') !== '',
  ),
  'DK-R-007': forCode(
    'cac:PaymentMandate/cbc:ID',
    ['49'],
    (means) =>
      directText(means, 'cac:PaymentMandate/cbc:ID') !== '' &&
      directText(means, 'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID') !== '',
  ),
  'DK-R-008': forCode(
    'cbc:PaymentID',
    ['50'],
    (means) =>
      ['01#', '04#', '15#'].includes(slip(means)) && /^[0-9]{7,8}$/.test(means.text(ACCOUNT)),
  ),
  'DK-R-009': forCode(
    'cbc:PaymentID',
    ['50'],
    (means) => !['04#', '15#'].includes(slip(means)) || referenceLength(means) === 19,
  ),
  'DK-R-010': forCode(
    'cbc:PaymentID',
    ['93'],
    (means) =>
      ['71#', '73#', '75#'].includes(slip(means)) &&
      (means.first(ACCOUNT)?.pieces.join('').length ?? 0) === 8,
  ),
  'DK-R-011': forCode(
    'cbc:PaymentID',
    ['93'],
    (means) => !['71#', '75#'].includes(slip(means)) || [18, 19].includes(referenceLength(means)),
  ),
};

const CLASS = 'cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode';

export const danishRules: Pattern = [
  {
    at: ['CreditNote', 'Invoice'],
    when: (_root, invoice) => invoice.once(isDanishSale),
    rules: {
      'DK-R-002': rule('required', LEGAL_ID, (root) => directText(root, LEGAL_ID) !== ''),
      'DK-R-014': isCvr(LEGAL_ID),
      'DK-R-016': rule(
        'other',
        'cac:LegalMonetaryTotal/cbc:PayableAmount',
        (root, invoice) =>
          invoice.kind !== 'ubl-creditnote' ||
          !invoice.once(isDanishTrade) ||
          !(numberOrNaN(directText(root, 'cac:LegalMonetaryTotal/cbc:PayableAmount')) < 0),
      ),
    },
  },
  {
    at: ['CreditNote', 'Invoice'].flatMap((root) => [
      `${root}/${SELLER}/cac:PartyIdentification`,
      `${root}/${BUYER}/cac:PartyIdentification`,
    ]),
    when: whenTrade,
    rules: {
      'DK-R-013': rule(
        'required',
        'cbc:ID/@schemeID',
        (identification) =>
          !identification.has('cbc:ID') || schemeOf(identification, 'cbc:ID') !== '',
      ),
    },
  },
  { at: 'Invoice/cac:PaymentMeans', when: whenTrade, rules: paymentRules },
  {
    at: ['CreditNote', 'Invoice'].map((root) => `${root}/${BUYER}`),
    when: whenTrade,
    rules: { 'DK-R-017': isCvr('cac:PartyLegalEntity/cbc:CompanyID') },
  },
  {
    at: ['CreditNote/cac:CreditNoteLine', 'Invoice/cac:InvoiceLine'],
    when: whenTrade,
    rules: {
      'DK-R-003': unspscVersion(CLASS),
    },
  },
  {
    at: 'cac:AllowanceCharge',
    when: whenTrade,
    rules: {
      'DK-R-004': rule(
        'other',
        'cbc:AllowanceChargeReason',
        (allowance) =>
          !allowance.is('cbc:AllowanceChargeReasonCode', 'ZZZ') ||
          isDanishReason(
            allowance.first('cbc:AllowanceChargeReason')?.value,
            directText(allowance, 'cbc:AllowanceChargeReason'),
          ),
      ),
    },
  },
];
