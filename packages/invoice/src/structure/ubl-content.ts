/**
 * What the aggregates of UBL 2.1 hold, for all that an invoice or a credit note can reach.
 * The notation is that of `content.ts`; elements before the bar are `cbc`, those behind it `cac`.
 */
export const UBL_CONTENT = `
Invoice: ext:UBLExtensions? UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID
  CopyIndicator? UUID? IssueDate IssueTime? DueDate? InvoiceTypeCode? Note* TaxPointDate?
  DocumentCurrencyCode? TaxCurrencyCode? PricingCurrencyCode? PaymentCurrencyCode?
  PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost? LineCountNumeric?
  BuyerReference? | InvoicePeriod* OrderReference? BillingReference* DespatchDocumentReference*
  ReceiptDocumentReference* StatementDocumentReference* OriginatorDocumentReference*
  ContractDocumentReference* AdditionalDocumentReference* ProjectReference* Signature*
  AccountingSupplierParty AccountingCustomerParty PayeeParty? BuyerCustomerParty?
  SellerSupplierParty? TaxRepresentativeParty? Delivery* DeliveryTerms? PaymentMeans* PaymentTerms*
  PrepaidPayment* AllowanceCharge* TaxExchangeRate? PricingExchangeRate? PaymentExchangeRate?
  PaymentAlternativeExchangeRate? TaxTotal* WithholdingTaxTotal* LegalMonetaryTotal InvoiceLine+
CreditNote: ext:UBLExtensions? UBLVersionID? CustomizationID? ProfileID? ProfileExecutionID? ID
  CopyIndicator? UUID? IssueDate IssueTime? TaxPointDate? CreditNoteTypeCode? Note*
  DocumentCurrencyCode? TaxCurrencyCode? PricingCurrencyCode? PaymentCurrencyCode?
  PaymentAlternativeCurrencyCode? AccountingCostCode? AccountingCost? LineCountNumeric?
  BuyerReference? | InvoicePeriod* DiscrepancyResponse* OrderReference? BillingReference*
  DespatchDocumentReference* ReceiptDocumentReference* ContractDocumentReference*
  AdditionalDocumentReference* StatementDocumentReference* OriginatorDocumentReference* Signature*
  AccountingSupplierParty AccountingCustomerParty PayeeParty? BuyerCustomerParty?
  SellerSupplierParty? TaxRepresentativeParty? Delivery* DeliveryTerms* PaymentMeans* PaymentTerms*
  TaxExchangeRate? PricingExchangeRate? PaymentExchangeRate? PaymentAlternativeExchangeRate?
  AllowanceCharge* TaxTotal* LegalMonetaryTotal CreditNoteLine+
Period: StartDate? StartTime? EndDate? EndTime? DurationMeasure? DescriptionCode* Description*
OrderReference: ID SalesOrderID? CopyIndicator? UUID? IssueDate? IssueTime? CustomerReference?
  OrderTypeCode? | DocumentReference?
BillingReference:  | InvoiceDocumentReference? SelfBilledInvoiceDocumentReference?
  CreditNoteDocumentReference? SelfBilledCreditNoteDocumentReference? DebitNoteDocumentReference?
  ReminderDocumentReference? AdditionalDocumentReference? BillingReferenceLine*
DocumentReference: ID CopyIndicator? UUID? IssueDate? IssueTime? DocumentTypeCode? DocumentType?
  XPath* LanguageID? LocaleCode? VersionID? DocumentStatusCode? DocumentDescription* | Attachment?
  ValidityPeriod? IssuerParty? ResultOfVerification?
ProjectReference: ID UUID? IssueDate? | WorkPhaseReference*
Signature: ID Note* ValidationDate? ValidationTime? ValidatorID? CanonicalizationMethod?
  SignatureMethod? | SignatoryParty? DigitalSignatureAttachment? OriginalDocumentReference?
SupplierParty: CustomerAssignedAccountID? AdditionalAccountID* DataSendingCapability? | Party?
  DespatchContact? AccountingContact? SellerContact?
CustomerParty: CustomerAssignedAccountID? SupplierAssignedAccountID? AdditionalAccountID* | Party?
  DeliveryContact? AccountingContact? BuyerContact?
Party: MarkCareIndicator? MarkAttentionIndicator? WebsiteURI? LogoReferenceID? EndpointID?
  IndustryClassificationCode? | PartyIdentification* PartyName* Language? PostalAddress?
  PhysicalLocation? PartyTaxScheme* PartyLegalEntity* Contact? Person* AgentParty?
  ServiceProviderParty* PowerOfAttorney* FinancialAccount?
Delivery: ID? Quantity? MinimumQuantity? MaximumQuantity? ActualDeliveryDate? ActualDeliveryTime?
  LatestDeliveryDate? LatestDeliveryTime? ReleaseID? TrackingID? | DeliveryAddress?
  DeliveryLocation? AlternativeDeliveryLocation? RequestedDeliveryPeriod? PromisedDeliveryPeriod?
  EstimatedDeliveryPeriod? CarrierParty? DeliveryParty? NotifyParty* Despatch? DeliveryTerms*
  MinimumDeliveryUnit? MaximumDeliveryUnit? Shipment?
DeliveryTerms: ID? SpecialTerms* LossRiskResponsibilityCode? LossRisk* Amount? | DeliveryLocation?
  AllowanceCharge?
PaymentMeans: ID? PaymentMeansCode PaymentDueDate? PaymentChannelCode? InstructionID?
  InstructionNote* PaymentID* | CardAccount? PayerFinancialAccount? PayeeFinancialAccount?
  CreditAccount? PaymentMandate? TradeFinancing?
PaymentTerms: ID? PaymentMeansID* PrepaidPaymentReferenceID? Note* ReferenceEventCode?
  SettlementDiscountPercent? PenaltySurchargePercent? PaymentPercent? Amount?
  SettlementDiscountAmount? PenaltyAmount? PaymentTermsDetailsURI? PaymentDueDate?
  InstallmentDueDate? InvoicingPartyReference? | SettlementPeriod? PenaltyPeriod? ExchangeRate?
  ValidityPeriod?
Payment: ID? PaidAmount? ReceivedDate? PaidDate? PaidTime? InstructionID?
AllowanceCharge: ID? ChargeIndicator AllowanceChargeReasonCode? AllowanceChargeReason*
  MultiplierFactorNumeric? PrepaidIndicator? SequenceNumeric? Amount BaseAmount? AccountingCostCode?
  AccountingCost? PerUnitAmount? | TaxCategory* TaxTotal? PaymentMeans*
ExchangeRate: SourceCurrencyCode SourceCurrencyBaseRate? TargetCurrencyCode TargetCurrencyBaseRate?
  ExchangeMarketID? CalculationRate? MathematicOperatorCode? Date? | ForeignExchangeContract?
TaxTotal: TaxAmount RoundingAmount? TaxEvidenceIndicator? TaxIncludedIndicator? | TaxSubtotal*
MonetaryTotal: LineExtensionAmount? TaxExclusiveAmount? TaxInclusiveAmount? AllowanceTotalAmount?
  ChargeTotalAmount? PrepaidAmount? PayableRoundingAmount? PayableAmount PayableAlternativeAmount?
InvoiceLine: ID UUID? Note* InvoicedQuantity? LineExtensionAmount TaxPointDate? AccountingCostCode?
  AccountingCost? PaymentPurposeCode? FreeOfChargeIndicator? | InvoicePeriod* OrderLineReference*
  DespatchLineReference* ReceiptLineReference* BillingReference* DocumentReference*
  PricingReference? OriginatorParty? Delivery* PaymentTerms* AllowanceCharge* TaxTotal*
  WithholdingTaxTotal* Item Price? DeliveryTerms? SubInvoiceLine* ItemPriceExtension?
Response: ReferenceID? ResponseCode? Description* EffectiveDate? EffectiveTime? | Status*
CreditNoteLine: ID UUID? Note* CreditedQuantity? LineExtensionAmount? TaxPointDate?
  AccountingCostCode? AccountingCost? PaymentPurposeCode? FreeOfChargeIndicator? | InvoicePeriod*
  OrderLineReference* DiscrepancyResponse* DespatchLineReference* ReceiptLineReference*
  BillingReference* DocumentReference* PricingReference? OriginatorParty? Delivery* PaymentTerms*
  TaxTotal* AllowanceCharge* Item? Price? DeliveryTerms* SubCreditNoteLine* ItemPriceExtension?
BillingReferenceLine: ID Amount? | AllowanceCharge*
Attachment: EmbeddedDocumentBinaryObject? | ExternalReference?
ResultOfVerification: ValidatorID? ValidationResultCode? ValidationDate? ValidationTime?
  ValidateProcess? ValidateTool? ValidateToolVersion? | SignatoryParty?
WorkPhaseReference: ID? WorkPhaseCode? WorkPhase* ProgressPercent? StartDate? EndDate? |
  WorkOrderDocumentReference*
Contact: ID? Name? Telephone? Telefax? ElectronicMail? Note* | OtherCommunication*
PartyIdentification: ID
PartyName: Name
Language: ID? Name? LocaleCode?
Address: ID? AddressTypeCode? AddressFormatCode? Postbox? Floor? Room? StreetName?
  AdditionalStreetName? BlockName? BuildingName? BuildingNumber? InhouseMail? Department?
  MarkAttention? MarkCare? PlotIdentification? CitySubdivisionName? CityName? PostalZone?
  CountrySubentity? CountrySubentityCode? Region? District? TimezoneOffset? | AddressLine* Country?
  LocationCoordinate*
Location: ID? Description* Conditions* CountrySubentity? CountrySubentityCode? LocationTypeCode?
  InformationURI? Name? | ValidityPeriod* Address? SubsidiaryLocation* LocationCoordinate*
PartyTaxScheme: RegistrationName? CompanyID? TaxLevelCode? ExemptionReasonCode? ExemptionReason* |
  RegistrationAddress? TaxScheme
PartyLegalEntity: RegistrationName? CompanyID? RegistrationDate? RegistrationExpirationDate?
  CompanyLegalFormCode? CompanyLegalForm? SoleProprietorshipIndicator? CompanyLiquidationStatusCode?
  CorporateStockAmount? FullyPaidSharesIndicator? | RegistrationAddress?
  CorporateRegistrationScheme? HeadOfficeParty? ShareholderParty*
Person: ID? FirstName? FamilyName? Title? MiddleName? OtherName? NameSuffix? JobTitle?
  NationalityID? GenderCode? BirthDate? BirthplaceName? OrganizationDepartment? | Contact?
  FinancialAccount? IdentityDocumentReference* ResidenceAddress?
ServiceProviderParty: ID? ServiceTypeCode? ServiceType* | Party SellerContact?
PowerOfAttorney: ID? IssueDate? IssueTime? Description* | NotaryParty? AgentParty WitnessParty*
  MandateDocumentReference*
FinancialAccount: ID? Name? AliasName? AccountTypeCode? AccountFormatCode? CurrencyCode?
  PaymentNote* | FinancialInstitutionBranch? Country?
Despatch: ID? RequestedDespatchDate? RequestedDespatchTime? EstimatedDespatchDate?
  EstimatedDespatchTime? ActualDespatchDate? ActualDespatchTime? GuaranteedDespatchDate?
  GuaranteedDespatchTime? ReleaseID? Instructions* | DespatchAddress? DespatchLocation?
  DespatchParty? CarrierParty? NotifyParty* Contact? EstimatedDespatchPeriod?
  RequestedDespatchPeriod?
DeliveryUnit: BatchQuantity ConsumerUnitQuantity? HazardousRiskIndicator?
Shipment: ID ShippingPriorityLevelCode? HandlingCode? HandlingInstructions* Information*
  GrossWeightMeasure? NetWeightMeasure? NetNetWeightMeasure? GrossVolumeMeasure? NetVolumeMeasure?
  TotalGoodsItemQuantity? TotalTransportHandlingUnitQuantity? InsuranceValueAmount?
  DeclaredCustomsValueAmount? DeclaredForCarriageValueAmount? DeclaredStatisticsValueAmount?
  FreeOnBoardValueAmount? SpecialInstructions* DeliveryInstructions* SplitConsignmentIndicator?
  ConsignmentQuantity? | Consignment* GoodsItem* ShipmentStage* Delivery? TransportHandlingUnit*
  ReturnAddress? OriginAddress? FirstArrivalPortLocation? LastExitPortLocation? ExportCountry?
  FreightAllowanceCharge*
CardAccount: PrimaryAccountNumberID NetworkID CardTypeCode? ValidityStartDate? ExpiryDate? IssuerID?
  IssueNumberID? CV2ID? CardChipCode? ChipApplicationID? HolderName?
CreditAccount: AccountID
PaymentMandate: ID? MandateTypeCode? MaximumPaymentInstructionsNumeric? MaximumPaidAmount?
  SignatureID? | PayerParty? PayerFinancialAccount? ValidityPeriod? PaymentReversalPeriod? Clause*
TradeFinancing: ID? FinancingInstrumentCode? | ContractDocumentReference? DocumentReference*
  FinancingParty FinancingFinancialAccount? Clause*
TaxCategory: ID? Name? Percent? BaseUnitMeasure? PerUnitAmount? TaxExemptionReasonCode?
  TaxExemptionReason* TierRange? TierRatePercent? | TaxScheme
Contract: ID? IssueDate? IssueTime? NominationDate? NominationTime? ContractTypeCode? ContractType?
  Note* VersionID? Description* | ValidityPeriod? ContractDocumentReference* NominationPeriod?
  ContractualDelivery?
TaxSubtotal: TaxableAmount? TaxAmount CalculationSequenceNumeric? TransactionCurrencyTaxAmount?
  Percent? BaseUnitMeasure? PerUnitAmount? TierRange? TierRatePercent? | TaxCategory
OrderLineReference: LineID SalesOrderLineID? UUID? LineStatusCode? | OrderReference?
LineReference: LineID UUID? LineStatusCode? | DocumentReference?
PricingReference:  | OriginalItemLocationQuantity? AlternativeConditionPrice*
Item: Description* PackQuantity? PackSizeNumeric? CatalogueIndicator? Name? HazardousRiskIndicator?
  AdditionalInformation* Keyword* BrandName* ModelName* | BuyersItemIdentification?
  SellersItemIdentification? ManufacturersItemIdentification* StandardItemIdentification?
  CatalogueItemIdentification? AdditionalItemIdentification* CatalogueDocumentReference?
  ItemSpecificationDocumentReference* OriginCountry? CommodityClassification* TransactionConditions*
  HazardousItem* ClassifiedTaxCategory* AdditionalItemProperty* ManufacturerParty*
  InformationContentProviderParty? OriginAddress* ItemInstance* Certificate* Dimension*
Price: PriceAmount BaseQuantity? PriceChangeReason* PriceTypeCode? PriceType?
  OrderableUnitFactorRate? | ValidityPeriod* PriceList? AllowanceCharge* PricingExchangeRate?
PriceExtension: Amount | TaxTotal*
Status: ConditionCode? ReferenceDate? ReferenceTime? Description* StatusReasonCode? StatusReason*
  SequenceID? Text* IndicationIndicator? Percent? ReliabilityPercent? | Condition*
ExternalReference: URI? DocumentHash? HashAlgorithmMethod? ExpiryDate? ExpiryTime? MimeCode?
  FormatCode? EncodingCode? CharacterSetCode? FileName? Description*
Communication: ChannelCode? Channel? Value?
AddressLine: Line
Country: IdentificationCode? Name?
LocationCoordinate: CoordinateSystemCode? LatitudeDegreesMeasure? LatitudeMinutesMeasure?
  LatitudeDirectionCode? LongitudeDegreesMeasure? LongitudeMinutesMeasure? LongitudeDirectionCode?
  AltitudeMeasure?
TaxScheme: ID? Name? TaxTypeCode? CurrencyCode? | JurisdictionRegionAddress*
CorporateRegistrationScheme: ID? Name? CorporateRegistrationTypeCode? | JurisdictionRegionAddress*
ShareholderParty: PartecipationPercent? | Party?
Branch: ID? Name? | FinancialInstitution? Address?
Consignment: ID CarrierAssignedID? ConsigneeAssignedID? ConsignorAssignedID?
  FreightForwarderAssignedID? BrokerAssignedID? ContractedCarrierAssignedID?
  PerformingCarrierAssignedID? SummaryDescription* TotalInvoiceAmount? DeclaredCustomsValueAmount?
  TariffDescription* TariffCode? InsurancePremiumAmount? GrossWeightMeasure? NetWeightMeasure?
  NetNetWeightMeasure? ChargeableWeightMeasure? GrossVolumeMeasure? NetVolumeMeasure?
  LoadingLengthMeasure? Remarks* HazardousRiskIndicator? AnimalFoodIndicator? HumanFoodIndicator?
  LivestockIndicator? BulkCargoIndicator? ContainerizedIndicator? GeneralCargoIndicator?
  SpecialSecurityIndicator? ThirdPartyPayerIndicator? CarrierServiceInstructions*
  CustomsClearanceServiceInstructions* ForwarderServiceInstructions* SpecialServiceInstructions*
  SequenceID? ShippingPriorityLevelCode? HandlingCode? HandlingInstructions* Information*
  TotalGoodsItemQuantity? TotalTransportHandlingUnitQuantity? InsuranceValueAmount?
  DeclaredForCarriageValueAmount? DeclaredStatisticsValueAmount? FreeOnBoardValueAmount?
  SpecialInstructions* SplitConsignmentIndicator? DeliveryInstructions* ConsignmentQuantity?
  ConsolidatableIndicator? HaulageInstructions* LoadingSequenceID? ChildConsignmentQuantity?
  TotalPackagesQuantity? | ConsolidatedShipment* CustomsDeclaration* RequestedPickupTransportEvent?
  RequestedDeliveryTransportEvent? PlannedPickupTransportEvent? PlannedDeliveryTransportEvent?
  Status* ChildConsignment* ConsigneeParty? ExporterParty? ConsignorParty? ImporterParty?
  CarrierParty? FreightForwarderParty? NotifyParty? OriginalDespatchParty? FinalDeliveryParty?
  PerformingCarrierParty? SubstituteCarrierParty? LogisticsOperatorParty? TransportAdvisorParty?
  HazardousItemNotificationParty? InsuranceParty? MortgageHolderParty? BillOfLadingHolderParty?
  OriginalDepartureCountry? FinalDestinationCountry? TransitCountry* TransportContract?
  TransportEvent* OriginalDespatchTransportationService? FinalDeliveryTransportationService?
  DeliveryTerms? PaymentTerms? CollectPaymentTerms? DisbursementPaymentTerms? PrepaidPaymentTerms?
  FreightAllowanceCharge* ExtraAllowanceCharge* MainCarriageShipmentStage* PreCarriageShipmentStage*
  OnCarriageShipmentStage* TransportHandlingUnit* FirstArrivalPortLocation? LastExitPortLocation?
GoodsItem: ID? SequenceNumberID? Description* HazardousRiskIndicator? DeclaredCustomsValueAmount?
  DeclaredForCarriageValueAmount? DeclaredStatisticsValueAmount? FreeOnBoardValueAmount?
  InsuranceValueAmount? ValueAmount? GrossWeightMeasure? NetWeightMeasure? NetNetWeightMeasure?
  ChargeableWeightMeasure? GrossVolumeMeasure? NetVolumeMeasure? Quantity? PreferenceCriterionCode?
  RequiredCustomsID? CustomsStatusCode? CustomsTariffQuantity? CustomsImportClassifiedIndicator?
  ChargeableQuantity? ReturnableQuantity? TraceID? | Item* GoodsItemContainer*
  FreightAllowanceCharge* InvoiceLine* Temperature* ContainedGoodsItem* OriginAddress? Delivery?
  Pickup? Despatch? MeasurementDimension* ContainingPackage* ShipmentDocumentReference?
  MinimumTemperature? MaximumTemperature?
ShipmentStage: ID? TransportModeCode? TransportMeansTypeCode? TransitDirectionCode?
  PreCarriageIndicator? OnCarriageIndicator? EstimatedDeliveryDate? EstimatedDeliveryTime?
  RequiredDeliveryDate? RequiredDeliveryTime? LoadingSequenceID? SuccessiveSequenceID? Instructions*
  DemurrageInstructions* CrewQuantity? PassengerQuantity? | TransitPeriod? CarrierParty*
  TransportMeans? LoadingPortLocation? UnloadingPortLocation? TransshipPortLocation?
  LoadingTransportEvent? ExaminationTransportEvent? AvailabilityTransportEvent?
  ExportationTransportEvent? DischargeTransportEvent? WarehousingTransportEvent?
  TakeoverTransportEvent? OptionalTakeoverTransportEvent? DropoffTransportEvent?
  ActualPickupTransportEvent? DeliveryTransportEvent? ReceiptTransportEvent? StorageTransportEvent?
  AcceptanceTransportEvent? TerminalOperatorParty? CustomsAgentParty? EstimatedTransitPeriod?
  FreightAllowanceCharge* FreightChargeLocation? DetentionTransportEvent*
  RequestedDepartureTransportEvent? RequestedArrivalTransportEvent? RequestedWaypointTransportEvent*
  PlannedDepartureTransportEvent? PlannedArrivalTransportEvent? PlannedWaypointTransportEvent*
  ActualDepartureTransportEvent? ActualWaypointTransportEvent? ActualArrivalTransportEvent?
  TransportEvent* EstimatedDepartureTransportEvent? EstimatedArrivalTransportEvent? PassengerPerson*
  DriverPerson* ReportingPerson? CrewMemberPerson* SecurityOfficerPerson? MasterPerson?
  ShipsSurgeonPerson?
TransportHandlingUnit: ID? TransportHandlingUnitTypeCode? HandlingCode? HandlingInstructions*
  HazardousRiskIndicator? TotalGoodsItemQuantity? TotalPackageQuantity? DamageRemarks*
  ShippingMarks* TraceID? | HandlingUnitDespatchLine* ActualPackage*
  ReceivedHandlingUnitReceiptLine* TransportEquipment* TransportMeans* HazardousGoodsTransit*
  MeasurementDimension* MinimumTemperature? MaximumTemperature? GoodsItem*
  FloorSpaceMeasurementDimension? PalletSpaceMeasurementDimension? ShipmentDocumentReference*
  Status* CustomsDeclaration* ReferencedShipment* Package*
Clause: ID? Content*
ItemLocationQuantity: LeadTimeMeasure? MinimumQuantity? MaximumQuantity? HazardousRiskIndicator?
  TradingRestrictions* | ApplicableTerritoryAddress* Price? DeliveryUnit* ApplicableTaxCategory*
  Package? AllowanceCharge* DependentPriceReference?
ItemIdentification: ID ExtendedID? BarcodeSymbologyID? | PhysicalAttribute* MeasurementDimension*
  IssuerParty?
CommodityClassification: NatureCode? CargoTypeCode? CommodityCode? ItemClassificationCode?
TransactionConditions: ID? ActionCode? Description* | DocumentReference*
HazardousItem: ID? PlacardNotation? PlacardEndorsement? AdditionalInformation* UNDGCode?
  EmergencyProceduresCode? MedicalFirstAidGuideCode? TechnicalName? CategoryName?
  HazardousCategoryCode? UpperOrangeHazardPlacardID? LowerOrangeHazardPlacardID? MarkingID?
  HazardClassID? NetWeightMeasure? NetVolumeMeasure? Quantity? | ContactParty? SecondaryHazard*
  HazardousGoodsTransit* EmergencyTemperature? FlashpointTemperature? AdditionalTemperature*
ItemProperty: ID? Name NameCode? TestMethod? Value? ValueQuantity? ValueQualifier* ImportanceCode?
  ListValue* | UsabilityPeriod? ItemPropertyGroup* RangeDimension? ItemPropertyRange?
ItemInstance: ProductTraceID? ManufactureDate? ManufactureTime? BestBeforeDate? RegistrationID?
  SerialID? | AdditionalItemProperty* LotIdentification?
Certificate: ID CertificateTypeCode CertificateType Remarks* | IssuerParty DocumentReference*
  Signature*
Dimension: AttributeID Measure? Description* MinimumMeasure? MaximumMeasure?
PriceList: ID? StatusCode? | ValidityPeriod* PreviousPriceList?
Condition: AttributeID Measure? Description* MinimumMeasure? MaximumMeasure?
FinancialInstitution: ID? Name? | Address?
CustomsDeclaration: ID | IssuerParty?
TransportEvent: IdentificationID? OccurrenceDate? OccurrenceTime? TransportEventTypeCode?
  Description* CompletionIndicator? | ReportedShipment? CurrentStatus* Contact* Location? Signature?
  Period*
TransportationService: TransportServiceCode TariffClassCode? Priority? FreightRateClassCode?
  TransportationServiceDescription* TransportationServiceDetailsURI? NominationDate? NominationTime?
  Name? SequenceNumeric? | TransportEquipment* SupportedTransportEquipment*
  UnsupportedTransportEquipment* CommodityClassification* SupportedCommodityClassification*
  UnsupportedCommodityClassification* TotalCapacityDimension? ShipmentStage* TransportEvent*
  ResponsibleTransportServiceProviderParty:Party? EnvironmentalEmission* EstimatedDurationPeriod?
  ScheduledServiceFrequency*
GoodsItemContainer: ID Quantity? | TransportEquipment*
Temperature: AttributeID Measure Description*
Pickup: ID? ActualPickupDate? ActualPickupTime? EarliestPickupDate? EarliestPickupTime?
  LatestPickupDate? LatestPickupTime? | PickupLocation? PickupParty?
Package: ID? Quantity? ReturnableMaterialIndicator? PackageLevelCode? PackagingTypeCode?
  PackingMaterial* TraceID? | ContainedPackage* ContainingTransportEquipment? GoodsItem*
  MeasurementDimension* DeliveryUnit* Delivery? Pickup? Despatch?
TransportMeans: JourneyID? RegistrationNationalityID? RegistrationNationality* DirectionCode?
  TransportMeansTypeCode? TradeServiceCode? | Stowage? AirTransport? RoadTransport? RailTransport?
  MaritimeTransport? OwnerParty? MeasurementDimension*
DespatchLine: ID UUID? Note* LineStatusCode? DeliveredQuantity? BackorderQuantity? BackorderReason*
  OutstandingQuantity? OutstandingReason* OversupplyQuantity? | OrderLineReference+
  DocumentReference* Item Shipment*
ReceiptLine: ID UUID? Note* ReceivedQuantity? ShortQuantity? ShortageActionCode? RejectedQuantity?
  RejectReasonCode? RejectReason* RejectActionCode? QuantityDiscrepancyCode? OversupplyQuantity?
  ReceivedDate? TimingComplaintCode? TimingComplaint? | OrderLineReference? DespatchLineReference*
  DocumentReference* Item* Shipment*
TransportEquipment: ID? ReferencedConsignmentID* TransportEquipmentTypeCode? ProviderTypeCode?
  OwnerTypeCode? SizeTypeCode? DispositionCode? FullnessIndicationCode? RefrigerationOnIndicator?
  Information* ReturnabilityIndicator? LegalStatusIndicator? AirFlowPercent? HumidityPercent?
  AnimalFoodApprovedIndicator? HumanFoodApprovedIndicator? DangerousGoodsApprovedIndicator?
  RefrigeratedIndicator? Characteristics? DamageRemarks* Description* SpecialTransportRequirements*
  GrossWeightMeasure? GrossVolumeMeasure? TareWeightMeasure? TrackingDeviceCode? PowerIndicator?
  TraceID? | MeasurementDimension* TransportEquipmentSeal* MinimumTemperature? MaximumTemperature?
  ProviderParty? LoadingProofParty? SupplierParty? OwnerParty? OperatingParty? LoadingLocation?
  UnloadingLocation? StorageLocation? PositioningTransportEvent* QuarantineTransportEvent*
  DeliveryTransportEvent* PickupTransportEvent* HandlingTransportEvent* LoadingTransportEvent*
  TransportEvent* ApplicableTransportMeans? HaulageTradingTerms* HazardousGoodsTransit*
  PackagedTransportHandlingUnit* ServiceAllowanceCharge* FreightAllowanceCharge*
  AttachedTransportEquipment* Delivery? Pickup? Despatch? ShipmentDocumentReference*
  ContainedInTransportEquipment* Package* GoodsItem*
HazardousGoodsTransit: TransportEmergencyCardCode? PackingCriteriaCode? HazardousRegulationCode?
  InhalationToxicityZoneCode? TransportAuthorizationCode? | MaximumTemperature? MinimumTemperature?
DependentPriceReference: Percent? | LocationAddress? DependentLineReference?
PhysicalAttribute: AttributeID PositionCode? DescriptionCode? Description*
SecondaryHazard: ID? PlacardNotation? PlacardEndorsement? EmergencyProceduresCode? Extension*
ItemPropertyGroup: ID Name? ImportanceCode?
ItemPropertyRange: MinimumValue? MaximumValue?
LotIdentification: LotNumberID? ExpiryDate? | AdditionalItemProperty*
EnvironmentalEmission: EnvironmentalEmissionTypeCode ValueMeasure Description* |
  EmissionCalculationMethod*
ServiceFrequency: WeekDayCode
Stowage: LocationID? Location* | MeasurementDimension*
AirTransport: AircraftID
RoadTransport: LicensePlateID
RailTransport: TrainID RailCarID?
MaritimeTransport: VesselID? VesselName? RadioCallSignID? ShipsRequirements* GrossTonnageMeasure?
  NetTonnageMeasure? | RegistryCertificateDocumentReference? RegistryPortLocation?
TransportEquipmentSeal: ID SealIssuerTypeCode? Condition? SealStatusCode? SealingPartyType?
TradingTerms: Information* Reference? | ApplicableAddress?
EmissionCalculationMethod: CalculationMethodCode? FullnessIndicationCode? | MeasurementFromLocation?
  MeasurementToLocation?
UBLExtensions: ext:UBLExtension+
UBLExtension: ID? Name? ext:ExtensionAgencyID? ext:ExtensionAgencyName? ext:ExtensionVersionID?
  ext:ExtensionAgencyURI? ext:ExtensionURI? ext:ExtensionReasonCode? ext:ExtensionReason?
  ext:ExtensionContent:any
`;
