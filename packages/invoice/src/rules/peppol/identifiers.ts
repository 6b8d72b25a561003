import { normalize } from '../../reading/element';
import { on, rule, warning } from '../kinds';
import type { Context, Pattern, Test } from '../rule';
import {
  isAustralianNumber,
  isBelgianNumber,
  isDanishNumber,
  isDutchVatNumber,
  isGln,
  isItalianOffice,
  isItalianTaxNumber,
  isItalianVatNumber,
  isNorwegianNumber,
  isSwedishNumber,
} from './check-digits';

/** Schemes of identifiers that have a form: number of the rule, scheme, form, severity. */
interface SchemeRule {
  number: string;
  scheme: string;
  fits: (text: string) => boolean;
  isWarning?: boolean;
  /** Judges electronic addresses alone. */
  addressOnly?: boolean;
  /** Blanks at the ends count. */
  untrimmed?: boolean;
}

const like = (form: RegExp) => (text: string) => form.test(text);

const COMMON_RULES: readonly SchemeRule[] = [
  { number: 'R040', scheme: '0088', fits: isGln },
  { number: 'R041', scheme: '0192', fits: isNorwegianNumber },
  { number: 'R042', scheme: '0184', fits: isDanishNumber, untrimmed: true },
  { number: 'R043', scheme: '0208', fits: isBelgianNumber },
  { number: 'R044', scheme: '0201', fits: isItalianOffice, isWarning: true },
  { number: 'R045', scheme: '0210', fits: isItalianTaxNumber, isWarning: true },
  { number: 'R046', scheme: '9907', fits: isItalianTaxNumber, isWarning: true, addressOnly: true },
  { number: 'R047', scheme: '0211', fits: isItalianVatNumber, isWarning: true },
  {
    number: 'R049',
    scheme: '0007',
    fits: (text) => text.length === 10 && isSwedishNumber(text),
  },
];

export const UBL_SCHEME_RULES: readonly SchemeRule[] = [
  ...COMMON_RULES,
  {
    number: 'R050',
    scheme: '0151',
    fits: (text) => /^[0-9]{11}$/.test(text) && isAustralianNumber(text),
  },
  { number: 'R052', scheme: '0096', fits: like(/^[0-9]{10}$/), untrimmed: true },
  { number: 'R053', scheme: '0198', fits: like(/^DK[0-9]{8}$/), untrimmed: true },
  { number: 'R054', scheme: '0106', fits: like(/^[0-9]{8}$/), isWarning: true },
  { number: 'R055', scheme: '0190', fits: like(/^[0-9]{20}$/), isWarning: true },
  { number: 'R056-1', scheme: '9944', fits: isDutchVatNumber, isWarning: true },
  { number: 'R057', scheme: '0217', fits: like(/^[0-9]{12}$/), isWarning: true },
];

/** In CII, R050 does not look at the length, and there is a rule for the old Italian scheme. */
export const CII_SCHEME_RULES: readonly SchemeRule[] = [
  ...COMMON_RULES,
  { number: 'R048', scheme: '9906', fits: isItalianVatNumber, isWarning: true, addressOnly: true },
  { number: 'R050', scheme: '0151', fits: isAustralianNumber },
];

/** Dutch VAT numbers of a party, whatever their scheme; a place that a rule by scheme judges is not asked again. */
export const dutchVatNumbers: Context = on(
  'cac:PartyTaxScheme/cbc:CompanyID',
  (id) =>
    normalize(id.value).startsWith('NL') &&
    id.all('../cac:TaxScheme/cbc:ID').some((scheme) => normalize(scheme.value) === 'VAT'),
  {
    'PEPPOL-COMMON-R056-2': warning(
      rule('identifier', '.', ({ value }) => isDutchVatNumber(normalize(value))),
    ),
  },
);

/** Contexts for identifiers of these elements; the first path is that of the electronic address. */
export function identifierContexts(
  paths: readonly [address: string, ...others: string[]],
  rules: readonly SchemeRule[],
): Pattern {
  return rules.map(({ number, scheme, fits, isWarning, addressOnly, untrimmed }): Context => {
    const test: Test = ({ value }) => fits(untrimmed ? value : normalize(value));
    const check = rule('identifier', '.', test);
    return on(
      addressOnly ? paths[0] : paths,
      (element) => element.attribute('schemeID') === scheme,
      { [`PEPPOL-COMMON-${number}`]: isWarning ? warning(check) : check },
    );
  });
}
