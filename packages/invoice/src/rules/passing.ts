import { readCases } from './cases';

/**
 * Changes that make a sample a document in which rules hold that are about something no sample has,
 * such as a Greek seller. Notation as in `cases.ts`; a row has a name of its own.
 */
const ROWS = `# en16931 ubl
card: cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID=1234
representative: cac:TaxRepresentativeParty/cac:PartyName/cbc:Name=A;cac:TaxRepresentativeParty/cac:PostalAddress/cac:Country/cbc:IdentificationCode=DE;cac:TaxRepresentativeParty/cac:PartyTaxScheme/cbc:CompanyID=DE123456789;cac:TaxRepresentativeParty/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT
charges-[Z E AE IC G]: cac:AllowanceCharge/cac:TaxCategory/cbc:ID={code};cac:AllowanceCharge/cac:TaxCategory/cbc:Percent=0
charges-[O]: cac:AllowanceCharge/cac:TaxCategory/cbc:ID=O;-cac:AllowanceCharge/cac:TaxCategory/cbc:Percent
category-[AF AG] standard: {lineVat}/cbc:ID={code};{vat}/cbc:ID={code}
vat-date: cac:InvoicePeriod/cbc:DescriptionCode=3
registered: {s}/cac:PartyLegalEntity/cbc:CompanyID@schemeID=0088
# en16931 cii
card: {m}/ram:ApplicableTradeSettlementFinancialCard/ram:ID=1234
representative: {a}/ram:SellerTaxRepresentativeTradeParty/ram:Name=A;{a}/ram:SellerTaxRepresentativeTradeParty/ram:PostalTradeAddress/ram:CountryID=DE;{a}/ram:SellerTaxRepresentativeTradeParty/ram:SpecifiedTaxRegistration/ram:ID=DE123456789;{a}/ram:SellerTaxRepresentativeTradeParty/ram:SpecifiedTaxRegistration/ram:ID@schemeID=VA
charges-[Z E AE IC G]: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode={code};{p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:RateApplicablePercent=0
charges-[O]: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode=O;-{p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:RateApplicablePercent;-{s}/ram:SpecifiedTaxRegistration;-{b}/ram:SpecifiedTaxRegistration
category-[AF AG] standard: {lineVat}/ram:CategoryCode={code};{vat}/ram:CategoryCode={code}
vat-date: {vat}/ram:DueDateTypeCode=5
registered: {s}/ram:SpecifiedLegalOrganization/ram:ID=1;{s}/ram:SpecifiedLegalOrganization/ram:ID@schemeID=0088
# xrechnung ubl
card: cac:PaymentMeans/cbc:PaymentMeansCode=48;cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID=1234;-cac:PaymentMeans/cac:PayeeFinancialAccount
extension: {ext};{doc}/cac:Attachment/cbc:EmbeddedDocumentBinaryObject@mimeCode=application/pdf;{s}/cac:PartyLegalEntity/cbc:CompanyID@schemeID=0088;{l}[1]/cac:Item/cac:StandardItemIdentification/cbc:ID@schemeID=0088;cac:Delivery/cac:DeliveryLocation/cbc:ID@schemeID=0088
prepaid: {ext};cac:PrepaidPayment/cbc:ID=1;cac:PrepaidPayment/cbc:PaidAmount=1.00;cac:PrepaidPayment/cbc:PaidAmount@currencyID=EUR;cac:PrepaidPayment/cbc:InstructionID=1
vehicle: {cvd};cac:ContractDocumentReference/cbc:ID=1;cac:OriginatorDocumentReference/cbc:ID=1;{class}=M1;{class}@listID=CVD;{l}[1]/cac:Item/cac:AdditionalItemProperty/cbc:Name=cva;{l}[1]/cac:Item/cac:AdditionalItemProperty/cbc:Value=clean
# xrechnung cii
card: {m}/ram:TypeCode=48;{m}/ram:ApplicableTradeSettlementFinancialCard/ram:ID=1234;-{m}/ram:PayeePartyCreditorFinancialAccount
extension: {ext};{a}/ram:AdditionalReferencedDocument/ram:AttachmentBinaryObject@mimeCode=application/pdf;{s}/ram:SpecifiedLegalOrganization/ram:ID@schemeID=0088;{l}[1]/ram:SpecifiedTradeProduct/ram:GlobalID@schemeID=0088;{d}/ram:ShipToTradeParty/ram:GlobalID@schemeID=0088
vehicle: {cvd};{a}/ram:ContractReferencedDocument/ram:IssuerAssignedID=1;{a}/ram:AdditionalReferencedDocument/ram:TypeCode=50;{a}/ram:AdditionalReferencedDocument/ram:IssuerAssignedID=1;{class}=M1;{class}@listID=CVD;{l}[1]/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic/ram:Description=cva;{l}[1]/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic/ram:Value=clean
# peppol ubl
scheme-0096: {s}/cbc:EndpointID@schemeID=0096;{s}/cbc:EndpointID=1234567890
scheme-0198: {s}/cbc:EndpointID@schemeID=0198;{s}/cbc:EndpointID=DK12345678
scheme-0106: {s}/cbc:EndpointID@schemeID=0106;{s}/cbc:EndpointID=12345678
scheme-0190: {s}/cbc:EndpointID@schemeID=0190;{s}/cbc:EndpointID=00000001234567890123
scheme-9944: {s}/cbc:EndpointID@schemeID=9944;{s}/cbc:EndpointID=NL123456789B01
scheme-0217: {s}/cbc:EndpointID@schemeID=0217;{s}/cbc:EndpointID=123456789012
dutch-vat: {s}/cac:PartyTaxScheme/cbc:CompanyID=NL123456789B01
address-0192: {s}/cbc:EndpointID@schemeID=0192;{s}/cbc:EndpointID=974760673
address-0184: {s}/cbc:EndpointID@schemeID=0184;{s}/cbc:EndpointID=12345678
address-0208: {s}/cbc:EndpointID@schemeID=0208;{s}/cbc:EndpointID=0202239951
address-0201: {s}/cbc:EndpointID@schemeID=0201;{s}/cbc:EndpointID=ABC123
address-0210: {s}/cbc:EndpointID@schemeID=0210;{s}/cbc:EndpointID=12345678901
address-9907: {s}/cbc:EndpointID@schemeID=9907;{s}/cbc:EndpointID=12345678901
address-0211: {s}/cbc:EndpointID@schemeID=0211;{s}/cbc:EndpointID=IT00743110157
address-0007: {s}/cbc:EndpointID@schemeID=0007;{s}/cbc:EndpointID=5560360793
address-0151: {s}/cbc:EndpointID@schemeID=0151;{s}/cbc:EndpointID=51824753556
norwegian: {no};{s}/cac:PartyTaxScheme/cbc:CompanyID=NO974760673MVA;+{s}/cac:PartyTaxScheme;{s}/cac:PartyTaxScheme[2]/cbc:CompanyID=Foretaksregisteret;{s}/cac:PartyTaxScheme[2]/cac:TaxScheme/cbc:ID=TAX
danish: {dk};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DK123;{s}/cac:PartyLegalEntity/cbc:CompanyID@schemeID=0184;{s}/cac:PartyIdentification/cbc:ID=1;{s}/cac:PartyIdentification/cbc:ID@schemeID=0088;{b}/cac:PartyIdentification/cbc:ID=1;{b}/cac:PartyIdentification/cbc:ID@schemeID=0088
italian: {it};+{s}/cac:PartyTaxScheme;{s}/cac:PartyTaxScheme[2]/cbc:CompanyID=ABCDEF12345;{s}/cac:PartyTaxScheme[2]/cac:TaxScheme/cbc:ID=FC
swedish: {se};{s}/cac:PartyLegalEntity/cbc:CompanyID=5560360793;+{s}/cac:PartyTaxScheme;{s}/cac:PartyTaxScheme[2]/cbc:CompanyID=GODKÄND FÖR F-SKATT;{s}/cac:PartyTaxScheme[2]/cac:TaxScheme/cbc:ID=TAX;{lineVat}/cbc:Percent=25;{vat}/cbc:Percent=25;cac:AllowanceCharge/cac:TaxCategory/cbc:Percent=25
plusgiro: {se};{giro}=SE:PLUSGIRO;cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID=1234567
bankgiro: {se};{giro}=SE:BANKGIRO;cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID=1234567
greek: {gr};{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123456783;{b}/cac:PartyTaxScheme/cbc:CompanyID=EL123456783;{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;cbc:IssueDate=2026-11-22;cbc:ID=123456783|22/11/2026|0|1.1|A|1;{b}/cac:PartyName/cbc:Name=A;{s}/cbc:EndpointID@schemeID=9933;{s}/cbc:EndpointID=123456783;{b}/cbc:EndpointID@schemeID=9933;{b}/cbc:EndpointID=123456783
greek-mark: {gr};{doc}/cbc:DocumentDescription=##M.AR.K##;{doc}/cbc:ID=1
greek-url: {gr};{doc}/cbc:DocumentDescription=##INVOICE|URL##;{doc}/cac:Attachment/cac:ExternalReference/cbc:URI=https://example.com
icelandic: {is};{s}/cac:PartyLegalEntity/cbc:CompanyID@schemeID=0196;{b}/cac:PartyLegalEntity/cbc:CompanyID@schemeID=0196
dutch: {nl};{s}/cac:PartyLegalEntity/cbc:CompanyID=1;{s}/cac:PartyLegalEntity/cbc:CompanyID@schemeID=0106;{b}/cac:PartyLegalEntity/cbc:CompanyID=1;{b}/cac:PartyLegalEntity/cbc:CompanyID@schemeID=0106;cac:OrderReference/cbc:ID=1;{l}[1]/cac:OrderLineReference/cbc:LineID=1
dutch-representative: {nl};cac:TaxRepresentativeParty/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NL;cac:TaxRepresentativeParty/cac:PostalAddress/cbc:StreetName=A;cac:TaxRepresentativeParty/cac:PostalAddress/cbc:CityName=A;cac:TaxRepresentativeParty/cac:PostalAddress/cbc:PostalZone=1
dutch-credit credit-memo: cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NL;cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID=1
german-card: {de};{b}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=DE;cac:PaymentMeans/cbc:PaymentMeansCode=48;cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID=1234;-cac:PaymentMeans/cac:PayeeFinancialAccount
vat-date: cac:InvoicePeriod/cbc:DescriptionCode=3
exempt-d: {vatex}-D;{vat}/cbc:ID=E
exempt-f: {vatex}-F;{vat}/cbc:ID=E
exempt-i: {vatex}-I;{vat}/cbc:ID=E
exempt-j: {vatex}-J;{vat}/cbc:ID=E
# peppol cii
address-0192: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=0192;{s}/ram:URIUniversalCommunication/ram:URIID=974760673
address-0184: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=0184;{s}/ram:URIUniversalCommunication/ram:URIID=12345678
address-0208: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=0208;{s}/ram:URIUniversalCommunication/ram:URIID=0202239951
address-0201: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=0201;{s}/ram:URIUniversalCommunication/ram:URIID=ABC123
address-0210: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=0210;{s}/ram:URIUniversalCommunication/ram:URIID=12345678901
address-9907: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=9907;{s}/ram:URIUniversalCommunication/ram:URIID=12345678901
address-0211: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=0211;{s}/ram:URIUniversalCommunication/ram:URIID=IT00743110157
address-9906: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=9906;{s}/ram:URIUniversalCommunication/ram:URIID=IT00743110157
address-0007: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=0007;{s}/ram:URIUniversalCommunication/ram:URIID=5560360793
address-0151: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=0151;{s}/ram:URIUniversalCommunication/ram:URIID=51824753556
norwegian: {no};{s}/ram:SpecifiedTaxRegistration/ram:ID@schemeID=VAT;+{s}/ram:SpecifiedTaxRegistration;{s}/ram:SpecifiedTaxRegistration[2]/ram:ID=Foretaksregisteret;{s}/ram:SpecifiedTaxRegistration[2]/ram:ID@schemeID=FC
danish: {dk};{s}/ram:SpecifiedLegalOrganization/ram:ID=12345678;{s}/ram:SpecifiedLegalOrganization/ram:ID@schemeID=0184
swedish: {se};{s}/ram:SpecifiedLegalOrganization/ram:ID=5560360793;+{s}/ram:SpecifiedTaxRegistration;{s}/ram:SpecifiedTaxRegistration[2]/ram:ID=GODKÄND FÖR F-SKATT;{s}/ram:SpecifiedTaxRegistration[2]/ram:ID@schemeID=FC;{lineVat}/ram:RateApplicablePercent=25;{vat}/ram:RateApplicablePercent=25;{p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:RateApplicablePercent=25
plusgiro: {se};{giro}=SE:PLUSGIRO;{m}/ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID=1234567
bankgiro: {se};{giro}=SE:BANKGIRO;{m}/ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID=1234567
dutch: {nl};{s}/ram:SpecifiedLegalOrganization/ram:ID=1;{s}/ram:SpecifiedLegalOrganization/ram:ID@schemeID=0106;{b}/ram:SpecifiedLegalOrganization/ram:ID=1;{b}/ram:SpecifiedLegalOrganization/ram:ID@schemeID=0106;{a}/ram:BuyerOrderReferencedDocument/ram:IssuerAssignedID=1;{l}[1]/ram:SpecifiedLineTradeAgreement/ram:BuyerOrderReferencedDocument/ram:LineID=1
dutch-representative: {nl};{a}/ram:SellerTaxRepresentativeTradeParty/ram:PostalTradeAddress/ram:CountryID=NL;{a}/ram:SellerTaxRepresentativeTradeParty/ram:PostalTradeAddress/ram:LineOne=A;{a}/ram:SellerTaxRepresentativeTradeParty/ram:PostalTradeAddress/ram:CityName=A;{a}/ram:SellerTaxRepresentativeTradeParty/ram:PostalTradeAddress/ram:PostcodeCode=1
dutch-credit: {nl};rsm:ExchangedDocument/ram:TypeCode=381;{p}/ram:InvoiceReferencedDocument/ram:IssuerAssignedID=1
misplaced-type: ram:ExchangedDocument/ram:TypeCode=380
`;

/** Further documents in which rules hold, by rule set, syntax and name: `peppol ubl greek`. */
export const PASSING = readCases(ROWS);

/**
 * Rules that hold in no document where they are asked: their context is the mistake itself, such as
 * an empty element; those of the CII data types are taken by an earlier context.
 */
export const NEVER_HELD: ReadonlySet<string> = new Set(
  [
    ['en16931 cii', 'CII-DT-010 CII-DT-011 CII-DT-012'],
    ['xrechnung ubl', 'PEPPOL-EN16931-R008 PEPPOL-EN16931-R041 PEPPOL-EN16931-R042'],
    ['xrechnung cii', 'PEPPOL-EN16931-R008 PEPPOL-EN16931-R041 PEPPOL-EN16931-R042'],
    ['peppol ubl', 'PEPPOL-EN16931-R008 PEPPOL-EN16931-R041 PEPPOL-EN16931-R042 SE-R-011 SE-R-012'],
    ['peppol cii', 'PEPPOL-EN16931-R041 PEPPOL-EN16931-R042 SE-R-011 SE-R-012'],
  ].flatMap(([set = '', rules = '']) => rules.split(' ').map((rule) => `${set} ${rule}`)),
);
