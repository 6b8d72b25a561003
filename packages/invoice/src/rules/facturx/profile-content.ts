/**
 * Positions of the profiles of Factur-X 1.09.2, as its public tables of business terms give them:
 * what each group may and has to hold, from MINIMUM to EN 16931. A row is a group and its elements
 * in order: the profile from which on it is known (`w.` BASIC WL, `b.` BASIC, `e.` EN 16931), its
 * name, `:` the row of a group, `=` its code list, its attributes (`@name!` when required), and how
 * often it occurs: nothing once, `?` up to once, `2` up to twice, `*` any number, `+` at least once.
 * A second entry with the same name replaces the first from its profile on.
 */
export const PROFILE_CONTENT = `
CrossIndustryInvoice: ExchangedDocumentContext:Context* ExchangedDocument:Document*
  SupplyChainTradeTransaction:Transaction*
Context: BusinessProcessSpecifiedDocumentContextParameter:Parameter?
  GuidelineSpecifiedDocumentContextParameter:Guideline
Parameter: ID
Guideline: ID=profile
Document: ID TypeCode=documentTypes IssueDateTime:DateTime w.IncludedNote:HeaderNote*
DateTime: DateTimeString@format!=dateFormat*
DateOnly: DateString@format!=dateFormat*
FormattedDateTime: DateTimeString@format!=dateFormat*
HeaderNote: Content SubjectCode=noteSubjects?
LineNote: Content
Transaction: b.IncludedSupplyChainTradeLineItem:Line+ ApplicableHeaderTradeAgreement:Agreement
  ApplicableHeaderTradeDelivery:Delivery ApplicableHeaderTradeSettlement:Settlement
Agreement: BuyerReference? SellerTradeParty:Seller BuyerTradeParty:Buyer
  w.SellerTaxRepresentativeTradeParty:Representative? e.SellerOrderReferencedDocument:Reference?
  BuyerOrderReferencedDocument:Reference? w.ContractReferencedDocument:Reference?
  e.AdditionalReferencedDocument:Attached* e.SpecifiedProcuringProject:Project?
Seller: w.ID* w.GlobalID@schemeID!=identifierSchemes* Name e.Description? SpecifiedLegalOrganization:Legal?
  e.DefinedTradeContact:Contact? PostalTradeAddress:Address w.URIUniversalCommunication:Electronic?
  SpecifiedTaxRegistration:SellerRegistration{2}?
Buyer: w.ID? w.GlobalID@schemeID!=identifierSchemes? Name SpecifiedLegalOrganization:BuyerLegal?
  e.DefinedTradeContact:Contact? w.PostalTradeAddress:Address
  w.URIUniversalCommunication:Electronic? w.SpecifiedTaxRegistration:Registration?
Representative: Name PostalTradeAddress:Address SpecifiedTaxRegistration:Registration
Payee: ID? GlobalID@schemeID!=identifierSchemes? Name SpecifiedLegalOrganization:PayeeLegal?
ShipTo: ID? GlobalID@schemeID!=identifierSchemes? Name? PostalTradeAddress:Address?
Legal: ID@schemeID=identifierSchemes? w.TradingBusinessName?
BuyerLegal: ID@schemeID=identifierSchemes w.ID@schemeID=identifierSchemes? e.TradingBusinessName?
PayeeLegal: ID@schemeID=identifierSchemes?
Contact: PersonName? DepartmentName? TelephoneUniversalCommunication:Telephone?
  EmailURIUniversalCommunication:Mail?
Telephone: CompleteNumber
Mail: URIID
Electronic: URIID@schemeID!=addressSchemes
Address: w.PostcodeCode? w.LineOne? w.LineTwo? w.LineThree? w.CityName? CountryID=countries
  w.CountrySubDivisionName?
Registration: ID@schemeID!=taxSchemes
SellerRegistration: ID@schemeID=taxSchemes
Reference: IssuerAssignedID
Attached: IssuerAssignedID URIID? TypeCode=attachedTypes Name?
  AttachmentBinaryObject@mimeCode!=mimeTypes@filename!?
  ReferenceTypeCode=references?
Project: ID Name
Delivery: w.ShipToTradeParty:ShipTo? w.ActualDeliverySupplyChainEvent:Event?
  w.DespatchAdviceReferencedDocument:Reference? e.ReceivingAdviceReferencedDocument:Reference?
Event: OccurrenceDateTime:DateTime
Settlement: w.CreditorReferenceID? w.PaymentReference? w.TaxCurrencyCode=currencies?
  InvoiceCurrencyCode=currencies w.PayeeTradeParty:Payee?
  w.SpecifiedTradeSettlementPaymentMeans:Means* w.ApplicableTradeTax:Tax+
  w.BillingSpecifiedPeriod:Period? w.SpecifiedTradeAllowanceCharge:Allowance*
  w.SpecifiedTradePaymentTerms:Terms?
  SpecifiedTradeSettlementHeaderMonetarySummation:Totals w.InvoiceReferencedDocument:Preceding*
  w.ReceivableSpecifiedTradeAccountingAccount:Account?
Means: TypeCode=paymentMeans e.Information? e.ApplicableTradeSettlementFinancialCard:Card?
  PayerPartyDebtorFinancialAccount:Debtor? PayeePartyCreditorFinancialAccount:Creditor?
  e.PayeeSpecifiedCreditorFinancialInstitution:Institution?
Card: ID CardholderName?
Debtor: IBANID
Creditor: IBANID? e.AccountName? ProprietaryID?
Institution: BICID
Tax: CalculatedAmount TypeCode=vat ExemptionReason? BasisAmount CategoryCode=vatCategories
  ExemptionReasonCode=exemptionReasons? e.TaxPointDate:DateOnly? DueDateTypeCode=dueDateTypes?
  RateApplicablePercent?
Period: StartDateTime:DateTime? EndDateTime:DateTime?
Allowance: ChargeIndicator:Indicator* CalculationPercent? BasisAmount? ActualAmount
  ReasonCode=reasons? Reason? CategoryTradeTax:CategoryTax
Indicator: Indicator*
CategoryTax: TypeCode=vat CategoryCode=vatCategories RateApplicablePercent?
Terms: Description? DueDateDateTime:DateTime? DirectDebitMandateID?
Totals: w.LineTotalAmount w.ChargeTotalAmount? w.AllowanceTotalAmount? TaxBasisTotalAmount
  TaxTotalAmount@currencyID? w.TaxTotalAmount@currencyID* e.RoundingAmount? GrandTotalAmount
  w.TotalPrepaidAmount? DuePayableAmount
Preceding: IssuerAssignedID FormattedIssueDateTime:FormattedDateTime?
Account: ID?
Line: AssociatedDocumentLineDocument:LineDocument SpecifiedTradeProduct:Product
  SpecifiedLineTradeAgreement:LineAgreement SpecifiedLineTradeDelivery:LineDelivery
  SpecifiedLineTradeSettlement:LineSettlement
LineDocument: LineID IncludedNote:LineNote?
Product: GlobalID@schemeID!=identifierSchemes? e.SellerAssignedID? e.BuyerAssignedID? Name e.Description?
  e.ApplicableProductCharacteristic:Characteristic* e.DesignatedProductClassification:Class*
  e.OriginTradeCountry:Origin?
Characteristic: Description Value
Class: ClassCode@listID!=classifications@listVersionID?
Origin: ID=countries
LineAgreement: e.BuyerOrderReferencedDocument:LineReference? GrossPriceProductTradePrice:Gross?
  NetPriceProductTradePrice:Net
LineReference: LineID?
Gross: ChargeAmount BasisQuantity@unitCode=units? AppliedTradeAllowanceCharge:Discount?
Discount: ChargeIndicator:Indicator* ActualAmount
Net: ChargeAmount BasisQuantity@unitCode=units?
LineDelivery: BilledQuantity@unitCode=units
LineSettlement: ApplicableTradeTax:CategoryTax BillingSpecifiedPeriod:Period?
  SpecifiedTradeAllowanceCharge:LineAllowance*
  SpecifiedTradeSettlementLineMonetarySummation:LineTotals
  e.AdditionalReferencedDocument:LineObject? e.ReceivableSpecifiedTradeAccountingAccount:Account?
LineAllowance: ChargeIndicator:Indicator* CalculationPercent? BasisAmount? ActualAmount
  ReasonCode=reasons? Reason?
LineTotals: LineTotalAmount
LineObject: IssuerAssignedID TypeCode=objectType ReferenceTypeCode=references?
`;
