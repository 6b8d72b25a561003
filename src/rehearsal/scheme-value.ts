import { checkLeitwegId } from 'edocument-invoice/leitweg-id';
import {
  isBelgianNumber,
  isDanishNumber,
  isEmail,
  isGln,
  isNorwegianNumber,
  isSwedishNumber,
} from 'edocument-invoice/identifiers';
import { schemePattern } from './codes';
import { vatNumberProblem } from './vat-number';

const FORMS: Readonly<Record<string, (value: string) => boolean>> = {
  EM: isEmail,
  '0088': (value) => value.length === 13 && isGln(value),
  '0204': (value) => checkLeitwegId(value).valid,
  '0192': isNorwegianNumber,
  '0184': isDanishNumber,
  '0208': isBelgianNumber,
  '0007': (value) => value.length === 10 && isSwedishNumber(value),
  '9930': (value) =>
    !['form', 'prefix', 'prefix-missing'].includes(vatNumberProblem(value, 'DE') ?? ''),
};

/** True for a value that its scheme of electronic addresses (EAS) allows, as far as its form is known. */
export const fitsScheme = (scheme: string, value: string): boolean =>
  !/\s/.test(value) &&
  (FORMS[scheme]?.(value) ?? true) &&
  (schemePattern(scheme)?.test(value) ?? true);

/** True where more than the absence of blanks is checked. */
export const isFormKnown = (scheme: string): boolean =>
  FORMS[scheme] !== undefined || schemePattern(scheme) !== undefined;
