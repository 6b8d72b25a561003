import { hasText, normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { on, rule, warning } from '../../kinds';
import type { Check, Pattern, Test } from '../../rule';
import { numberOrNaN, onlyText } from '../../values';
import { isGreekNumber } from '../check-digits';
import { registrations } from './italy-norway';
import { BUYER, REPRESENTATIVE, SELLER } from '../../en16931/ubl/model-parts';
import { buyerCountry, ownSellerCountry, sellerCountry } from './parties';

const isGreek = (country: string) => country === 'GR' || country === 'EL';
const isGreekSale = (invoice: InvoiceXml) => isGreek(sellerCountry(invoice));
const isGreekTrade = (invoice: InvoiceXml) =>
  isGreekSale(invoice) && isGreek(buyerCountry(invoice));
const hasGreekAddress = ({ root }: InvoiceXml) =>
  root.is(`${SELLER}/cac:PostalAddress/cac:Country/cbc:IdentificationCode`, 'GR');

const whenSale: Test = (_element, invoice) => invoice.once(isGreekSale);
const whenTrade: Test = (_element, invoice) => invoice.once(isGreekTrade);
const whenSaleFromGreece: Test = (_element, invoice) =>
  invoice.once(isGreekSale) && hasGreekAddress(invoice);

const DOCUMENT_TYPES: ReadonlySet<string> = new Set(['1.1', '1.6', '2.1', '2.4', '5.1', '5.2']);
const DATE = /^(?:0?[1-9]|[12][0-9]|3[01])[-\\/ ]?(?:0?[1-9]|1[0-2])[-\\/ ]?(?:19|20)[0-9]{2}/;

/** The invoice number is six parts: tax number, date, branch, type, series, serial number. */
const segmentsOf = ({ value }: XmlElement) => value.split('|');

function segmentRule(
  index: number,
  test: (segment: string, invoice: InvoiceXml) => boolean,
): Check {
  return rule('identifier', '.', (id, invoice) => test(segmentsOf(id)[index] ?? '', invoice));
}

/** VAT numbers of seller and tax representative, without their country. */
function taxNumbers({ root }: InvoiceXml): string[] {
  return [SELLER, REPRESENTATIVE]
    .flatMap((party) => root.all(`${party}/cac:PartyTaxScheme`))
    .filter((one) => one.is('cac:TaxScheme/cbc:ID', 'VAT'))
    .map((one) => one.text('cbc:CompanyID').slice(2, 11));
}

function isIssueDate(segment: string, { root }: InvoiceXml): boolean {
  const [year, month, day] = root.text('cbc:IssueDate').split('-');
  const parts = segment.split('/');
  return DATE.test(segment) && parts[0] === day && parts[1] === month && parts[2] === year;
}

const numberRules: Record<string, Check> = {
  'GR-R-001-1': rule('identifier', '.', (id) => segmentsOf(id).length === 6),
  'GR-R-001-2': segmentRule(
    0,
    (segment, invoice) =>
      normalize(segment).length === 9 &&
      isGreekNumber(segment) &&
      taxNumbers(invoice).includes(segment),
  ),
  'GR-R-001-3': segmentRule(1, isIssueDate),
  'GR-R-001-4': segmentRule(2, (segment) => hasText(segment) && numberOrNaN(segment) >= 0),
  'GR-R-001-5': segmentRule(3, (segment) => DOCUMENT_TYPES.has(segment)),
  'GR-R-001-6': segmentRule(4, (segment) => segment !== ''),
  'GR-R-001-7': segmentRule(5, (segment) => segment !== ''),
};

const hasName = rule(
  'required',
  'cac:PartyName/cbc:Name',
  (party) => party.text('cac:PartyName/cbc:Name') !== '',
);

/** One VAT number, which is a Greek one. */
const hasGreekVat = rule('identifier', 'cac:PartyTaxScheme/cbc:CompanyID', (party) => {
  const [number, ...others] = registrations(party, 'VAT').flatMap((one) =>
    one.values('cbc:CompanyID'),
  );
  return number !== undefined && others.length === 0 && isGreekVat(number);
});

const isGreekVat = (number: string) => number.startsWith('EL') && isGreekNumber(number.slice(2));

const isGreekAddress = rule(
  'identifier',
  '.',
  (address) => address.attribute('schemeID') === '9933' && isGreekNumber(address.value),
);

const DOCUMENTS = 'cac:AdditionalDocumentReference';
const MARK = '##M.AR.K##';
const URL_OF_INVOICE = '##INVOICE|URL##';

const described = (text: string) => (document: XmlElement) =>
  document.is('cbc:DocumentDescription', text);
const countDescribed = (root: XmlElement, text: string) =>
  root.all(DOCUMENTS).filter(described(text)).length;

const sellerRules: Pattern = [
  on(['/Invoice/cbc:ID', '/CreditNote/cbc:ID'], whenSale, numberRules),
  on(SELLER, whenSale, { 'GR-R-002': hasName, 'GR-S-011': warning(hasGreekVat) }),
  on(
    `${SELLER}/cac:PartyTaxScheme/cbc:CompanyID`,
    (id, invoice) =>
      invoice.once(isGreekSale) && normalize(onlyText(id, '../cac:TaxScheme/cbc:ID')) === 'VAT',
    { 'GR-R-003': rule('identifier', '.', ({ value }) => isGreekVat(value)) },
  ),
  on(['/Invoice', '/CreditNote'], whenSaleFromGreece, {
    'GR-R-004-1': rule('cardinality', DOCUMENTS, (root) => countDescribed(root, MARK) === 1),
    'GR-S-008-1': warning(
      rule('cardinality', DOCUMENTS, (root) => countDescribed(root, URL_OF_INVOICE) === 1),
    ),
    'GR-R-008-2': rule(
      'cardinality',
      DOCUMENTS,
      (root) => countDescribed(root, URL_OF_INVOICE) <= 1,
    ),
  }),
  on(
    `${DOCUMENTS}/cbc:ID`,
    (id, invoice) =>
      whenSaleFromGreece(id, invoice) && id.parent !== null && described(MARK)(id.parent),
    { 'GR-R-004-2': rule('identifier', '.', ({ value }) => /^[1-9]/.test(value)) },
  ),
  on(
    DOCUMENTS,
    (document, invoice) => invoice.once(isGreekSale) && described(URL_OF_INVOICE)(document),
    {
      'GR-R-008-3': rule('required', 'cac:Attachment/cac:ExternalReference/cbc:URI', (document) =>
        hasText(document.text('cac:Attachment/cac:ExternalReference/cbc:URI')),
      ),
    },
  ),
  on(BUYER, whenSale, { 'GR-R-005': hasName }),
  on(`${SELLER}/cbc:EndpointID`, (_address, invoice) => isGreek(invoice.once(ownSellerCountry)), {
    'GR-R-009': isGreekAddress,
  }),
];

const buyerRules: Pattern = [
  on(BUYER, whenTrade, { 'GR-R-006': hasGreekVat }),
  on(`${BUYER}/cbc:EndpointID`, whenTrade, { 'GR-R-010': isGreekAddress }),
];

export const greekRules: readonly Pattern[] = [sellerRules, buyerRules];
