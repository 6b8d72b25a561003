import type { ResponseCodes } from '../protocol';

/** Reasons that a buyer gives against an invoice. */
const AGAINST = /^(?:REF|LEG|REC|QUA|DEL|PRI|QTY|ITM|PAY|UNR|FIN|OTH)$/;

/** An answer that names reasons against the invoice, and no status. */
export const bareReasons = (codes: readonly string[]): ResponseCodes | undefined =>
  codes.some((code) => AGAINST.test(code)) ? { status: 'none', codes, isLevel: false } : undefined;
