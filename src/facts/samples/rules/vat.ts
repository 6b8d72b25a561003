import { toCents, type Group, type InvoiceDocument } from './document';
import { rule, type Rule } from './rule';

/** A VAT category with its family of rules. */
interface Category {
  /** Code of UNTDID 5305. */
  code: string;
  /** Middle of the rule ids: `IC` in `BR-IC-08`. */
  family: string;
  rate: 'positive' | 'zero';
  /** Whether BG-23 needs, or must not have, an exemption reason. */
  reason: 'needed' | 'forbidden';
  /** Terms of which the seller, or the buyer, needs one. */
  seller: readonly string[];
  buyer: readonly string[];
}

const SELLER = ['BT-31', 'BT-32', 'BT-63'];
const SELLER_VAT = ['BT-31', 'BT-63'];

export const CATEGORIES: readonly Category[] = [
  { code: 'S', family: 'S', rate: 'positive', reason: 'forbidden', seller: SELLER, buyer: [] },
  { code: 'Z', family: 'Z', rate: 'zero', reason: 'forbidden', seller: SELLER, buyer: [] },
  {
    code: 'AE',
    family: 'AE',
    rate: 'zero',
    reason: 'needed',
    seller: SELLER,
    buyer: ['BT-47', 'BT-48'],
  },
  {
    code: 'K',
    family: 'IC',
    rate: 'zero',
    reason: 'needed',
    seller: SELLER_VAT,
    buyer: ['BT-48'],
  },
];

/** Where categories stand: rule number of the rate, group, category, rate, amount, sign. */
const PLACES = [
  { number: '05', group: 'BG-25', category: 'BT-151', rate: 'BT-152', amount: 'BT-131', sign: 1 },
  { number: '06', group: 'BG-20', category: 'BT-95', rate: 'BT-96', amount: 'BT-92', sign: -1 },
  { number: '07', group: 'BG-21', category: 'BT-102', rate: 'BT-103', amount: 'BT-99', sign: 1 },
] as const;

function using(
  document: InvoiceDocument,
  { group, category }: { group: string; category: string },
  code: string,
): Group[] {
  return document.groups(group).filter((one) => document.value(category, one) === code);
}

function breakdowns(document: InvoiceDocument, code: string): Group[] {
  return using(document, { group: 'BG-23', category: 'BT-118' }, code);
}

/** Sum of lines, charges and allowances of a category, and of one rate where it matters. */
function expectedBase(document: InvoiceDocument, code: string, rate: number | null): number {
  return PLACES.reduce(
    (total, place) =>
      using(document, place, code)
        .filter((one) => rate === null || document.number(place.rate, one) === rate)
        .reduce((sum, one) => sum + place.sign * document.cents(place.amount, one), total),
    0,
  );
}

function ratesFit(document: InvoiceDocument, term: string, group: Group, wanted: Category['rate']) {
  const rate = document.number(term, group);
  return wanted === 'positive' ? rate !== undefined && rate > 0 : rate === 0;
}

function familyRules(category: Category): Rule[] {
  const { code, family } = category;
  const id = (number: string) => `BR-${family}-${number}`;
  return [
    rule(id('01'), (document) => {
      const used = PLACES.some((place) => using(document, place, code).length > 0);
      const count = breakdowns(document, code).length;
      const fits = category.rate === 'positive' ? count > 0 : count === 1;
      if (used && !fits) return `${code} is used, but BG-23 has it ${count} times`;
      return !used && count > 0 ? `BG-23 has ${code}, but nothing uses it` : null;
    }),
    ...PLACES.map((place, index): Rule => {
      // 02, 03 and 04 demand the identifiers for lines, allowances and charges.
      const number = `0${index + 2}`;
      return rule(id(number), (document) => {
        if (using(document, place, code).length === 0) return null;
        const missing = [category.seller, category.buyer].find(
          (terms) => terms.length > 0 && !terms.some((term) => document.has(term)),
        );
        return missing ? `${place.group} has ${code} without ${missing.join(' or ')}` : null;
      });
    }),
    ...PLACES.map((place): Rule => ({
      id: id(place.number),
      check: (document) =>
        using(document, place, code)
          .filter((one) => !ratesFit(document, place.rate, one, category.rate))
          .map((one) => `${place.rate} on line ${one.startLine} does not fit ${code}`),
    })),
    {
      id: id('08'),
      check: (document) =>
        breakdowns(document, code)
          .filter((one) => {
            const rate =
              category.rate === 'positive' ? (document.number('BT-119', one) ?? 0) : null;
            return document.cents('BT-116', one) !== expectedBase(document, code, rate);
          })
          .map((one) => `BT-116 on line ${one.startLine} is not the sum of ${code}`),
    },
    {
      id: id('09'),
      check: (document) =>
        breakdowns(document, code)
          .filter((one) => {
            const rate = document.number('BT-119', one) ?? 0;
            const expected =
              category.rate === 'zero' ? 0 : toCents((document.cents('BT-116', one) * rate) / 1e4);
            return document.cents('BT-117', one) !== expected;
          })
          .map((one) => `BT-117 on line ${one.startLine} does not fit ${code}`),
    },
    {
      id: id('10'),
      check: (document) =>
        breakdowns(document, code)
          .filter((one) => {
            const reason = document.has('BT-120', one) || document.has('BT-121', one);
            return reason !== (category.reason === 'needed');
          })
          .map((one) => `an exemption reason is ${category.reason} on line ${one.startLine}`),
    },
  ];
}

/** Rules of the VAT categories that the samples use or could use: S, Z, AE and K. */
export const vatRules: readonly Rule[] = [
  ...CATEGORIES.flatMap(familyRules),
  rule('BR-IC-11', (document) =>
    breakdowns(document, 'K').length > 0 && !document.has('BT-72') && !document.has('BG-14')
      ? 'K needs BT-72 or BG-14'
      : null,
  ),
  rule('BR-IC-12', (document) =>
    breakdowns(document, 'K').length > 0 && !document.has('BT-80') ? 'K needs BT-80' : null,
  ),
];
