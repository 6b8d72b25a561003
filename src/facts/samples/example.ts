import { type LocaleId } from '../../locales';
import example from '../model/example.json';
import { SAMPLE_NAMES } from './catalogue';
import { readSampleData } from './read';

/** Electronic address and mailbox of a company of the running example. */
interface Company {
  name: string;
  /** Electronic address (BT-34 of a seller, BT-49 of a buyer). */
  endpoint: string;
  /** Scheme of the electronic address. */
  scheme: string;
  /** Address of its contact (BT-43 or BT-58). */
  email: string;
}

/** A company that issues invoices; the first one uses eDocument. */
interface ExampleSeller extends Company {
  /** Name of the contact (BT-41). */
  contact: string;
}

/** A customer of the running example, with what its lines of the target list contain. */
interface ExampleCustomer extends Company {
  no: string;
  /** Invoice format in the target list. */
  format: string;
  /** First day (ISO 8601) of this format; before it the customer received a PDF. */
  from?: string;
  sendingType: string;
  /** Buyer reference (BT-10) of the line; empty where each document has its own. */
  reference: string;
  /** Process by document type. */
  processes: { INVOICE: string; CRMEMO?: string };
}

/** A document of the running example. */
export interface ExampleDocument {
  /** Issue date, ISO 8601. */
  date: string;
  /** Name of the buyer; unknown of a document that others only mention. */
  buyer?: string;
}

export const exampleSellers: readonly ExampleSeller[] = example.sellers;
export const exampleCustomers: readonly ExampleCustomer[] = example.customers;

const ownReferences: Readonly<Record<string, string>> = example.referencesOfDocuments;

/** Buyer reference of a document: its own, otherwise that of the customer's line. */
export function exampleReference(document: string, customer: ExampleCustomer): string {
  return ownReferences[document] ?? customer.reference;
}

/** Every document of the running example by number: the samples, and those they mention. */
export function exampleDocuments(): ReadonlyMap<string, ExampleDocument> {
  const samples = SAMPLE_NAMES.map((name): [string, ExampleDocument] => {
    const invoice = readSampleData(name).invoice['ubl:Invoice'];
    const party = invoice['cac:AccountingCustomerParty']['cac:Party'];
    const buyer = party['cac:PartyLegalEntity']['cbc:RegistrationName'];
    return [invoice['cbc:ID'], { date: invoice['cbc:IssueDate'], buyer }];
  });
  return new Map([
    ...samples,
    ...example.otherDocuments.map(({ no, date }): [string, ExampleDocument] => [no, { date }]),
  ]);
}

function enteredDay(day: string, locale: LocaleId): string {
  return new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * Values of a customer's line in the target list, by the ids of its fields.
 *
 * @throws Error naming the customers of the example
 */
export function targetLine(
  no: string,
  documentType: string,
  locale: LocaleId,
): Readonly<Record<string, string>> {
  const customer = exampleCustomers.find((one) => one.no === no);
  if (!customer) {
    const allowed = exampleCustomers.map((one) => one.no).join(', ');
    throw new Error(`customer ${no} is not in the running example. Allowed: ${allowed}`);
  }
  const processes: Readonly<Record<string, string>> = { ...customer.processes };
  return {
    'customer-no': no,
    'document-type': documentType,
    'invoice-format': customer.format,
    'sending-type': customer.sendingType,
    'buyer-reference': customer.reference,
    'endpoint-id': customer.endpoint,
    'recipient-email': customer.sendingType === 'EMAIL' ? customer.email : '',
    process: processes[documentType] ?? '',
    'valid-from': customer.from === undefined ? '' : enteredDay(customer.from, locale),
  };
}
