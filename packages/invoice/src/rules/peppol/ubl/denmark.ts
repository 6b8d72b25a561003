import type { InvoiceXml } from '../../../reading/invoice-xml';
import { on, rule } from '../../kinds';
import type { Pattern, Test } from '../../rule';
import { directText, numberOrNaN, onlyText } from '../../values';
import {
  danishPaymentRules,
  isCvr,
  isDanishReason,
  schemeOf,
  unspscVersion,
} from '../national/denmark';
import { BUYER, SELLER } from '../../en16931/ubl/model-parts';
import { COUNTRY } from './parties';

const isDanish = ({ root }: InvoiceXml, party: string) =>
  onlyText(root, `${party}/${COUNTRY}`) === 'DK';
const isDanishSale = (invoice: InvoiceXml) => isDanish(invoice, SELLER);
const isDanishTrade = (invoice: InvoiceXml) =>
  isDanish(invoice, SELLER) && isDanish(invoice, BUYER);

const whenTrade: Test = (_element, invoice) => invoice.once(isDanishTrade);

const LEGAL_ID = `${SELLER}/cac:PartyLegalEntity/cbc:CompanyID`;

const ACCOUNT = 'cac:PayeeFinancialAccount/cbc:ID';

const paymentRules = danishPaymentRules({
  code: 'cbc:PaymentMeansCode',
  account: ACCOUNT,
  bank: 'cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID',
  reference: 'cbc:PaymentID',
  mandate: ['cac:PaymentMandate/cbc:ID', 'cac:PaymentMandate/cac:PayerFinancialAccount/cbc:ID'],
  isSlipAccount: (means) => /^[0-9]{7,8}$/.test(means.text(ACCOUNT)),
});

const CLASS = 'cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode';

export const danishUbl: Pattern = [
  on(['CreditNote', 'Invoice'], (_root, invoice) => invoice.once(isDanishSale), {
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
  }),
  on(
    ['CreditNote', 'Invoice'].flatMap((root) => [
      `${root}/${SELLER}/cac:PartyIdentification`,
      `${root}/${BUYER}/cac:PartyIdentification`,
    ]),
    whenTrade,
    {
      'DK-R-013': rule(
        'required',
        'cbc:ID/@schemeID',
        (identification) =>
          !identification.has('cbc:ID') || schemeOf(identification, 'cbc:ID') !== '',
      ),
    },
  ),
  on('Invoice/cac:PaymentMeans', whenTrade, paymentRules),
  on(
    ['CreditNote', 'Invoice'].map((root) => `${root}/${BUYER}`),
    whenTrade,
    { 'DK-R-017': isCvr('cac:PartyLegalEntity/cbc:CompanyID') },
  ),
  on(['CreditNote/cac:CreditNoteLine', 'Invoice/cac:InvoiceLine'], whenTrade, {
    'DK-R-003': unspscVersion(CLASS),
  }),
  on('cac:AllowanceCharge', whenTrade, {
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
  }),
];
