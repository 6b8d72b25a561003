import { Decimal } from '../../decimals/decimal';
import type { InvoiceXml } from '../../reading/invoice-xml';

/** How far R040 and R120 let an amount be from its calculation. */
export type SlackOf = (invoice: InvoiceXml) => Decimal;

const CENTS = Decimal.parse('0.02');

export const peppolSlack: SlackOf = () => CENTS;
