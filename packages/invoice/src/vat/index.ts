import data from '../../data/vat-data.json';
import { LANGUAGES, type Language, type Localized } from '../language';
import type { InvoiceXml } from '../reading/invoice-xml';
import { formatDate } from '../view/format';
import { readingOf } from '../view/reading';
import type { TermValue } from '../view/semantic';
import { undueTax, VAT_CHECKS, type VatReading, type VatState } from './checks';
import { isUnderGermanLaw, kindsOf } from './kinds';
import { lawIn } from './law';

export type { VatState } from './checks';

interface FoundValue {
  readonly term: string;
  readonly value: string;
  readonly line: number;
}

/** One of the data that German VAT law requires. */
export interface VatItem {
  readonly id: string;
  readonly state: VatState;
  readonly name: string;
  /** Such as `§ 14(4) sentence 1 no. 6 UStG`. */
  readonly law: string;
  /** Where it belongs. */
  readonly terms: readonly string[];
  /** The values that the state follows from, the first of them. */
  readonly found: readonly FoundValue[];
  /** What is missing, or why nobody can tell; absent for what is there. */
  readonly why?: string;
}

/** The data that German VAT law requires of an invoice. No verdict, and no part of one. */
export interface VatData {
  /** The kind of the invoice, and kinds that add to its list. */
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly counts: Readonly<Record<VatState, number>>;
  readonly items: readonly VatItem[];
  /** VAT that is shown where there is none; whoever shows it owes it (§ 14c UStG). */
  readonly undueTax: readonly FoundValue[];
  /** A request to correct the invoice, in each language; absent where nothing is missing. */
  readonly letter?: Localized<string>;
}

/** Values that are named of one item. */
const MAX_FOUND = 4;
const MAX_LENGTH = 100;

const foundIn = (values: readonly TermValue[]): FoundValue[] =>
  [...new Set(values)].slice(0, MAX_FOUND).map(({ id, value, element }) => ({
    term: id,
    value: value.trim().slice(0, MAX_LENGTH),
    line: element.position.line,
  }));

type ItemData = (typeof data.items)[number];

/** The law that asks for an item in an invoice of these kinds; undefined where none does. */
function lawOf(item: ItemData, kinds: ReadonlySet<string>): string | undefined {
  if (item.notFor?.some((kind) => kinds.has(kind))) return undefined;
  const laws: Readonly<Partial<Record<string, string>>> = item.law;
  return Object.entries(laws).find(([kind]) => kinds.has(kind))?.[1];
}

const LETTER: Localized<(number: string, date: string, missing: string) => string> = {
  'en-GB': (number, date, missing) =>
    `Please correct your invoice ${number} of ${date}. In the structured part (XML), the following is missing:

${missing}

The correction must refer to the invoice specifically and unambiguously (§ 31(5) UStDV). Where e-invoices are mandatory, it must be one too (UStAE, section 14.11).`,
  'de-DE': (number, date, missing) =>
    `Bitte berichtigen Sie Ihre Rechnung ${number} vom ${date}. Im strukturierten Teil (XML) fehlt:

${missing}

Die Berichtigung muss sich spezifisch und eindeutig auf die Rechnung beziehen (§ 31 Abs. 5 UStDV). Wo die Pflicht zur E-Rechnung gilt, muss auch sie eine E-Rechnung sein (UStAE, Abschnitt 14.11).`,
};

function itemsIn(reading: VatReading, language: Language): VatItem[] {
  return data.items.flatMap((item) => {
    const law = lawOf(item, reading.kinds);
    const decided = law === undefined ? undefined : VAT_CHECKS[item.id]?.(reading);
    if (law === undefined || !decided) return [];
    const texts: { name: string; missing?: string; unknown?: string } = item[language];
    const { state, found } = decided;
    const why = state === 'there' ? undefined : texts[state];
    return {
      id: item.id,
      state,
      name: texts.name,
      law: lawIn(law, language),
      terms: item.terms,
      found: foundIn(found),
      ...(why === undefined ? {} : { why }),
    };
  });
}

function letterOn(reading: VatReading, language: Language): string {
  const missing = itemsIn(reading, language).filter(({ state }) => state === 'missing');
  const lines = missing.map(({ name, law, terms }) => `- ${name} (${terms.join(', ')}): ${law}`);
  const date = formatDate(reading.text('BT-2'), language);
  return LETTER[language](reading.text('BT-1') || '…', date || '…', lines.join('\n'));
}

/**
 * The data that German VAT law requires of an invoice, each there, missing, or unknown where nobody
 * can tell from the XML; undefined where neither seller nor place of supply is German. It is beside
 * the rules: an invoice that no validator refuses may lack some, and one that is refused none.
 */
export function vatDataOf(invoice: InvoiceXml, language: Language): VatData | undefined {
  const read = readingOf(invoice);
  if (!isUnderGermanLaw(read)) return undefined;
  const kinds = kindsOf(read);
  const reading: VatReading = { ...read, invoice, kinds: new Set(kinds) };
  const items = itemsIn(reading, language);
  const count = (state: VatState) => items.filter((item) => item.state === state).length;
  const counts = { there: count('there'), missing: count('missing'), unknown: count('unknown') };
  return {
    kinds: data.kinds
      .filter(({ id }) => kinds.includes(id))
      .map((kind) => ({ id: kind.id, name: kind[language].name })),
    counts,
    items,
    undueTax: foundIn(undueTax(reading)),
    ...(counts.missing > 0
      ? {
          letter: Object.fromEntries(
            LANGUAGES.map((one) => [one, letterOn(reading, one)]),
          ) as Record<Language, string>,
        }
      : {}),
  };
}
