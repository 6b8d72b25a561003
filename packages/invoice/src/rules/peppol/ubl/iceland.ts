import { normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { on, rule, warning } from '../../kinds';
import type { Check, Pattern } from '../../rule';
import { isDate, onlyText } from '../../values';
import { BUYER, SELLER } from '../../en16931/ubl/model-parts';
import { COUNTRY } from './parties';

const isIcelandic = ({ root }: InvoiceXml, party: string) =>
  onlyText(root, `${party}/${COUNTRY}`) === 'IS';
const isIcelandicSale = (invoice: InvoiceXml) => isIcelandic(invoice, SELLER);
const isIcelandicTrade = (invoice: InvoiceXml) =>
  isIcelandic(invoice, SELLER) && isIcelandic(invoice, BUYER);

/** The party has an Icelandic identifier (scheme 0196). */
function hasKennitala(path: string): Check {
  return rule('required', `${path}/cac:PartyLegalEntity/cbc:CompanyID`, (element) =>
    element
      .all(`${path}/cac:PartyLegalEntity/cbc:CompanyID`)
      .some((id) => id.attribute('schemeID') === '0196'),
  );
}

function hasStreetAndZone(path: string): Check {
  const street = `${path}/cac:PostalAddress/cbc:StreetName`;
  const zone = `${path}/cac:PostalAddress/cbc:PostalZone`;
  return rule('required', [street, zone], (element) => element.has(street) && element.has(zone));
}

const ACCOUNT = 'cac:PayeeFinancialAccount/cbc:ID';

/** The account of a payment means has twelve characters. */
function accountRule(code: string): Check {
  return rule('identifier', `cac:PaymentMeans/${ACCOUNT}`, (root) => {
    const means = root
      .all('cac:PaymentMeans')
      .filter((one) => one.is('cbc:PaymentMeansCode', code));
    return (
      means.length === 0 ||
      means.some((one) => one.values(ACCOUNT).some((id) => normalize(id).length === 12))
    );
  });
}

/** Documents that say the date of the final payment (eindagi). */
const finalDates = (root: XmlElement) =>
  root
    .all('cac:AdditionalDocumentReference')
    .filter((one) => one.is('cbc:DocumentDescription', 'EINDAGI'));

function finalDateRule(test: (dates: readonly string[], root: XmlElement) => boolean): Check {
  return rule('date', 'cac:AdditionalDocumentReference/cbc:ID', (root) => {
    const documents = finalDates(root);
    return (
      documents.length === 0 ||
      test(
        documents.flatMap((one) => one.values('cbc:ID')),
        root,
      )
    );
  });
}

const TYPES: ReadonlySet<string> = new Set(['380', '381']);

export const icelandicRules: Pattern = [
  on(['CreditNote', 'Invoice'], (_root, invoice) => invoice.once(isIcelandicSale), {
    'IS-R-001': warning(
      rule(
        'code',
        ['cbc:InvoiceTypeCode', 'cbc:CreditNoteTypeCode'],
        (root) =>
          TYPES.has(normalize(root.text('cbc:InvoiceTypeCode'))) ||
          TYPES.has(normalize(root.text('cbc:CreditNoteTypeCode'))),
      ),
    ),
    'IS-R-002': hasKennitala(SELLER),
    'IS-R-003': hasStreetAndZone(SELLER),
    'IS-R-006': accountRule('9'),
    'IS-R-007': accountRule('42'),
    'IS-R-008': finalDateRule((dates) => dates.some((one) => one.length === 10 && isDate(one))),
    'IS-R-009': finalDateRule((_dates, root) => root.has('cbc:DueDate')),
    'IS-R-010': finalDateRule((dates, root) =>
      root.values('cbc:DueDate').some((due) => dates.some((date) => due <= date)),
    ),
  }),
  on(
    ['CreditNote/cac:AccountingCustomerParty', 'Invoice/cac:AccountingCustomerParty'],
    (_buyer, invoice) => invoice.once(isIcelandicTrade),
    { 'IS-R-004': hasKennitala('cac:Party'), 'IS-R-005': hasStreetAndZone('cac:Party') },
  ),
];
