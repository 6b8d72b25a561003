import { readFileSync } from 'node:fs';
import { contentOf } from 'edocument-invoice';
import {
  changed,
  descendants,
  kindByName,
  parseXml,
  readChanges,
  toIndentedXml,
  type Slot,
  type XmlElementNode,
} from 'edocument-invoice/testing';
import partsData from './parts.json';
import rowsData from './documents.json';

/** Kinds of documents; `note` is the UBL credit note, made like the invoice and renamed. */
type Syntax = 'ubl' | 'note' | 'cii';

/** An invoice as changes to the base of its syntax, in the notation of `readChanges`. */
interface Row {
  /** What the document is there for. */
  about: string;
  /** Name of the row whose changes come first. */
  like?: string;
  /** Changes in each syntax that the row has; `both` come first. */
  both?: readonly string[];
  ubl?: readonly string[];
  cii?: readonly string[];
  /** A credit note is made as well. */
  note?: boolean;
  /** Groups that changes have added are completed with what the schema requires of them. */
  complete?: boolean;
  /** The official artefact stops here with a type error. */
  stops?: boolean;
  /** The CII is also put into a hybrid PDF, which says that it has this level. */
  pdf?: string;
}

export interface MadeDocument {
  name: string;
  file: string;
  about: string;
  xml: string;
  stops: boolean;
  /** Level that a hybrid PDF says it has. */
  pdf?: string;
}

type Parts = Readonly<Record<string, Readonly<Partial<Record<'both' | 'ubl' | 'cii', string>>>>>;
const PARTS: Parts = partsData;
const ROWS: Readonly<Record<string, Row>> = rowsData;

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** The base of a syntax, without namespaces, which what is written declares anew, and without layout. */
function base(name: string): XmlElementNode {
  const root = parseXml(read(name));
  root.attributes = new Map();
  for (const element of descendants(root)) if (element.children.length > 0) element.text = '';
  return root;
}

const BASES = { ubl: base('ubl.xml'), cii: base('cii.xml') };

/** Puts parts in: `{vat AE 0}` is the part `vat`, in which `$1` is AE and `$2` is 0. */
function filled(change: string, syntax: 'ubl' | 'cii'): string {
  const next = change.replace(/\{(\w+)((?: [^{} ]+)*)\}/g, (_, name: string, given: string) => {
    const part = PARTS[name]?.[syntax] ?? PARTS[name]?.both;
    if (part === undefined) throw new Error(`There is no part "${name}" in ${syntax}.`);
    return given
      .split(' ')
      .slice(1)
      .reduce((text, value, index) => text.replaceAll(`$${index + 1}`, value), part);
  });
  return next === change ? next : filled(next, syntax);
}

const VALUES: Readonly<Record<string, string>> = {
  amount: '1.00',
  binary: 'AAAA',
  boolean: 'false',
  date: '2026-11-02',
  dateTime: '2026-11-02T12:00:00',
  measure: '1',
  measure3: '1',
  number: '1',
  quantity: '1',
  time: '12:00:00',
};
const ATTRIBUTES: Readonly<Record<string, readonly [name: string, value: string]>> = {
  amount: ['currencyID', 'EUR'],
  measure: ['unitCode', 'C62'],
  binary: ['mimeCode', 'application/pdf'],
};

/** Puts children in the order of the schema, and adds what it requires where that is wanted. */
function arrange(
  element: XmlElementNode,
  type: Slot['type'],
  syntax: 'ubl' | 'cii',
  complete: boolean,
): void {
  if (type === 'any') return;
  if (typeof type === 'string') {
    const attribute = syntax === 'ubl' ? ATTRIBUTES[type] : undefined;
    const [name, value] = attribute ?? ['', ''];
    const isWanted = complete || type === 'amount';
    if (attribute && isWanted && !element.attributes.has(name)) {
      element.attributes = new Map([...element.attributes, [name, value]]);
    }
    if (complete && element.text === '') element.text = VALUES[type] ?? '1';
    element.text = element.text.replaceAll('\\n', '\n').replaceAll('~', ' ');
    return;
  }
  const group = contentOf(syntax === 'ubl' ? 'ubl' : 'd22b').get(type.group);
  if (!group) return;
  const { slots, byName, isChoice } = group;
  const hasNone = element.children.length === 0;
  for (const { name, required } of complete ? slots : []) {
    const isMissing = !element.children.some((child) => child.name === name);
    const isWanted = isChoice ? hasNone && name === slots[0]?.name : required;
    if (isMissing && isWanted) {
      const { startLine, endLine } = element;
      const parts = { name, attributes: new Map(), children: [], text: '' };
      element.children.push({ ...parts, parent: element, startLine, endLine });
    }
  }
  const place = ({ name }: XmlElementNode) => byName.get(name) ?? slots.length;
  element.children.sort((a, b) => place(a) - place(b));
  for (const child of element.children) {
    const slot = slots[place(child)];
    arrange(child, slot?.type ?? kindByName(child.name, syntax), syntax, complete);
  }
}

const IN_NOTES: Readonly<Record<string, string>> = {
  Invoice: 'CreditNote',
  'cbc:InvoiceTypeCode': 'cbc:CreditNoteTypeCode',
  'cac:InvoiceLine': 'cac:CreditNoteLine',
  'cbc:InvoicedQuantity': 'cbc:CreditedQuantity',
};

/** The invoice as a credit note, whose due date is one of the payment means. */
function asNote(root: XmlElementNode): XmlElementNode {
  const renamed = (one: XmlElementNode): XmlElementNode => ({
    ...one,
    name: IN_NOTES[one.name] ?? one.name,
    text: one.name === 'cbc:InvoiceTypeCode' && one.text === '380' ? '381' : one.text,
    children: one.children.map(renamed),
  });
  const { children, ...rest } = renamed(root);
  return { ...rest, children: children.filter(({ name }) => name !== 'cbc:DueDate') };
}

function changesOf(row: Row, syntax: 'ubl' | 'cii'): string[] {
  const first = ROWS[row.like ?? ''];
  return [...(first ? changesOf(first, syntax) : []), ...(row.both ?? []), ...(row[syntax] ?? [])];
}

function make(name: string, row: Row, syntax: Syntax): MadeDocument {
  const language = syntax === 'cii' ? 'cii' : 'ubl';
  const changes = changesOf(row, language).map((change) => filled(change, language));
  const invoice = changed(BASES[language], language, readChanges(changes.join(';')));
  const root = syntax === 'note' ? asNote(invoice) : invoice;
  const group = language === 'cii' ? 'CrossIndustryInvoice' : root.name;
  const complete = row.complete ?? ROWS[row.like ?? '']?.complete ?? false;
  arrange(root, { group }, language, complete);
  return {
    name,
    file: `${syntax}/${name}.xml`,
    about: row.about,
    xml: `<?xml version="1.0" encoding="UTF-8"?>\n${toIndentedXml(root)}\n`,
    stops: row.stops ?? false,
  };
}

/** All documents of the set. */
export function documents(): MadeDocument[] {
  return Object.entries(ROWS).flatMap(([name, row]) =>
    (['ubl', 'note', 'cii'] as const)
      .filter((syntax) =>
        syntax === 'note' ? row.note : row.both !== undefined || row[syntax] !== undefined,
      )
      .map((syntax) => make(name, row, syntax))
      .flatMap((one) =>
        row.pdf !== undefined && one.file.startsWith('cii')
          ? [one, { ...one, file: `pdf/${name}.pdf`, pdf: row.pdf }]
          : [one],
      ),
  );
}
