export const ROOT = '/rsm:CrossIndustryInvoice';
export const TRANSACTION = `${ROOT}/rsm:SupplyChainTradeTransaction`;
export const LINE = `${TRANSACTION}/ram:IncludedSupplyChainTradeLineItem`;
export const AGREEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeAgreement`;
export const DELIVERY = `${TRANSACTION}/ram:ApplicableHeaderTradeDelivery`;
export const SETTLEMENT = `${TRANSACTION}/ram:ApplicableHeaderTradeSettlement`;
