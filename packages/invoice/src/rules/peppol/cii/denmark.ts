import type { InvoiceXml } from '../../../reading/invoice-xml';
import { HEADER } from '../../en16931/cii/places';
import { on, rule, warning } from '../../kinds';
import type { Check, Pattern, Test } from '../../rule';
import { directText, numberOrNaN } from '../../values';
import {
  accountLength,
  danishPaymentRules,
  isCvr,
  isDanishReason,
  schemeOf,
  unspscVersion,
} from '../national/denmark';
import { addressCountries } from './parties';

const isDanishSale = (invoice: InvoiceXml) =>
  addressCountries(invoice, 'SellerTradeParty').includes('DK');
const isDanishBuyer = (invoice: InvoiceXml) =>
  addressCountries(invoice, 'BuyerTradeParty').includes('DK');

const whenTrade: Test = (_element, invoice) =>
  invoice.once(isDanishSale) && invoice.once(isDanishBuyer);

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

const paymentRules = danishPaymentRules({
  code: 'ram:TypeCode',
  account: ACCOUNT,
  bank: 'ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID',
  reference: '../ram:PaymentReference',
  // The official rule looks for the mandate inside the payment means, where CII does not have it.
  mandate: [
    '../ram:CreditorReferenceID',
    'ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID',
  ],
  isSlipAccount: (means) => accountLength(means, ACCOUNT) === 7,
});

const CLASS = 'ram:SpecifiedTradeProduct/ram:DesignatedProductClassification/ram:ClassCode';
const TRANSACTION = 'rsm:CrossIndustryInvoice/rsm:SupplyChainTradeTransaction';

export const danishCii: Pattern = [
  on('rsm:CrossIndustryInvoice', (_root, invoice) => invoice.once(isDanishSale), documentRules),
  on(
    `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementPaymentMeans`,
    whenTrade,
    paymentRules,
  ),
  on(`${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem`, whenTrade, {
    'DK-R-003': warning(unspscVersion(CLASS)),
  }),
];
