import { hasText, normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { filled, on, present, rule, unused, warning, withSeverity } from '../../kinds';
import {
  AGREEMENT,
  DELIVERY,
  HEADER,
  LINE,
  ROOT,
  SETTLEMENT,
  TRANSACTION,
} from '../../en16931/cii/places';
import type { Check, Context, Pattern } from '../../rule';
import { isOneOf, onlyText } from '../../values';
import {
  hasGoodDiscounts,
  hasThreeDigits,
  INVOICE_TYPES,
  isEmail,
  isIbanByRule,
  isUrl,
  REGISTERED_CATEGORIES,
} from '../forms';
import { XRECHNUNG_IDS } from '../identifiers';

const MEANS = 'ram:SpecifiedTradeSettlementPaymentMeans';
const MANDATE = `${HEADER}Settlement/ram:SpecifiedTradePaymentTerms/ram:DirectDebitMandateID`;
const CREDITOR = `${HEADER}Settlement/ram:CreditorReferenceID`;
const PAYER_IBAN = 'ram:PayerPartyDebtorFinancialAccount/ram:IBANID';
const DEBITED = `${HEADER}Settlement/${MEANS}/${PAYER_IBAN}`;

/** Direct debit is complete: when one of its three terms is there, `wanted` is, with another one. */
function directDebit(wanted: string, others: readonly string[]): Check {
  return rule('required', wanted, (root) => {
    const hasOther = others.some((path) => root.has(path));
    return root.has(wanted) ? hasOther : !hasOther;
  });
}

const LINE_TAX =
  'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax';
const ALLOWANCE_TAX = `${HEADER}Settlement/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax`;

const isRegisteredCategory = (code: string) => REGISTERED_CATEGORIES.has(code);

function needsRegistration(root: XmlElement): boolean {
  return (
    (root.is(`${LINE_TAX}/ram:TypeCode`, 'VAT') &&
      root.values(`${LINE_TAX}/ram:CategoryCode`).some(isRegisteredCategory)) ||
    // The official rule compares the whole tax with VAT, so that this hardly ever applies.
    (root.is(ALLOWANCE_TAX, 'VAT') &&
      root.values(`${ALLOWANCE_TAX}/ram:CategoryCode`).some(isRegisteredCategory))
  );
}

function isSellerRegistered(root: XmlElement): boolean {
  return (
    root.has(`${HEADER}Agreement/ram:SellerTaxRepresentativeTradeParty`) ||
    root
      .all(`${HEADER}Agreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID`)
      .some(
        (id) =>
          ['VA', 'FC'].includes(normalize(id.attribute('schemeID') ?? '')) && hasText(id.value),
      )
  );
}

/** No document has the file name of one before it beside it. */
function hasDistinctFiles(invoice: InvoiceXml): boolean {
  const seen = new Map<XmlElement | null, Set<string>>();
  for (const document of invoice.named('ram:AdditionalReferencedDocument')) {
    const names = document
      .all('ram:AttachmentBinaryObject')
      .map((object) => object.attribute('filename'))
      .filter((name) => name !== undefined);
    const before = seen.get(document.parent) ?? new Set<string>();
    if (names.some((name) => before.has(name))) return false;
    names.forEach((name) => before.add(name));
    seen.set(document.parent, before);
  }
  return true;
}

const documentRules: Record<string, Check> = {
  'BR-DE-30': directDebit(CREDITOR, [MANDATE, DEBITED]),
  'BR-DE-31': directDebit(DEBITED, [MANDATE, CREDITOR]),
  'BR-DE-1': present(`${HEADER}Settlement/${MEANS}`),
  'BR-DE-15': filled(`${HEADER}Agreement/ram:BuyerReference`),
  'BR-DE-16': rule(
    'required',
    `${HEADER}Agreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID`,
    (root) => !needsRegistration(root) || isSellerRegistered(root),
  ),
  'BR-DE-17': warning(
    rule('code', 'rsm:ExchangedDocument/ram:TypeCode', (root) =>
      isOneOf(root, 'rsm:ExchangedDocument/ram:TypeCode', INVOICE_TYPES),
    ),
  ),
  'BR-DE-18': rule(
    'other',
    `${HEADER}Settlement/ram:SpecifiedTradePaymentTerms/ram:Description`,
    (root) =>
      root
        .all(`${HEADER}Settlement/ram:SpecifiedTradePaymentTerms`)
        .flatMap((terms) => terms.values('ram:Description').slice(0, 1))
        .every((description) => hasGoodDiscounts(description)),
  ),
  'BR-DE-22': rule(
    'cardinality',
    'ram:AdditionalReferencedDocument/ram:AttachmentBinaryObject/@filename',
    (_root, invoice) => hasDistinctFiles(invoice),
  ),
  'BR-DE-26': warning(
    rule(
      'required',
      `${HEADER}Settlement/ram:InvoiceReferencedDocument`,
      (root) =>
        normalize(root.text('rsm:ExchangedDocument/ram:TypeCode')) !== '384' ||
        root.has(`${HEADER}Settlement/ram:InvoiceReferencedDocument`),
    ),
  ),
};

const ACCOUNT = 'ram:PayeePartyCreditorFinancialAccount';
const CARD = 'ram:ApplicableTradeSettlementFinancialCard';

/** One of the terms of a direct debit (BG-19) is there, in the document or in the payment means. */
function hasDirectDebit(means: XmlElement, invoice: InvoiceXml): boolean {
  return (
    [MANDATE, CREDITOR].some((path) => invoice.at(`${ROOT}/${path}`).length > 0) ||
    means.has(PAYER_IBAN)
  );
}

function notWith(path: string): Check {
  return rule(
    'unused',
    [path, PAYER_IBAN],
    (means, invoice) => !means.has(path) && !hasDirectDebit(means, invoice),
  );
}

function ibanIsGood(path: string): Check {
  return warning(rule('identifier', path, (means) => isIbanByRule(means.text(path))));
}

function paymentContext(codes: readonly string[], rules: Record<string, Check>): Context {
  return on(
    `${SETTLEMENT}/${MEANS}`,
    (means) => codes.includes(normalize(onlyText(means, 'ram:TypeCode'))),
    rules,
  );
}

const payeeIban = `${ACCOUNT}/ram:IBANID`;

const paymentContexts: readonly Context[] = [
  paymentContext(['30', '58'], {
    'BR-DE-19': warning(
      rule(
        'identifier',
        payeeIban,
        (means) =>
          normalize(means.text('ram:TypeCode')) !== '58' || isIbanByRule(means.text(payeeIban)),
      ),
    ),
    'BR-DE-23-a': present(ACCOUNT),
    'BR-DE-23-b': notWith(CARD),
  }),
  paymentContext(['48', '54', '55'], {
    'BR-DE-24-a': present(CARD),
    'BR-DE-24-b': notWith(ACCOUNT),
  }),
  paymentContext(['59'], {
    'BR-DE-20': ibanIsGood(PAYER_IBAN),
    'BR-DE-25-a': rule('required', PAYER_IBAN, hasDirectDebit),
    'BR-DE-25-b': unused(
      ACCOUNT,
      'ram:PayeeSpecifiedCreditorFinancialInstitution',
      'ram:PayerSpecifiedDebtorFinancialInstitution',
      CARD,
    ),
  }),
];

function addressContext(party: string, city: string, zone: string): Context {
  return on(`${party}/ram:PostalTradeAddress`, {
    [city]: filled('ram:CityName'),
    [zone]: filled('ram:PostcodeCode'),
  });
}

const TELEPHONE = 'ram:TelephoneUniversalCommunication/ram:CompleteNumber';
const EMAIL = 'ram:EmailURIUniversalCommunication/ram:URIID';
const NET_BASE = 'ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity';
const GROSS_BASE =
  'ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:BasisQuantity';

/** Gross and net price have the same base quantity, and the same unit if both have one. */
const sameBase = rule('other', [GROSS_BASE, NET_BASE], (line) => {
  const gross = line.all(GROSS_BASE);
  const net = line.all(NET_BASE);
  if (gross.length === 0 || net.length === 0) return true;
  const units = (elements: readonly XmlElement[]) =>
    elements.map((one) => one.attribute('unitCode')).filter((unit) => unit !== undefined);
  const grossUnits = units(gross);
  const netUnits = units(net);
  return (
    gross.some((one) => net.some(({ value }) => value === one.value)) &&
    (grossUnits.length === 0 ||
      netUnits.length === 0 ||
      grossUnits.some((unit) => netUnits.includes(unit)))
  );
});

export const ciiCius: Pattern = [
  on(ROOT, documentRules),
  on(`${ROOT}/rsm:ExchangedDocumentContext`, {
    'BR-DE-21': warning(
      rule('code', 'ram:GuidelineSpecifiedDocumentContextParameter/ram:ID', (context) =>
        context
          .values('ram:GuidelineSpecifiedDocumentContextParameter/ram:ID')
          .some((id) => XRECHNUNG_IDS.has(id)),
      ),
    ),
  }),
  on(`${AGREEMENT}/ram:SellerTradeParty`, { 'BR-DE-2': present('ram:DefinedTradeContact') }),
  addressContext(`${AGREEMENT}/ram:SellerTradeParty`, 'BR-DE-3', 'BR-DE-4'),
  on(`${AGREEMENT}/ram:SellerTradeParty/ram:DefinedTradeContact`, {
    'BR-DE-5': filled('ram:PersonName', 'ram:DepartmentName'),
    'BR-DE-6': filled(TELEPHONE),
    'BR-DE-7': filled(EMAIL),
    'BR-DE-27': warning(
      rule('other', TELEPHONE, (contact) => hasThreeDigits(contact.text(TELEPHONE))),
    ),
    'BR-DE-28': warning(rule('other', EMAIL, (contact) => isEmail(contact.text(EMAIL)))),
  }),
  addressContext(`${AGREEMENT}/ram:BuyerTradeParty`, 'BR-DE-8', 'BR-DE-9'),
  on(
    `${AGREEMENT}/ram:AdditionalReferencedDocument`,
    (document) => document.is('ram:TypeCode', '916'),
    {
      'BR-TMP-2': warning(
        rule(
          'other',
          'ram:URIID',
          (document) => !document.has('ram:URIID') || isUrl(document.text('ram:URIID')),
        ),
      ),
    },
  ),
  addressContext(`${DELIVERY}/ram:ShipToTradeParty`, 'BR-DE-10', 'BR-DE-11'),
  ...paymentContexts,
  on(`${SETTLEMENT}/ram:ApplicableTradeTax`, { 'BR-DE-14': filled('ram:RateApplicablePercent') }),
  on(TRANSACTION, {
    'BR-DE-TMP-32': withSeverity(
      rule(
        'required',
        [
          'ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime',
          'ram:ApplicableHeaderTradeSettlement/ram:BillingSpecifiedPeriod',
        ],
        (transaction) =>
          transaction.has(
            'ram:ApplicableHeaderTradeDelivery/ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime',
          ) ||
          transaction.has('ram:ApplicableHeaderTradeSettlement/ram:BillingSpecifiedPeriod') ||
          transaction
            .all('ram:IncludedSupplyChainTradeLineItem')
            .every((line) =>
              line.has('ram:SpecifiedLineTradeSettlement/ram:BillingSpecifiedPeriod'),
            ),
      ),
      'information',
    ),
  }),
  on(LINE, { 'BR-TMP-3': sameBase }),
];
