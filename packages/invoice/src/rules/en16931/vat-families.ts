/** The demands on one VAT category (code of UNTDID 5305) by its family of rules, BR-…-01 to -10. */
export interface VatFamily {
  code: string;
  /** Middle of the rule ids: `IC` in `BR-IC-08`. */
  id: string;
  /** Occurrences of the category in the VAT breakdown when it is used. */
  breakdown: 'once' | 'per-rate';
  /** Which identifiers of the seller, or of the tax representative, are needed. */
  seller: 'any' | 'vat' | 'none';
  /** Which identifiers of the buyer are needed. */
  buyer?: 'vat' | 'vat-or-legal' | 'none';
  rate: 'positive' | 'not-negative' | 'zero' | 'none';
  /** The breakdown needs an exemption reason, or must not have one. */
  reason: 'needed' | 'forbidden';
}

export const VAT_FAMILIES: readonly VatFamily[] = [
  {
    code: 'AE',
    id: 'AE',
    breakdown: 'once',
    seller: 'any',
    buyer: 'vat-or-legal',
    rate: 'zero',
    reason: 'needed',
  },
  {
    code: 'L',
    id: 'AF',
    breakdown: 'per-rate',
    seller: 'any',
    rate: 'not-negative',
    reason: 'forbidden',
  },
  {
    code: 'M',
    id: 'AG',
    breakdown: 'per-rate',
    seller: 'any',
    rate: 'not-negative',
    reason: 'forbidden',
  },
  { code: 'E', id: 'E', breakdown: 'once', seller: 'any', rate: 'zero', reason: 'needed' },
  { code: 'G', id: 'G', breakdown: 'once', seller: 'vat', rate: 'zero', reason: 'needed' },
  {
    code: 'K',
    id: 'IC',
    breakdown: 'once',
    seller: 'vat',
    buyer: 'vat',
    rate: 'zero',
    reason: 'needed',
  },
  {
    code: 'O',
    id: 'O',
    breakdown: 'once',
    seller: 'none',
    buyer: 'none',
    rate: 'none',
    reason: 'needed',
  },
  {
    code: 'S',
    id: 'S',
    breakdown: 'per-rate',
    seller: 'any',
    rate: 'positive',
    reason: 'forbidden',
  },
  { code: 'Z', id: 'Z', breakdown: 'once', seller: 'any', rate: 'zero', reason: 'forbidden' },
];
