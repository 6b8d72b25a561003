/**
 * Code lists that D16B fixes for an element: whoever names another list or agency in its attributes
 * breaks the schema. One row for each group: element, list; separated by semicolons.
 */
const CII_LISTS = `
ExchangedDocument: TypeCode 1001; PurposeCode 1225_MessageFunctionTypeCode
ReferencedDocument: TypeCode 1001; StatusCode 1373; ReferenceTypeCode 1153_ReferenceTypeCode
DocumentLineDocument: LineStatusCode 1229_LineStatusCode
HeaderTradeSettlement: TaxCurrencyCode ISO 4217 3A; InvoiceCurrencyCode ISO 4217 3A; PaymentCurrencyCode ISO 4217 3A
TradeCurrencyExchange: SourceCurrencyCode ISO 4217 3A; TargetCurrencyCode ISO 4217 3A
ValuationBreakdownStatement: DefaultCurrencyCode ISO 4217 3A
TradeTax: TypeCode 5153; CategoryCode 5305; CurrencyCode ISO 4217 3A; DueDateTypeCode 2475
TradeAllowanceCharge: TypeCode 5189_AllowanceChargeID; ReasonCode 4465_AllowanceChargeReasonCode
TradeSettlementPaymentMeans: TypeCode 4461; PaymentChannelCode 4435; GuaranteeMethodCode 4431
TradePaymentTerms: TypeCode 4279; FromEventCode 2475_Payment Terms Event
TradePrice: TypeCode 5375
TradeParty: RoleCode 3035
TradeContact: TypeCode 3139_ContactTypeCode
UniversalCommunication: ChannelCode 3155_CommunicationChannelCode
TradeDeliveryTerms: DeliveryTypeCode 4053
TradeAccountingAccount: TypeCode AccountingE501; AmountTypeCode AccountingE601; SetTriggerCode 1001_Accounting
DeliveryAdjustment: ReasonCode 4465
LogisticsServiceCharge: PayingPartyRoleCode 3035_Charge Paying; CalculationBasisCode TDED 6131; TariffClassCode 5243
LogisticsTransportEquipment: CategoryCode 8053; CharacteristicCode 8155; UsedCapacityCode 8169
LogisticsTransportMeans: TypeCode Recommendation 28
LogisticsTransportMovement: StageCode 8051; ModeCode Recommendation 19
TransportCargo: TypeCode Recommendation 21-Annex I; StatisticalClassificationCode 7357; OperationalCategoryCode 7085b
SupplyChainConsignmentItem: TypeCode TDED 7357; TypeExtensionCode TDED 7361
SupplyChainPackaging: TypeCode 7065
PackagingMarking: TypeCode 7233_PackagingMarkingCode; AutomaticDataCaptureMethodTypeCode 7233_AutomaticDataCaptureMethodCode
SpatialDimension: TypeCode 6145
`;

const lists: ReadonlyMap<string, string> = new Map(
  CII_LISTS.trim()
    .split('\n')
    .flatMap((row) => {
      const [group = '', entries = ''] = row.split(': ');
      return entries.split('; ').map((entry): [string, string] => {
        const [element = '', ...list] = entry.split(' ');
        return [`${group}/${element}`, list.join(' ')];
      });
    }),
);

/** The code list that D16B fixes for an element of a group, such as `5153`. */
export function fixedList(group: string, element: string): string | undefined {
  return lists.get(`${group}/${element}`);
}

/** What an attribute has to be for a list: its name, or the agency that keeps it. */
export function fixedValue(list: string, attribute: string): string | undefined {
  if (attribute === 'listID') return list;
  if (attribute !== 'listAgencyID') return undefined;
  const [agency] = /^(?:Accounting|ISO)/.exec(list) ?? [];
  return agency === undefined ? '6' : agency === 'ISO' ? '5' : '210';
}
