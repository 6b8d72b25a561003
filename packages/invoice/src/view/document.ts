import { formatNumber } from '../decimals/format-number';
import { locate } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import { cashDiscountSentences } from './cash-discount-sentences';
import { codeName, formatValue } from './format';
import { semanticInvoice, type Group, type SemanticInvoice, type TermValue } from './semantic';
import { termName } from './term-name';
import { termById } from './terms';
import { filled } from '../language';
import { wordsOf } from './words';

/** One value of the invoice, ready to be shown. */
export interface Field {
  /** Business term; several, where one value is made of them; empty for what has none. */
  readonly terms: readonly string[];
  readonly label: string;
  readonly value: string;
  /** Line in the file, from 1. */
  readonly line: number;
}

export interface Section {
  readonly heading: string;
  /** Business group; absent for a heading of our own. */
  readonly term?: string;
  readonly fields: readonly Field[];
  readonly sections: readonly Section[];
}

/** A section with a postal address. */
export interface Party extends Section {
  readonly name?: Field;
  /** Lines of the address, each with its parts. */
  readonly address: readonly (readonly Field[])[];
}

/** Terms that name the columns of lines and of VAT. */
const COLUMNS = {
  number: 'BT-126',
  name: 'BT-153',
  description: 'BT-154',
  quantity: 'BT-129',
  price: 'BT-146',
  vat: 'BT-152',
  amount: 'BT-131',
  category: 'BT-118',
  rate: 'BT-119',
  base: 'BT-116',
  tax: 'BT-117',
} as const;

type Column = keyof typeof COLUMNS;

/** A row of a table; cells that are absent are empty. */
type Row<Cell extends Column> = { readonly [cell in Cell]?: Field } & {
  /** Everything else of the row. */
  readonly more: readonly Field[];
};

export type VatRow = Row<'category' | 'rate' | 'base' | 'tax'>;
export type Line = Row<Exclude<Column, keyof VatRow>>;

export interface Attachment {
  readonly fields: readonly Field[];
  /** Set when the file itself is in the invoice: its place among all elements. */
  readonly content?: { readonly element: number; readonly bytes: number };
}

/** The invoice as a person reads it, in one language. */
export interface InvoiceDocument {
  readonly language: string;
  readonly title: string;
  readonly number: string;
  readonly currency: string;
  readonly details: Section;
  readonly parties: readonly Party[];
  readonly headings: { readonly lines: string; readonly vat: string; readonly totals: string };
  /** Names of the columns of lines and of VAT. */
  readonly columns: Readonly<Record<Column, string>>;
  readonly lines: readonly Line[];
  readonly vat: readonly VatRow[];
  /** Allowances and charges of the whole invoice. */
  readonly allowances: readonly Section[];
  readonly totals: readonly Field[];
  readonly payment: Section;
  readonly cashDiscount: readonly string[];
  readonly notes: Section;
  readonly attachmentsHeading: string;
  readonly attachments: readonly Attachment[];
  /** Everything without a place above: rare groups, and values without a term. */
  readonly also: Section;
}

/** Lines of an address by its group. */
const ADDRESSES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'BG-5': [['BT-35'], ['BT-36'], ['BT-162'], ['BT-38', 'BT-37'], ['BT-39'], ['BT-40']],
  'BG-8': [['BT-50'], ['BT-51'], ['BT-163'], ['BT-53', 'BT-52'], ['BT-54'], ['BT-55']],
  'BG-12': [['BT-64'], ['BT-65'], ['BT-164'], ['BT-67', 'BT-66'], ['BT-68'], ['BT-69']],
  'BG-15': [['BT-75'], ['BT-76'], ['BT-165'], ['BT-78', 'BT-77'], ['BT-79'], ['BT-80']],
};
/** Terms of the names of parties by their groups. */
const PARTIES = {
  'BG-4': 'BT-27',
  'BG-7': 'BT-44',
  'BG-10': 'BT-59',
  'BG-11': 'BT-62',
  'BG-13': 'BT-70',
};
/** Terms that come first in their sections, in this order. */
const DETAILS = [
  ...['BT-1', 'BT-2', 'BT-3', 'BT-7', 'BT-8', 'BT-9', 'BT-10', 'BT-11', 'BT-12', 'BT-13', 'BT-14'],
  ...['BT-15', 'BT-16', 'BT-17', 'BT-18', 'BT-18-1', 'BT-19', 'BT-5', 'BT-6'],
];
const ALLOWANCE = ['BT-97', 'BT-104', 'BT-92', 'BT-99'];
const TOTALS = [
  ...['BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-110', 'BT-111', 'BT-112', 'BT-113', 'BT-114'],
  'BT-115',
];

/** One value for several terms. */
const joined = (field: Field, others: readonly Field[], value: string): Field => ({
  ...field,
  terms: [field, ...others].flatMap(({ terms }) => terms),
  value,
});

/** Makes the document from the terms; each value is taken once, so that the rest is known. */
class Writer {
  private readonly taken = new Set<TermValue>();
  private readonly places: ReadonlyMap<unknown, number>;

  constructor(
    { elements }: InvoiceXml,
    private readonly language: string,
    private readonly invoice: SemanticInvoice,
  ) {
    this.places = new Map(elements.map((element, index) => [element, index]));
  }

  private label(id: string): string {
    return termName(id, this.language)?.replace(/ \(group\)$/, '') ?? id;
  }

  private field({ id, value, element }: TermValue): Field {
    const type = termById.get(id)?.type ?? 'text';
    return {
      terms: [id],
      label: this.label(id),
      value: type === 'binary object' ? '…' : formatValue(id, type, value, this.language),
      line: element.position.line,
    };
  }

  /** The first value of a term in a group as the file has it, without taking it. */
  private raw(group: Group | undefined, id: string): TermValue | undefined {
    return group?.values.find((one) => one.id === id);
  }

  /** Takes the first value of a term that is left in a group. */
  private take(group: Group | undefined, id: string): Field | undefined {
    const found = group?.values.find((one) => one.id === id && !this.taken.has(one));
    if (!found) return undefined;
    this.taken.add(found);
    return this.field(found);
  }

  private takeAll(group: Group | undefined, ids: readonly string[]): Field[] {
    return ids.flatMap((id) => {
      const fields: Field[] = [];
      for (let one = this.take(group, id); one; one = this.take(group, id)) fields.push(one);
      return fields;
    });
  }

  /** Takes what is left in a group, schemes of identifiers behind their identifiers. */
  private rest(group: Group | undefined): Field[] {
    const left = group?.values.filter((one) => !this.taken.has(one)) ?? [];
    const fields: Field[] = [];
    for (const one of left) {
      this.taken.add(one);
      const field = this.field(one);
      const owner = fields.findIndex(
        ({ terms, line }) => one.id.startsWith(`${terms[0]}-`) && line === field.line,
      );
      const identified = fields[owner];
      if (identified) {
        fields[owner] = joined(identified, [field], `${identified.value} (${field.value})`);
      } else {
        fields.push(field);
      }
    }
    return fields;
  }

  private groups(parent: Group | undefined, ...ids: string[]): Group[] {
    return ids.flatMap((id) => parent?.groups.filter((group) => group.id === id) ?? []);
  }

  /** Takes all that is left in a group and in the groups inside, as one list. */
  private flat(group: Group): Field[] {
    return [...this.rest(group), ...group.groups.flatMap((inner) => this.flat(inner))];
  }

  private named(term: string, fields: readonly Field[], sections: readonly Section[] = []) {
    return { heading: this.label(term), term, fields, sections };
  }

  /** Takes all that is left in the groups inside, as sections. */
  private sections(group: Group | undefined): Section[] {
    return (group?.groups ?? [])
      .map((inner) => this.section(inner))
      .filter(({ fields, sections }) => fields.length + sections.length > 0);
  }

  /** Takes all that is left in a group, with its groups as sections; `first` are the terms in front. */
  private section(group: Group, first: readonly string[] = []): Section {
    const fields = [...this.takeAll(group, first), ...this.rest(group)];
    return this.named(group.id ?? '', fields, this.sections(group));
  }

  private party(group: Group, nameTerm: string): Party {
    const name = this.take(group, nameTerm);
    const inner = group.groups.find(({ id }) => id !== null && id in ADDRESSES);
    const address = (ADDRESSES[inner?.id ?? ''] ?? [])
      .map((ids) => this.takeAll(inner, ids))
      .filter((fields) => fields.length > 0);
    return {
      ...this.named(group.id ?? '', this.flat(group)),
      ...(name ? { name } : {}),
      address,
    };
  }

  /** A quantity with its unit. */
  private quantity(group: Group | undefined, id: string, unitId: string): Field | undefined {
    const amount = this.take(group, id);
    const code = this.raw(group, unitId)?.value;
    const unit = amount && this.take(group, unitId);
    if (!amount || !unit || code === undefined) return amount;
    return joined(
      amount,
      [unit],
      `${amount.value} ${codeName(unitId, code, this.language) ?? code}`,
    );
  }

  /** The net price, and the quantity that it is for where that is not one. */
  private price(group: Group | undefined): Field | undefined {
    const price = this.take(group, COLUMNS.price);
    const base = this.raw(group, 'BT-149');
    const per = this.quantity(group, 'BT-149', 'BT-150');
    if (!price || !per || !base || formatNumber(base.value, this.language) === '1') return price;
    const { quantityPerPrice } = wordsOf(this.language);
    return joined(
      price,
      [per],
      `${price.value} ${filled(quantityPerPrice, { quantity: per.value })}`,
    );
  }

  /** The rate of VAT with the code of its category. */
  private vat(group: Group | undefined): Field | undefined {
    const rate = this.take(group, COLUMNS.vat);
    const category = this.take(group, 'BT-151');
    if (!rate || !category) return rate ?? category;
    const code = this.raw(group, 'BT-151')?.value ?? '';
    return { ...rate, terms: ['BT-151', 'BT-152'], value: `${rate.value} ${code}` };
  }

  /** A property of the item by its own name. */
  private property(group: Group): Field[] {
    const label = this.take(group, 'BT-160');
    const value = this.take(group, 'BT-161');
    if (!label || !value) return [label, value].filter((one) => one !== undefined);
    return [{ ...value, terms: ['BT-160', 'BT-161'], label: label.value }];
  }

  private line(group: Group): Line {
    const [item] = this.groups(group, 'BG-31');
    const [price] = this.groups(group, 'BG-29');
    const [tax] = this.groups(group, 'BG-30');
    const properties = this.groups(item, 'BG-32').flatMap((one) => this.property(one));
    return {
      number: this.take(group, COLUMNS.number),
      name: this.take(item, COLUMNS.name),
      description: this.take(item, COLUMNS.description),
      quantity: this.quantity(group, COLUMNS.quantity, 'BT-130'),
      price: this.price(price),
      vat: this.vat(tax),
      amount: this.take(group, COLUMNS.amount),
      more: [...properties, ...this.flat(group)],
    };
  }

  private vatRow(group: Group): VatRow {
    return {
      category: this.take(group, COLUMNS.category),
      rate: this.take(group, COLUMNS.rate),
      base: this.take(group, COLUMNS.base),
      tax: this.take(group, COLUMNS.tax),
      more: this.flat(group),
    };
  }

  private attachment(group: Group): Attachment {
    const content = this.raw(group, 'BT-125');
    this.take(group, 'BT-125');
    const fields = this.flat(group);
    const element = content && this.places.get(content.element);
    if (!content || element === undefined) return { fields };
    const bytes = Math.floor((content.value.replace(/[\s=]/g, '').length * 3) / 4);
    return { fields, content: { element, bytes } };
  }

  /** Values that no term has, by their path. */
  private unnamed(): Section[] {
    const fields = this.invoice.unknown.map((element) => ({
      terms: [],
      label: locate(element),
      value: element.value.trim(),
      line: element.position.line,
    }));
    const heading = wordsOf(this.language).noTerm;
    return fields.length > 0 ? [{ heading, fields, sections: [] }] : [];
  }

  write(): InvoiceDocument {
    const { language } = this;
    const { root } = this.invoice;
    const words = wordsOf(language);
    const value = (id: string) => this.raw(root, id)?.value ?? '';
    const [totals] = this.groups(root, 'BG-22');
    const [payment] = this.groups(root, 'BG-16');
    const money = (field: Field): Field => {
      const currency = value(field.terms[0] === 'BT-111' ? 'BT-6' : 'BT-5');
      return { ...field, value: `${field.value} ${currency}`.trim() };
    };
    const label = ([column, term]: [string, string]) => [column, this.label(term)] as const;
    return {
      language,
      title: codeName('BT-3', value('BT-3'), language) ?? value('BT-3'),
      number: value('BT-1'),
      currency: value('BT-5'),
      cashDiscount: cashDiscountSentences(root, language),
      details: {
        heading: words.details,
        fields: this.takeAll(root, DETAILS),
        sections: this.groups(root, 'BG-3').map((group) => this.section(group)),
      },
      parties: Object.entries(PARTIES).flatMap(([id, name]) =>
        this.groups(root, id).map((group) => this.party(group, name)),
      ),
      headings: { lines: words.lines, vat: words.vat, totals: words.totals },
      columns: Object.fromEntries(Object.entries(COLUMNS).map(label)) as Record<Column, string>,
      lines: this.groups(root, 'BG-25').map((group) => this.line(group)),
      vat: this.groups(root, 'BG-23').map((group) => this.vatRow(group)),
      allowances: this.groups(root, 'BG-20', 'BG-21').map((group) =>
        this.section(group, ALLOWANCE),
      ),
      totals: this.takeAll(totals, TOTALS).map(money),
      payment: this.named(
        'BG-16',
        [...this.takeAll(root, ['BT-20']), ...this.rest(payment)],
        this.sections(payment),
      ),
      notes: this.named(
        'BG-1',
        this.groups(root, 'BG-1').flatMap((group) => this.flat(group)),
      ),
      attachmentsHeading: this.label('BG-24'),
      attachments: this.groups(root, 'BG-24').map((group) => this.attachment(group)),
      // Last, since it takes all that is left.
      also: {
        heading: words.also,
        fields: this.rest(root),
        sections: [...this.sections(root), ...this.unnamed()],
      },
    };
  }
}

/** The invoice as a document in one language: every value once, also those without a term. */
export function invoiceDocument(invoice: InvoiceXml, language: string): InvoiceDocument {
  return new Writer(invoice, language, semanticInvoice(invoice)).write();
}
