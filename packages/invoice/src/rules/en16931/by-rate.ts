import { NotComputable, type Decimal } from '../../decimals/decimal';
import type { InvoiceXml } from '../../reading/invoice-xml';
import type { XmlElement } from '../../reading/element';
import { settled } from '../../settled';
import { decimals } from '../values';

/** Which elements have a VAT category, and where its rates are. */
interface Wanted {
  elements: readonly XmlElement[];
  /** Path from an element to its categories. */
  categories: string;
  isCategory: (category: XmlElement) => boolean;
  /** Path from a category to its rates. */
  rate: string;
}

/** Elements of a VAT category by rate, so that an invoice with many rates and lines stays quick. */
export class ByRate {
  private readonly elements = new Map<string, XmlElement[]>();
  private readonly firstPlaces = new Map<string, number>();
  /** Elements that cannot be calculated with, except for the rates that come first in them. */
  private readonly broken: { place: number; rates: ReadonlySet<string> }[] = [];

  constructor({ elements, categories, isCategory, rate }: Wanted) {
    elements.forEach((element, place) => {
      const rates = new Set<string>();
      try {
        const own = element.all(categories);
        if (!own.some(isCategory)) return;
        for (const category of own) {
          for (const value of decimals(category, rate)) rates.add(value.toString());
        }
      } catch (error) {
        if (!(error instanceof NotComputable)) throw error;
        this.broken.push({ place, rates });
      }
      for (const value of rates) this.add(value, element, place);
    });
  }

  private add(rate: string, element: XmlElement, place: number): void {
    const known = this.elements.get(rate);
    if (known) known.push(element);
    else {
      this.elements.set(rate, [element]);
      this.firstPlaces.set(rate, place);
    }
  }

  private firstBroken(rate: string): number {
    return this.broken.find(({ rates }) => !rates.has(rate))?.place ?? Infinity;
  }

  /** The elements with a rate; throws NotComputable when it cannot be said of all. */
  of(rate: Decimal): readonly XmlElement[] {
    const key = rate.toString();
    if (this.firstBroken(key) < Infinity) throw new NotComputable('A rate is no number.');
    return this.elements.get(key) ?? [];
  }

  /** True when an element has the rate; throws NotComputable when one before it cannot be read. */
  has(rate: Decimal): boolean {
    const key = rate.toString();
    const first = this.firstPlaces.get(key) ?? Infinity;
    if (this.firstBroken(key) < first) throw new NotComputable('A rate is no number.');
    return first < Infinity;
  }
}

/** The same function, calculated once for each invoice and rate, or for none. */
export function oncePerRate<Result>(
  calculate: (invoice: InvoiceXml, rate: Decimal | null) => Result,
): (invoice: InvoiceXml, rate: Decimal | null) => Result {
  const start = () => new Map<string, () => Result>();
  return (invoice, rate) => {
    const known = invoice.once(start);
    const key = rate?.toString() ?? '';
    const result = known.get(key) ?? settled(() => calculate(invoice, rate));
    known.set(key, result);
    return result();
  };
}
