import { invoiceOf } from './documents';

interface Document {
  name: string;
  xml: Uint8Array;
}

type Change = readonly [name: string, from: RegExp, to: string];

/** Each breaks one thing in an invoice of 2,500.00 net and 2,975.00 gross. */
const CHANGES: readonly Change[] = [
  [
    'Amount due is a cent too high',
    />2975\.00<\/cbc:PayableAmount>/,
    '>2975.01</cbc:PayableAmount>',
  ],
  [
    'Sum of the lines is 1.00 too high',
    />2500\.00<\/cbc:LineExtensionAmount>/,
    '>2501.00</cbc:LineExtensionAmount>',
  ],
  ['VAT is 5.00 too low', />475\.00<\/cbc:TaxAmount>/g, '>470.00</cbc:TaxAmount>'],
  ['No invoice number', /<cbc:ID>103001<\/cbc:ID>/, ''],
  ['No buyer reference', /<cbc:BuyerReference>.*<\/cbc:BuyerReference>/, ''],
  ['A unit that no list has', /unitCode="\w+"/, 'unitCode="KARTON"'],
  ['A VAT category that does not exist', /(<cac:ClassifiedTaxCategory>\s*<cbc:ID>)S/, '$1X'],
  ['An element that UBL does not have', /<cbc:BuyerReference>/, '<cbc:Unknown>1</cbc:Unknown>$&'],
];

/** Invoices of ten lines: one that is right, and one for each change. */
export function faultyInvoices(): Document[] {
  const right = invoiceOf(10);
  const changed = CHANGES.map(([name, from, to]) => {
    const text = right.replace(from, to);
    if (text === right) throw new Error(`${name}: the sample has no such place.`);
    return { name, text };
  });
  return [{ name: 'Nothing is wrong', text: right }, ...changed].map(({ name, text }) => ({
    name,
    xml: new TextEncoder().encode(text),
  }));
}
