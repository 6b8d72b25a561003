/**
 * What the aggregates of a Cross Industry Invoice hold: D16B (SCRDM) and, marked with `+` and `>`,
 * what D22B adds. The notation is that of `content.ts`.
 */
export const CII_CONTENT = `
CrossIndustryInvoice: ExchangedDocumentContext ExchangedDocument SupplyChainTradeTransaction
  ValuationBreakdownStatement?
ExchangedDocumentContext: SpecifiedTransactionID? TestIndicator?
  BusinessProcessSpecifiedDocumentContextParameter* BIMSpecifiedDocumentContextParameter*
  ScenarioSpecifiedDocumentContextParameter* ApplicationSpecifiedDocumentContextParameter*
  GuidelineSpecifiedDocumentContextParameter* SubsetSpecifiedDocumentContextParameter*
  MessageStandardSpecifiedDocumentContextParameter? +UserSpecifiedDocumentContextParameter*
ExchangedDocument: ID>? Name* TypeCode:code3NU? IssueDateTime CopyIndicator? Purpose?
  ControlRequirementIndicator? LanguageID* PurposeCode:code3U? RevisionDateTime? VersionID?
  GlobalID? RevisionID? PreviousRevisionID? CategoryCode? +RequestedResponseTypeCode*
  +CreationDateTime:FormattedDateTime? +FirstVersionIssueDateTime? +SubtypeCode? IncludedNote*
  +ReferenceReferencedDocument* +SignatoryDocumentAuthentication? EffectiveSpecifiedPeriod?
  IssuerTradeParty? +AttachedSpecifiedBinaryFile*
SupplyChainTradeTransaction: IncludedSupplyChainTradeLineItem* ApplicableHeaderTradeAgreement
  ApplicableHeaderTradeDelivery ApplicableHeaderTradeSettlement
ValuationBreakdownStatement: ID Name Description* MeasurementMethodID* CreationDateTime
  DefaultCurrencyCode:code3U DefaultLanguageCode Comment* TypeCode* RequestedActionCode*
  PriceListID? ContractualLanguageCode? ItemGroupedWorkItem* ItemBasicWorkItem*
  TotalCalculatedPrice* ChangedRecordedStatus* CreationSpecifiedBinaryFile*
  ReaderSpecifiedBinaryFile* ReferencedSpecifiedBinaryFile*
Indicator!: IndicatorString:formatted Indicator:boolean
DocumentContextParameter: ID? Value? SpecifiedDocumentVersion?
DateTime!: DateTimeString:formatted DateTime:dateTime
FormattedDateTime: DateTimeString:formatted
Note: Subject? ContentCode? Content* SubjectCode?>* ID?
ReferencedDocument: IssuerAssignedID? URIID? StatusCode:code3N? CopyIndicator? LineID?
  TypeCode:code3NU? GlobalID? RevisionID? Name* +ReceiptDateTime? AttachmentBinaryObject*
  Information* +CategoryCode? ReferenceTypeCode:code3N? SectionName* PreviousRevisionID*
  FormattedIssueDateTime:FormattedDateTime? +PageID? +SubordinateLineID? +SubtypeCode*
  EffectiveSpecifiedPeriod? IssuerTradeParty? AttachedSpecifiedBinaryFile* +IncludedNote*
+DocumentAuthentication: ActualDateTime? ID? Information* Signatory? SignatoryImageBinaryObject?
  CategoryCode*
SpecifiedPeriod: DurationMeasure* InclusiveIndicator? Description* StartDateTime? EndDateTime?
  CompleteDateTime? OpenIndicator? SeasonCode? ID? Name* SequenceNumeric? StartDateFlexibilityCode?
  ContinuousIndicator? PurposeCode?
TradeParty: ID* GlobalID* +TypeCode* Name? RoleCode:code3N* Description* +RegisteredID* +Role*
  SpecifiedLegalOrganization? DefinedTradeContact* PostalTradeAddress? URIUniversalCommunication*
  +SpecifiedLogisticsLocation* SpecifiedTaxRegistration* EndPointURIUniversalCommunication?
  LogoAssociatedSpecifiedBinaryFile*
SpecifiedBinaryFile: ID* Title* AuthorName* VersionID? FileName? URIID? MIMECode? EncodingCode?
  CharacterSetCode? IncludedBinaryObject* Access* Description* SizeMeasure?
  AccessAvailabilitySpecifiedPeriod?
SupplyChainTradeLineItem: DescriptionCode? AssociatedDocumentLineDocument>? SpecifiedTradeProduct?
  +AdditionalInformationNote* SpecifiedLineTradeAgreement? SpecifiedLineTradeDelivery?
  SpecifiedLineTradeSettlement IncludedSubordinateTradeLineItem*
HeaderTradeAgreement: Reference* BuyerReference? SellerTradeParty? BuyerTradeParty?
  SalesAgentTradeParty? BuyerRequisitionerTradeParty* BuyerAssignedAccountantTradeParty?
  SellerAssignedAccountantTradeParty? BuyerTaxRepresentativeTradeParty?
  SellerTaxRepresentativeTradeParty? ProductEndUserTradeParty? ApplicableTradeDeliveryTerms?
  SellerOrderReferencedDocument? BuyerOrderReferencedDocument? QuotationReferencedDocument?
  OrderResponseReferencedDocument? ContractReferencedDocument? DemandForecastReferencedDocument?
  SupplyInstructionReferencedDocument? PromotionalDealReferencedDocument?
  PriceListReferencedDocument? AdditionalReferencedDocument* RequisitionerReferencedDocument*
  BuyerAgentTradeParty? PurchaseConditionsReferencedDocument* SpecifiedProcuringProject?
  UltimateCustomerOrderReferencedDocument* +PricingBaseApplicableLogisticsLocation?
HeaderTradeDelivery: RelatedSupplyChainConsignment? ShipToTradeParty? UltimateShipToTradeParty?
  ShipFromTradeParty? ActualDespatchSupplyChainEvent? ActualPickUpSupplyChainEvent?
  ActualDeliverySupplyChainEvent? ActualReceiptSupplyChainEvent? AdditionalReferencedDocument*
  DespatchAdviceReferencedDocument? ReceivingAdviceReferencedDocument?
  DeliveryNoteReferencedDocument? ConsumptionReportReferencedDocument?
  PreviousDeliverySupplyChainEvent* PackingListReferencedDocument?
HeaderTradeSettlement: DuePayableAmount* CreditorReferenceTypeCode* CreditorReferenceType*
  CreditorReferenceIssuerID* CreditorReferenceID? PaymentReference* TaxCurrencyCode:code3U?
  InvoiceCurrencyCode:code3U? PaymentCurrencyCode:code3U? InvoiceIssuerReference? InvoiceDateTime?
  NextInvoiceDateTime* CreditReasonCode? CreditReason* InvoicerTradeParty? InvoiceeTradeParty?
  PayeeTradeParty? PayerTradeParty? TaxApplicableTradeCurrencyExchange?
  InvoiceApplicableTradeCurrencyExchange? PaymentApplicableTradeCurrencyExchange?
  SpecifiedTradeSettlementPaymentMeans* ApplicableTradeTax* BillingSpecifiedPeriod?
  SpecifiedTradeAllowanceCharge* SubtotalCalculatedTradeTax* SpecifiedLogisticsServiceCharge*
  SpecifiedTradePaymentTerms* SpecifiedTradeSettlementHeaderMonetarySummation?
  SpecifiedFinancialAdjustment* InvoiceReferencedDocument?>* ProFormaInvoiceReferencedDocument?
  LetterOfCreditReferencedDocument? FactoringAgreementReferencedDocument*
  FactoringListReferencedDocument* PayableSpecifiedTradeAccountingAccount*
  ReceivableSpecifiedTradeAccountingAccount* PurchaseSpecifiedTradeAccountingAccount*
  SalesSpecifiedTradeAccountingAccount* SpecifiedTradeSettlementFinancialCard*
  SpecifiedAdvancePayment* UltimatePayeeTradeParty?
GroupedWorkItem: ID PrimaryClassificationCode* AlternativeClassificationCode* TypeCode* Comment*
  TotalQuantity? Index? RequestedActionCode* PriceListItemID? ContractualLanguageCode?
  TotalCalculatedPrice* ItemGroupedWorkItem* ItemBasicWorkItem* ChangedRecordedStatus*
  ActualWorkItemComplexDescription* ReferencedSpecifiedBinaryFile*
BasicWorkItem: ID ReferenceID? PrimaryClassificationCode* AlternativeClassificationCode* TypeCode*
  Comment* TotalQuantity? TotalQuantityClassificationCode? IndexValue:number? StatusCode*
  ReferenceFileBinaryObject* Index? RequestedActionCode* PriceListItemID? ContractualLanguageCode?
  ActualWorkItemComplexDescription* TotalQuantityWorkItemQuantityAnalysis* UnitCalculatedPrice*
  TotalCalculatedPrice* SubordinateBasicWorkItem* ChangedRecordedStatus* ItemBasicWorkItem*
  ReferencedSpecifiedBinaryFile*
CalculatedPrice: TypeCode* ChargeAmount* RelatedAppliedAllowanceCharge*
RecordedStatus: ConditionCode ChangerName? ChangedDateTime
DocumentVersion: ID? Name? IssueDateTime?
LegalOrganization: LegalClassificationCode? Name? ID? TradingBusinessName? PostalTradeAddress?
  AuthorizedLegalRegistration*
TradeContact: ID? PersonName? DepartmentName? TypeCode:code3U? JobTitle? Responsibility? PersonID*
  TelephoneUniversalCommunication? DirectTelephoneUniversalCommunication?
  MobileTelephoneUniversalCommunication? FaxUniversalCommunication? EmailURIUniversalCommunication?
  TelexUniversalCommunication? VOIPUniversalCommunication? InstantMessagingUniversalCommunication?
  SpecifiedNote* SpecifiedContactPerson?
TradeAddress: ID? PostcodeCode? PostOfficeBox? BuildingName? LineOne? LineTwo? LineThree? LineFour?
  LineFive? StreetName? CityName? CitySubDivisionName? CountryID:id3? CountryName*
  CountrySubDivisionID? CountrySubDivisionName* AttentionOf? CareOf? BuildingNumber? DepartmentName?
  AdditionalStreetName? +CityID? +TypeCode:code3N*
UniversalCommunication: URIID? ChannelCode:code3U? CompleteNumber?
LogisticsLocation: ID? Name* TypeCode? Description* +CountryID:id3? +CountrySubDivisionID?
  PhysicalGeographicalCoordinate? PostalTradeAddress? +SubordinateLocation?
TaxRegistration: ID? +IOSSID? AssociatedRegisteredTax?
DocumentLineDocument: LineID? ParentLineID? LineStatusCode:code3U? LineStatusReasonCode?
  +CategoryCode? +ResponseReasonCode? IncludedNote* +ReferenceReferencedDocument*
TradeProduct: ID? GlobalID? SellerAssignedID? BuyerAssignedID? ManufacturerAssignedID?
  +IndustryAssignedID? +ModelID? Name* TradeName? Description?>* TypeCode? NetWeightMeasure?
  GrossWeightMeasure? +StatusCode? ProductGroupID* +NetVolumeMeasure? +GrossVolumeMeasure?
  EndItemTypeCode* EndItemName* +CustomerAssignedID* +BatchID* AreaDensityMeasure? UseDescription*
  +ConciseDescription* +AdditionalDescription* BrandName? SubBrandName? DrainedNetWeightMeasure?
  VariableMeasureIndicator? +ConfigurableIndicator? ColourCode? ColourDescription*
  +RecyclingTypeCode? +UnitTypeCode* +ContentUnitQuantity? +CommonName? +ModelName? Designation*
  FormattedCancellationAnnouncedLaunchDateTime:FormattedDateTime?
  FormattedLatestProductDataChangeDateTime:FormattedDateTime? +ExportIndicator?
  +UltimateCustomerAssignedExtensionID* +SizeCode? ApplicableProductCharacteristic*
  ApplicableMaterialGoodsCharacteristic* DesignatedProductClassification*
  IndividualTradeProductInstance* CertificationEvidenceReferenceReferencedDocument*
  InspectionReferenceReferencedDocument* OriginTradeCountry? LinearSpatialDimension?>*
  MinimumLinearSpatialDimension? MaximumLinearSpatialDimension? ManufacturerTradeParty?
  PresentationSpecifiedBinaryFile* MSDSReferenceReferencedDocument?
  AdditionalReferenceReferencedDocument* LegalRightsOwnerTradeParty? BrandOwnerTradeParty?
  IncludedReferencedProduct* InformationNote* +BuyerSuppliedPartsReferenceReferencedDocument*
LineTradeAgreement: BuyerReference? BuyerRequisitionerTradeParty* ApplicableTradeDeliveryTerms?
  SellerOrderReferencedDocument? BuyerOrderReferencedDocument? QuotationReferencedDocument?
  ContractReferencedDocument? DemandForecastReferencedDocument? PromotionalDealReferencedDocument?
  AdditionalReferencedDocument* GrossPriceProductTradePrice? NetPriceProductTradePrice?
  RequisitionerReferencedDocument* ItemSellerTradeParty? ItemBuyerTradeParty?
  IncludedSpecifiedMarketplace? UltimateCustomerOrderReferencedDocument*
LineTradeDelivery: RequestedQuantity? ReceivedQuantity? BilledQuantity? ChargeFreeQuantity?
  PackageQuantity? ProductUnitQuantity? PerPackageUnitQuantity? NetWeightMeasure:measure3?
  GrossWeightMeasure:measure3? TheoreticalWeightMeasure:measure3? DespatchedQuantity?
  SpecifiedDeliveryAdjustment* IncludedSupplyChainPackaging* RelatedSupplyChainConsignment?
  ShipToTradeParty? UltimateShipToTradeParty? ShipFromTradeParty? ActualDespatchSupplyChainEvent?
  ActualPickUpSupplyChainEvent? RequestedDeliverySupplyChainEvent? ActualDeliverySupplyChainEvent?
  ActualReceiptSupplyChainEvent? AdditionalReferencedDocument* DespatchAdviceReferencedDocument?
  ReceivingAdviceReferencedDocument? DeliveryNoteReferencedDocument?
  ConsumptionReportReferencedDocument? PackingListReferencedDocument?
LineTradeSettlement: PaymentReference* InvoiceIssuerReference? TotalAdjustmentAmount?
  DiscountIndicator? +InvoiceDateTime? ApplicableTradeTax* BillingSpecifiedPeriod?
  SpecifiedTradeAllowanceCharge* SubtotalCalculatedTradeTax* SpecifiedLogisticsServiceCharge*
  SpecifiedTradePaymentTerms* SpecifiedTradeSettlementLineMonetarySummation?
  SpecifiedFinancialAdjustment* InvoiceReferencedDocument?>* AdditionalReferencedDocument*
  PayableSpecifiedTradeAccountingAccount* ReceivableSpecifiedTradeAccountingAccount*
  PurchaseSpecifiedTradeAccountingAccount* SalesSpecifiedTradeAccountingAccount*
  SpecifiedTradeSettlementFinancialCard?
SubordinateTradeLineItem: ID* +ResponseReasonCode? +CategoryCode? SpecifiedReferencedProduct?
  ApplicableTradeProduct* SpecifiedSubordinateLineTradeAgreement?
  SpecifiedSubordinateLineTradeDelivery? SpecifiedSubordinateLineTradeSettlement?
TradeDeliveryTerms: DeliveryTypeCode:code3? Description* +FunctionCode:code3?
  +DeliveryDiscontinuationCode? +PartialDeliveryAllowedIndicator? RelevantTradeLocation?
ProcuringProject: ID Description? Name
SupplyChainConsignment: +ID? GrossWeightMeasure:measure3* NetWeightMeasure*
  GrossVolumeMeasure:measure3* +ChargeableWeightMeasure:measure3? InsurancePremiumAmount?
  AssociatedInvoiceAmount* TotalChargeAmount? DeclaredValueForCustomsAmount? PackageQuantity?
  +NetVolumeMeasure:measure3* ConsignorTradeParty? ConsigneeTradeParty? CarrierTradeParty?
  FreightForwarderTradeParty? DeliveryTradeParty? CustomsImportAgentTradeParty?
  CustomsExportAgentTradeParty? GroupingCentreTradeParty* +TransitLogisticsLocation*
  TransportContractReferencedDocument? AssociatedReferencedDocument*
  IncludedSupplyChainConsignmentItem* UtilizedLogisticsTransportEquipment*
  SpecifiedLogisticsTransportMovement* +ApplicableTransportCargoInsurance?
  +ApplicableCrossBorderRegulatoryProcedure* +ApplicableCrossBorderCustomsValuation*
SupplyChainEvent: ID? OccurrenceDateTime? TypeCode? Description* DescriptionBinaryObject*
  UnitQuantity? LatestOccurrenceDateTime? EarliestOccurrenceDateTime?
  +TimeOccurrenceDateTime:TimeOnlyFormattedDateTime? OccurrenceSpecifiedPeriod?
  OccurrenceLogisticsLocation?
TradeCurrencyExchange: SourceCurrencyCode:code3U SourceUnitBasisNumeric? TargetCurrencyCode:code3U
  TargetUnitBaseNumeric? MarketID? ConversionRate ConversionRateDateTime?
  AssociatedReferencedDocument*
TradeSettlementPaymentMeans: PaymentChannelCode:code3N? TypeCode:code3? GuaranteeMethodCode:code3?
  PaymentMethodCode? Information* ID* ApplicableTradeSettlementFinancialCard?
  PayerPartyDebtorFinancialAccount? PayeePartyCreditorFinancialAccount?>*
  PayerSpecifiedDebtorFinancialInstitution? PayeeSpecifiedCreditorFinancialInstitution?
TradeTax: CalculatedAmount* TypeCode:code3U? ExemptionReason? CalculatedRate?
  CalculationSequenceNumeric? BasisQuantity? BasisAmount* UnitBasisAmount* LineTotalBasisAmount*
  AllowanceChargeBasisAmount* CategoryCode:code3U? CurrencyCode:code3U? Jurisdiction*
  CustomsDutyIndicator? ExemptionReasonCode? TaxBasisAllowanceRate? TaxPointDate? Type?
  InformationAmount* CategoryName* DueDateTypeCode:code3N? RateApplicablePercent? +GrandTotalAmount*
  +CalculationMethodCode? SpecifiedTradeAccountingAccount* ServiceSupplyTradeCountry?
  BuyerRepayableTaxSpecifiedTradeAccountingAccount? SellerPayableTaxSpecifiedTradeAccountingAccount?
  SellerRefundableTaxSpecifiedTradeAccountingAccount?
  BuyerDeductibleTaxSpecifiedTradeAccountingAccount?
  BuyerNonDeductibleTaxSpecifiedTradeAccountingAccount? PlaceApplicableTradeLocation*
TradeAllowanceCharge: ChargeIndicator? ID? SequenceNumeric? CalculationPercent? BasisAmount?
  BasisQuantity? PrepaidIndicator? ActualAmount* UnitBasisAmount? ReasonCode:code3U? Reason?
  TypeCode:code3U? CategoryTradeTax* ActualTradeCurrencyExchange?
LogisticsServiceCharge: ID:id3? Description* PaymentArrangementCode? TariffClassCode:code3N?
  ChargeCategoryCode? ServiceCategoryCode? DisbursementAmount* AppliedAmount* AllowanceCharge?
  PayingPartyRoleCode:code3N? CalculationBasisCode:code3N? CalculationBasis?
  TransportPaymentMethodCode? PaymentPlaceLogisticsLocation? AppliedFromLogisticsLocation?
  AppliedToLogisticsLocation? AppliedTradeTax*
TradePaymentTerms: ID:id3? FromEventCode:code3? SettlementPeriodMeasure? Description*
  DueDateDateTime? TypeCode:code3N? InstructionTypeCode? DirectDebitMandateID*
  PartialPaymentPercent? PaymentMeansID* PartialPaymentAmount* +DueDateTime:FormattedDateTime?
  +BillStartDateTime? ApplicableTradePaymentPenaltyTerms? ApplicableTradePaymentDiscountTerms?
  PayeeTradeParty*
TradeSettlementHeaderMonetarySummation: LineTotalAmount* ChargeTotalAmount* AllowanceTotalAmount*
  TaxBasisTotalAmount* TaxTotalAmount* RoundingAmount* GrandTotalAmount* InformationAmount*
  TotalPrepaidAmount* TotalDiscountAmount* TotalAllowanceChargeAmount* DuePayableAmount*
  RetailValueExcludingTaxInformationAmount* TotalDepositFeeInformationAmount*
  ProductValueExcludingTobaccoTaxInformationAmount* TotalRetailValueInformationAmount*
  GrossLineTotalAmount* NetLineTotalAmount* NetIncludingTaxesLineTotalAmount*
  +InsuranceChargeTotalAmount* +IncludingTaxesLineTotalAmount*
FinancialAdjustment: ReasonCode? Reason* ActualAmount* ActualQuantity? ActualDateTime?
  +DirectionCode:code3U? ClaimRelatedTradeParty? InvoiceReferenceReferencedDocument?
  +RelatedTradeTax*
TradeAccountingAccount: ID SetTriggerCode:code3U? TypeCode:code3U? AmountTypeCode:code3U? Name?
  CostReferenceDimensionPattern?
TradeSettlementFinancialCard: MicrochipIndicator? ID? TypeCode? CardholderName? ExpiryDate?
  VerificationNumeric? ValidFromDateTime? CreditLimitAmount* CreditAvailableAmount*
  InterestRatePercent? IssuingCompanyName? Description?
AdvancePayment: PaidAmount FormattedReceivedDateTime:FormattedDateTime? IncludedTradeTax*
  +InvoiceSpecifiedReferencedDocument*
WorkItemComplexDescription: Abstract* Content* ContractualLanguageCode?
  RequestingSpecificationQuery* RespondingSpecificationResponse* SubsetWorkItemComplexDescription?
WorkItemQuantityAnalysis: ID ActualQuantity? Description? ActualQuantityPercent? StatusCode?
  TypeCode? PrimaryClassificationCode* AlternativeClassificationCode* ContractualLanguageCode?
  ActualQuantityWorkItemDimension* BreakdownWorkItemQuantityAnalysis* ChangedRecordedStatus*
AppliedAllowanceCharge: ActualAmount? Description? ReasonCode? CalculationPercent? BasisAmount?
  ChargeIndicator CategoryAppliedTax?
LegalRegistration: TypeCode? ID?
ContactPerson: GivenName? MiddleName? FamilyName?
GeographicalCoordinate: AltitudeMeasure? LatitudeMeasure? LongitudeMeasure? SystemID?
+SubordinateLocation: ID? Name? TypeCode:code3? PhysicalGeographicalCoordinate?
RegisteredTax: TypeCode? ExemptionReasonCode? ExemptionReason* CurrencyCode? Jurisdiction*
  Description* CustomsDutyIndicator?
ProductCharacteristic: ID* TypeCode? Description* ValueMeasure? MeasurementMethodCode? Value*
  ValueCode? ValueDateTime? ValueIndicator? ContentTypeCode? ValueSpecifiedBinaryFile?
  ApplicableProductCharacteristicCondition* ApplicableReferencedStandard?
MaterialGoodsCharacteristic: Description* TypeCode? ProportionalConstituentPercent?
  AbsolutePresenceWeightMeasure? AbsolutePresenceVolumeMeasure?
ProductClassification: SystemID? SystemName* ClassCode? ClassName* SubClassCode?
  ClassProductCharacteristic* ApplicableReferencedStandard?
TradeProductInstance: GlobalSerialID? BatchID? KanbanID? SupplierAssignedSerialID?
  BestBeforeDateTime? ExpiryDateTime? SellByDateTime? SerialID* RegistrationID*
  ProductionSupplyChainEvent? PackagingSupplyChainEvent? ApplicableMaterialGoodsCharacteristic*
  ApplicableProductCharacteristic*
TradeCountry: ID:id3? Name* SubordinateTradeCountrySubDivision*
SpatialDimension: ValueMeasure? TypeCode:code3N? Description* WidthMeasure? LengthMeasure?
  HeightMeasure? ID? DiameterMeasure:measure3?
ReferencedProduct: ID* GlobalID* SellerAssignedID? BuyerAssignedID? ManufacturerAssignedID*
  IndustryAssignedID* Name* Description* RelationshipTypeCode* UnitQuantity*
TradePrice: TypeCode:code3? ChargeAmount+ BasisQuantity? MinimumQuantity? MaximumQuantity?
  ChangeReason* OrderUnitConversionFactorNumeric? +Type* +BasisDateTime?
  AppliedTradeAllowanceCharge* ValiditySpecifiedPeriod? IncludedTradeTax* DeliveryTradeLocation*
  TradeComparisonReferencePrice* AssociatedReferencedDocument*
SpecifiedMarketplace: ID? Name? VirtualIndicator? WebsiteURIID* SalesMethodCode?
  OrderingAvailablePeriod*
DeliveryAdjustment: ReasonCode:code3? Reason* ActualAmount* ActualQuantity? ActualDateTime?
SupplyChainPackaging: TypeCode:code3N? Type? Description* ConditionCode? DisposalMethodCode*
  WeightMeasure* MaximumStackabilityQuantity? MaximumStackabilityWeightMeasure?
  CustomerFacingTotalUnitQuantity? LayerTotalUnitQuantity? ContentLayerQuantity?
  +AdditionalInstructionCode* +AdditionalInstructionIndicator? LinearSpatialDimension?
  MinimumLinearSpatialDimension? MaximumLinearSpatialDimension? SpecifiedPackagingMarking*
  ApplicableMaterialGoodsCharacteristic* ApplicableDisposalInstructions*
  ApplicableReturnableAssetInstructions*
TradeSettlementLineMonetarySummation: LineTotalAmount* ChargeTotalAmount* AllowanceTotalAmount*
  TaxBasisTotalAmount* TaxTotalAmount* GrandTotalAmount* InformationAmount*
  TotalAllowanceChargeAmount* TotalRetailValueInformationAmount* GrossLineTotalAmount*
  NetLineTotalAmount* NetIncludingTaxesLineTotalAmount* ProductWeightLossInformationAmount*
  +IncludingTaxesLineTotalAmount*
SubordinateLineTradeAgreement: SellerOrderReferencedDocument? BuyerOrderReferencedDocument?
  AdditionalReferencedDocument* GrossPriceProductTradePrice?>* NetPriceProductTradePrice?>*
SubordinateLineTradeDelivery: PackageQuantity? ProductUnitQuantity? PerPackageUnitQuantity?
  +BilledQuantity* IncludedSupplyChainPackaging* +ActualDeliverySupplyChainEvent*
SubordinateLineTradeSettlement: +AmountDirectionCode? ApplicableTradeTax?
  +InvoiceReferencedDocument* +SpecifiedFinancialAdjustment* +SpecifiedTradeAllowanceCharge*
TradeLocation: CountryID:id3? CountryName? ID? Name?
SupplyChainConsignmentItem: TypeCode:code3N? TypeExtensionCode:code3N?
  DeclaredValueForCustomsAmount? DeclaredValueForStatisticsAmount? InvoiceAmount*
  GrossWeightMeasure:measure3? NetWeightMeasure? TariffQuantity? +GlobalID*
  NatureIdentificationTransportCargo? +ApplicableTransportDangerousGoods*
  +PreviousAdministrativeReferencedDocument* +ApplicableNote*
LogisticsTransportEquipment: ID? LoadingLengthMeasure:measure3? CategoryCode:code3N?
  CharacteristicCode:code3N? +Characteristic? UsedCapacityCode:code3N? +CarrierAssignedBookingID*
  +SealedIndicator? +ReturnableIndicator? +AffixedLogisticsSeal* LinearSpatialDimension?
  +ApplicableNote*
LogisticsTransportMovement: StageCode:code3N? ModeCode:code3N? Mode? +ID? +StatusCode:code3?
  +ServiceCode? +Service? +Type? +Cycle? UsedLogisticsTransportMeans?
+TransportCargoInsurance: CoverageCode? CoverageDescription? ContractGeneralConditions?
  CoverageTradeParty?
+CrossBorderRegulatoryProcedure: TypeCode* TransactionNatureCode? TariffAmount?
  NonTariffChargeAmount? TotalChargeAmount? Remark* ApplicableTradeTax*
+CrossBorderCustomsValuation: AddedAdjustmentAmount? DeductedAdjustmentAmount?
  AddedAdjustmentPercent? DeductedAdjustmentPercent? MethodCode? WTOAdditionCode?
  ChargeApportionMethodCode? OtherChargeAmount* BuyerSellerRelationshipIndicator?
  BuyerSellerRelationshipPriceInfluenceIndicator? SaleRestrictionIndicator?
  SalePriceConditionIndicator? RoyaltyLicenseFeeIndicator? TypeCode? SaleRestriction*
  ApplicableTradeCurrencyExchange?
+TimeOnlyFormattedDateTime: DateTimeString:formatted
DebtorFinancialAccount: IBANID? AccountName? ProprietaryID?
CreditorFinancialAccount: IBANID? AccountName? ProprietaryID?
DebtorFinancialInstitution: BICID? ClearingSystemName? CHIPSUniversalID? NewZealandNCCID?
  IrishNSCID? UKSortCodeID? CHIPSParticipantID? SwissBCID? FedwireRoutingNumberID? PortugueseNCCID?
  RussianCentralBankID? ItalianDomesticID? AustrianBankleitzahlID? CanadianPaymentsAssociationID?
  SICID? GermanBankleitzahlID? SpanishDomesticInterbankingID? SouthAfricanNCCID? HongKongBankID?
  AustralianBSBID? IndianFinancialSystemID? HellenicBankID? PolishNationalClearingID? Name?
  JapanFinancialInstitutionCommonID? LocationFinancialInstitutionAddress?
  SubDivisionBranchFinancialInstitution?
CreditorFinancialInstitution: BICID? CHIPSUniversalID? NewZealandNCCID? IrishNSCID? UKSortCodeID?
  CHIPSParticipantID? SwissBCID? FedwireRoutingNumberID? PortugueseNCCID? RussianCentralBankID?
  ItalianDomesticID? AustrianBankleitzahlID? CanadianPaymentsAssociationID? SICID?
  GermanBankleitzahlID? SpanishDomesticInterbankingID? SouthAfricanNCCID? HongKongBankID?
  AustralianBSBID? IndianFinancialSystemID? HellenicBankID? PolishNationalClearingID? Name?
  ClearingSystemName? JapanFinancialInstitutionCommonID? LocationFinancialInstitutionAddress?
  SubDivisionBranchFinancialInstitution?
Date!: DateString:formatted Date:date
TradePaymentPenaltyTerms: BasisDateTime? BasisPeriodMeasure? BasisAmount? CalculationPercent?
  ActualPenaltyAmount?
TradePaymentDiscountTerms: BasisDateTime? BasisPeriodMeasure? BasisAmount? CalculationPercent?
  ActualDiscountAmount?
+DateOnlyFormattedDateTime: DateTimeString:formatted
SpecificationQuery: ID TypeCode? Content ContractualLanguageCode?
SpecificationResponse: ID QueryID? TypeCode? Content ContractualLanguageCode?
WorkItemDimension: ID? ValueMeasure Description? TypeCode ContractualLanguageCode?
  ComponentWorkItemDimension*
AppliedTax: CalculatedAmount? TypeCode? CalculatedRate? BasisAmount? TaxPointDate?
ProductCharacteristicCondition: TypeCode? Name* ValueMeasure?
ReferencedStandard: ID? VersionID? ElementVersionID? URIID? PartID? AgencyID?
TradeCountrySubDivision: ID? Name*
ReferencePrice: ChargeAmount? BasisQuantity* NetPriceIndicator* ComparisonMethodCode?
AvailablePeriod: StartDateTime? EndDateTime? Description?
PackagingMarking: TypeCode:code3U* Content* ContentDateTime? ContentAmount* BarcodeTypeCode*
  ContentCode* AutomaticDataCaptureMethodTypeCode:code3U*
DisposalInstructions: MaterialID? RecyclingDescriptionCode* Description* RecyclingProcedure*
ReturnableAssetInstructions: MaterialID* TermsAndConditionsDescription*
  TermsAndConditionsDescriptionCode? DepositValueSpecifiedAmount*
  DepositValueValiditySpecifiedPeriod?
TransportCargo: TypeCode:code3N? Identification?>* OperationalCategoryCode:code3N?
  StatisticalClassificationCode:code3N?
+TransportDangerousGoods: UNDGIdentificationCode? RegulationCode:code3? RegulationName*
  TechnicalName* EMSID? PackagingDangerLevelCode:code3? HazardClassificationID?
  AdditionalHazardClassificationID? ProperShippingName?
+LogisticsSeal: ID? MaximumID? TypeCode? ConditionCode:code3* SealingPartyRoleCode:code3?
  IssuingTradeParty?
LogisticsTransportMeans: TypeCode:code3N? Type? ID? Name? OwnerTradeParty?
FinancialInstitutionAddress: PostcodeCode? BuildingNumber? LineOne? LineTwo? LineThree? LineFour?
  LineFive? StreetName? CityName? CountrySubDivisionID? CountryID? TypeCode? DepartmentName?
  PostOfficeBox? CityID? CountrySubDivisionName? CountryName?
BranchFinancialInstitution: ID? Name? LocationFinancialInstitutionAddress?
`;
