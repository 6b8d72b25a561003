// Children that the elements of CII have and EN 16931 does not use: rows of rule numbers and names by
// the element that they are in, for each place that the rules look at.

const CONTACT_END = `
  ram:TelexUniversalCommunication ram:VOIPUniversalCommunication
  ram:InstantMessagingUniversalCommunication ram:SpecifiedNote ram:SpecifiedContactPerson`;
const ACCOUNT = `
  ram:SetTriggerCode ram:TypeCode ram:AmountTypeCode ram:Name ram:CostReferenceDimensionPattern`;
const PRICE_END = `
  ram:ValiditySpecifiedPeriod ram:DeliveryTradeLocation ram:TradeComparisonReferencePrice
  ram:AssociatedReferencedDocument`;

/** Places below the document element, or below its `rsm:SupplyChainTradeTransaction`. */
export const UNUSED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'rsm:ExchangedDocumentContext': {
    '': `1 ram:SpecifiedTransactionID ram:TestIndicator 6 ram:BIMSpecifiedDocumentContextParameter
      ram:ScenarioSpecifiedDocumentContextParameter
      ram:ApplicationSpecifiedDocumentContextParameter 11
      ram:SubsetSpecifiedDocumentContextParameter
      ram:MessageStandardSpecifiedDocumentContextParameter`,
  },
  'rsm:ExchangedDocument': {
    '': `13 ram:Name 16 ram:CopyIndicator ram:Purpose ram:ControlRequirementIndicator
      ram:LanguageID ram:PurposeCode ram:RevisionDateTime ram:VersionID ram:GlobalID
      ram:RevisionID ram:PreviousRevisionID ram:CategoryCode 33 ram:EffectiveSpecifiedPeriod
      ram:IssuerTradeParty`,
    'ram:IssueDateTime': `15 udt:DateTime`,
    'ram:IncludedNote': `27 ram:Subject ram:ContentCode 32 ram:ID`,
  },
  'ram:IncludedSupplyChainTradeLineItem': {
    '': `35 ram:DescriptionCode ram:ParentLineID ram:LineStatusCode ram:LineStatusReasonCode 221
      ram:IncludedSubordinateTradeLineItem`,
  },
  'ram:IncludedSupplyChainTradeLineItem/ram:AssociatedDocumentLineDocument': {
    'ram:IncludedNote': `41 ram:SubjectCode ram:ID ram:Subject ram:ContentCode`,
  },
  'ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedTradeProduct': {
    '': `45 ram:ID 48 ram:ManufacturerAssignedID ram:TradeName ram:TypeCode ram:NetWeightMeasure
      ram:GrossWeightMeasure ram:ProductGroupID ram:EndItemTypeCode ram:EndItemName
      ram:AreaDensityMeasure ram:UseDescription ram:BrandName ram:SubBrandName
      ram:DrainedNetWeightMeasure ram:VariableMeasureIndicator ram:ColourCode
      ram:ColourDescription ram:Designation ram:FormattedCancellationAnnouncedLaunchDateTime
      ram:FormattedLatestProductDataChangeDateTime 80 ram:ApplicableMaterialGoodsCharacteristic
      87 ram:IndividualTradeProductInstance ram:CertificationEvidenceReferenceReferencedDocument
      ram:InspectionReferenceReferencedDocument 93 ram:LinearSpatialDimension
      ram:MinimumLinearSpatialDimension ram:MaximumLinearSpatialDimension
      ram:ManufacturerTradeParty ram:PresentationSpecifiedBinaryFile
      ram:MSDSReferenceReferencedDocument ram:AdditionalReferenceReferencedDocument
      ram:LegalRightsOwnerTradeParty ram:BrandOwnerTradeParty ram:IncludedReferencedProduct
      ram:InformationNote`,
    'ram:ApplicableProductCharacteristic': `67 ram:ID ram:TypeCode 70 ram:ValueMeasure ram:MeasurementMethodCode 73 ram:ValueCode
      ram:ValueDateTime ram:ValueIndicator ram:ContentTypeCode ram:ValueSpecifiedBinaryFile
      ram:ApplicableProductCharacteristicCondition ram:ApplicableReferencedStandard`,
    'ram:DesignatedProductClassification': `81 ram:SystemID ram:SystemName ram:ClassName ram:SubClassCode
      ram:ClassProductCharacteristic ram:ApplicableReferencedStandard`,
    'ram:OriginTradeCountry': `91 ram:Name ram:SubordinateTradeCountrySubDivision`,
  },
  'ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeAgreement': {
    '': `104 ram:BuyerReference ram:BuyerRequisitionerTradeParty ram:ApplicableTradeDeliveryTerms
      ram:SellerOrderReferencedDocument 109 ram:QuotationReferencedDocument
      ram:ContractReferencedDocument ram:DemandForecastReferencedDocument
      ram:PromotionalDealReferencedDocument ram:AdditionalReferencedDocument 147
      ram:RequisitionerReferencedDocument ram:ItemSellerTradeParty ram:ItemBuyerTradeParty
      ram:IncludedSpecifiedMarketplace 447 ram:UltimateCustomerOrderReferencedDocument`,
    'ram:BuyerOrderReferencedDocument': `108 ram:IssuerAssignedID`,
    'ram:GrossPriceProductTradePrice': `114 ram:TypeCode ram:MinimumQuantity ram:MaximumQuantity ram:ChangeReason
      ram:OrderUnitConversionFactorNumeric 445 ram:IncludedTradeTax 132 ${PRICE_END}`,
    'ram:GrossPriceProductTradePrice/ram:AppliedTradeAllowanceCharge': `120 ram:ID ram:SequenceNumeric ram:CalculationPercent ram:BasisAmount ram:BasisQuantity
      ram:PrepaidIndicator ram:UnitBasisAmount ram:ReasonCode ram:Reason ram:TypeCode
      ram:CategoryTradeTax ram:ActualTradeCurrencyExchange`,
    'ram:NetPriceProductTradePrice': `136 ram:TypeCode 138 ram:MinimumQuantity ram:MaximumQuantity ram:ChangeReason
      ram:OrderUnitConversionFactorNumeric ram:AppliedTradeAllowanceCharge 446
      ram:IncludedTradeTax 143 ${PRICE_END}`,
  },
  'ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeDelivery': {
    '': `151 ram:RequestedQuantity ram:ReceivedQuantity ram:ChargeFreeQuantity ram:PackageQuantity
      ram:ProductUnitQuantity ram:PerPackageUnitQuantity ram:NetWeightMeasure
      ram:GrossWeightMeasure ram:TheoreticalWeightMeasure ram:DespatchedQuantity
      ram:SpecifiedDeliveryAdjustment ram:IncludedSupplyChainPackaging
      ram:RelatedSupplyChainConsignment ram:ShipToTradeParty ram:UltimateShipToTradeParty
      ram:ShipFromTradeParty ram:ActualDespatchSupplyChainEvent ram:ActualPickUpSupplyChainEvent
      ram:RequestedDeliverySupplyChainEvent ram:ActualDeliverySupplyChainEvent
      ram:ActualReceiptSupplyChainEvent ram:AdditionalReferencedDocument
      ram:DespatchAdviceReferencedDocument ram:ReceivingAdviceReferencedDocument
      ram:DeliveryNoteReferencedDocument ram:ConsumptionReportReferencedDocument
      ram:PackingListReferencedDocument`,
  },
  'ram:IncludedSupplyChainTradeLineItem/ram:SpecifiedLineTradeSettlement': {
    '': `178 ram:PaymentReference ram:InvoiceIssuerReference ram:TotalAdjustmentAmount
      ram:DiscountIndicator 194 ram:SubtotalCalculatedTradeTax
      ram:SpecifiedLogisticsServiceCharge ram:SpecifiedTradePaymentTerms 209
      ram:SpecifiedFinancialAdjustment ram:InvoiceReferencedDocument 212
      ram:PayableSpecifiedTradeAccountingAccount 218 ram:PurchaseSpecifiedTradeAccountingAccount
      ram:SalesSpecifiedTradeAccountingAccount ram:SpecifiedTradeSettlementFinancialCard`,
    'ram:ApplicableTradeTax': `182 ram:CalculatedAmount`,
    'ram:SpecifiedTradeAllowanceCharge/ram:ChargeIndicator': `183 udt:IndicatorString`,
    'ram:SpecifiedTradeAllowanceCharge': `184 ram:ID ram:SequenceNumeric ram:CalculationPercent/@format ram:BasisQuantity
      ram:PrepaidIndicator ram:UnitBasisAmount ram:TypeCode ram:CategoryTradeTax
      ram:ActualTradeCurrencyExchange ram:ID`,
    'ram:SpecifiedTradeSettlementLineMonetarySummation': `197 ram:ChargeTotalAmount ram:AllowanceTotalAmount ram:TaxBasisTotalAmount
      ram:TaxTotalAmount ram:GrandTotalAmount ram:InformationAmount
      ram:TotalAllowanceChargeAmount ram:TotalRetailValueInformationAmount
      ram:GrossLineTotalAmount ram:NetLineTotalAmount ram:NetIncludingTaxesLineTotalAmount
      ram:ProductWeightLossInformationAmount`,
    'ram:ReceivableSpecifiedTradeAccountingAccount': `213 ${ACCOUNT}`,
  },
  'ram:ApplicableHeaderTradeAgreement': {
    '': `442 ram:Reference 278 ram:SalesAgentTradeParty ram:BuyerRequisitionerTradeParty
      ram:BuyerAssignedAccountantTradeParty ram:SellerAssignedAccountantTradeParty 292
      ram:ProductEndUserTradeParty ram:ApplicableTradeDeliveryTerms 296
      ram:QuotationReferencedDocument ram:OrderResponseReferencedDocument 299
      ram:DemandForecastReferencedDocument ram:SupplyInstructionReferencedDocument
      ram:PromotionalDealReferencedDocument ram:PriceListReferencedDocument 304
      ram:RequisitionerReferencedDocument ram:BuyerAgentTradeParty
      ram:PurchaseConditionsReferencedDocument 448 ram:UltimateCustomerOrderReferencedDocument`,
    'ram:SellerTradeParty': `222 ram:RoleCode 247 ram:EndPointURIUniversalCommunication
      ram:LogoAssociatedSpecifiedBinaryFile`,
    'ram:SellerTradeParty/ram:SpecifiedLegalOrganization': `223 ram:LegalClassificationCode ram:Name ram:PostalTradeAddress
      ram:AuthorizedLegalRegistration`,
    'ram:SellerTradeParty/ram:DefinedTradeContact': `227 ram:ID ram:TypeCode ram:JobTitle ram:Responsibility ram:PersonID 234
      ram:DirectTelephoneUniversalCommunication ram:MobileTelephoneUniversalCommunication
      ram:FaxUniversalCommunication 239 ${CONTACT_END}`,
    'ram:SellerTradeParty/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication': `232 ram:URIID ram:ChannelCode`,
    'ram:SellerTradeParty/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication': `237 ram:ChannelCode ram:CompleteNumber`,
    'ram:SellerTradeParty/ram:URIUniversalCommunication': `244 ram:ChannelCode ram:CompleteNumber`,
    'ram:SellerTradeParty/ram:SpecifiedTaxRegistration': `246 ram:AssociatedRegisteredTax`,
    'ram:BuyerTradeParty': `249 ram:RoleCode ram:Description 276 ram:EndPointURIUniversalCommunication
      ram:LogoAssociatedSpecifiedBinaryFile`,
    'ram:BuyerTradeParty/ram:SpecifiedLegalOrganization': `251 ram:LegalClassificationCode ram:Name 254 ram:PostalTradeAddress
      ram:AuthorizedLegalRegistration`,
    'ram:BuyerTradeParty/ram:DefinedTradeContact': `256 ram:ID ram:TypeCode ram:JobTitle ram:Responsibility ram:PersonID 263
      ram:DirectTelephoneUniversalCommunication ram:MobileTelephoneUniversalCommunication
      ram:FaxUniversalCommunication 268 ${CONTACT_END}`,
    'ram:BuyerTradeParty/ram:DefinedTradeContact/ram:TelephoneUniversalCommunication': `261 ram:URIID ram:ChannelCode`,
    'ram:BuyerTradeParty/ram:DefinedTradeContact/ram:EmailURIUniversalCommunication': `266 ram:ChannelCode ram:CompleteNumber`,
    'ram:BuyerTradeParty/ram:URIUniversalCommunication': `273 ram:ChannelCode ram:CompleteNumber`,
    'ram:BuyerTradeParty/ram:SpecifiedTaxRegistration': `275 ram:AssociatedRegisteredTax`,
    'ram:SellerTaxRepresentativeTradeParty': `282 ram:ID ram:GlobalID ram:RoleCode ram:Description ram:SpecifiedLegalOrganization
      ram:DefinedTradeContact ram:URIUniversalCommunication 290
      ram:EndPointURIUniversalCommunication ram:LogoAssociatedSpecifiedBinaryFile`,
    'ram:SellerTaxRepresentativeTradeParty/ram:SpecifiedTaxRegistration': `289 ram:AssociatedRegisteredTax`,
    'ram:SellerOrderReferencedDocument': `294 ram:LineID`,
    'ram:BuyerOrderReferencedDocument': `295 ram:LineID`,
    'ram:ContractReferencedDocument': `298 ram:LineID`,
    'ram:AdditionalReferencedDocument': `303 ram:LineID`,
    'ram:SpecifiedProcuringProject': `307 ram:Description`,
  },
  'ram:ApplicableHeaderTradeDelivery': {
    '': `308 ram:RelatedSupplyChainConsignment 317 ram:UltimateShipToTradeParty
      ram:ShipFromTradeParty ram:ActualDespatchSupplyChainEvent ram:ActualPickUpSupplyChainEvent
      331 ram:ActualReceiptSupplyChainEvent ram:AdditionalReferencedDocument 335
      ram:DeliveryNoteReferencedDocument ram:ConsumptionReportReferencedDocument
      ram:PreviousDeliverySupplyChainEvent ram:PackingListReferencedDocument`,
    'ram:ShipToTradeParty': `309 ram:RoleCode ram:Description ram:SpecifiedLegalOrganization ram:DefinedTradeContact
      ram:URIUniversalCommunication ram:SpecifiedTaxRegistration
      ram:EndPointURIUniversalCommunication ram:LogoAssociatedSpecifiedBinaryFile`,
    'ram:ActualDeliverySupplyChainEvent': `321 ram:ID 323 ram:TypeCode ram:Description ram:DescriptionBinaryObject ram:UnitQuantity
      ram:LatestOccurrenceDateTime ram:EarliestOccurrenceDateTime ram:OccurrenceSpecifiedPeriod
      ram:OccurrenceLogisticsLocation`,
    'ram:ActualDeliverySupplyChainEvent/ram:OccurrenceDateTime': `322 udt:DateTime`,
    'ram:DespatchAdviceReferencedDocument': `333 ram:LineID ram:LineID`,
  },
  'ram:ApplicableHeaderTradeSettlement': {
    '': `339 ram:DuePayableAmount ram:CreditorReferenceTypeCode ram:CreditorReferenceType
      ram:CreditorReferenceIssuerID 344 ram:PaymentCurrencyCode ram:InvoiceIssuerReference
      ram:InvoiceDateTime ram:NextInvoiceDateTime ram:CreditReasonCode ram:CreditReason
      ram:InvoicerTradeParty ram:InvoiceeTradeParty 365 ram:PayerTradeParty
      ram:TaxApplicableTradeCurrencyExchange ram:InvoiceApplicableTradeCurrencyExchange
      ram:PaymentApplicableTradeCurrencyExchange 395 ram:SubtotalCalculatedTradeTax
      ram:SpecifiedLogisticsServiceCharge 421 ram:SpecifiedFinancialAdjustment 423
      ram:ProFormaInvoiceReferencedDocument ram:LetterOfCreditReferencedDocument
      ram:FactoringAgreementReferencedDocument ram:FactoringListReferencedDocument
      ram:PayableSpecifiedTradeAccountingAccount 433 ram:PurchaseSpecifiedTradeAccountingAccount
      ram:SalesSpecifiedTradeAccountingAccount ram:SpecifiedTradeSettlementFinancialCard
      ram:SpecifiedAdvancePayment ram:UltimatePayeeTradeParty`,
    'ram:PayeeTradeParty': `352 ram:RoleCode ram:Description 359 ram:DefinedTradeContact ram:PostalTradeAddress
      ram:URIUniversalCommunication ram:SpecifiedTaxRegistration
      ram:EndPointURIUniversalCommunication ram:LogoAssociatedSpecifiedBinaryFile`,
    'ram:PayeeTradeParty/ram:SpecifiedLegalOrganization': `354 ram:LegalClassificationCode ram:Name ram:TradingBusinessName ram:PostalTradeAddress
      ram:AuthorizedLegalRegistration`,
    'ram:SpecifiedTradeSettlementPaymentMeans': `369 ram:PaymentChannelCode ram:GuaranteeMethodCode ram:PaymentMethodCode 443 ram:ID`,
    'ram:SpecifiedTradeSettlementPaymentMeans/ram:ApplicableTradeSettlementFinancialCard': `372 ram:MicrochipIndicator ram:TypeCode 375 ram:ExpiryDate ram:VerificationNumeric
      ram:ValidFromDateTime ram:CreditLimitAmount ram:CreditAvailableAmount
      ram:InterestRatePercent ram:Description`,
    'ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerPartyDebtorFinancialAccount': `382 ram:AccountName 444 ram:ProprietaryID`,
    'ram:SpecifiedTradeSettlementPaymentMeans/ram:PayerSpecifiedDebtorFinancialInstitution': `384 ram:ClearingSystemName ram:Name ram:LocationFinancialInstitutionAddress`,
    'ram:SpecifiedTradeAllowanceCharge': `388 ram:ID ram:SequenceNumeric ram:BasisQuantity ram:PrepaidIndicator ram:UnitBasisAmount
      ram:TypeCode ram:ActualTradeCurrencyExchange`,
    'ram:SpecifiedTradePaymentTerms': `397 ram:ID ram:FromEventCode ram:SettlementPeriodMeasure 401 ram:TypeCode
      ram:InstructionTypeCode 404 ram:PartialPaymentPercent ram:PaymentMeansID
      ram:PartialPaymentAmount ram:ApplicableTradePaymentPenaltyTerms
      ram:ApplicableTradePaymentDiscountTerms ram:PayeeTradeParty`,
    'ram:SpecifiedTradePaymentTerms/ram:DueDateDateTime': `400 udt:DateTime`,
    'ram:InvoiceReferencedDocument': `422 ram:LineID`,
    'ram:ReceivableSpecifiedTradeAccountingAccount': `428 ${ACCOUNT}`,
  },
  'ram:ApplicableHeaderTradeSettlement/ram:SpecifiedTradeSettlementHeaderMonetarySummation': {
    '': `411 ram:InformationAmount ram:TotalDiscountAmount ram:TotalAllowanceChargeAmount
      ram:RetailValueExcludingTaxInformationAmount ram:TotalDepositFeeInformationAmount
      ram:ProductValueExcludingTobaccoTaxInformationAmount ram:TotalRetailValueInformationAmount
      ram:GrossLineTotalAmount ram:NetLineTotalAmount ram:NetIncludingTaxesLineTotalAmount`,
  },
};
