export const ROOT = '/rsm:CrossIndustryInvoice';
export const TRANSACTION = `${ROOT}/rsm:SupplyChainTradeTransaction`;
export const LINE = `${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem`;
export const AGREEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeAgreement`;
export const DELIVERY = `${TRANSACTION}/ram:ApplicableHeaderTradeDelivery`;
export const SETTLEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement`;

/** Begin of the parts of the header from the document element on: Agreement, Delivery, Settlement. */
export const HEADER = 'rsm:SupplyChainTradeTransaction/ram:ApplicableHeaderTrade';

/** Net amount of a line (BT-131) from the line on. */
export const LINE_TOTAL =
  'ram:SpecifiedLineTradeSettlement/ram:SpecifiedTradeSettlementLineMonetarySummation/ram:LineTotalAmount';
