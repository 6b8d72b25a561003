import { normalize, type XmlElement } from '../../../reading/element';
import type { Pattern } from '../../rule';
import { someDouble } from '../../values';
import { germanPattern } from '../../xrechnung/ubl/german';
import { isGermanTrade } from './parties';

const CHARACTERS = /^[a-zA-Z0-9!#$%&"*+/=?^_`{|}~-]+$/;

/** A host name: at least two labels of letters, digits and inner hyphens. */
function isHost(host: string): boolean {
  const labels = host.split('.');
  return (
    labels.length > 1 &&
    labels.every((label) => /^[a-zA-Z0-9-]+$/.test(label) && !/^-|-$/.test(label))
  );
}

function isStrictEmail(text: string): boolean {
  const [name = '', host = '', ...rest] = normalize(text).split('@');
  return (
    rest.length === 0 && name.split('.').every((part) => CHARACTERS.test(part)) && isHost(host)
  );
}

const TYPES = ['cbc:InvoiceTypeCode', 'cbc:CreditNoteTypeCode'] as const;

/** `1` is DE-R-001, `23-b` is DE-R-023-2. */
function germanId(number: string): string {
  const [digits = '', letter] = number.split('-');
  const end = letter === undefined ? '' : `-${letter === 'a' ? 1 : 2}`;
  return `DE-R-${digits.padStart(3, '0')}${end}`;
}

/** The German rules: XRechnung's, for trade between German parties. Codes are compared as numbers. */
export const germanRules: Pattern = germanPattern({
  id: germanId,
  when: (_element, invoice) => invoice.once(isGermanTrade),
  hasCode: (means: XmlElement, codes) =>
    someDouble(means, 'cbc:PaymentMeansCode', (code) => codes.map(Number).includes(code)),
  needsIban: (means, code) => means.is('cbc:PaymentMeansCode', code),
  hasType: (root, types) => TYPES.some((path) => root.values(path).some((type) => types.has(type))),
  isCorrection: (root) => TYPES.some((path) => someDouble(root, path, (type) => type === 384)),
  isEmail: isStrictEmail,
  discountsMayBeginAnywhere: true,
});
