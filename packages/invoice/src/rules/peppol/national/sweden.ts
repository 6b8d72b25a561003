import { normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { on, rule, warning } from '../../kinds';
import type { Context, Pattern, Test } from '../../rule';
import { numberOrNaN, onlyText } from '../../values';
import { isSwedishNumber } from '../check-digits';

/** Some elements: those at a path that fit. */
type Place = Pick<Context, 'at' | 'when'>;

/** Paths and tests of a syntax for the Swedish rules. */
interface SwedishPlaces {
  readonly sellers: (invoice: InvoiceXml) => readonly XmlElement[];
  readonly buyers: (invoice: InvoiceXml) => readonly XmlElement[];
  readonly seller: string;
  /** From a party. */
  readonly country: string;
  readonly vatNumber: string;
  readonly vatNumbersOf: (party: XmlElement) => readonly string[];
  readonly hasSwedishVatNumber: (party: XmlElement) => boolean;
  /** Legal registrations of the seller, and the identifier in one. */
  readonly registration: string;
  readonly legalId: string;
  /** Tax registrations of Swedish sellers with a legal identifier. */
  readonly taxId: Place;
  /** Categories of VAT at the standard rate, and the rate in one. */
  readonly category: Place;
  readonly percent: string;
  readonly means: string;
  readonly meansCode: string;
  readonly hasCode: (means: XmlElement, code: string) => boolean;
  /** Account numbers; their payment means, and in these the identifier of the bank. */
  readonly account: string;
  readonly meansOfAccount: string;
  readonly bank: string;
}

const isNumber = (text: string) => !Number.isNaN(numberOrNaN(text));
const notUsed = (about: string) => warning(rule('code', about, () => false));

/** Rules SE-R-001 to SE-R-013 of Peppol BIS Billing. */
export function swedishRules(places: SwedishPlaces): Pattern {
  const { country, legalId, meansCode, percent, vatNumber, vatNumbersOf } = places;
  const isSwedish = (party: XmlElement) => party.is(country, 'SE');
  const isRegistered = (party: XmlElement) => isSwedish(party) && places.hasSwedishVatNumber(party);
  const hasSwedishSeller = (invoice: InvoiceXml) => places.sellers(invoice).some(isSwedish);
  const hasRegisteredSeller = (invoice: InvoiceXml) => places.sellers(invoice).some(isRegistered);
  const hasSwedishBuyer = (invoice: InvoiceXml) => places.buyers(invoice).some(isSwedish);
  const payWith =
    (codes: readonly string[]): Test =>
    (means, invoice) =>
      codes.some((code) => places.hasCode(means, code)) && invoice.once(hasSwedishSeller);

  /** Account numbers of PlusGiro and BankGiro. */
  const giro = (
    name: string,
    [number, length]: readonly [string, string],
    lengths: (length: number) => boolean,
  ): Context =>
    on(
      places.account,
      (id, invoice) => {
        const means = id.first(places.meansOfAccount);
        return (
          !!means &&
          normalize(onlyText(means, meansCode)) === '30' &&
          normalize(onlyText(means, places.bank)) === name &&
          invoice.once(hasSwedishSeller)
        );
      },
      {
        [number]: warning(rule('identifier', '.', ({ value }) => isNumber(normalize(value)))),
        [length]: warning(rule('identifier', '.', ({ value }) => lengths(normalize(value).length))),
      },
    );

  return [
    on(places.seller, isRegistered, {
      'SE-R-001': rule('identifier', vatNumber, (party) =>
        vatNumbersOf(party).some((number) => normalize(number).length === 14),
      ),
      'SE-R-002': rule('identifier', vatNumber, (party) =>
        vatNumbersOf(party).some((number) => isNumber(number.slice(2, 14))),
      ),
    }),
    on(
      places.registration,
      (registration) => registration.is(`../${country}`, 'SE') && registration.has(legalId),
      {
        'SE-R-003': rule('identifier', legalId, (one) => isNumber(one.text(legalId))),
        'SE-R-004': rule(
          'identifier',
          legalId,
          (one) => normalize(one.text(legalId)).length === 10,
        ),
        'SE-R-013': rule('identifier', legalId, (one) =>
          isSwedishNumber(normalize(one.text(legalId))),
        ),
      },
    ),
    {
      ...places.taxId,
      rules: {
        'SE-R-005': rule(
          'other',
          '.',
          ({ value }) => normalize(value.toUpperCase()) === 'GODKÄND FÖR F-SKATT',
        ),
      },
    },
    on(
      places.category.at,
      (category, invoice) =>
        (places.category.when?.(category, invoice) ?? true) && invoice.once(hasRegisteredSeller),
      {
        'SE-R-006': rule('vat', percent, (category) =>
          [25, 12, 6].includes(numberOrNaN(category.text(percent))),
        ),
      },
    ),
    giro('SE:PLUSGIRO', ['SE-R-007', 'SE-R-010'], (length) => length >= 2 && length <= 8),
    giro('SE:BANKGIRO', ['SE-R-008', 'SE-R-009'], (length) => length === 7 || length === 8),
    on(places.means, payWith(['50', '56']), { 'SE-R-011': notUsed(meansCode) }),
    on(
      places.means,
      (means, invoice) => payWith(['31'])(means, invoice) && invoice.once(hasSwedishBuyer),
      { 'SE-R-012': notUsed(meansCode) },
    ),
  ];
}
