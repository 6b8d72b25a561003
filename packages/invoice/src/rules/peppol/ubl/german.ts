import type { Pattern } from '../../rule';
import { germanPattern } from '../../xrechnung/ubl/german';
import { isGermanTrade } from './parties';

/** `1` is DE-R-001, `23-b` is DE-R-023-2. */
function germanId(number: string): string {
  const [digits = '', letter] = number.split('-');
  const end = letter === undefined ? '' : `-${letter === 'a' ? 1 : 2}`;
  return `DE-R-${digits.padStart(3, '0')}${end}`;
}

/** The German rules: XRechnung's, for trade between German parties. */
export const germanRules: Pattern = germanPattern({
  id: germanId,
  externalId: 'DE-R-T02',
  when: (_element, invoice) => invoice.once(isGermanTrade),
});
