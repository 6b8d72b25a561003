/**
 * A sample as Cross Industry Invoice D16B, in the order of its schema.
 * `@e-invoice-eu/core` 2.3.4 leaves out or misplaces eleven of the terms that the samples carry
 * (BT-7, 15, 16, 19, 29, 128, 133, 147, 148, BG-3, BG-24), so only the UBL comes from it.
 */
import type { Invoice } from '@e-invoice-eu/core';
import { leaf, node, serialize, type XmlNode } from './cii-tree';
import { NAMESPACES } from 'edocument-invoice/documents';

type Ubl = Invoice['ubl:Invoice'];
type Line = Ubl['cac:InvoiceLine'][number];
type Seller = Ubl['cac:AccountingSupplierParty']['cac:Party'];
type Buyer = Ubl['cac:AccountingCustomerParty']['cac:Party'];
type Address = Seller['cac:PostalAddress'];
type Charge = NonNullable<Ubl['cac:AllowanceCharge']>[number];
type LineCharge = NonNullable<Line['cac:AllowanceCharge']>[number];
type Period = NonNullable<Ubl['cac:InvoicePeriod']>;
type TaxCategory = Partial<Charge['cac:TaxCategory']>;

/** Type codes of referenced documents (UNTDID 1001). */
const DOCUMENT = { tender: '50', object: '130', supporting: '916' } as const;
/** BT-90 is a seller identifier of this scheme in UBL. */
const CREDITOR = 'SEPA';

function dateText(element: string, date: string | undefined): XmlNode | null {
  return leaf(element, date?.replaceAll('-', ''), { format: '102' });
}

function date(name: string, value: string | undefined): XmlNode | null {
  return node(name, dateText('udt:DateTimeString', value));
}

function reference(name: string, id: string | undefined): XmlNode | null {
  return node(name, leaf('ram:IssuerAssignedID', id));
}

function identifier(id: string | undefined, scheme: string | undefined): XmlNode | null {
  return scheme === undefined ? leaf('ram:ID', id) : leaf('ram:GlobalID', id, { schemeID: scheme });
}

function address(value: Address | undefined): XmlNode | null {
  return node(
    'ram:PostalTradeAddress',
    leaf('ram:PostcodeCode', value?.['cbc:PostalZone']),
    leaf('ram:LineOne', value?.['cbc:StreetName']),
    leaf('ram:LineTwo', value?.['cbc:AdditionalStreetName']),
    leaf('ram:CityName', value?.['cbc:CityName']),
    leaf('ram:CountryID', value?.['cac:Country']['cbc:IdentificationCode']),
    leaf('ram:CountrySubDivisionName', value?.['cbc:CountrySubentity']),
  );
}

function party(
  name: string,
  value: Seller | Buyer,
  identifiers: readonly (XmlNode | null)[],
  registrations: readonly (XmlNode | null)[],
): XmlNode | null {
  const entity = value['cac:PartyLegalEntity'];
  const contact = value['cac:Contact'];
  return node(
    name,
    ...identifiers,
    leaf('ram:Name', entity['cbc:RegistrationName']),
    leaf(
      'ram:Description',
      'cbc:CompanyLegalForm' in entity ? entity['cbc:CompanyLegalForm'] : undefined,
    ),
    node(
      'ram:SpecifiedLegalOrganization',
      leaf('ram:ID', entity['cbc:CompanyID']),
      leaf('ram:TradingBusinessName', value['cac:PartyName']?.['cbc:Name']),
    ),
    node(
      'ram:DefinedTradeContact',
      leaf('ram:PersonName', contact?.['cbc:Name']),
      node(
        'ram:TelephoneUniversalCommunication',
        leaf('ram:CompleteNumber', contact?.['cbc:Telephone']),
      ),
      node(
        'ram:EmailURIUniversalCommunication',
        leaf('ram:URIID', contact?.['cbc:ElectronicMail']),
      ),
    ),
    address(value['cac:PostalAddress']),
    node(
      'ram:URIUniversalCommunication',
      leaf('ram:URIID', value['cbc:EndpointID'], { schemeID: value['cbc:EndpointID@schemeID'] }),
    ),
    ...registrations,
  );
}

function registration(id: string, scheme: string): XmlNode | null {
  return node(
    'ram:SpecifiedTaxRegistration',
    leaf('ram:ID', id, { schemeID: scheme === 'VAT' ? 'VA' : 'FC' }),
  );
}

function seller(value: Seller): XmlNode | null {
  const own = (value['cac:PartyIdentification'] ?? []).filter(
    (id) => id['cbc:ID@schemeID'] !== CREDITOR,
  );
  return party(
    'ram:SellerTradeParty',
    value,
    own.map((id) => identifier(id['cbc:ID'], id['cbc:ID@schemeID'])),
    (value['cac:PartyTaxScheme'] ?? []).map((tax) =>
      registration(tax['cbc:CompanyID'], tax['cac:TaxScheme']['cbc:ID']),
    ),
  );
}

function buyer(value: Buyer): XmlNode | null {
  const id = value['cac:PartyIdentification'];
  const tax = value['cac:PartyTaxScheme'];
  return party(
    'ram:BuyerTradeParty',
    value,
    [identifier(id?.['cbc:ID'], id?.['cbc:ID@schemeID'])],
    [tax ? registration(tax['cbc:CompanyID'], tax['cac:TaxScheme']['cbc:ID']) : null],
  );
}

function period(value: Period | undefined): XmlNode | null {
  return node(
    'ram:BillingSpecifiedPeriod',
    date('ram:StartDateTime', value?.['cbc:StartDate']),
    date('ram:EndDateTime', value?.['cbc:EndDate']),
  );
}

function tax(name: string, category: TaxCategory): XmlNode | null {
  return node(
    name,
    leaf('ram:TypeCode', 'VAT'),
    leaf('ram:CategoryCode', category['cbc:ID']),
    leaf('ram:RateApplicablePercent', category['cbc:Percent']),
  );
}

function indicator(value: string): XmlNode | null {
  return node('ram:ChargeIndicator', leaf('udt:Indicator', value));
}

function allowanceOrCharge(value: Charge | LineCharge): XmlNode | null {
  return node(
    'ram:SpecifiedTradeAllowanceCharge',
    indicator(value['cbc:ChargeIndicator']),
    leaf('ram:CalculationPercent', value['cbc:MultiplierFactorNumeric']),
    leaf('ram:BasisAmount', value['cbc:BaseAmount']),
    leaf('ram:ActualAmount', value['cbc:Amount']),
    leaf('ram:ReasonCode', value['cbc:AllowanceChargeReasonCode']),
    leaf('ram:Reason', value['cbc:AllowanceChargeReason']),
    'cac:TaxCategory' in value ? tax('ram:CategoryTradeTax', value['cac:TaxCategory']) : null,
  );
}

function product(item: Line['cac:Item']): XmlNode | null {
  const standard = item['cac:StandardItemIdentification'];
  return node(
    'ram:SpecifiedTradeProduct',
    leaf('ram:GlobalID', standard?.['cbc:ID'], { schemeID: standard?.['cbc:ID@schemeID'] }),
    leaf('ram:SellerAssignedID', item['cac:SellersItemIdentification']?.['cbc:ID']),
    leaf('ram:BuyerAssignedID', item['cac:BuyersItemIdentification']?.['cbc:ID']),
    leaf('ram:Name', item['cbc:Name']),
    leaf('ram:Description', item['cbc:Description']),
    (item['cac:AdditionalItemProperty'] ?? []).map((property) =>
      node(
        'ram:ApplicableProductCharacteristic',
        leaf('ram:Description', property['cbc:Name']),
        leaf('ram:Value', property['cbc:Value']),
      ),
    ),
    (item['cac:CommodityClassification'] ?? []).map((classification) =>
      node(
        'ram:DesignatedProductClassification',
        leaf('ram:ClassCode', classification['cbc:ItemClassificationCode'], {
          listID: classification['cbc:ItemClassificationCode@listID'],
        }),
      ),
    ),
    node(
      'ram:OriginTradeCountry',
      leaf('ram:ID', item['cac:OriginCountry']?.['cbc:IdentificationCode']),
    ),
  );
}

function prices(price: Line['cac:Price']): (XmlNode | null)[] {
  const discount = price['cac:AllowanceCharge'];
  return [
    discount
      ? node(
          'ram:GrossPriceProductTradePrice',
          leaf('ram:ChargeAmount', discount['cbc:BaseAmount']),
          node(
            'ram:AppliedTradeAllowanceCharge',
            indicator(discount['cbc:ChargeIndicator']),
            leaf('ram:ActualAmount', discount['cbc:Amount']),
          ),
        )
      : null,
    node(
      'ram:NetPriceProductTradePrice',
      leaf('ram:ChargeAmount', price['cbc:PriceAmount']),
      leaf('ram:BasisQuantity', price['cbc:BaseQuantity'], {
        unitCode: price['cbc:BaseQuantity@unitCode'],
      }),
    ),
  ];
}

function line(value: Line): XmlNode | null {
  const object = value['cac:DocumentReference'];
  return node(
    'ram:IncludedSupplyChainTradeLineItem',
    node(
      'ram:AssociatedDocumentLineDocument',
      leaf('ram:LineID', value['cbc:ID']),
      node('ram:IncludedNote', leaf('ram:Content', value['cbc:Note'])),
    ),
    product(value['cac:Item']),
    node(
      'ram:SpecifiedLineTradeAgreement',
      node(
        'ram:BuyerOrderReferencedDocument',
        leaf('ram:LineID', value['cac:OrderLineReference']?.['cbc:LineID']),
      ),
      prices(value['cac:Price']),
    ),
    node(
      'ram:SpecifiedLineTradeDelivery',
      leaf('ram:BilledQuantity', value['cbc:InvoicedQuantity'], {
        unitCode: value['cbc:InvoicedQuantity@unitCode'],
      }),
    ),
    node(
      'ram:SpecifiedLineTradeSettlement',
      tax('ram:ApplicableTradeTax', value['cac:Item']['cac:ClassifiedTaxCategory']),
      period(value['cac:InvoicePeriod']),
      (value['cac:AllowanceCharge'] ?? []).map(allowanceOrCharge),
      node(
        'ram:SpecifiedTradeSettlementLineMonetarySummation',
        leaf('ram:LineTotalAmount', value['cbc:LineExtensionAmount']),
      ),
      object
        ? node(
            'ram:AdditionalReferencedDocument',
            leaf('ram:IssuerAssignedID', object['cbc:ID']),
            leaf('ram:TypeCode', DOCUMENT.object),
            leaf('ram:ReferenceTypeCode', object['cbc:ID@schemeID']),
          )
        : null,
      node(
        'ram:ReceivableSpecifiedTradeAccountingAccount',
        leaf('ram:ID', value['cbc:AccountingCost']),
      ),
    ),
  );
}

function supportingDocuments(invoice: Ubl): (XmlNode | null)[] {
  return (invoice['cac:AdditionalDocumentReference'] ?? []).map((document) => {
    const attachment = document['cac:Attachment'];
    return node(
      'ram:AdditionalReferencedDocument',
      leaf('ram:IssuerAssignedID', document['cbc:ID']),
      leaf('ram:URIID', attachment?.['cac:ExternalReference']?.['cbc:URI']),
      leaf('ram:TypeCode', document['cbc:DocumentTypeCode'] ?? DOCUMENT.supporting),
      leaf('ram:Name', document['cbc:DocumentDescription']),
      leaf('ram:AttachmentBinaryObject', attachment?.['cbc:EmbeddedDocumentBinaryObject'], {
        mimeCode: attachment?.['cbc:EmbeddedDocumentBinaryObject@mimeCode'],
        filename: attachment?.['cbc:EmbeddedDocumentBinaryObject@filename'],
      }),
      leaf('ram:ReferenceTypeCode', document['cbc:ID@schemeID']),
    );
  });
}

function agreement(invoice: Ubl): XmlNode | null {
  const order = invoice['cac:OrderReference'];
  const tender = invoice['cac:OriginatorDocumentReference']?.['cbc:ID'];
  const project = invoice['cac:ProjectReference']?.['cbc:ID'];
  return node(
    'ram:ApplicableHeaderTradeAgreement',
    leaf('ram:BuyerReference', invoice['cbc:BuyerReference']),
    seller(invoice['cac:AccountingSupplierParty']['cac:Party']),
    buyer(invoice['cac:AccountingCustomerParty']['cac:Party']),
    reference('ram:SellerOrderReferencedDocument', order?.['cbc:SalesOrderID']),
    reference('ram:BuyerOrderReferencedDocument', order?.['cbc:ID']),
    reference(
      'ram:ContractReferencedDocument',
      invoice['cac:ContractDocumentReference']?.['cbc:ID'],
    ),
    supportingDocuments(invoice),
    tender === undefined
      ? null
      : node(
          'ram:AdditionalReferencedDocument',
          leaf('ram:IssuerAssignedID', tender),
          leaf('ram:TypeCode', DOCUMENT.tender),
        ),
    // The schema requires a name beside the number.
    project === undefined
      ? null
      : node(
          'ram:SpecifiedProcuringProject',
          leaf('ram:ID', project),
          leaf('ram:Name', 'Project reference'),
        ),
  );
}

function delivery(invoice: Ubl): XmlNode {
  const value = invoice['cac:Delivery'];
  const place = value?.['cac:DeliveryLocation'];
  const name = 'ram:ApplicableHeaderTradeDelivery';
  // The schema requires the element even where it is empty.
  return (
    node(
      name,
      node(
        'ram:ShipToTradeParty',
        identifier(place?.['cbc:ID'], place?.['cbc:ID@schemeID']),
        leaf('ram:Name', value?.['cac:DeliveryParty']?.['cac:PartyName']['cbc:Name']),
        address(place?.['cac:Address']),
      ),
      node(
        'ram:ActualDeliverySupplyChainEvent',
        date('ram:OccurrenceDateTime', value?.['cbc:ActualDeliveryDate']),
      ),
      reference(
        'ram:DespatchAdviceReferencedDocument',
        invoice['cac:DespatchDocumentReference']?.['cbc:ID'],
      ),
      reference(
        'ram:ReceivingAdviceReferencedDocument',
        invoice['cac:ReceiptDocumentReference']?.['cbc:ID'],
      ),
    ) ?? { name, attributes: {}, content: [] }
  );
}

function payee(invoice: Ubl): XmlNode | null {
  const value = invoice['cac:PayeeParty'];
  return node(
    'ram:PayeeTradeParty',
    leaf('ram:Name', value?.['cac:PartyName']['cbc:Name']),
    node(
      'ram:SpecifiedLegalOrganization',
      leaf('ram:ID', value?.['cac:PartyLegalEntity']?.['cbc:CompanyID']),
    ),
  );
}

function paymentMeans(invoice: Ubl): (XmlNode | null)[] {
  return (invoice['cac:PaymentMeans'] ?? []).map((means) => {
    const account = means['cac:PayeeFinancialAccount'];
    return node(
      'ram:SpecifiedTradeSettlementPaymentMeans',
      leaf('ram:TypeCode', means['cbc:PaymentMeansCode']),
      leaf('ram:Information', means['cbc:PaymentMeansCode@name']),
      node(
        'ram:PayerPartyDebtorFinancialAccount',
        leaf('ram:IBANID', means['cac:PaymentMandate']?.['cac:PayerFinancialAccount']?.['cbc:ID']),
      ),
      node(
        'ram:PayeePartyCreditorFinancialAccount',
        leaf('ram:IBANID', account?.['cbc:ID']),
        leaf('ram:AccountName', account?.['cbc:Name']),
      ),
      node(
        'ram:PayeeSpecifiedCreditorFinancialInstitution',
        leaf('ram:BICID', account?.['cac:FinancialInstitutionBranch']?.['cbc:ID']),
      ),
    );
  });
}

function vatBreakdown(invoice: Ubl): (XmlNode | null)[] {
  return (invoice['cac:TaxTotal'][0]['cac:TaxSubtotal'] ?? []).map((subtotal, index) => {
    const category = subtotal['cac:TaxCategory'];
    return node(
      'ram:ApplicableTradeTax',
      leaf('ram:CalculatedAmount', subtotal['cbc:TaxAmount']),
      leaf('ram:TypeCode', 'VAT'),
      leaf('ram:ExemptionReason', category['cbc:TaxExemptionReason']),
      leaf('ram:BasisAmount', subtotal['cbc:TaxableAmount']),
      leaf('ram:CategoryCode', category['cbc:ID']),
      leaf('ram:ExemptionReasonCode', category['cbc:TaxExemptionReasonCode']),
      // CII-SR-461 allows the date in one group only.
      index > 0
        ? null
        : node('ram:TaxPointDate', dateText('udt:DateString', invoice['cbc:TaxPointDate'])),
      leaf('ram:RateApplicablePercent', category['cbc:Percent']),
    );
  });
}

function totals(invoice: Ubl): XmlNode | null {
  const value = invoice['cac:LegalMonetaryTotal'];
  return node(
    'ram:SpecifiedTradeSettlementHeaderMonetarySummation',
    leaf('ram:LineTotalAmount', value['cbc:LineExtensionAmount']),
    leaf('ram:ChargeTotalAmount', value['cbc:ChargeTotalAmount']),
    leaf('ram:AllowanceTotalAmount', value['cbc:AllowanceTotalAmount']),
    leaf('ram:TaxBasisTotalAmount', value['cbc:TaxExclusiveAmount']),
    invoice['cac:TaxTotal'].map((total) =>
      leaf('ram:TaxTotalAmount', total['cbc:TaxAmount'], {
        currencyID: total['cbc:TaxAmount@currencyID'],
      }),
    ),
    leaf('ram:RoundingAmount', value['cbc:PayableRoundingAmount']),
    leaf('ram:GrandTotalAmount', value['cbc:TaxInclusiveAmount']),
    leaf('ram:TotalPrepaidAmount', value['cbc:PrepaidAmount']),
    leaf('ram:DuePayableAmount', value['cbc:PayableAmount']),
  );
}

function precedingInvoices(invoice: Ubl): (XmlNode | null)[] {
  return (invoice['cac:BillingReference'] ?? []).map(
    ({ 'cac:InvoiceDocumentReference': preceding }) =>
      node(
        'ram:InvoiceReferencedDocument',
        leaf('ram:IssuerAssignedID', preceding['cbc:ID']),
        node(
          'ram:FormattedIssueDateTime',
          dateText('qdt:DateTimeString', preceding['cbc:IssueDate']),
        ),
      ),
  );
}

function settlement(invoice: Ubl): XmlNode | null {
  const { 'cac:PaymentMeans': means = [] } = invoice;
  const creditor = (
    invoice['cac:AccountingSupplierParty']['cac:Party']['cac:PartyIdentification'] ?? []
  ).find((id) => id['cbc:ID@schemeID'] === CREDITOR);
  return node(
    'ram:ApplicableHeaderTradeSettlement',
    leaf('ram:CreditorReferenceID', creditor?.['cbc:ID']),
    leaf('ram:PaymentReference', means[0]?.['cbc:PaymentID']),
    leaf('ram:TaxCurrencyCode', invoice['cbc:TaxCurrencyCode']),
    leaf('ram:InvoiceCurrencyCode', invoice['cbc:DocumentCurrencyCode']),
    payee(invoice),
    paymentMeans(invoice),
    vatBreakdown(invoice),
    period(invoice['cac:InvoicePeriod']),
    (invoice['cac:AllowanceCharge'] ?? []).map(allowanceOrCharge),
    node(
      'ram:SpecifiedTradePaymentTerms',
      leaf('ram:Description', invoice['cac:PaymentTerms']?.['cbc:Note']),
      date('ram:DueDateDateTime', invoice['cbc:DueDate']),
      leaf('ram:DirectDebitMandateID', means[0]?.['cac:PaymentMandate']?.['cbc:ID']),
    ),
    totals(invoice),
    precedingInvoices(invoice),
    node(
      'ram:ReceivableSpecifiedTradeAccountingAccount',
      leaf('ram:ID', invoice['cbc:AccountingCost']),
    ),
  );
}

/** In UBL the subject code of a note is in its text: `#AAI#…`. */
function note(text: string): XmlNode | null {
  const [, subject, content = text] = /^#([A-Z]{3})#([\s\S]*)$/.exec(text) ?? [];
  return node('ram:IncludedNote', leaf('ram:Content', content), leaf('ram:SubjectCode', subject));
}

/**
 * The invoice as XML in the syntax CII: two spaces a level, one tag a line, final newline.
 * Writes the terms that the samples carry; a test compares them with the UBL term by term.
 */
export function renderCii({ 'ubl:Invoice': invoice }: Invoice): string {
  const context = node(
    'rsm:ExchangedDocumentContext',
    node(
      'ram:BusinessProcessSpecifiedDocumentContextParameter',
      leaf('ram:ID', invoice['cbc:ProfileID']),
    ),
    node(
      'ram:GuidelineSpecifiedDocumentContextParameter',
      leaf('ram:ID', invoice['cbc:CustomizationID']),
    ),
  );
  const document = node(
    'rsm:ExchangedDocument',
    leaf('ram:ID', invoice['cbc:ID']),
    leaf('ram:TypeCode', invoice['cbc:InvoiceTypeCode']),
    date('ram:IssueDateTime', invoice['cbc:IssueDate']),
    (invoice['cbc:Note'] ?? []).map(note),
  );
  const transaction = node(
    'rsm:SupplyChainTradeTransaction',
    invoice['cac:InvoiceLine'].map(line),
    agreement(invoice),
    delivery(invoice),
    settlement(invoice),
  );
  const attributes = Object.fromEntries(
    ['rsm', 'ram', 'qdt', 'udt'].map((prefix) => [`xmlns:${prefix}`, NAMESPACES[prefix] ?? '']),
  );
  const content = [context, document, transaction].flatMap((part) => part ?? []);
  const xml = serialize({ name: 'rsm:CrossIndustryInvoice', attributes, content });
  return `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`;
}
