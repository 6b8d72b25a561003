import { normalize, type XmlElement } from '../../../reading/element';
import { rule } from '../../kinds';
import type { Check } from '../../rule';
import { directText, firstAttribute } from '../../values';

/** Scheme of the identifier at a path, blanks at its ends taken off. */
export const schemeOf = (element: XmlElement, path: string): string =>
  normalize(firstAttribute(element, path, 'schemeID'));

/** A legal identifier, where there is one, is a CVR number. */
export const isCvr = (path: string): Check =>
  rule(
    'code',
    `${path}/@schemeID`,
    (element) => !element.has(path) || schemeOf(element, path) === '0184',
  );

/** Payment means that Danish parties may use (DK-R-005). */
const MEANS = ' 1 10 31 42 48 49 50 58 59 93 97 ';

/** The official rule looks for the code between blanks, wherever it is in the list. */
function isDanishMeans(code: string): boolean {
  return MEANS.includes(` ${code} `);
}

/** Versions of UNSPSC that the list identifier TST may have (DK-R-003). */
const UNSPSC_VERSIONS: ReadonlySet<string> = new Set([
  '19.05.01',
  '19.0501',
  '26.08.01',
  '26.0801',
]);

/** A reason with code ZZZ: a number of four digits, or text with a # inside (DK-R-004). */
export function isDanishReason(reason: string | undefined, trimmed: string): boolean {
  if (reason === undefined) return false;
  const number = Number(reason);
  return (
    (trimmed.length === 4 && number >= 0 && number <= 9999) ||
    (reason.includes('#') && !reason.startsWith('#') && !reason.endsWith('#'))
  );
}

/** A line with a class of UNSPSC names a version that may be used (DK-R-003). */
export const unspscVersion = (path: string): Check =>
  rule('code', `${path}/@listVersionID`, (line) => {
    const codes = line.all(path);
    return (
      !codes.some((code) => code.attribute('listID') === 'TST') ||
      codes.some((code) => UNSPSC_VERSIONS.has(code.attribute('listVersionID') ?? ''))
    );
  });

/** Paths and tests of a syntax for the Danish rules on payment means; paths from the payment means. */
interface DanishPayment {
  readonly code: string;
  readonly account: string;
  readonly bank: string;
  readonly reference: string;
  /** Mandate of a direct debit, and the second value that it needs. */
  readonly mandate: readonly [string, string];
  /** The account of a payment slip of kind 01, 04 or 15 (DK-R-008). */
  readonly isSlipAccount: (means: XmlElement) => boolean;
}

/** Characters of an account, as the official rules count them. */
export const accountLength = (means: XmlElement, account: string): number =>
  means.first(account)?.pieces.join('').length ?? 0;

/** Rules DK-R-005 to DK-R-011 of Peppol BIS Billing. */
export function danishPaymentRules(places: DanishPayment): Record<string, Check> {
  const { code: codePath, account, bank, reference, mandate } = places;
  const forCode = (about: string, codes: readonly string[], test: (means: XmlElement) => boolean) =>
    rule('other', about, (means) => !codes.some((code) => means.is(codePath, code)) || test(means));
  const isSlip = (means: XmlElement, ...kinds: string[]) =>
    kinds.includes(means.text(reference).slice(0, 3));
  const hasAll = (means: XmlElement, ...paths: string[]) =>
    paths.every((path) => directText(means, path) !== '');
  const referenceLength = (means: XmlElement) => means.text(reference).length;
  return {
    'DK-R-005': rule('code', codePath, (means) => isDanishMeans(means.text(codePath))),
    'DK-R-006': forCode(account, ['31', '42'], (means) => hasAll(means, account, bank)),
    'DK-R-007': forCode(mandate[0], ['49'], (means) => hasAll(means, ...mandate)),
    'DK-R-008': forCode(
      reference,
      ['50'],
      (means) => isSlip(means, '01#', '04#', '15#') && places.isSlipAccount(means),
    ),
    'DK-R-009': forCode(
      reference,
      ['50'],
      (means) => !isSlip(means, '04#', '15#') || referenceLength(means) === 19,
    ),
    'DK-R-010': forCode(
      reference,
      ['93'],
      (means) => isSlip(means, '71#', '73#', '75#') && accountLength(means, account) === 8,
    ),
    'DK-R-011': forCode(
      reference,
      ['93'],
      (means) => !isSlip(means, '71#', '75#') || [18, 19].includes(referenceLength(means)),
    ),
  };
}
