/** Each mistake of the sample: what is replaced, and by what. */
const MISTAKES: readonly (readonly [pattern: RegExp, by: string])[] = [
  // Without buyer reference: BR-DE-15.
  [/<cbc:BuyerReference>[^<]*<\/cbc:BuyerReference>\s*/, ''],
  // The buyer’s country by three letters: BR-CL-14.
  [/(<cac:AccountingCustomerParty>[\s\S]*?<cbc:IdentificationCode>)DE</, '$1DEU<'],
  // An amount due that does not follow from the totals: BR-CO-16.
  [/(<cbc:PayableAmount[^>]*>)[^<]*/, '$11.00'],
  // No mistake by the rules, and yet a cigarette in place of a piece.
  [/unitCode="[^"]*"/, 'unitCode="STK"'],
];

/** A sample invoice with three mistakes, and a unit that is formally right. */
export function breakSample(xml: string): string {
  return MISTAKES.reduce((text, [pattern, by]) => text.replace(pattern, by), xml);
}
