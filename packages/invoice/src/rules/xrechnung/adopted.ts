import { Decimal } from '../../decimals/decimal';
import { only, warning } from '../kinds';
import type { Pattern } from '../rule';

const R = 'PEPPOL-EN16931-R';

/** Rules of Peppol that XRechnung adopts; the empty-element rule (R008) is a pattern of its own. */
const ADOPTED: ReadonlySet<string> = new Set(
  '001 005 010 020 040 041 042 043 043-1 043-2 044 046 053 054 055 061 101 110 111 120 121 130'
    .split(' ')
    .map((number) => R + number),
);

/** The adopted rules of a pattern; R120 is a warning in XRechnung. */
export function adopt(pattern: Pattern): Pattern {
  const calculation = `${R}120`;
  return only(pattern, ADOPTED).map((context) => {
    const check = context.rules[calculation];
    return check
      ? { ...context, rules: { ...context.rules, [calculation]: warning(check) } }
      : context;
  });
}

const HALF = Decimal.parse('0.5');
const CENTS = Decimal.parse('0.02');

/** The difference from its calculation that R040 and R120 allow an amount: forints have no cents. */
export function slackOfCurrency(currencies: readonly string[]): Decimal {
  return currencies.includes('HUF') ? HALF : CENTS;
}
