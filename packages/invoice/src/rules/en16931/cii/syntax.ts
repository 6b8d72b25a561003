import { normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { atMostOne, exactlyOne, numbered, on, present, rule, unused, warning } from '../../kinds';
import type { Check, Context, Pattern } from '../../rule';
import { truth } from '../../values';
import { CII_UNUSED } from '../unused';
import { LINE, ROOT, TRANSACTION } from './places';

const SR = 'CII-SR-';
const DT = 'CII-DT-';

function unusedIn(parent: string): (path: string) => Check {
  return (path) => warning(unused(parent === '' ? path : `${parent}/${path}`));
}

/** The unused children of a place of the table. */
function unusedAt(place: string): Record<string, Check> {
  return Object.fromEntries(
    Object.entries(CII_UNUSED[place] ?? {}).flatMap(([parent, row]) =>
      Object.entries(numbered(SR, row, unusedIn(parent))),
    ),
  );
}

/** A context of the table, with more rules of its own. */
function place(name: string, rules: Record<string, Check> = {}): Context {
  const parent = name.startsWith('rsm:') ? ROOT : TRANSACTION;
  return on(`${parent}/${name}`, { ...unusedAt(name), ...rules });
}

/** A party has an identifier or a global one, not both. */
function oneIdentifier(party: string): Check {
  return warning(
    rule(
      'cardinality',
      [`${party}/ram:ID`, `${party}/ram:GlobalID`],
      (element) => !element.has(`${party}/ram:ID`) || !element.has(`${party}/ram:GlobalID`),
    ),
  );
}

/** A contact has the name of a person or of a department, not both. */
function oneContactName(party: string): Check {
  const contact = `${party}/ram:DefinedTradeContact`;
  return warning(
    rule(
      'cardinality',
      [`${contact}/ram:PersonName`, `${contact}/ram:DepartmentName`],
      (element) =>
        !element.has(`${contact}/ram:PersonName`) || !element.has(`${contact}/ram:DepartmentName`),
    ),
  );
}

const DOCUMENTS = 'ram:AdditionalReferencedDocument';

/** Not more than one additional document of a type, or not more than one `child` in all of them. */
function oneOfType(type: string, child = '.', trims = true): Check {
  return warning(
    rule(
      'cardinality',
      child === '.' ? DOCUMENTS : `${DOCUMENTS}/${child}`,
      (element) =>
        element
          .all(DOCUMENTS)
          .filter((document) =>
            document
              .values('ram:TypeCode')
              .some((code) => (trims ? normalize(code) : code) === type),
          )
          .reduce((total, document) => total + document.count(child), 0) <= 1,
    ),
  );
}

const PRICE_ALLOWANCE = 'ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge';

const priceAllowance = warning(
  rule('other', PRICE_ALLOWANCE, (agreement) => {
    const indicators = agreement.all(`${PRICE_ALLOWANCE}/ram:ChargeIndicator`);
    const hasAmount = agreement.has(`${PRICE_ALLOWANCE}/ram:ActualAmount`);
    return hasAmount
      ? indicators.some((one) => one.values('udt:Indicator').some((value) => !truth(value)))
      : indicators.length === 0;
  }),
);

function needsAccount(means: XmlElement): boolean {
  return (
    ['30', '58'].includes(normalize(means.text('ram:TypeCode'))) &&
    !means.has('ram:PayeePartyCreditorFinancialAccount/ram:IBANID') &&
    !means.has('ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID')
  );
}

/** All payment means say the same. */
function sameInPaymentMeans(path: string): Check {
  return rule(
    'cardinality',
    `ram:SpecifiedTradeSettlementPaymentMeans/${path}`,
    (_root, invoice) => {
      const values = invoice
        .named('ram:SpecifiedTradeSettlementPaymentMeans')
        .flatMap((means) => means.values(path));
      return new Set(values.map(normalize)).size <= 1;
    },
  );
}

function hasOneDueDateType(invoice: InvoiceXml): boolean {
  const taxes = invoice.named('ram:ApplicableTradeTax');
  return new Set(taxes.flatMap((tax) => tax.values('ram:DueDateTypeCode'))).size <= 1;
}

const settlementRules: Record<string, Check> = {
  'CII-SR-451': oneIdentifier('ram:PayeeTradeParty'),
  'CII-SR-452': warning(atMostOne('ram:SpecifiedTradePaymentTerms')),
  'CII-SR-453': warning(atMostOne('ram:SpecifiedTradePaymentTerms/ram:Description')),
  'CII-SR-461': atMostOne('ram:ApplicableTradeTax/ram:TaxPointDate'),
  'CII-SR-462': rule(
    'cardinality',
    'ram:ApplicableTradeTax/ram:DueDateTypeCode',
    (_settlement, invoice) => invoice.once(hasOneDueDateType),
  ),
  'CII-SR-470': rule(
    'required',
    'ram:SpecifiedTradeSettlementPaymentMeans/ram:PayeePartyCreditorFinancialAccount',
    (settlement) => !settlement.all('ram:SpecifiedTradeSettlementPaymentMeans').some(needsAccount),
  ),
};

/** Something that only additional documents of some types may have. */
function onlyInAdditional(path: string, ...types: string[]): Check {
  return rule(
    'unused',
    path,
    (document) =>
      !document.has(path) ||
      (document.name === DOCUMENTS &&
        document.values('ram:TypeCode').some((type) => types.includes(type))),
  );
}

const documentRules: Record<string, Check> = {
  ...numbered(
    DT,
    `16 ram:StatusCode ram:CopyIndicator 19 ram:GlobalID ram:RevisionID 23 ram:Information
    25 ram:SectionName ram:PreviousRevisionID 28 ram:EffectiveSpecifiedPeriod ram:IssuerTradeParty
    ram:AttachedSpecifiedBinaryFile`,
    unused,
  ),
  'CII-DT-015': onlyInAdditional('ram:URIID', '916'),
  'CII-DT-018': onlyInAdditional('ram:TypeCode', '50', '130', '916'),
  'CII-DT-021': onlyInAdditional('ram:Name', '916'),
  'CII-DT-022': onlyInAdditional('ram:AttachmentBinaryObject', '916'),
  'CII-DT-024': onlyInAdditional('ram:ReferenceTypeCode', '130'),
  'CII-DT-027': rule(
    'unused',
    'ram:FormattedIssueDateTime',
    (document) =>
      document.name === 'ram:InvoiceReferencedDocument' ||
      !document.has('ram:FormattedIssueDateTime'),
  ),
};

/** Something that taxes may only have in some place. */
function onlyWhere(path: string, allows: (tax: XmlElement) => boolean): Check {
  return warning(rule('unused', path, (tax) => !tax.has(path) || allows(tax)));
}

const inSettlement = (tax: XmlElement) => tax.within('ram:ApplicableHeaderTradeSettlement');
const isApplicable = (tax: XmlElement) => tax.name === 'ram:ApplicableTradeTax';

const taxRules: Record<string, Check> = {
  ...numbered(
    DT,
    `38 ram:CalculatedRate ram:CalculationSequenceNumeric ram:BasisQuantity 42 ram:UnitBasisAmount
    ram:LineTotalBasisAmount ram:AllowanceChargeBasisAmount 49 ram:CurrencyCode ram:Jurisdiction
    ram:CustomsDutyIndicator 53 ram:TaxBasisAllowanceRate 55 ram:Type ram:InformationAmount
    ram:CategoryName 59 ram:RateApplicablePercent/@format ram:SpecifiedTradeAccountingAccount
    ram:ServiceSupplyTradeCountry ram:BuyerRepayableTaxSpecifiedTradeAccountingAccount
    ram:SellerPayableTaxSpecifiedTradeAccountingAccount
    ram:SellerRefundableTaxSpecifiedTradeAccountingAccount
    ram:BuyerDeductibleTaxSpecifiedTradeAccountingAccount
    ram:BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount ram:PlaceApplicableTradeLocation`,
    unusedIn(''),
  ),
  'CII-DT-037': rule(
    'code',
    'ram:TypeCode',
    (tax) => !tax.has('ram:TypeCode') || tax.is('ram:TypeCode', 'VAT'),
  ),
  'CII-DT-041': onlyWhere('ram:BasisAmount', inSettlement),
  'CII-DT-052': onlyWhere('ram:ExemptionReasonCode', isApplicable),
  'CII-DT-054': onlyWhere('ram:TaxPointDate', inSettlement),
  'CII-DT-058': onlyWhere('ram:DueDateTypeCode', inSettlement),
  'CII-DT-098': onlyWhere('ram:ExemptionReason', isApplicable),
};

/** Data types: what elements of a kind may not have, wherever they are. */
const dataTypes: Pattern = [
  on('*DocumentContextParameter', {
    'CII-SR-04': warning(unused('ram:Value')),
    'CII-SR-05': warning(unused('ram:SpecifiedDocumentVersion')),
  }),
  on(
    [
      `${ROOT}/rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID`,
      `${ROOT}/rsm:ExchangedDocument/ram:ID`,
      `${LINE}/ram:AssociatedDocumentLineDocument/ram:LineID`,
      `${LINE}/ram:SpecifiedTradeProduct/ram:SellerAssignedID`,
    ],
    numbered(
      DT,
      `1 @schemeName @schemeAgencyName @schemeDataURI @schemeURI @schemeID @schemeAgencyID
      @schemeVersionID`,
      unused,
    ),
  ),
  on(
    'ram:*ID',
    numbered(DT, '101 @schemeName @schemeAgencyName @schemeDataURI @schemeURI', unused),
  ),
  on('ram:TypeCode', numbered(DT, '8 @name @listURI', unused)),
  // CII-DT-010 to -012 speak about the type of the document, which the context before has taken.
  on(
    `${ROOT}/rsm:ExchangedDocument/ram:TypeCode`,
    numbered(DT, '10 @listID @listAgencyID @listVersionID', unused),
  ),
  on(
    `${LINE}/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax/ram:CategoryCode`,
    numbered(DT, '45 @listID @listAgencyID @listVersionID @listURI', unusedIn('')),
  ),
  on('ram:*ReferencedDocument', documentRules),
  on(
    'ram:*Amount',
    ({ name }) => name !== 'ram:TaxTotalAmount',
    numbered(DT, '31 @currencyID @currencyCodeListVersionID', unused),
  ),
  on('ram:*Quantity', {
    // The official rule holds as soon as a line has a quantity with a unit.
    'CII-DT-033': rule(
      'unused',
      '@unitCode',
      (quantity, invoice) =>
        !quantity.attributes.has('unitCode') ||
        invoice
          .at(`${LINE}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity`)
          .some((billed) => billed.attributes.has('unitCode')),
    ),
    ...numbered(DT, '34 @unitCodeListID @unitCodeListAgencyID @unitCodeListAgencyName', unused),
  }),
  on('ram:*TradeTax', taxRules),
  on(
    'ram:BillingSpecifiedPeriod',
    numbered(
      DT,
      `68 ram:StartDateTime/udt:DateTime ram:DurationMeasure ram:InclusiveIndicator ram:Description
      ram:EndDateTime/udt:DateTime ram:CompleteDateTime ram:OpenIndicator ram:SeasonCode ram:ID
      ram:Name ram:SequenceNumeric ram:StartDateFlexibilityCode ram:ContinuousIndicator
      ram:PurposeCode`,
      unused,
    ),
  ),
  on(
    'ram:PostalTradeAddress',
    numbered(
      DT,
      `82 ram:ID ram:PostOfficeBox ram:BuildingName 86 ram:LineFour ram:LineFive ram:StreetName
      ram:CitySubDivisionName ram:CountryName ram:CountrySubDivisionID ram:AttentionOf ram:CareOf
      ram:BuildingNumber ram:DepartmentName ram:AdditionalStreetName`,
      unused,
    ),
  ),
  on('udt:DateTimeString', (date) => date.attribute('format') === '102', {
    'CII-DT-097': rule('date', '.', ({ value }) =>
      /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/.test(normalize(value)),
    ),
  }),
];

const SELLER = 'ram:SellerTradeParty';
const BUYER = 'ram:BuyerTradeParty';

export const ciiSyntax: Pattern = [
  on('ram:SpecifiedTradeSettlementPaymentMeans', {
    'CII-SR-464': warning(unused('ram:PayerSpecifiedDebtorFinancialInstitution')),
  }),
  place('rsm:ExchangedDocumentContext', {
    'CII-SR-003': warning(atMostOne('ram:BusinessProcessSpecifiedDocumentContextParameter')),
    'CII-SR-009': exactlyOne('ram:GuidelineSpecifiedDocumentContextParameter'),
    'CII-SR-010': exactlyOne('ram:GuidelineSpecifiedDocumentContextParameter/ram:ID'),
  }),
  place('rsm:ExchangedDocument', { 'CII-SR-014': exactlyOne('ram:TypeCode') }),
  on(`${ROOT}/rsm:ExchangedDocument/ram:IncludedNote`, {
    'CII-SR-030': warning(atMostOne('ram:Content')),
  }),
  place('ram:IncludedSupplyChainTradeLineItem'),
  place('ram:IncludedSupplyChainTradeLineItem/ram:AssociatedDocumentLineDocument', {
    'CII-SR-039': warning(atMostOne('ram:IncludedNote')),
    'CII-SR-040': warning(atMostOne('ram:IncludedNote/ram:Content')),
  }),
  place('ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct', {
    'CII-SR-046': rule(
      'required',
      'ram:GlobalID/@schemeID',
      (product) =>
        !product.has('ram:GlobalID') ||
        product.all('ram:GlobalID').some((id) => id.attributes.has('schemeID')),
    ),
    'CII-SR-090': rule(
      'cardinality',
      'ram:OriginTradeCountry/ram:ID',
      (product) =>
        !product.has('ram:OriginTradeCountry') ||
        product.count('ram:OriginTradeCountry/ram:ID') === 1,
    ),
  }),
  on(`${LINE}/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic`, {
    'CII-SR-069': exactlyOne('ram:Description'),
    'CII-SR-072': exactlyOne('ram:Value'),
  }),
  place('ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeAgreement', {
    'CII-SR-119': priceAllowance,
    'CII-SR-439': exactlyOne('ram:NetPriceProductTradePrice/ram:ChargeAmount'),
    'CII-SR-441': atMostOne('ram:NetPriceProductTradePrice/ram:ChargeAmount'),
  }),
  on('ram:SpecifiedTradeAllowanceCharge', {
    'CII-SR-463': present('ram:ChargeIndicator'),
    'CII-SR-471': atMostOne('ram:RateApplicablePercent'),
    'CII-SR-472': atMostOne('ram:CategoryTradeTax'),
    'CII-SR-473': atMostOne('ram:ActualAmount'),
  }),
  on('ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge', {
    'CII-SR-440': atMostOne('ram:ActualAmount'),
  }),
  place('ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeDelivery'),
  place('ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement', {
    'CII-SR-454': warning(exactlyOne('ram:ApplicableTradeTax')),
    'CII-SR-474': oneOfType('130'),
  }),
  place('ram:ApplicableHeaderTradeAgreement', {
    'CII-SR-450': oneIdentifier(BUYER),
    'CII-SR-455': atMostOne(`${SELLER}/ram:DefinedTradeContact`),
    'CII-SR-456': atMostOne(`${BUYER}/ram:DefinedTradeContact`),
    'CII-SR-457': oneOfType('50', '.', false),
    'CII-SR-458': oneOfType('130', '.', false),
    'CII-SR-459': atMostOne(`${SELLER}/ram:URIUniversalCommunication`),
    'CII-SR-460': atMostOne(`${BUYER}/ram:URIUniversalCommunication`),
    'CII-SR-465': oneContactName(SELLER),
    'CII-SR-466': oneContactName(BUYER),
    'CII-SR-475': oneOfType('916', 'ram:Name'),
    'CII-SR-476': oneOfType('916', 'ram:AttachmentBinaryObject'),
  }),
  place('ram:ApplicableHeaderTradeDelivery', {
    'CII-SR-449': oneIdentifier('ram:ShipToTradeParty'),
  }),
  place('ram:ApplicableHeaderTradeSettlement', settlementRules),
  place(
    'ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    numbered(
      SR,
      `477 ram:LineTotalAmount ram:ChargeTotalAmount ram:AllowanceTotalAmount
      ram:TaxBasisTotalAmount ram:RoundingAmount ram:GrandTotalAmount ram:InformationAmount
      ram:TotalPrepaidAmount ram:TotalDiscountAmount ram:TotalAllowanceChargeAmount
      ram:DuePayableAmount ram:RetailValueExcludingTaxInformationAmount
      ram:TotalDepositFeeInformationAmount ram:ProductValueExcludingTobaccoTaxInformationAmount
      ram:TotalRetailValueInformationAmount ram:GrossLineTotalAmount ram:NetLineTotalAmount
      ram:NetIncludingTaxesLineTotalAmount`,
      atMostOne,
    ),
  ),
  on(ROOT, {
    ...numbered(DT, '13 @languageID @languageLocaleID', unused),
    'CII-SR-438': warning(unused('ram:ValuationBreakdownStatement')),
    'CII-SR-467': sameInPaymentMeans('ram:TypeCode'),
    'CII-SR-468': sameInPaymentMeans('ram:Information'),
    'CII-SR-469': rule(
      'cardinality',
      'ram:PaymentReference',
      (_root, invoice) =>
        invoice
          .named('ram:ApplicableHeaderTradeSettlement')
          .reduce((total, one) => total + one.count('ram:PaymentReference'), 0) <= 1,
    ),
  }),
  ...dataTypes,
];
