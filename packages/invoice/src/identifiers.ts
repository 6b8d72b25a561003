export {
  isBelgianNumber,
  isDanishNumber,
  isGln,
  isGreekNumber,
  isItalianVatNumber,
  isNorwegianNumber,
  isSwedishNumber,
} from './rules/peppol/check-digits';
export { INVOICE_TYPES, isEmail, isIbanByRule } from './rules/xrechnung/forms';
