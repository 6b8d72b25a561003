import type { XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { on, present, rule, warning } from '../../kinds';
import type { Pattern, Test } from '../../rule';
import { isNorwegianNumber } from '../check-digits';

/** Paths and tests of a syntax for the rules of Norway and Italy; paths from the seller. */
interface SellerPlaces {
  readonly sellerCountry: (invoice: InvoiceXml) => string;
  readonly seller: string;
  readonly taxNumber: string;
  readonly vatNumbersOf: (party: XmlElement) => readonly string[];
  readonly isInRegister: (party: XmlElement, name: string) => boolean;
  /** Registrations of the seller with a tax number, the number, and whether it has the form. */
  readonly registration: string;
  readonly numberOfRegistration: string;
  readonly isRegistration: (registration: XmlElement) => boolean;
  readonly isTaxNumber: (registration: XmlElement, form: RegExp) => boolean;
  readonly addressParts: readonly [street: string, city: string, postcode: string];
}

const isNorwegianVat = (number: string) =>
  /^[0-9]{9}MVA$/.test(number.slice(2)) && isNorwegianNumber(number.slice(2, 11));

/** Rules NO-R-001 and NO-R-002, and IT-R-001 to IT-R-004, of Peppol BIS Billing. */
export function norwegianAndItalianRules(
  places: SellerPlaces,
): readonly [norwegian: Pattern, italian: Pattern] {
  const whenSellerIn =
    (country: string): Test =>
    (_element, invoice) =>
      invoice.once(places.sellerCountry) === country;
  const [street, city, postcode] = places.addressParts;
  const norwegian: Pattern = [
    on(places.seller, whenSellerIn('NO'), {
      'NO-R-001': rule('identifier', places.taxNumber, (party) => {
        const numbers = places.vatNumbersOf(party).filter((number) => number.startsWith('NO'));
        return numbers.length === 0 || numbers.some(isNorwegianVat);
      }),
      'NO-R-002': warning(
        rule('other', places.taxNumber, (party) =>
          places.isInRegister(party, 'Foretaksregisteret'),
        ),
      ),
    }),
  ];
  const italian: Pattern = [
    on(
      places.registration,
      (registration, invoice) =>
        whenSellerIn('IT')(registration, invoice) && places.isRegistration(registration),
      {
        'IT-R-001': rule('identifier', places.numberOfRegistration, (registration) =>
          places.isTaxNumber(registration, /^[A-Z0-9]{11,16}$/),
        ),
      },
    ),
    on(places.seller, whenSellerIn('IT'), {
      'IT-R-002': present(street),
      'IT-R-003': present(city),
      'IT-R-004': present(postcode),
    }),
  ];
  return [norwegian, italian];
}
