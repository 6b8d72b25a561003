import { Decimal } from '../../../decimals/decimal';
import { hasText, normalize, type XmlElement } from '../../../reading/element';
import { coded, filled, on, rule, twoDecimals, warning } from '../../kinds';
import type { Check, Context, Pattern } from '../../rule';
import { decimal, same, sumOf } from '../../values';
import { EXTENSION_ADDRESS_SCHEMES, EXTENSION_MIME_TYPES, EXTENSION_SCHEMES } from '../codes';
import { isExtension } from '../identifiers';

const AMOUNT = 'cbc:LineExtensionAmount';

function schemeContext(
  id: string,
  at: string,
  check: Check = coded(EXTENSION_SCHEMES, '@schemeID'),
): Context {
  return on(
    at,
    (element, invoice) => element.attributes.has('schemeID') && invoice.once(isExtension),
    { [id]: check },
  );
}

const partyScheme = rule('code', '@schemeID', (id) => {
  const scheme = normalize(id.attribute('schemeID') ?? '');
  const isPayee = id.within('cac:AccountingSupplierParty') || id.within('cac:PayeeParty');
  return EXTENSION_SCHEMES.has(scheme) || (scheme === 'SEPA' && isPayee);
});

/** The amount of a line is the sum of the lines below it. */
function addsUp(line: XmlElement): boolean {
  return same(decimal(line, AMOUNT), sumOf(line.all('cac:SubInvoiceLine'), AMOUNT));
}

const subLineRules: Record<string, Check> = {
  'BR-DEX-02': warning(
    rule('sum', `cac:InvoiceLine/${AMOUNT}`, (root, invoice) =>
      [...root.all('cac:InvoiceLine'), ...invoice.named('cac:SubInvoiceLine')]
        .filter((line) => line.has('cac:SubInvoiceLine'))
        .every(addsUp),
    ),
  ),
  'BR-DEX-03': rule(
    'cardinality',
    'cac:InvoiceLine/cac:SubInvoiceLine/cac:Item/cac:ClassifiedTaxCategory',
    (_root, invoice) =>
      invoice
        .named('cac:SubInvoiceLine')
        .flatMap((line) => line.all('cac:Item'))
        .every((item) => item.count('cac:ClassifiedTaxCategory') === 1),
  ),
};

const prepaid = rule('sum', 'cbc:PayableAmount', (totals) => {
  const zero = Decimal.ZERO;
  const payments = totals.all('../cac:PrepaidPayment');
  const thirdParty = payments.some((one) => one.values('cbc:PaidAmount').some(hasText))
    ? sumOf(payments, 'cbc:PaidAmount')
    : zero;
  const payable = decimal(totals, 'cbc:PayableAmount')?.minus(
    decimal(totals, 'cbc:PayableRoundingAmount') ?? zero,
  );
  const gross = decimal(totals, 'cbc:TaxInclusiveAmount')
    ?.minus(decimal(totals, 'cbc:PrepaidAmount') ?? zero)
    .plus(thirdParty);
  return same(payable?.round(2) ?? null, gross?.round(2) ?? null);
});

export const ublExtension: Pattern = [
  on('cbc:EmbeddedDocumentBinaryObject', (_object, invoice) => invoice.once(isExtension), {
    'BR-DEX-01': rule('code', '@mimeCode', (object) =>
      EXTENSION_MIME_TYPES.has(object.attribute('mimeCode') ?? ''),
    ),
  }),
  on('/Invoice', (_root, invoice) => invoice.once(isExtension), subLineRules),
  on('cac:LegalMonetaryTotal', (_totals, invoice) => invoice.once(isExtension), {
    'BR-DEX-09': prepaid,
  }),
  schemeContext('BR-DEX-04', 'cac:PartyIdentification/cbc:ID', partyScheme),
  schemeContext('BR-DEX-05', 'cac:PartyLegalEntity/cbc:CompanyID'),
  schemeContext('BR-DEX-06', 'cac:StandardItemIdentification/cbc:ID'),
  schemeContext('BR-DEX-07', 'cbc:EndpointID', coded(EXTENSION_ADDRESS_SCHEMES, '@schemeID')),
  schemeContext('BR-DEX-08', 'cac:DeliveryLocation/cbc:ID'),
  on('/Invoice/cac:PrepaidPayment', (_payment, invoice) => invoice.once(isExtension), {
    'BR-DEX-10': filled('cbc:ID'),
    'BR-DEX-11': filled('cbc:PaidAmount'),
    'BR-DEX-12': filled('cbc:InstructionID'),
    'BR-DEX-13': twoDecimals('cbc:PaidAmount'),
    'BR-DEX-14': rule('code', 'cbc:PaidAmount/@currencyID', (payment, { root }) =>
      payment
        .all('cbc:PaidAmount')
        .map((amount) => amount.attribute('currencyID'))
        .some((code) => code !== undefined && root.is('cbc:DocumentCurrencyCode', code)),
    ),
  }),
];
