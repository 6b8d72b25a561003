import { VAT_FAMILIES } from './en16931/vat-families';

/** Names for parts of changes, `{s}`, in each syntax; they may hold others. */
const PARTS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ubl: {
    s: 'cac:AccountingSupplierParty/cac:Party',
    b: 'cac:AccountingCustomerParty/cac:Party',
    lineVat: 'cac:InvoiceLine/cac:Item/cac:ClassifiedTaxCategory',
    vat: 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory',
    l: 'cac:InvoiceLine',
    doc: 'cac:AdditionalDocumentReference',
    lc: 'cac:InvoiceLine[1]/cac:AllowanceCharge',
    charge: 'cac:InvoiceLine[1]/cac:AllowanceCharge/cbc:ChargeIndicator=true',
    object:
      'cac:AdditionalDocumentReference/cbc:ID=1;cac:AdditionalDocumentReference/cbc:DocumentTypeCode=130',
    class: 'cac:InvoiceLine[1]/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode',
    usd: 'cbc:TaxCurrencyCode=USD;+cac:TaxTotal;cac:TaxTotal[2]/cbc:TaxAmount=-5;cac:TaxTotal[2]/cbc:TaxAmount@currencyID=USD',
    giro: 'cac:PaymentMeans/cbc:PaymentMeansCode=30;cac:PaymentMeans/cac:PayeeFinancialAccount/cac:FinancialInstitutionBranch/cbc:ID',
    vatex: 'cac:TaxTotal/cac:TaxSubtotal/cac:TaxCategory/cbc:TaxExemptionReasonCode=VATEX-EU',
    ext: 'cbc:CustomizationID=urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0',
    cvd: 'cbc:CustomizationID=urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9',
    dk: 'cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=DK;cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID=DK123;cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=DK',
    se: 'cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=SE;cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID=SE123;cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=SE',
    gr: 'cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID=EL123;cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR',
    is: 'cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=IS;cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID=IS123;cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=IS',
    nl: 'cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NL;cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID=NL123;cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NL',
    no: 'cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NO;cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID=NO123;cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NO',
    it: 'cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=IT;cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID=IT123;cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=IT',
    de: 'cac:AccountingSupplierParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=DE;cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID=DE123;cac:AccountingCustomerParty/cac:Party/cac:PostalAddress/cac:Country/cbc:IdentificationCode=DE',
  },
  cii: {
    s: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty',
    b: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty',
    m: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementPaymentMeans',
    lineVat:
      'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement/ram:ApplicableTradeTax',
    vat: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:ApplicableTradeTax',
    a: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement',
    p: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement',
    d: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeDelivery',
    l: 'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem',
    lc: 'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[1]/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge',
    charge:
      'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[1]/ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator/udt:Indicator=true',
    class:
      'rsm:SupplyChainTradeTransaction/ram:IncludedSupplyChainTradeLineItem[1]/ram:SpecifiedTradeProduct/ram:DesignatedProductClassification/ram:ClassCode',
    usd: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:TaxCurrencyCode=USD;+rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount=-5;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:TaxTotalAmount[2]@currencyID=USD',
    giro: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementPaymentMeans/ram:TypeCode=30;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementPaymentMeans/ram:PayeeSpecifiedCreditorFinancialInstitution/ram:BICID',
    ext: 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID=urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#conformant#urn:xeinkauf.de:kosit:extension:xrechnung_3.0',
    cvd: 'rsm:ExchangedDocumentContext/ram:GuidelineSpecifiedDocumentContextParameter/ram:ID=urn:cen.eu:en16931:2017#compliant#urn:xeinkauf.de:kosit:xrechnung_3.0#compliant#urn:xeinkauf.de:kosit:xrechnung:cvd_0.9',
    dk: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID=DK;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID=DK123;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID=DK',
    se: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID=SE;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID=SE123;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID=SE;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID@schemeID=VAT',
    gr: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID=GR;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID=EL123;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID=GR',
    is: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID=IS;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID=IS123;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID=IS',
    nl: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID=NL;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID=NL123;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID=NL',
    no: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID=NO;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID=NO123;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID=NO',
    it: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID=IT;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID=IT123;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID=IT',
    de: 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:PostalTradeAddress/ram:CountryID=DE;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:SellerTradeParty/ram:SpecifiedTaxRegistration/ram:ID=DE123;rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTradeAgreement/ram:BuyerTradeParty/ram:PostalTradeAddress/ram:CountryID=DE',
  },
};

/**
 * Changes to own samples that break a rule, where they do not follow from what the rule is about.
 * `rule sample: changes`, in the notation of `testing.ts`; the sample is mixed-rates unless named.
 * `BR-[Z E]-05` is a row for each of these families of VAT rules, with the family's category as `{code}`.
 */
const ROWS = `
# en16931 ubl
BR-51: cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID;cac:PaymentMeans/cac:CardAccount/cbc:PrimaryAccountNumberID=#SKONTO#TAGE=14#PROZENT=2#
BR-CO-03: cbc:TaxPointDate=x;cac:InvoicePeriod/cbc:DescriptionCode=x
BR-[S Z E AE IC G AF AG]-02: {lineVat}/cbc:ID={code};-{s}/cac:PartyTaxScheme
BR-S-03: {lineVat}/cbc:ID=S;-{s}/cac:PartyTaxScheme
BR-S-04: {lineVat}/cbc:ID=S;-{s}/cac:PartyTaxScheme
BR-[Z E AE G O AF AG]-01: {lineVat}/cbc:ID={code}
BR-[Z E AE IC G AF AG]-03: cac:AllowanceCharge/cac:TaxCategory/cbc:ID={code};-{s}/cac:PartyTaxScheme
BR-[Z E AE IC G AF AG]-04: cac:AllowanceCharge/cac:TaxCategory/cbc:ID={code};-{s}/cac:PartyTaxScheme
BR-O-02: {lineVat}/cbc:ID=O
BR-O-03: cac:AllowanceCharge/cac:TaxCategory/cbc:ID=O
BR-O-04: cac:AllowanceCharge/cac:TaxCategory/cbc:ID=O
BR-O-12: {vat}/cbc:ID=O
BR-O-13: {lineVat}/cbc:ID=O;{vat}/cbc:ID=O
BR-O-14: {lineVat}/cbc:ID=O;{vat}/cbc:ID=O
BR-B-01: {lineVat}/cbc:ID=B
BR-B-02: {lineVat}/cbc:ID=B
BR-[Z E AE G O AF AG]-08: {lineVat}/cbc:ID={code};{vat}/cbc:ID={code}
BR-[Z E AE G O]-09: {lineVat}/cbc:ID={code};{vat}/cbc:ID={code}
BR-[Z AF AG]-10: {lineVat}/cbc:ID={code};{vat}/cbc:ID={code};{vat}/cbc:TaxExemptionReason=7777.77
BR-[Z E AE IC G O]-06: cac:AllowanceCharge/cac:TaxCategory/cbc:ID={code}
BR-[Z E AE IC G O]-07: cac:AllowanceCharge/cac:TaxCategory/cbc:ID={code}
BR-[Z E AE G O]-05: {lineVat}/cbc:ID={code}
BR-[E AE G O]-10: {lineVat}/cbc:ID={code};{vat}/cbc:ID={code}
BR-AF-09: {lineVat}/cbc:ID=L;{vat}/cbc:ID=L;cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount=7777.77
BR-AG-09: {lineVat}/cbc:ID=M;{vat}/cbc:ID=M;cac:TaxTotal/cac:TaxSubtotal/cbc:TaxAmount=7777.77
BR-AF-06: cac:AllowanceCharge/cac:TaxCategory/cbc:ID=L;cac:AllowanceCharge/cac:TaxCategory/cbc:Percent=§
BR-AG-06: cac:AllowanceCharge/cac:TaxCategory/cbc:ID=M;cac:AllowanceCharge/cac:TaxCategory/cbc:Percent=§
BR-AF-07: cac:AllowanceCharge/cac:TaxCategory/cbc:ID=L;cac:AllowanceCharge/cac:TaxCategory/cbc:Percent=§
BR-AG-07: cac:AllowanceCharge/cac:TaxCategory/cbc:ID=M;cac:AllowanceCharge/cac:TaxCategory/cbc:Percent=§
BR-AF-05: {lineVat}/cbc:ID=L;{lineVat}/cbc:Percent=§
BR-AG-05: {lineVat}/cbc:ID=M;{lineVat}/cbc:Percent=§
UBL-SR-42: *{s}/cac:PartyTaxScheme;*{s}/cac:PartyTaxScheme;*{s}/cac:PartyTaxScheme
BR-DEC-06: cac:AllowanceCharge[3]/cbc:BaseAmount=1.234
BR-53: cbc:TaxCurrencyCode=USD
BR-O-11: cac:TaxTotal/cac:TaxSubtotal[1]/cac:TaxCategory/cbc:ID=O
BR-43: {charge};-{lc}/cbc:Amount
BR-44: {charge};-{lc}/cbc:AllowanceChargeReason;-{lc}/cbc:AllowanceChargeReasonCode
BR-CO-24: {charge};-{lc}/cbc:AllowanceChargeReason;-{lc}/cbc:AllowanceChargeReasonCode
BR-DEC-27: {charge};{lc}/cbc:Amount=1.234
BR-DEC-28: {charge};{lc}/cbc:BaseAmount=1.234
BR-CL-08: cbc:Note=#xyz#text
BR-CL-07: {object};{doc}/cbc:ID@schemeID=§
UBL-CR-666: {object};{doc}/cac:Attachment
UBL-CR-673: {object};{doc}/cbc:DocumentDescription=x
UBL-SR-04: {object};*{doc}
UBL-SR-13: -{s}/cac:PartyTaxScheme;{s}/cac:PartyTaxScheme/cbc:CompanyID=1;{s}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=FC;*{s}/cac:PartyTaxScheme
UBL-SR-29: cac:PayeeParty/cac:PartyIdentification/cbc:ID=1;cac:PayeeParty/cac:PartyIdentification/cbc:ID@schemeID=SEPA;*cac:PayeeParty/cac:PartyIdentification
# en16931 cii
BR-51: ram:ApplicableTradeSettlementFinancialCard;ram:ApplicableTradeSettlementFinancialCard/ram:ID=#SKONTO#TAGE=14#PROZENT=2#
BR-S-01 intra-community: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode=S
BR-[Z E AE IC G]-01: {lineVat}/ram:CategoryCode={code}
BR-O-01: {lineVat}/ram:CategoryCode=O;{vat}/ram:CategoryCode=O
BR-AF-01 credit-memo: {lineVat}/ram:CategoryCode=L
BR-AG-01 credit-memo: {lineVat}/ram:CategoryCode=M
BR-B-01: {lineVat}/ram:CategoryCode=B
BR-B-02: {lineVat}/ram:CategoryCode=B
BR-S-03: {lineVat}/ram:CategoryCode=S;-{s}/ram:SpecifiedTaxRegistration
BR-S-04: {lineVat}/ram:CategoryCode=S;-{s}/ram:SpecifiedTaxRegistration
BR-[S Z E AE IC G AF AG]-02: {lineVat}/ram:CategoryCode={code};-{s}/ram:SpecifiedTaxRegistration
BR-[Z E AE G O]-08: {lineVat}/ram:CategoryCode={code};{vat}/ram:CategoryCode={code}
BR-[Z E AE G O]-09: {lineVat}/ram:CategoryCode={code};{vat}/ram:CategoryCode={code}
BR-[Z AF AG]-10: {lineVat}/ram:CategoryCode={code};{vat}/ram:CategoryCode={code};{vat}/ram:ExemptionReason=7777.77
BR-[Z E AE IC G AF AG]-03: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode={code};-{s}/ram:SpecifiedTaxRegistration
BR-[Z E AE IC G O]-06: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode={code}
BR-[Z E AE IC G AF AG]-04: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode={code};-{s}/ram:SpecifiedTaxRegistration
BR-[Z E AE IC G O]-07: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode={code}
BR-[Z E AE G O]-05: {lineVat}/ram:CategoryCode={code}
BR-[E AE G O]-10: {lineVat}/ram:CategoryCode={code};{vat}/ram:CategoryCode={code}
BR-IC-12: {lineVat}/ram:CategoryCode=K;{vat}/ram:CategoryCode=K
BR-O-11: {vat}/ram:CategoryCode=O
BR-O-12: {vat}/ram:CategoryCode=O
BR-O-13: {lineVat}/ram:CategoryCode=O;{vat}/ram:CategoryCode=O
BR-O-14: {lineVat}/ram:CategoryCode=O;{vat}/ram:CategoryCode=O
BR-O-03: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode=O
BR-O-04: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode=O
BR-O-02: {lineVat}/ram:CategoryCode=O
BR-AF-06: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode=L;{p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:RateApplicablePercent=§
BR-AG-06: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode=M;{p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:RateApplicablePercent=§
BR-AF-07: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode=L;{p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:RateApplicablePercent=§
BR-AG-07: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:CategoryCode=M;{p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:RateApplicablePercent=§
BR-AF-05: {lineVat}/ram:CategoryCode=L;{lineVat}/ram:RateApplicablePercent=§
BR-AG-05: {lineVat}/ram:CategoryCode=M;{lineVat}/ram:RateApplicablePercent=§
BR-CO-03: {vat}/ram:TaxPointDate=x;{vat}/ram:DueDateTypeCode=x
CII-SR-046: *{l}/ram:SpecifiedTradeProduct/ram:GlobalID@schemeID
CII-SR-450: {b}/ram:GlobalID=7777.77
CII-SR-465: {s}/ram:DefinedTradeContact/ram:DepartmentName=7777.77
CII-SR-466: {b}/ram:DefinedTradeContact/ram:DepartmentName=7777.77
CII-SR-449: {d}/ram:ShipToTradeParty/ram:ID=x;{d}/ram:ShipToTradeParty/ram:GlobalID=x
CII-SR-451: {p}/ram:PayeeTradeParty/ram:ID=x;{p}/ram:PayeeTradeParty/ram:GlobalID=x
CII-DT-033: -{l}/ram:SpecifiedLineTradeDelivery/ram:BilledQuantity@unitCode
BR-CO-26: -{s}/ram:ID;-{s}/ram:GlobalID;-{s}/ram:SpecifiedLegalOrganization;-{s}/ram:SpecifiedTaxRegistration
BR-DEC-06: {p}/ram:SpecifiedTradeAllowanceCharge[3]/ram:BasisAmount=1.234
BR-53: {p}/ram:TaxCurrencyCode=USD
BR-DEC-15: {p}/ram:TaxCurrencyCode=USD
BR-CO-18: -{p}/ram:ApplicableTradeTax
BR-43: {charge};-{lc}/ram:ActualAmount
BR-44: {charge};-{lc}/ram:Reason;-{lc}/ram:ReasonCode
BR-CO-24: {charge};-{lc}/ram:Reason;-{lc}/ram:ReasonCode
BR-DEC-27: {charge};{lc}/ram:ActualAmount=1.234
BR-DEC-28: {charge};{lc}/ram:BasisAmount=1.234
BR-IC-11 intra-community: -{d}/ram:ActualDeliverySupplyChainEvent;-{p}/ram:BillingSpecifiedPeriod
CII-SR-119: {l}[1]/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ActualAmount=1
CII-SR-474: {l}[1]/ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument/ram:TypeCode=130;*{l}[1]/ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument
CII-SR-457: {a}/ram:AdditionalReferencedDocument/ram:TypeCode=50;*{a}/ram:AdditionalReferencedDocument
CII-SR-458: {a}/ram:AdditionalReferencedDocument/ram:TypeCode=130;*{a}/ram:AdditionalReferencedDocument
CII-SR-469: {p}/ram:PaymentReference=1;*{p}/ram:PaymentReference
CII-DT-052: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:ExemptionReasonCode=x
CII-DT-098: {p}/ram:SpecifiedTradeAllowanceCharge/ram:CategoryTradeTax/ram:ExemptionReason=x
# xrechnung ubl
PEPPOL-EN16931-R061: cac:PaymentMeans/cbc:PaymentMeansCode=59
BR-DE-18: cac:PaymentTerms/cbc:Note=#7#
BR-DE-24-a: cac:PaymentMeans/cbc:PaymentMeansCode=48
BR-DE-24-b: cac:PaymentMeans/cbc:PaymentMeansCode=48
BR-DE-20: cac:PaymentMeans/cbc:PaymentMeansCode=59
BR-DE-25-a: cac:PaymentMeans/cbc:PaymentMeansCode=59
BR-DE-25-b: cac:PaymentMeans/cbc:PaymentMeansCode=59
BR-DEX-01: {ext};cbc:EmbeddedDocumentBinaryObject
BR-DEX-03: {ext};*{l}/cac:SubInvoiceLine/cac:Item/cac:ClassifiedTaxCategory
BR-DEX-09: {ext};cac:LegalMonetaryTotal/cbc:PayableAmount=7777.77
BR-DEX-04: {ext};{b}/cac:PartyIdentification/cbc:ID@schemeID=7777.77
BR-DEX-05: {ext};{s}/cac:PartyLegalEntity/cbc:CompanyID@schemeID=7777.77
BR-DEX-06: {ext};cac:StandardItemIdentification/cbc:ID;cac:StandardItemIdentification/cbc:ID@schemeID=7777.77
BR-DEX-07: {ext};{s}/cbc:EndpointID@schemeID=7777.77
BR-DEX-08: {ext};cac:DeliveryLocation/cbc:ID;cac:DeliveryLocation/cbc:ID@schemeID=7777.77
BR-DEX-10: {ext};cac:PrepaidPayment
BR-DEX-11: {ext};cac:PrepaidPayment
BR-DEX-12: {ext};cac:PrepaidPayment
BR-DEX-14: {ext};cac:PrepaidPayment
BR-DE-CVD-01: {cvd}
BR-DE-CVD-02: {cvd}
BR-DE-CVD-03: {cvd}
BR-TMP-CVD-01: {cvd};{l}/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode;{l}/cac:Item/cac:CommodityClassification/cbc:ItemClassificationCode@listID=7777.77
PEPPOL-EN16931-R055: {usd}
PEPPOL-EN16931-R005: cbc:TaxCurrencyCode=EUR
PEPPOL-EN16931-R046: {l}[1]/cac:Price/cac:AllowanceCharge/cbc:BaseAmount=999
BR-DE-22: {doc}/cac:Attachment/cbc:EmbeddedDocumentBinaryObject@filename=a;*{doc}
BR-DE-26: cbc:InvoiceTypeCode=384
BR-DE-30: cac:PaymentMeans/cac:PaymentMandate/cbc:ID=1
BR-DE-31: cac:PaymentMeans/cac:PaymentMandate/cbc:ID=1
BR-DEX-02: {ext};{l}[1]/cac:SubInvoiceLine/cbc:LineExtensionAmount=1
BR-DEX-13: {ext};cac:PrepaidPayment/cbc:PaidAmount=1.234
BR-DE-CVD-06-a: {cvd};{class}@listID=CVD
BR-DE-CVD-06-b: {cvd};{l}[1]/cac:Item/cac:AdditionalItemProperty/cbc:Name=cva
BR-DE-CVD-04: {cvd};{class}@listID=CVD;{class}=X9
BR-DE-CVD-05: {cvd};{l}[1]/cac:Item/cac:AdditionalItemProperty/cbc:Name=cva;{l}[1]/cac:Item/cac:AdditionalItemProperty/cbc:Value=dirty
# xrechnung cii
PEPPOL-EN16931-R061: {m}/ram:TypeCode=59
BR-DE-18: {p}/ram:SpecifiedTradePaymentTerms/ram:Description=#7#
BR-DE-24-a: {m}/ram:TypeCode=48
BR-DE-24-b: {m}/ram:TypeCode=48
BR-DE-20: {m}/ram:TypeCode=59
BR-DE-25-a: {m}/ram:TypeCode=59
BR-DE-25-b: {m}/ram:TypeCode=59
BR-DEX-15: {ext};{l}/ram:AssociatedDocumentLineDocument/ram:ParentLineID=7777.77
BR-DEX-04: {ext};ram:GlobalID;ram:GlobalID@schemeID=7777.77
BR-DEX-05: {ext};rsm:ExchangedDocumentContext/ram:BusinessProcessSpecifiedDocumentContextParameter/ram:ID@schemeID=7777.77
BR-DEX-06: {ext};ram:SpecifiedTradeProduct/ram:GlobalID;ram:SpecifiedTradeProduct/ram:GlobalID@schemeID=7777.77
BR-DEX-07: {ext};{s}/ram:URIUniversalCommunication/ram:URIID@schemeID=7777.77
BR-DEX-08: {ext};ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:GlobalID;ram:ApplicableHeaderTradeDelivery/ram:ShipToTradeParty/ram:GlobalID@schemeID=7777.77
BR-DEX-01: {ext};ram:AttachmentBinaryObject
BR-DE-CVD-03: {cvd}
BR-TMP-CVD-01: {cvd};{l}/ram:SpecifiedTradeProduct/ram:DesignatedProductClassification/ram:ClassCode;{l}/ram:SpecifiedTradeProduct/ram:DesignatedProductClassification/ram:ClassCode@listID=7777.77
BR-DE-CVD-01: {cvd}
BR-DE-CVD-02: {cvd}
PEPPOL-EN16931-R044: {l}[1]/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge/ram:ActualAmount=1
PEPPOL-EN16931-R005: {p}/ram:TaxCurrencyCode=EUR
PEPPOL-EN16931-R054: {p}/ram:TaxCurrencyCode=USD
PEPPOL-EN16931-R055: {usd}
BR-DE-22: {a}/ram:AdditionalReferencedDocument/ram:AttachmentBinaryObject@filename=a;*{a}/ram:AdditionalReferencedDocument
BR-DE-26: rsm:ExchangedDocument/ram:TypeCode=384
BR-TMP-3: {l}[1]/ram:SpecifiedLineTradeAgreement/ram:NetPriceProductTradePrice/ram:BasisQuantity=2;{l}[1]/ram:SpecifiedLineTradeAgreement/ram:GrossPriceProductTradePrice/ram:BasisQuantity=3
BR-DE-CVD-06-a: {cvd};{class}@listID=CVD
BR-DE-CVD-06-b: {cvd};{l}[1]/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic/ram:Description=cva
BR-DE-CVD-04: {cvd};{class}@listID=CVD;{class}=X9
BR-DE-CVD-05: {cvd};{l}[1]/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic/ram:Description=cva;{l}[1]/ram:SpecifiedTradeProduct/ram:ApplicableProductCharacteristic/ram:Value=dirty
# peppol ubl
PEPPOL-EN16931-R061: cac:PaymentMeans/cbc:PaymentMeansCode=59
PEPPOL-COMMON-R040: {s}/cbc:EndpointID@schemeID=0088;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R041: {s}/cbc:EndpointID@schemeID=0192;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R042: {s}/cbc:EndpointID@schemeID=0184;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R043: {s}/cbc:EndpointID@schemeID=0208;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R044: {s}/cbc:EndpointID@schemeID=0201;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R045: {s}/cbc:EndpointID@schemeID=0210;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R046: {s}/cbc:EndpointID@schemeID=9907;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R049: {s}/cbc:EndpointID@schemeID=0007;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R050: {s}/cbc:EndpointID@schemeID=0151;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R052: {s}/cbc:EndpointID@schemeID=0096;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R053: {s}/cbc:EndpointID@schemeID=0198;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R054: {s}/cbc:EndpointID@schemeID=0106;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R055: {s}/cbc:EndpointID@schemeID=0190;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R056-1: {s}/cbc:EndpointID@schemeID=9944;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R057: {s}/cbc:EndpointID@schemeID=0217;{s}/cbc:EndpointID=123456789x
PEPPOL-COMMON-R056-2: {s}/cac:PartyTaxScheme/cbc:CompanyID=NL1
DK-R-017: {dk};{b}/cac:PartyLegalEntity/cbc:CompanyID=1;{b}/cac:PartyLegalEntity/cbc:CompanyID@schemeID=0088
NO-R-001: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NO;{s}/cac:PartyTaxScheme/cbc:CompanyID=NO123
NO-R-002: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NO;{s}/cac:PartyTaxScheme/cbc:CompanyID=NO123
DK-R-002: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=DK;{s}/cac:PartyTaxScheme/cbc:CompanyID=DK123;CreditNote
DK-R-014: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=DK;{s}/cac:PartyTaxScheme/cbc:CompanyID=DK123;CreditNote
DK-R-016 credit-memo: {dk};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DK123;cac:LegalMonetaryTotal/cbc:PayableAmount=-1
DK-R-013: {dk};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DK123;CreditNote/{s}/cac:PartyIdentification
DK-R-005: {dk};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DK123;cac:PaymentMeans/cbc:PaymentMeansCode=7777.77
DK-R-006: {dk};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DK123;cac:PaymentMeans/cbc:PaymentMeansCode=31;cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID=
DK-R-007: {dk};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DK123;cac:PaymentMeans/cbc:PaymentMeansCode=49
DK-R-008: {dk};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DK123;cac:PaymentMeans/cbc:PaymentMeansCode=50
DK-R-010: {dk};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DK123;cac:PaymentMeans/cbc:PaymentMeansCode=93
IT-R-002: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=IT;{s}/cac:PartyTaxScheme/cbc:CompanyID=IT123;-{s}/cac:PostalAddress/cbc:StreetName
IT-R-003: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=IT;{s}/cac:PartyTaxScheme/cbc:CompanyID=IT123;-{s}/cac:PostalAddress/cbc:CityName
IT-R-004: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=IT;{s}/cac:PartyTaxScheme/cbc:CompanyID=IT123;-{s}/cac:PostalAddress/cbc:PostalZone
SE-R-001: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=SE;{s}/cac:PartyTaxScheme/cbc:CompanyID=SE123
SE-R-003: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=SE;{s}/cac:PartyTaxScheme/cbc:CompanyID=SE123
SE-R-004: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=SE;{s}/cac:PartyTaxScheme/cbc:CompanyID=SE123;{s}/cac:PartyLegalEntity/cbc:CompanyID=7777.77
SE-R-013: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=SE;{s}/cac:PartyTaxScheme/cbc:CompanyID=SE123
SE-R-006: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=SE;{s}/cac:PartyTaxScheme/cbc:CompanyID=SE123
SE-R-011: {se};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=SE123;cac:PaymentMeans/cbc:PaymentMeansCode=50
SE-R-012: {se};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=SE123;cac:PaymentMeans/cbc:PaymentMeansCode=31
GR-R-001-1: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-001-2: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-001-3: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-001-4: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-001-5: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-001-6: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-001-7: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-002: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123;{s}/cac:PartyName/cbc:Name=
GR-S-011: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-003: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-004-1: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-S-008-1: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-005: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-009: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=GR;{s}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-006: {gr};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=EL123
GR-R-010: {gr};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=EL123
IS-R-001: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=IS;{s}/cac:PartyTaxScheme/cbc:CompanyID=IS123;CreditNote
IS-R-002: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=IS;{s}/cac:PartyTaxScheme/cbc:CompanyID=IS123;CreditNote
IS-R-003: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=IS;{s}/cac:PartyTaxScheme/cbc:CompanyID=IS123;CreditNote
IS-R-006: {is};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=IS123;cac:PaymentMeans/cbc:PaymentMeansCode=9;CreditNote
IS-R-007: {is};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=IS123;cac:PaymentMeans/cbc:PaymentMeansCode=42;CreditNote
IS-R-004: {is};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=IS123;CreditNote/cac:AccountingCustomerParty
IS-R-005: {is};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=IS123;CreditNote/cac:AccountingCustomerParty
NL-R-001: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NL;{s}/cac:PartyTaxScheme/cbc:CompanyID=NL123;cbc:CreditNoteTypeCode
NL-R-002: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NL;{s}/cac:PartyTaxScheme/cbc:CompanyID=NL123;-{s}/cac:PostalAddress/cbc:StreetName;-{s}/cac:PostalAddress/cbc:CityName;-{s}/cac:PostalAddress/cbc:PostalZone
NL-R-003: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NL;{s}/cac:PartyTaxScheme/cbc:CompanyID=NL123
NL-R-004: {nl};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=NL123;-{b}/cac:PostalAddress/cbc:StreetName;-{b}/cac:PostalAddress/cbc:CityName;-{b}/cac:PostalAddress/cbc:PostalZone
NL-R-005: {nl};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=NL123;{b}/cac:PartyLegalEntity/cbc:CompanyID
NL-R-007: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NL;{s}/cac:PartyTaxScheme/cbc:CompanyID=NL123;-cac:PaymentMeans
NL-R-008: {nl};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=NL123;cac:PaymentMeans/cbc:PaymentMeansCode=7777.77
NL-R-009: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NL;{s}/cac:PartyTaxScheme/cbc:CompanyID=NL123;cac:OrderLineReference/cbc:LineID
DE-R-018: cac:PaymentTerms/cbc:Note=#7#
DE-R-024-1: {de};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DE123;cac:PaymentMeans/cbc:PaymentMeansCode=48
DE-R-024-2: {de};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DE123;cac:PaymentMeans/cbc:PaymentMeansCode=48
DE-R-020: {de};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DE123;cac:PaymentMeans/cbc:PaymentMeansCode=59
DE-R-025-1: {de};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DE123;cac:PaymentMeans/cbc:PaymentMeansCode=59
DE-R-025-2: {de};{b}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=VAT;{b}/cac:PartyTaxScheme/cbc:CompanyID=DE123;cac:PaymentMeans/cbc:PaymentMeansCode=59
PEPPOL-EN16931-R080 credit-memo: {doc}/cbc:DocumentTypeCode=50;*{doc}
PEPPOL-EN16931-R055: {usd}
PEPPOL-EN16931-R005: cbc:TaxCurrencyCode=EUR
PEPPOL-EN16931-R046: {l}[1]/cac:Price/cac:AllowanceCharge/cbc:BaseAmount=999
PEPPOL-COMMON-R047: {s}/cbc:EndpointID@schemeID=0211;{s}/cbc:EndpointID=IT1234
DK-R-009: {dk};cac:PaymentMeans/cbc:PaymentMeansCode=50;cac:PaymentMeans/cbc:PaymentID=04#1
DK-R-011: {dk};cac:PaymentMeans/cbc:PaymentMeansCode=93;cac:PaymentMeans/cbc:PaymentID=71#1
DK-R-003: {dk};{class}@listID=TST;{class}@listVersionID=1
DK-R-004: {dk};cac:AllowanceCharge[1]/cbc:AllowanceChargeReasonCode=ZZZ
IT-R-001: {s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=IT;-{s}/cac:PartyTaxScheme;{s}/cac:PartyTaxScheme/cbc:CompanyID=1;{s}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=FC
SE-R-002: {se};{s}/cac:PartyTaxScheme/cbc:CompanyID=SE12345678901x
SE-R-005: {se};{s}/cac:PartyLegalEntity/cbc:CompanyID=5560360793;{s}/cac:PartyTaxScheme/cac:TaxScheme/cbc:ID=TAX
SE-R-007: {se};{giro}=SE:PLUSGIRO;cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID=x
SE-R-010: {se};{giro}=SE:PLUSGIRO;cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID=123456789
SE-R-008: {se};{giro}=SE:BANKGIRO;cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID=x
SE-R-009: {se};{giro}=SE:BANKGIRO;cac:PaymentMeans/cac:PayeeFinancialAccount/cbc:ID=1
GR-R-008-2: {gr};{doc}/cbc:DocumentDescription=##INVOICE|URL##;*{doc}
GR-R-004-2: {gr};{doc}/cbc:DocumentDescription=##M.AR.K##;{doc}/cbc:ID=0
GR-R-008-3: {gr};{doc}/cbc:DocumentDescription=##INVOICE|URL##
IS-R-008: {is};{doc}/cbc:DocumentDescription=EINDAGI;{doc}/cbc:ID=x
IS-R-009: {is};{doc}/cbc:DocumentDescription=EINDAGI;{doc}/cbc:ID=2026-12-01;-cbc:DueDate
IS-R-010: {is};{doc}/cbc:DocumentDescription=EINDAGI;{doc}/cbc:ID=2000-01-01
NL-R-006: {nl};cac:TaxRepresentativeParty/cac:PostalAddress/cac:Country/cbc:IdentificationCode=NL
DE-R-022: {doc}/cac:Attachment/cbc:EmbeddedDocumentBinaryObject@filename=a;*{doc}
DE-R-026: cbc:InvoiceTypeCode=384
DE-R-030: cac:PaymentMeans/cac:PaymentMandate/cbc:ID=1
DE-R-031: cac:PaymentMeans/cac:PaymentMandate/cbc:ID=1
PEPPOL-EN16931-P0112: cbc:InvoiceTypeCode=326;{s}/cac:PostalAddress/cac:Country/cbc:IdentificationCode=FR
PEPPOL-EN16931-P0104: {vatex}-G
PEPPOL-EN16931-P0105: {vatex}-O
PEPPOL-EN16931-P0107: {vatex}-AE
PEPPOL-EN16931-P0108: {vatex}-D
PEPPOL-EN16931-P0109: {vatex}-F
PEPPOL-EN16931-P0110: {vatex}-I
PEPPOL-EN16931-P0111: {vatex}-J
# peppol cii
PEPPOL-EN16931-R061: {m}/ram:TypeCode=59
PEPPOL-COMMON-R040: {s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID@schemeID=0088;{s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID=123456789x
PEPPOL-COMMON-R041: {s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID@schemeID=0192;{s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID=123456789x
PEPPOL-COMMON-R042: {s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID@schemeID=0184;{s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID=123456789x
PEPPOL-COMMON-R043: {s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID@schemeID=0208;{s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID=123456789x
PEPPOL-COMMON-R044: {s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID@schemeID=0201;{s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID=123456789x
PEPPOL-COMMON-R045: {s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID@schemeID=0210;{s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID=123456789x
PEPPOL-COMMON-R046: {s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID@schemeID=9907;{s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID=123456789x
PEPPOL-COMMON-R049: {s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID@schemeID=0007;{s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID=123456789x
PEPPOL-COMMON-R050: {s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID@schemeID=0151;{s}/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication/ram:URIID=123456789x
NO-R-002: {s}/ram:PostalTradeAddress/ram:CountryID=NO;{s}/ram:SpecifiedTaxRegistration/ram:ID=NO123
DK-R-002: {s}/ram:PostalTradeAddress/ram:CountryID=DK;{s}/ram:SpecifiedTaxRegistration/ram:ID=DK123;{s}/ram:SpecifiedLegalOrganization/ram:ID=
DK-R-013: {dk};{s}/ram:GlobalID=7777.77;{s}/ram:GlobalID@schemeID=
DK-R-014: {s}/ram:PostalTradeAddress/ram:CountryID=DK;{s}/ram:SpecifiedTaxRegistration/ram:ID=DK123
DK-R-016 credit-memo: {dk};{p}/ram:SpecifiedTradeSettlementHeaderMonetarySummation/ram:DuePayableAmount=-1
DK-R-005: {dk};{m}/ram:TypeCode=7777.77
DK-R-006: {dk};{m}/ram:TypeCode=31;{m}/ram:PayeePartyCreditorFinancialAccount/ram:IBANID=
DK-R-007: {dk};{m}/ram:TypeCode=49
DK-R-008: {dk};{m}/ram:TypeCode=50
DK-R-010: {dk};{m}/ram:TypeCode=93
IT-R-001: {s}/ram:PostalTradeAddress/ram:CountryID=IT;{s}/ram:SpecifiedTaxRegistration/ram:ID=IT123;-{s}/ram:SpecifiedTaxRegistration/ram:ID
IT-R-002: {s}/ram:PostalTradeAddress/ram:CountryID=IT;{s}/ram:SpecifiedTaxRegistration/ram:ID=IT123;-{s}/ram:PostalTradeAddress/ram:LineOne
IT-R-003: {s}/ram:PostalTradeAddress/ram:CountryID=IT;{s}/ram:SpecifiedTaxRegistration/ram:ID=IT123;-{s}/ram:PostalTradeAddress/ram:CityName
IT-R-004: {s}/ram:PostalTradeAddress/ram:CountryID=IT;{s}/ram:SpecifiedTaxRegistration/ram:ID=IT123;-{s}/ram:PostalTradeAddress/ram:PostcodeCode
SE-R-003: {s}/ram:PostalTradeAddress/ram:CountryID=SE;{s}/ram:SpecifiedTaxRegistration/ram:ID=SE123
SE-R-004: {s}/ram:PostalTradeAddress/ram:CountryID=SE;{s}/ram:SpecifiedTaxRegistration/ram:ID=SE123;{s}/ram:SpecifiedLegalOrganization/ram:ID=7777.77
SE-R-013: {s}/ram:PostalTradeAddress/ram:CountryID=SE;{s}/ram:SpecifiedTaxRegistration/ram:ID=SE123
PEPPOL-EN16931-R006: {a}/ram:AdditionalReferencedDocument/ram:TypeCode=130;*{a}/ram:AdditionalReferencedDocument
PEPPOL-EN16931-R080: {a}/ram:AdditionalReferencedDocument/ram:TypeCode=50;*{a}/ram:AdditionalReferencedDocument
PEPPOL-EN16931-R005: {p}/ram:TaxCurrencyCode=EUR
PEPPOL-EN16931-R054: {p}/ram:TaxCurrencyCode=USD
PEPPOL-EN16931-R055: {usd}
PEPPOL-EN16931-R100: {l}[1]/ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument/ram:TypeCode=130;*{l}[1]/ram:SpecifiedLineTradeSettlement/ram:AdditionalReferencedDocument
PEPPOL-COMMON-R047: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=0211;{s}/ram:URIUniversalCommunication/ram:URIID=IT1234
PEPPOL-COMMON-R048: {s}/ram:URIUniversalCommunication/ram:URIID@schemeID=9906;{s}/ram:URIUniversalCommunication/ram:URIID=IT1234
NO-R-001: {s}/ram:PostalTradeAddress/ram:CountryID=NO;{s}/ram:SpecifiedTaxRegistration/ram:ID=NO1;{s}/ram:SpecifiedTaxRegistration/ram:ID@schemeID=VAT
DK-R-004: {dk};{p}/ram:SpecifiedTradeAllowanceCharge[1]/ram:ReasonCode=ZZZ
DK-R-009: {dk};{m}/ram:TypeCode=50;{p}/ram:PaymentReference=04#1
DK-R-011: {dk};{m}/ram:TypeCode=93;{p}/ram:PaymentReference=71#1
DK-R-003: {dk};{class}@listID=TST;{class}@listVersionID=1
SE-R-001: {se}
SE-R-002: {se};{s}/ram:SpecifiedTaxRegistration/ram:ID=SE12345678901x
SE-R-005: {se};{s}/ram:SpecifiedLegalOrganization/ram:ID=5560360793;{s}/ram:SpecifiedTaxRegistration/ram:ID@schemeID=FC;{s}/ram:SpecifiedTaxRegistration/ram:ID=x
SE-R-006: {se}
SE-R-007: {se};{giro}=SE:PLUSGIRO;{m}/ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID=x
SE-R-010: {se};{giro}=SE:PLUSGIRO;{m}/ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID=123456789
SE-R-008: {se};{giro}=SE:BANKGIRO;{m}/ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID=x
SE-R-009: {se};{giro}=SE:BANKGIRO;{m}/ram:PayeePartyCreditorFinancialAccount/ram:ProprietaryID=1
SE-R-011: {se};{m}/ram:TypeCode=50
SE-R-012: {se};{b}/ram:PostalTradeAddress/ram:CountryID=SE;{m}/ram:TypeCode=31
NL-R-001: {nl};rsm:ExchangedDocument/ram:TypeCode=381;-{p}/ram:InvoiceReferencedDocument
NL-R-002: {nl};-{s}/ram:PostalTradeAddress/ram:LineOne
NL-R-003: {nl};{s}/ram:SpecifiedLegalOrganization/ram:ID@schemeID=0002
NL-R-004: {nl};-{b}/ram:PostalTradeAddress/ram:LineOne
NL-R-005: {nl};{b}/ram:SpecifiedLegalOrganization/ram:ID@schemeID=0002
NL-R-006: {nl};{a}/ram:SellerTaxRepresentativeTradeParty/ram:PostalTradeAddress/ram:CountryID=NL
NL-R-007: {nl};-{m}
NL-R-008: {nl};{m}/ram:TypeCode=1
NL-R-009: {nl};-{a}/ram:BuyerOrderReferencedDocument;{l}[1]/ram:SpecifiedLineTradeAgreement/ram:BuyerOrderReferencedDocument/ram:LineID=1
`;

function fill(changes: string, parts: Readonly<Record<string, string>>): string {
  const filled = changes.replace(/\{(\w+)\}/g, (part, name: string) => parts[name] ?? part);
  return filled === changes ? filled : fill(filled, parts);
}

/** Rules of a row, and the parts that are their own. */
function rulesOf(pattern: string): { rule: string; own: Readonly<Record<string, string>> }[] {
  const list = /\[(.+)\]/.exec(pattern);
  if (!list) return [{ rule: pattern, own: {} }];
  return VAT_FAMILIES.filter(({ id }) => list[1]?.split(' ').includes(id)).map(({ id, code }) => ({
    rule: pattern.replace(list[0], id),
    own: { code },
  }));
}

const ROW = /^((?:[^\s:[]|\[[^\]]+\])+)(?: ([\w-]+))?: (.*)$/;

/** Changes to a sample. */
interface Case {
  readonly sample: string;
  readonly changes: string;
}

/** Rows below headings such as `# en16931 ubl`, by heading and the name of the row. */
export function readCases(text: string): ReadonlyMap<string, Case> {
  return new Map(
    text.split('\n# ').flatMap((part) => {
      const [title = '', ...rows] = part.trim().split('\n');
      const heading = title.replace('# ', '');
      const parts = PARTS[heading.split(' ')[1] ?? ''];
      return rows.flatMap((row) => {
        const [, pattern = '', sample = 'mixed-rates', changes = ''] = ROW.exec(row) ?? [];
        return rulesOf(pattern).map(({ rule, own }) => {
          const filled = fill(changes, { ...parts, ...own });
          return [`${heading} ${rule}`, { sample, changes: filled }] as const;
        });
      });
    }),
  );
}

/** Cases by rule set, syntax and rule: `en16931 ubl BR-53`. */
export const CASES = readCases(ROWS);

/**
 * Rules that no document can break: those that are left to the sender, and those that the official
 * rules make without effect (a test that is always true, a context that another one takes).
 */
export const NEVER_BROKEN: ReadonlySet<string> = new Set(
  [
    ['en16931 ubl', 'BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-DEC-13 BR-DEC-15'],
    [
      'en16931 cii',
      'BR-CO-05 BR-CO-06 BR-CO-07 BR-CO-08 BR-AF-08 BR-AF-09 BR-AG-08 BR-AG-09 CII-DT-010 CII-DT-011 CII-DT-012',
    ],
  ].flatMap(([set = '', rules = '']) => rules.split(' ').map((rule) => `${set} ${rule}`)),
);
