import { Decimal } from '../../../decimals/decimal';
import { hasText, normalize, type XmlElement } from '../../../reading/element';
import type { InvoiceXml } from '../../../reading/invoice-xml';
import { on, rule } from '../../kinds';
import type { Context, Pattern, Test } from '../../rule';
import { decimal } from '../../values';

/** Paths and tests of a syntax for the Dutch rules. */
interface DutchPlaces {
  readonly isDutchSale: (invoice: InvoiceXml) => boolean;
  readonly isDutchBuyer: (invoice: InvoiceXml) => boolean;
  readonly isDutchRepresentative: (invoice: InvoiceXml) => boolean;
  readonly seller: string;
  readonly buyer: string;
  readonly representative: string;
  /** From a party. */
  readonly address: string;
  readonly legalId: string;
  /** From an address: street, city and postcode. */
  readonly addressParts: readonly string[];
  readonly totals: string;
  readonly due: string;
  readonly means: string;
  readonly meansCode: string;
  /** From the totals, for reports. */
  readonly meansOfTotals: string;
  readonly hasMeans: (invoice: InvoiceXml) => boolean;
  readonly isCreditNote: (invoice: InvoiceXml) => boolean;
  /** Credit notes, the reference to the invoice that they correct, and whether there is one. */
  readonly creditNote: Pick<Context, 'at'> & { when?: Test };
  readonly corrected: string;
  readonly hasCorrected: (invoice: InvoiceXml) => boolean;
  /** References to lines of an order, the order, and whether it is named. */
  readonly orderLine: string;
  readonly order: string;
  readonly hasOrder: (invoice: InvoiceXml) => boolean;
}

/** Means that Dutch parties pay with (NL-R-008). */
const MEANS: ReadonlySet<string> = new Set(['30', '48', '49', '57', '58', '59']);

/** A number of the chamber of commerce (0106) or of the government (0190). */
const dutchNumber = rule('identifier', '@schemeID', (id) => {
  const schemes = (id.attribute('schemeID') ?? '').split(' ');
  return (schemes.includes('0106') || schemes.includes('0190')) && hasText(id.value);
});

/** Rules NL-R-001 to NL-R-009 of Peppol BIS Billing. */
export function dutchRules(places: DutchPlaces): Pattern {
  const { isDutchSale, isDutchBuyer, isDutchRepresentative, creditNote } = places;
  const whenSale: Test = (_element, invoice) => invoice.once(isDutchSale);
  const whenTrade: Test = (_element, invoice) =>
    invoice.once(isDutchSale) && invoice.once(isDutchBuyer);
  const wholeAddress = rule('required', places.addressParts, (address) =>
    places.addressParts.every((path) => address.has(path)),
  );
  const isPaid = (totals: XmlElement, invoice: InvoiceXml): boolean => {
    const due = decimal(totals, places.due)?.compare(Decimal.ZERO);
    if (due === undefined) return false;
    return places.isCreditNote(invoice) ? due >= 0 : due <= 0;
  };
  return [
    on(
      creditNote.at,
      (element, invoice) =>
        whenSale(element, invoice) && (creditNote.when?.(element, invoice) ?? true),
      {
        'NL-R-001': rule('required', places.corrected, (_element, invoice) =>
          places.hasCorrected(invoice),
        ),
      },
    ),
    on(`${places.seller}/${places.address}`, whenSale, { 'NL-R-002': wholeAddress }),
    on(`${places.seller}/${places.legalId}`, whenSale, { 'NL-R-003': dutchNumber }),
    on(`${places.buyer}/${places.address}`, whenTrade, { 'NL-R-004': wholeAddress }),
    on(`${places.buyer}/${places.legalId}`, whenTrade, { 'NL-R-005': dutchNumber }),
    on(
      `${places.representative}/${places.address}`,
      (_address, invoice) => invoice.once(isDutchSale) && invoice.once(isDutchRepresentative),
      { 'NL-R-006': wholeAddress },
    ),
    on(places.totals, whenSale, {
      'NL-R-007': rule(
        'required',
        places.meansOfTotals,
        (totals, invoice) => places.hasMeans(invoice) || isPaid(totals, invoice),
      ),
    }),
    on(places.means, whenTrade, {
      'NL-R-008': rule('code', places.meansCode, (means) =>
        MEANS.has(normalize(means.text(places.meansCode))),
      ),
    }),
    on(places.orderLine, whenSale, {
      'NL-R-009': rule('required', places.order, (_id, invoice) => places.hasOrder(invoice)),
    }),
  ];
}
