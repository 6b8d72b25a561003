import { Decimal } from '../../decimals/decimal';
import type { InvoiceXml } from '../../reading/invoice-xml';

/** The difference from its calculation that R040 and R120 allow an amount. */
export type SlackOf = (invoice: InvoiceXml) => Decimal;

const CENTS = Decimal.parse('0.02');

export const peppolSlack: SlackOf = () => CENTS;
