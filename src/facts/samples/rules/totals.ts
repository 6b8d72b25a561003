import { toCents, type InvoiceDocument } from './document';
import { rule, type Rule } from './rule';

function differs(what: string, actual: number, expected: number): string | null {
  return actual === expected
    ? null
    : `${what} is ${(actual / 100).toFixed(2)} and should be ${(expected / 100).toFixed(2)}`;
}

/** Taxable amount times rate, in cents. */
function taxOf(document: InvoiceDocument, breakdown: Parameters<InvoiceDocument['cents']>[1]) {
  const rate = document.number('BT-119', breakdown) ?? 0;
  return toCents((document.cents('BT-116', breakdown) * rate) / 10_000);
}

/** Sums of the document: BR-CO-10 to BR-CO-17. */
export const totalsRules: readonly Rule[] = [
  rule('BR-CO-10', (d) => differs('BT-106', d.cents('BT-106'), d.sum('BT-131'))),
  rule('BR-CO-11', (d) => differs('BT-107', d.cents('BT-107'), d.sum('BT-92'))),
  rule('BR-CO-12', (d) => differs('BT-108', d.cents('BT-108'), d.sum('BT-99'))),
  rule('BR-CO-13', (d) =>
    differs('BT-109', d.cents('BT-109'), d.cents('BT-106') - d.cents('BT-107') + d.cents('BT-108')),
  ),
  rule('BR-CO-14', (d) => differs('BT-110', d.cents('BT-110'), d.sum('BT-117'))),
  rule('BR-CO-15', (d) =>
    differs('BT-112', d.cents('BT-112'), d.cents('BT-109') + d.cents('BT-110')),
  ),
  rule('BR-CO-16', (d) =>
    differs('BT-115', d.cents('BT-115'), d.cents('BT-112') - d.cents('BT-113') + d.cents('BT-114')),
  ),
  {
    id: 'BR-CO-17',
    check: (d) =>
      d
        .groups('BG-23')
        .map((one) => differs('BT-117', d.cents('BT-117', one), taxOf(d, one)))
        .filter((message) => message !== null),
  },
];
