import { normalize, type XmlElement } from '../../reading/element';
import { rule } from '../kinds';
import type { Check } from '../rule';
import { firstAttribute } from '../values';

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
export function isDanishMeans(code: string): boolean {
  return MEANS.includes(` ${code} `);
}

/** Kind of a payment slip, such as `71#`. */
export function slipOf(reference: string): string {
  return reference.slice(0, 3);
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
