import type { XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { rule, warning } from '../../kinds';
import type { Check, Pattern, Test } from '../../rule';
import { directText, numberOrNaN } from '../../values';
import { isCvr, isDanishMeans, isDanishReason, schemeOf, slipOf, unspscVersion } from '../danish';
import { addressCountries } from './parties';

const isDanishSale = (invoice: InvoiceXml) =>
  addressCountries(invoice, 'SellerTradeParty').includes('DK');
const isDanishBuyer = (invoice: InvoiceXml) =>
  addressCountries(invoice, 'BuyerTradeParty').includes('DK');

const whenTrade: Test = (_element, invoice) =>
  invoice.once(isDanishSale) && invoice.once(isDanishBuyer);

const HEADER = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTrade';
const LEGAL_ID = `${HEADER}Agreement/ram:SellerTradeParty/ram:SpecifiedLegalOrganization/ram:ID`;
const ALLOWANCE = `${HEADER}Settlement/ram:SpecifiedTradeAllowanceCharge`;
const DUE = `${HEADER}Settlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount`;

const documentRules: Record<string, Check> = {
  'DK-R-002': rule('required', LEGAL_ID, (root) => directText(root, LEGAL_ID) !== ''),
  'DK-R-004': rule(
    'other',
    `${ALLOWANCE}/ram:Reason`,
    (root, invoice) =>
      !invoice.once(isDanishBuyer) ||
      !root.is(`${ALLOWANCE}/ram:ReasonCode`, 'ZZZ') ||
      isDanishReason(
        root.first(`${ALLOWANCE}/ram:Reason`)?.value,
        directText(root, `${ALLOWANCE}/ram:Reason`),
      ),
  ),
  'DK-R-013': rule(
    'required',
    ['Seller', 'Buyer'].map((party) => `${HEADER}Agreement/ram:${party}TradeParty/ram:GlobalID`),
    (root, invoice) =>
      !invoice.once(isDanishBuyer) ||
      ['Seller', 'Buyer']
        .map((party) => `${HEADER}Agreement/ram:${party}TradeParty/ram:GlobalID`)
        .every((path) => !root.has(path) || schemeOf(root, path) !== ''),
  ),
  'DK-R-014': isCvr(LEGAL_ID),
  'DK-R-016': rule(
    'other',
    DUE,
    (root, invoice) =>
      !invoice.once(isDanishBuyer) ||
      directText(root, 'rsm:ExchangedDocument/ram:TypeCode') !== '381' ||
      !(numberOrNaN(directText(root, DUE)) < 0),
  ),
};

const ACCOUNT = 'ram:PayeePartyCreditorFinancialAccount/ram:IBANID';
const REFERENCE = '../ram:PaymentReference';

function forCode(
  about: string,
  codes: readonly string[],
  test: (means: XmlElement) => boolean,
): Check {
  return rule(
    'other',
    about,
    (means) => !codes.some((code) => means.is('ram:TypeCode', code)) || test(means),
  );
}

const slip = (means: XmlElement) => slipOf(means.text(REFERENCE));
const accountLength = (means: XmlElement) => means.first(ACCOUNT)?.pieces.join('').length ?? 0;

const paymentRules: Record<string, Check> = {
  'DK-R-005': rule('code', 'ram:TypeCode', (means) => isDanishMeans(means.text('ram:TypeCode'))),
  'DK-R-006': forCode(
    ACCOUNT,
    ['31', '42'],
    (means) =>
      directText(means, ACCOUNT) !== '' &&
      directText(means, 'ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID') !== '',
  ),
  // The official rule looks for the mandate inside the payment means, where CII does not have it.
  'DK-R-007': forCode(
    '../ram:CreditorReferenceID',
    ['49'],
    (means) =>
      directText(means, '../ram:CreditorReferenceID') !== '' &&
      directText(means, 'ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID') !== '',
  ),
  'DK-R-008': forCode(
    REFERENCE,
    ['50'],
    (means) => ['01#', '04#', '15#'].includes(slip(means)) && accountLength(means) === 7,
  ),
  'DK-R-009': forCode(
    REFERENCE,
    ['50'],
    (means) => !['04#', '15#'].includes(slip(means)) || means.text(REFERENCE).length === 19,
  ),
  'DK-R-010': forCode(
    REFERENCE,
    ['93'],
    (means) => ['71#', '73#', '75#'].includes(slip(means)) && accountLength(means) === 8,
  ),
  'DK-R-011': forCode(
    REFERENCE,
    ['93'],
    (means) =>
      !['71#', '75#'].includes(slip(means)) || [18, 19].includes(means.text(REFERENCE).length),
  ),
};

const CLASS = 'ram:SpecifiedTradeProduct/ram:DesignatedProductClassification/ram:ClassCode';
const TRANSACTION = 'rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction';

export const danishRules: Pattern = [
  {
    at: 'rsm:CrossIndustryInvoice',
    when: (_root, invoice) => invoice.once(isDanishSale),
    rules: documentRules,
  },
  {
    at: `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementPaymentMeans`,
    when: whenTrade,
    rules: paymentRules,
  },
  {
    at: `${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem`,
    when: whenTrade,
    rules: {
      'DK-R-003': warning(unspscVersion(CLASS)),
    },
  },
];
