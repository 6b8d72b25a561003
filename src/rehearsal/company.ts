import { deliveredDocumentTypes, deliveredSendingTypes } from '../model/delivered';
import { endpointOf, rowOn } from '../model/select';
import { COUNTRY } from './codes';
import { foldCaption, optionsOf, type ListId } from './lists';
import { cell, type Row, type Table } from './read/table';
import { dayOf, isYes } from './read/values';
import { plainVatNumber } from './vat-number';

/** A row with its table, which reads its cells by column. */
export class Entry {
  constructor(
    readonly table: Table,
    readonly row: Row,
  ) {}

  /** Value of a column; empty when there is none. */
  get(column: string): string {
    return cell(this.table, this.row, column);
  }

  /** Day of a column in ISO 8601; undefined without one. */
  day(column: string): string | undefined {
    return dayOf(this.get(column));
  }

  /** True when the file has the column. */
  has(column: string): boolean {
    return this.table.columns[column] !== undefined;
  }

  /** The chosen option in English; undefined for a value that is no option. */
  option(column: string): string | undefined {
    const text = this.get(column);
    return text === '' ? '' : optionNames(this.table.list, column).get(foldCaption(text));
  }

  /** True also where the file does not have the column: it counts as delivered. */
  isOn(column: string): boolean {
    return !this.has(column) || isYes(this.get(column));
  }
}

const optionCache = new Map<string, ReadonlyMap<string, string>>();

function optionNames(list: ListId, column: string): ReadonlyMap<string, string> {
  const key = `${list}/${column}`;
  const known = optionCache.get(key) ?? optionsOf(list, column);
  optionCache.set(key, known);
  return known;
}

/** The meaning of a document type. */
export type DocumentKind = 'invoice' | 'memo';

/** A line of the target list. */
export interface Line {
  readonly entry: Entry;
  readonly customerNo: string;
  readonly documentType: string;
  /** In English; empty for PDF only, undefined for a value that is no option. */
  readonly format: string | undefined;
  readonly sendingType: string;
  /** First and last day in ISO 8601; empty without one, undefined for a value that is no day. */
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/** A customer, with the code of its country in ISO 3166-1 where it can be told. */
export interface Customer {
  readonly entry: Entry;
  readonly no: string;
  readonly name: string;
  readonly country: string;
  readonly postCode: string;
  readonly vatNo: string;
  readonly email: string;
  readonly vatGroup: string;
  /** No invoices may be posted for it. */
  readonly isBlocked: boolean;
}

/** A sending type. */
interface Channel {
  readonly channel: string | undefined;
  readonly scheme: string;
  readonly isActive: boolean;
}

/** An electronic address: its scheme and value. */
interface Endpoint {
  readonly scheme: string;
  readonly value: string;
}

const BLOCKED: ReadonlySet<string> = new Set(['all', 'alle', 'invoice', 'fakturieren', 'rechnung']);

/** Values that no file says, but that come with the add-on. */
const DELIVERED_CHANNELS = new Map<string, Channel>(
  deliveredSendingTypes.map(({ code, channel, 'endpoint-scheme': scheme }) => [
    code,
    { channel, scheme, isActive: true },
  ]),
);

const dayOrEmpty = (text: string): string | undefined => (text === '' ? '' : dayOf(text));

/** The lists of a company, as the checks look at them. */
export class Company {
  readonly customers: ReadonlyMap<string, Customer>;
  readonly lines: readonly Line[];
  readonly linesOf: ReadonlyMap<string, readonly Line[]>;
  readonly channels: ReadonlyMap<string, Channel>;
  /** Kind of each document type that is an invoice or a credit memo. */
  readonly kinds: ReadonlyMap<string, DocumentKind>;
  private readonly standIns = new Map<ListId, readonly Table[]>();
  private readonly byCode = new Map<string, ReadonlyMap<string, Entry>>();

  constructor(
    private readonly tables: readonly Table[],
    /** The day for which the rehearsal looks at the target list. */
    readonly day: string,
  ) {
    this.customers = this.readCustomers();
    this.lines = this.readLines();
    const linesOf = new Map<string, Line[]>();
    for (const line of this.lines) {
      const lines = linesOf.get(line.customerNo);
      if (lines) lines.push(line);
      else linesOf.set(line.customerNo, [line]);
    }
    this.linesOf = linesOf;
    this.channels = this.readChannels();
    this.kinds = this.readKinds();
  }

  /** Rows of a list. The view Formats on a Date stands in for the target list and for customers. */
  entries(list: ListId): Entry[] {
    return this.tablesOf(list).flatMap((table) => table.rows.map((row) => new Entry(table, row)));
  }

  /** True when a list is there, with a column where one is named. */
  has(list: ListId, column?: string): boolean {
    return this.tablesOf(list).some(
      ({ columns }) => column === undefined || columns[column] !== undefined,
    );
  }

  /** The row with a code, if the list is there. */
  find(list: ListId, code: string): Entry | undefined {
    const known =
      this.byCode.get(list) ??
      new Map(this.entries(list).map((entry) => [entry.get('code').toUpperCase(), entry]));
    this.byCode.set(list, known);
    return known.get(code.toUpperCase());
  }

  /** ISO code of a country code of the platform, as eDocument finds it. */
  isoCountry(code: string): string {
    if (code === '') return this.homeCountry();
    const iso = this.find('countries', code)?.get('iso-code') ?? '';
    if (iso !== '') return iso.toUpperCase();
    return code.length === 2 ? code.toUpperCase() : '';
  }

  /** Scheme of VAT numbers of a country, from its line or, without the list, from the handbook. */
  vatScheme(code: string): string {
    if (this.has('countries', 'vat-scheme')) {
      return this.find('countries', code || 'DE')?.get('vat-scheme') ?? '';
    }
    return COUNTRY.get(this.isoCountry(code))?.vatScheme ?? '';
  }

  /** The line of a customer and document type that counts on a day. */
  lineOn(customerNo: string, documentType: string, day: string): Line | undefined {
    const lines = this.linesOf.get(customerNo) ?? [];
    return rowOn(
      lines.filter((line) => line.documentType === documentType),
      day,
    );
  }

  /** The document types of a kind; the usual one first. */
  typesOf(kind: DocumentKind): string[] {
    return [...this.kinds].filter(([, one]) => one === kind).map(([code]) => code);
  }

  /** The electronic address of the buyer, as eDocument finds it; undefined when there is none. */
  endpointOf(line: Line): Endpoint | undefined {
    const value = line.entry.get('endpoint-id');
    const told = line.entry.get('endpoint-scheme');
    const customer = this.customers.get(line.customerNo);
    if (value !== '' && told !== '') return { scheme: told, value };
    const found = endpointOf({
      endpointId: value,
      channelScheme: this.channels.get(line.sendingType.toUpperCase())?.scheme ?? '',
      vatScheme: this.vatScheme(customer?.entry.get('country') ?? ''),
      vatNo: plainVatNumber(customer?.vatNo ?? ''),
      reference: line.entry.get('buyer-reference'),
      email: line.entry.get('recipient-email') || (customer?.email ?? ''),
    });
    return found.value === '' ? undefined : found;
  }

  private homeCountry(): string {
    const code = this.entries('company')[0]?.get('country') ?? '';
    return code === '' ? 'DE' : this.isoCountry(code);
  }

  private tablesOf(list: ListId): readonly Table[] {
    const own = this.tables.filter((table) => table.list === list);
    if (own.length > 0 || (list !== 'target-list' && list !== 'customers')) return own;
    const known = this.standIns.get(list) ?? this.tables.flatMap((table) => standIn(table, list));
    this.standIns.set(list, known);
    return known;
  }

  private readCustomers(): Map<string, Customer> {
    const found = new Map<string, Customer>();
    for (const entry of this.entries('customers')) {
      const no = entry.get('no');
      if (no === '' || found.has(no)) continue;
      found.set(no, {
        entry,
        no,
        name: entry.get('name'),
        country: this.isoCountry(entry.get('country')),
        postCode: entry.get('post-code').replace(/^D(?:E)?-/i, ''),
        vatNo: entry.get('vat-no'),
        email: entry.get('email'),
        vatGroup: entry.get('vat-group'),
        isBlocked: BLOCKED.has(foldCaption(entry.get('blocked'))),
      });
    }
    return found;
  }

  private readLines(): Line[] {
    return this.entries('target-list').map((entry) => ({
      entry,
      customerNo: entry.get('customer-no'),
      documentType: entry.get('document-type').toUpperCase(),
      format: entry.option('invoice-format'),
      sendingType: entry.get('sending-type'),
      from: dayOrEmpty(entry.get('valid-from')),
      to: dayOrEmpty(entry.get('valid-to')),
    }));
  }

  private readChannels(): ReadonlyMap<string, Channel> {
    if (!this.has('sending-types')) return DELIVERED_CHANNELS;
    return new Map(
      this.entries('sending-types').map((entry) => [
        entry.get('code').toUpperCase(),
        {
          channel: entry.option('channel'),
          scheme: entry.get('endpoint-scheme'),
          isActive: entry.isOn('active'),
        },
      ]),
    );
  }

  private readKinds(): ReadonlyMap<string, DocumentKind> {
    const types: readonly { code: string; typeCode: string; isActive: boolean }[] = this.has(
      'document-types',
    )
      ? this.entries('document-types').map((entry) => ({
          code: entry.get('code').toUpperCase(),
          typeCode: entry.get('type-code'),
          isActive: entry.isOn('active'),
        }))
      : deliveredDocumentTypes.map(({ code, 'type-code': typeCode, active }) => ({
          code,
          typeCode,
          isActive: active === 'Yes',
        }));
    return new Map(
      types.flatMap(({ code, typeCode, isActive }) =>
        !isActive || (typeCode !== '380' && typeCode !== '381')
          ? []
          : [[code, typeCode === '380' ? 'invoice' : 'memo'] as const],
      ),
    );
  }
}

/** Sources of a row in the view Formats on a Date that are lines of the target list. */
const LINES: ReadonlySet<string> = new Set(['row', 'zeile']);

/** The view Formats on a Date in place of the target list, or of the customers, each once. */
function standIn(table: Table, list: 'target-list' | 'customers'): Table[] {
  if (table.list !== 'formats') return [];
  if (list === 'target-list') {
    const rows = table.rows.filter((row) => LINES.has(foldCaption(cell(table, row, 'source'))));
    return [{ ...table, list, rows }];
  }
  const seen = new Set<string>();
  const rows = table.rows.filter((row) => {
    const no = cell(table, row, 'customer-no');
    return !seen.has(no) && Boolean(seen.add(no));
  });
  const { 'customer-no': no = 0, ...columns } = table.columns;
  return [{ ...table, list, columns: { ...columns, no }, rows }];
}
