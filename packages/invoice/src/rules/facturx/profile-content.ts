/**
 * Positions of the profiles of Factur-X 1.09.2, as its public tables of business terms give them:
 * what each group may and has to hold, from MINIMUM to EXTENDED. A row is a group and its elements
 * in order: the profile from which on it is known (`w.` BASIC WL, `b.` BASIC, `e.` EN 16931, `x.`
 * EXTENDED), its name, `:` the row of a group, `=` its code list, its attributes (`@name!` when
 * required), and how often it occurs: nothing once, `?` up to once, `{2}?` up to twice, `%` up to
 * once of each kind (what `kindsOf` tells apart), `*` any number, `+` at least once. A second entry
 * with the same name replaces the first from its profile on; `Row<Other:` holds what the row Other
 * before it holds, and replaces or adds entries. Rows that only EXTENDED leads to need no `x.`. A
 * row may end with what its elements have to be, by their `TypeCode` or as charge indicator; those
 * that fit no row are not used.
 */
export const PROFILE_CONTENT = `
CrossIndustryInvoice: ExchangedDocumentContext:Context* ExchangedDocument:Document*
  SupplyChainTradeTransaction:Transaction*
Context: x.TestIndicator:Indicator? BusinessProcessSpecifiedDocumentContextParameter:Parameter?
  GuidelineSpecifiedDocumentContextParameter:Guideline
Parameter: ID
Guideline: ID=profile
Document: ID x.Name? TypeCode=documentTypes IssueDateTime:DateTime x.CopyIndicator:Indicator?
  x.LanguageID=languages? w.IncludedNote:HeaderNote* x.EffectiveSpecifiedPeriod:Effective?
Effective: CompleteDateTime:DateTime
DateTime: DateTimeString@format!=dateFormat*
DateOnly: DateString@format!=dateFormat*
FormattedDateTime: DateTimeString@format!=dateFormat* x.DateTimeString@format!=referenceDates*
HeaderNote: x.ContentCode? Content x.Content? SubjectCode=noteSubjects?
LineNote: Content
Transaction: b.IncludedSupplyChainTradeLineItem:Line+ ApplicableHeaderTradeAgreement:Agreement
  ApplicableHeaderTradeDelivery:Delivery ApplicableHeaderTradeSettlement:Settlement
Agreement: BuyerReference? SellerTradeParty:Seller x.SellerTradeParty:FullSeller
  BuyerTradeParty:Buyer x.BuyerTradeParty:FullBuyer x.SalesAgentTradeParty:Party?
  x.BuyerTaxRepresentativeTradeParty:BuyerRepresentative?
  w.SellerTaxRepresentativeTradeParty:Representative?
  x.SellerTaxRepresentativeTradeParty:FullRepresentative? x.ProductEndUserTradeParty:Party?
  x.ApplicableTradeDeliveryTerms:DeliveryTerms? e.SellerOrderReferencedDocument:Reference?
  BuyerOrderReferencedDocument:Reference? x.QuotationReferencedDocument:Reference?
  w.ContractReferencedDocument:Reference? x.ContractReferencedDocument:Contract?
  e.AdditionalReferencedDocument:Attached* x.BuyerAgentTradeParty:Party?
  e.SpecifiedProcuringProject:Project? x.UltimateCustomerOrderReferencedDocument:Reference*
Party: ID? GlobalID@schemeID!=allPartySchemes* Name RoleCode? SpecifiedLegalOrganization:FullLegal?
  DefinedTradeContact:Contact* PostalTradeAddress:Address? URIUniversalCommunication:Electronic?
  SpecifiedTaxRegistration:OtherRegistration?
FullSeller<Party: ID* Description? PostalTradeAddress:Address
  SpecifiedTaxRegistration:SellerRegistration%
FullBuyer<Party: Description? PostalTradeAddress:Address SpecifiedTaxRegistration:Registration?
FullRepresentative<Party: PostalTradeAddress:Address SpecifiedTaxRegistration:Registration
BuyerRepresentative<Party: SpecifiedTaxRegistration:OtherRegistration
Place<Party: Name?
LinePlace<Place: SpecifiedLegalOrganization:Legal?
LineShipTo<Place: SpecifiedLegalOrganization:ShipToLegal?
ItemSeller<LinePlace: ID* Description? SpecifiedTaxRegistration:SellerRegistration%
Manufacturer<ItemSeller: SpecifiedTaxRegistration:SellerRegistration{2}?
Seller: w.ID* w.GlobalID@schemeID!=partySchemes* Name e.Description? SpecifiedLegalOrganization:Legal?
  e.DefinedTradeContact:Contact? PostalTradeAddress:Address w.URIUniversalCommunication:Electronic?
  SpecifiedTaxRegistration:SellerRegistration%
Buyer: w.ID? w.GlobalID@schemeID!=partySchemes? Name SpecifiedLegalOrganization:BuyerLegal?
  e.DefinedTradeContact:Contact? w.PostalTradeAddress:Address
  w.URIUniversalCommunication:Electronic? w.SpecifiedTaxRegistration:Registration?
Representative: Name PostalTradeAddress:Address SpecifiedTaxRegistration:Registration
Payee: ID? GlobalID@schemeID!=partySchemes? Name SpecifiedLegalOrganization:PayeeLegal?
ShipTo: ID? GlobalID@schemeID!=partySchemes? Name? PostalTradeAddress:Address?
Legal: ID@schemeID=identifierSchemes? w.TradingBusinessName?
FullLegal<Legal: PostalTradeAddress:Address?
ShipToLegal<Legal: ID@schemeID!=identifierSchemes?
BuyerLegal: ID@schemeID=identifierSchemes w.ID@schemeID=identifierSchemes? e.TradingBusinessName?
PayeeLegal: ID@schemeID=identifierSchemes?
Contact: PersonName? DepartmentName? x.TypeCode? TelephoneUniversalCommunication:Telephone?
  x.FaxUniversalCommunication:Telephone? EmailURIUniversalCommunication:Mail?
Telephone: CompleteNumber
Mail: URIID
Electronic: URIID@schemeID!=addressSchemes
Address: w.PostcodeCode? w.LineOne? w.LineTwo? w.LineThree? w.CityName? CountryID=countries
  w.CountrySubDivisionName?
Registration: ID@schemeID!=vatScheme
SellerRegistration: ID@schemeID!
OtherRegistration: ID@schemeID!
Reference: IssuerAssignedID x.FormattedIssueDateTime:FormattedDateTime?
Contract<Reference: ReferenceTypeCode=contractReferences?
Attached_50: IssuerAssignedID TypeCode x.FormattedIssueDateTime:FormattedDateTime?
Attached_130<Attached_50: ReferenceTypeCode=references?
Attached_916<Attached_50: URIID? Name? AttachmentBinaryObject@mimeCode!=mimeTypes@filename!?
  x.AttachmentBinaryObject@mimeCode!=allMimeTypes@filename!?
LineAttached<Attached_916: LineID? TypeCode=attachedTypes ReferenceTypeCode=references?
DeliveryTerms: DeliveryTypeCode=deliveryTerms RelevantTradeLocation:Location?
Location: CountryID=countries? Name?
Project: ID Name
Delivery: x.RelatedSupplyChainConsignment:Consignment? w.ShipToTradeParty:ShipTo?
  x.ShipToTradeParty:Place? x.UltimateShipToTradeParty:Place? x.ShipFromTradeParty:Place?
  w.ActualDeliverySupplyChainEvent:Event? w.DespatchAdviceReferencedDocument:Reference?
  e.ReceivingAdviceReferencedDocument:Reference? x.DeliveryNoteReferencedDocument:Reference?
Consignment: SpecifiedLogisticsTransportMovement:Movement*
Movement: ModeCode=transportModes
Event: OccurrenceDateTime:DateTime
Settlement: w.CreditorReferenceID? w.PaymentReference? w.TaxCurrencyCode=currencies?
  InvoiceCurrencyCode=currencies x.InvoiceIssuerReference? x.InvoicerTradeParty:Party?
  x.InvoiceeTradeParty:Party? w.PayeeTradeParty:Payee? x.PayeeTradeParty:Party?
  x.PayerTradeParty:Party? x.TaxApplicableTradeCurrencyExchange:Exchange?
  w.SpecifiedTradeSettlementPaymentMeans:Means* w.ApplicableTradeTax:Tax+
  w.BillingSpecifiedPeriod:Period? x.BillingSpecifiedPeriod:NamedPeriod?
  w.SpecifiedTradeAllowanceCharge:Allowance* x.SpecifiedLogisticsServiceCharge:Service*
  w.SpecifiedTradePaymentTerms:Terms? x.SpecifiedTradePaymentTerms:Terms*
  SpecifiedTradeSettlementHeaderMonetarySummation:Totals
  x.SpecifiedFinancialAdjustment:Adjustment* w.InvoiceReferencedDocument:Preceding*
  w.ReceivableSpecifiedTradeAccountingAccount:Account?
  x.ReceivableSpecifiedTradeAccountingAccount:HeaderAccount* x.SpecifiedAdvancePayment:Advance*
Exchange: SourceCurrencyCode=currencies TargetCurrencyCode=currencies ConversionRate
  ConversionRateDateTime:DateTime?
Service: Description AppliedAmount AppliedTradeTax:ServiceTax+
Adjustment: Reason ActualAmount
Advance: PaidAmount FormattedReceivedDateTime:FormattedDateTime? IncludedTradeTax:PaidTax+
  InvoiceSpecifiedReferencedDocument:Preceding?
Means: TypeCode=paymentMeans e.Information? e.ApplicableTradeSettlementFinancialCard:Card?
  PayerPartyDebtorFinancialAccount:Debtor? PayeePartyCreditorFinancialAccount:Creditor?
  x.PayerSpecifiedDebtorFinancialInstitution:DebtorInstitution?
  e.PayeeSpecifiedCreditorFinancialInstitution:Institution?
Card: ID CardholderName?
Debtor: IBANID x.AccountName?
DebtorInstitution: BICID?
Creditor: IBANID? e.AccountName? ProprietaryID?
Institution: BICID
Tax: CalculatedAmount TypeCode=vat x.TypeCode=taxTypes ExemptionReason? BasisAmount
  x.LineTotalBasisAmount? x.AllowanceChargeBasisAmount? CategoryCode=vatCategories
  x.CategoryCode=allVatCategories ExemptionReasonCode=exemptionReasons? e.TaxPointDate:DateOnly? DueDateTypeCode=dueDateTypes?
  RateApplicablePercent?
Period: StartDateTime:DateTime? EndDateTime:DateTime?
NamedPeriod<Period: Description?
Allowance_false: ChargeIndicator:Indicator x.SequenceNumeric? CalculationPercent? BasisAmount?
  x.BasisQuantity@unitCode=units? ActualAmount ReasonCode=allowanceReasons? Reason?
  CategoryTradeTax:CategoryTax
Allowance_true<Allowance_false: ReasonCode=chargeReasons? x.ReasonCode=chargeReasons@listID?
Indicator: Indicator*
CategoryTax: TypeCode=vat x.TypeCode=taxTypes x.ExemptionReason? CategoryCode=vatCategories
  x.CategoryCode=allVatCategories x.ExemptionReasonCode=exemptionReasons? RateApplicablePercent?
LineTax<CategoryTax: CalculatedAmount? TypeCode=taxTypes? CategoryCode=allVatCategories?
  DueDateTypeCode=dueDateTypes?
ServiceTax<CategoryTax: RateApplicablePercent
PaidTax<CategoryTax: CalculatedAmount
PriceTax<ServiceTax: CalculatedAmount TypeCode=vat
Terms: Description? DueDateDateTime:DateTime? DirectDebitMandateID? x.PartialPaymentAmount?
  x.ApplicableTradePaymentPenaltyTerms:Penalty? x.ApplicableTradePaymentDiscountTerms:CashDiscount?
  x.PayeeTradeParty:Party?
Penalty: BasisDateTime:DateTime? BasisPeriodMeasure@unitCode!? BasisAmount? CalculationPercent?
  ActualPenaltyAmount?
CashDiscount: BasisDateTime:DateTime? BasisPeriodMeasure@unitCode? BasisAmount?
  CalculationPercent? ActualDiscountAmount?
Totals: w.LineTotalAmount w.ChargeTotalAmount? w.AllowanceTotalAmount? TaxBasisTotalAmount
  TaxTotalAmount@currencyID=currencies% e.RoundingAmount? GrandTotalAmount
  w.TotalPrepaidAmount? DuePayableAmount
Preceding: IssuerAssignedID x.TypeCode=precedingTypes? FormattedIssueDateTime:FormattedDateTime?
Account: ID? x.TypeCode?
HeaderAccount: ID TypeCode=accountTypes?
Line: AssociatedDocumentLineDocument:LineDocument SpecifiedTradeProduct:Product
  SpecifiedLineTradeAgreement:LineAgreement x.SpecifiedLineTradeAgreement:LineAgreement?
  SpecifiedLineTradeDelivery:LineDelivery x.SpecifiedLineTradeDelivery:LineDelivery?
  SpecifiedLineTradeSettlement:LineSettlement
LineDocument: LineID x.ParentLineID? x.LineStatusCode=lineStates? x.LineStatusReasonCode=lineReasons?
  IncludedNote:LineNote? x.IncludedNote:HeaderNote*
Product: x.ID? GlobalID@schemeID!=identifierSchemes? e.SellerAssignedID? e.BuyerAssignedID?
  x.IndustryAssignedID? x.ModelID? Name e.Description? x.BatchID* x.BrandName? x.ModelName?
  e.ApplicableProductCharacteristic:Characteristic* e.DesignatedProductClassification:Class*
  x.IndividualTradeProductInstance:Instance* e.OriginTradeCountry:Origin?
  x.ManufacturerTradeParty:Manufacturer? x.IncludedReferencedProduct:Included*
Instance: BatchID? SupplierAssignedSerialID?
Included: ID? GlobalID@schemeID!=identifierSchemes* SellerAssignedID? BuyerAssignedID?
  IndustryAssignedID? Name Description? UnitQuantity@unitCode!=units?
Characteristic: x.TypeCode? Description x.Description? x.ValueMeasure@unitCode? Value x.Value?
Class: ClassCode@listID!=classifications@listVersionID? x.ClassName?
Origin: ID=countries
LineAgreement: x.ApplicableTradeDeliveryTerms:DeliveryTerms?
  x.SellerOrderReferencedDocument:LineReference? e.BuyerOrderReferencedDocument:LineReference?
  x.QuotationReferencedDocument:LineReference? x.ContractReferencedDocument:LineReference?
  x.AdditionalReferencedDocument:LineAttached* GrossPriceProductTradePrice:Gross?
  NetPriceProductTradePrice:Net x.NetPriceProductTradePrice:Net? x.ItemSellerTradeParty:ItemSeller?
  x.UltimateCustomerOrderReferencedDocument:LineReference*
LineReference: x.IssuerAssignedID? LineID? x.FormattedIssueDateTime:FormattedDateTime?
LinePreceding<LineReference: TypeCode=precedingTypes?
Gross: ChargeAmount BasisQuantity@unitCode=units? AppliedTradeAllowanceCharge:Discount?
  x.AppliedTradeAllowanceCharge:Discount*
Discount_false: ChargeIndicator:Indicator x.CalculationPercent? x.BasisAmount? ActualAmount
  x.ReasonCode=allowanceReasons? x.Reason?
Discount_true<Discount_false: x.ReasonCode=chargeReasons@listID?
Net: ChargeAmount BasisQuantity@unitCode=units? x.IncludedTradeTax:PriceTax?
LineDelivery: BilledQuantity@unitCode=units x.BilledQuantity@unitCode=units?
  x.ChargeFreeQuantity@unitCode!=units? x.PackageQuantity@unitCode!=units?
  x.PerPackageUnitQuantity@unitCode!=units? x.ShipToTradeParty:LineShipTo?
  x.UltimateShipToTradeParty:LinePlace? x.ActualDeliverySupplyChainEvent:Event?
  x.DespatchAdviceReferencedDocument:LineReference? x.ReceivingAdviceReferencedDocument:LineReference?
  x.DeliveryNoteReferencedDocument:LineReference?
LineSettlement: ApplicableTradeTax:CategoryTax x.ApplicableTradeTax:LineTax*
  BillingSpecifiedPeriod:Period? SpecifiedTradeAllowanceCharge:LineAllowance*
  SpecifiedTradeSettlementLineMonetarySummation:LineTotals
  x.SpecifiedTradeSettlementLineMonetarySummation:LineTotals?
  x.InvoiceReferencedDocument:LinePreceding? e.AdditionalReferencedDocument:LineObject?
  x.AdditionalReferencedDocument:LineObject* e.ReceivableSpecifiedTradeAccountingAccount:Account?
  x.ReceivableSpecifiedTradeAccountingAccount:Account*
LineAllowance_false: ChargeIndicator:Indicator e.CalculationPercent? e.BasisAmount? ActualAmount
  ReasonCode=allowanceReasons? Reason?
LineAllowance_true<LineAllowance_false: ReasonCode=chargeReasons? x.ReasonCode=chargeReasons@listID?
LineTotals: LineTotalAmount x.LineTotalAmount? x.ChargeTotalAmount? x.AllowanceTotalAmount?
  x.TaxTotalAmount@currencyID=currencies% x.GrandTotalAmount? x.TotalAllowanceChargeAmount?
LineObject: IssuerAssignedID TypeCode=objectType x.TypeCode=attachedTypes
  ReferenceTypeCode=references?
`;
