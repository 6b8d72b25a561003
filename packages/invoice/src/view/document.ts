import { formatNumber } from '../decimals/format-number';
import { locate } from '../reading/element';
import type { InvoiceXml } from '../reading/invoice-xml';
import { cashDiscountSentences } from './cash-discount-sentences';
import { codeName, formatValue } from './format';
import { semanticInvoice, type Group, type TermValue } from './semantic';
import { termName } from './term-name';
import { termById } from './terms';
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

export interface Party {
  readonly heading: string;
  readonly term: string;
  readonly name?: Field;
  /** Lines of the postal address, each with its parts. */
  readonly address: readonly (readonly Field[])[];
  readonly fields: readonly Field[];
}

/** An invoice line; cells that are absent are empty. */
export interface Line {
  readonly number?: Field;
  readonly name?: Field;
  readonly description?: Field;
  readonly quantity?: Field;
  readonly price?: Field;
  readonly vat?: Field;
  readonly amount?: Field;
  /** Everything else of the line. */
  readonly more: readonly Field[];
}

export interface VatRow {
  readonly category?: Field;
  readonly rate?: Field;
  readonly base?: Field;
  readonly tax?: Field;
  readonly more: readonly Field[];
}

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
  readonly columns: Readonly<
    Record<Exclude<keyof Line, 'more'> | 'category' | 'rate' | 'base' | 'tax', string>
  >;
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
  /** What has no place above: rare groups, and values without a term. */
  readonly also: Section;
}

const ADDRESSES: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'BG-5': [['BT-35'], ['BT-36'], ['BT-162'], ['BT-38', 'BT-37'], ['BT-39'], ['BT-40']],
  'BG-8': [['BT-50'], ['BT-51'], ['BT-163'], ['BT-53', 'BT-52'], ['BT-54'], ['BT-55']],
  'BG-12': [['BT-64'], ['BT-65'], ['BT-164'], ['BT-67', 'BT-66'], ['BT-68'], ['BT-69']],
  'BG-15': [['BT-75'], ['BT-76'], ['BT-165'], ['BT-78', 'BT-77'], ['BT-79'], ['BT-80']],
};
/** Groups that are a party with a postal address, and the term of its name. */
const PARTIES: readonly (readonly [group: string, name: string])[] = [
  ['BG-4', 'BT-27'],
  ['BG-7', 'BT-44'],
  ['BG-10', 'BT-59'],
  ['BG-11', 'BT-62'],
  ['BG-13', 'BT-70'],
];
const DETAILS = [
  ...['BT-1', 'BT-2', 'BT-3', 'BT-7', 'BT-8', 'BT-9', 'BT-10', 'BT-11', 'BT-12', 'BT-13', 'BT-14'],
  ...['BT-15', 'BT-16', 'BT-17', 'BT-18', 'BT-18-1', 'BT-19', 'BT-5', 'BT-6'],
];
const TOTALS = [
  ...['BT-106', 'BT-107', 'BT-108', 'BT-109', 'BT-110', 'BT-111', 'BT-112', 'BT-113', 'BT-114'],
  'BT-115',
];

/** Makes the document from the terms; each value is taken once, so that the rest is known. */
class Writer {
  private readonly taken = new Set<TermValue>();
  private readonly places: ReadonlyMap<unknown, number>;
  readonly root: Group;
  readonly currency: string;

  constructor(
    private readonly invoice: InvoiceXml,
    private readonly language: string,
  ) {
    const { root, unknown } = semanticInvoice(invoice);
    this.root = root;
    this.unknown = unknown;
    this.places = new Map(invoice.elements.map((element, index) => [element, index]));
    this.currency = root.values.find(({ id }) => id === 'BT-5')?.value ?? '';
  }

  private readonly unknown: ReturnType<typeof semanticInvoice>['unknown'];

  label(id: string): string {
    return termName(id, this.language)?.replace(/ \(group\)$/, '') ?? id;
  }

  private field({ id, value, element }: TermValue): Field {
    const type = termById.get(id)?.type ?? 'text';
    const isBinary = type === 'binary object';
    return {
      terms: [id],
      label: this.label(id),
      value: isBinary ? '…' : formatValue(id, type, value, this.language),
      line: element.position.line,
    };
  }

  /** The first value of a term in a group, without taking it. */
  peek(group: Group | undefined, id: string): TermValue | undefined {
    return group?.values.find((one) => one.id === id);
  }

  /** Takes the first value of a term that is left in a group. */
  take(group: Group | undefined, id: string): Field | undefined {
    const found = group?.values.find((one) => one.id === id && !this.taken.has(one));
    if (!found) return undefined;
    this.taken.add(found);
    return this.field(found);
  }

  takeAll(group: Group | undefined, ids: readonly string[]): Field[] {
    return ids.flatMap((id) => {
      const fields: Field[] = [];
      for (let one = this.take(group, id); one; one = this.take(group, id)) fields.push(one);
      return fields;
    });
  }

  /** Takes what is left in a group, schemes of identifiers behind their identifiers. */
  rest(group: Group | undefined): Field[] {
    if (!group) return [];
    const left = group.values.filter((one) => !this.taken.has(one));
    for (const one of left) this.taken.add(one);
    const fields: Field[] = [];
    for (const one of left) {
      const field = this.field(one);
      const owner = fields.findIndex(
        ({ terms, line }) => one.id.startsWith(`${terms[0]}-`) && line === field.line,
      );
      const identified = fields[owner];
      if (identified) {
        fields[owner] = {
          ...identified,
          terms: [...identified.terms, one.id],
          value: `${identified.value} (${field.value})`,
        };
      } else {
        fields.push(field);
      }
    }
    return fields;
  }

  groups(parent: Group | undefined, id: string): Group[] {
    return parent?.groups.filter((group) => group.id === id) ?? [];
  }

  /** Takes all that is left in a group and in the groups inside, as one list. */
  flat(group: Group): Field[] {
    return [...this.rest(group), ...group.groups.flatMap((inner) => this.flat(inner))];
  }

  /** Takes all that is left in a group, with its groups as sections. */
  section(group: Group): Section {
    return {
      heading: group.id === null ? '' : this.label(group.id),
      ...(group.id === null ? {} : { term: group.id }),
      fields: this.rest(group),
      sections: group.groups
        .map((inner) => this.section(inner))
        .filter(({ fields, sections }) => fields.length + sections.length > 0),
    };
  }

  party([id, nameId]: (typeof PARTIES)[number]): Party[] {
    return this.groups(this.root, id).map((group) => {
      const name = this.take(group, nameId);
      const addressGroup = group.groups.find((inner) => inner.id !== null && inner.id in ADDRESSES);
      const address = (ADDRESSES[addressGroup?.id ?? ''] ?? [])
        .map((ids) => this.takeAll(addressGroup, ids))
        .filter((fields) => fields.length > 0);
      return {
        heading: this.label(id),
        term: id,
        ...(name ? { name } : {}),
        address,
        fields: this.flat(group),
      };
    });
  }

  /** A quantity with its unit. */
  private quantity(group: Group | undefined, id: string, unitId: string): Field | undefined {
    const amount = this.take(group, id);
    const unit = this.peek(group, unitId);
    if (!amount) return undefined;
    const code = this.take(group, unitId);
    if (!unit || !code) return amount;
    const name = codeName(unitId, unit.value, this.language) ?? unit.value;
    return { ...amount, terms: [id, unitId], value: `${amount.value} ${name}` };
  }

  line(group: Group): Line {
    const [item] = this.groups(group, 'BG-31');
    const [price] = this.groups(group, 'BG-29');
    const [tax] = this.groups(group, 'BG-30');
    const netPrice = this.take(price, 'BT-146');
    const base = this.peek(price, 'BT-149');
    const per = this.quantity(price, 'BT-149', 'BT-150');
    const rate = this.take(tax, 'BT-152');
    const category = this.take(tax, 'BT-151');
    const vat = rate ?? category;
    const attributes = this.groups(item, 'BG-32').flatMap((attribute): Field[] => {
      const label = this.take(attribute, 'BT-160');
      const value = this.take(attribute, 'BT-161');
      return label && value
        ? [{ ...value, terms: ['BT-160', 'BT-161'], label: label.value }]
        : [label, value].filter((one) => one !== undefined);
    });
    const isPer = per && base && formatNumber(base.value, this.language) !== '1';
    const cells: Omit<Line, 'more'> = {
      number: this.take(group, 'BT-126'),
      name: this.take(item, 'BT-153'),
      description: this.take(item, 'BT-154'),
      quantity: this.quantity(group, 'BT-129', 'BT-130'),
      price:
        netPrice && isPer
          ? {
              ...netPrice,
              terms: [...netPrice.terms, ...per.terms],
              value: `${netPrice.value} ${wordsOf(this.language).quantityPerPrice(per.value)}`,
            }
          : netPrice,
      vat:
        vat && rate && category
          ? {
              ...vat,
              terms: ['BT-151', 'BT-152'],
              value: `${rate.value} ${this.peek(tax, 'BT-151')?.value ?? ''}`,
            }
          : vat,
      amount: this.take(group, 'BT-131'),
    };
    return { ...cells, more: [...attributes, ...this.flat(group)] };
  }

  vatRow(group: Group): VatRow {
    return {
      category: this.take(group, 'BT-118'),
      rate: this.take(group, 'BT-119'),
      base: this.take(group, 'BT-116'),
      tax: this.take(group, 'BT-117'),
      more: this.flat(group),
    };
  }

  attachment(group: Group): Attachment {
    const content = this.peek(group, 'BT-125');
    this.take(group, 'BT-125');
    const fields = this.flat(group);
    const element = content && this.places.get(content.element);
    if (!content || element === undefined) return { fields };
    const bytes = Math.floor((content.value.replace(/[\s=]/g, '').length * 3) / 4);
    return { fields, content: { element, bytes } };
  }

  /** Values that no term has, by their path. */
  unnamed(): Field[] {
    return this.unknown.map((element) => ({
      terms: [],
      label: locate(element),
      value: element.value.trim(),
      line: element.position.line,
    }));
  }

  write(): InvoiceDocument {
    const { root, language } = this;
    const words = wordsOf(language);
    const title = this.peek(root, 'BT-3');
    const [totals] = this.groups(root, 'BG-22');
    const [payment] = this.groups(root, 'BG-16');
    const vatCurrency = this.peek(root, 'BT-6')?.value ?? '';
    const money = (field: Field): Field => {
      const currency = field.terms[0] === 'BT-111' ? vatCurrency : this.currency;
      return { ...field, value: `${field.value} ${currency}`.trim() };
    };
    const columns = {
      number: this.label('BT-126'),
      name: this.label('BT-153'),
      description: this.label('BT-154'),
      quantity: this.label('BT-129'),
      price: this.label('BT-146'),
      vat: this.label('BT-152'),
      amount: this.label('BT-131'),
      category: this.label('BT-118'),
      rate: this.label('BT-119'),
      base: this.label('BT-116'),
      tax: this.label('BT-117'),
    };
    const document = {
      language,
      title: title ? (codeName('BT-3', title.value, language) ?? title.value) : '',
      number: this.peek(root, 'BT-1')?.value ?? '',
      currency: this.currency,
      cashDiscount: cashDiscountSentences(root, language),
      details: {
        heading: words.details,
        fields: this.takeAll(root, DETAILS),
        sections: this.groups(root, 'BG-3').map((group) => this.section(group)),
      },
      parties: PARTIES.flatMap((party) => this.party(party)),
      headings: { lines: words.lines, vat: words.vat, totals: words.totals },
      columns,
      lines: this.groups(root, 'BG-25').map((group) => this.line(group)),
      vat: this.groups(root, 'BG-23').map((group) => this.vatRow(group)),
      allowances: ['BG-20', 'BG-21'].flatMap((id) =>
        this.groups(root, id).map((group) => {
          const first = this.takeAll(group, ['BT-97', 'BT-104', 'BT-92', 'BT-99']);
          const section = this.section(group);
          return { ...section, fields: [...first, ...section.fields] };
        }),
      ),
      totals: this.takeAll(totals, TOTALS).map(money),
      payment: {
        heading: this.label('BG-16'),
        term: 'BG-16',
        fields: [...this.takeAll(root, ['BT-20']), ...this.rest(payment)],
        sections: payment?.groups.map((group) => this.section(group)) ?? [],
      },
      notes: {
        heading: this.label('BG-1'),
        term: 'BG-1',
        fields: this.groups(root, 'BG-1').flatMap((group) => this.flat(group)),
        sections: [],
      },
      attachmentsHeading: this.label('BG-24'),
      attachments: this.groups(root, 'BG-24').map((group) => this.attachment(group)),
    };
    const rest = this.section(root);
    const unnamed = this.unnamed();
    return {
      ...document,
      also: {
        heading: words.also,
        fields: rest.fields,
        sections: [
          ...rest.sections,
          ...(unnamed.length > 0 ? [{ heading: words.noTerm, fields: unnamed, sections: [] }] : []),
        ],
      },
    };
  }
}

/** The invoice as a document in one language: every value once, also those without a term. */
export function invoiceDocument(invoice: InvoiceXml, language: string): InvoiceDocument {
  return new Writer(invoice, language).write();
}
