import type { Invoice } from '@e-invoice-eu/core';
import { describe, expect, it } from 'vitest';
import { SAMPLE_NAMES } from './catalogue';
import {
  exampleCustomers,
  exampleDocuments,
  exampleReference,
  exampleSellers,
  targetLine,
} from './example';
import { readSampleData } from './read';

const SPECIFICATIONS: Readonly<Record<string, RegExp>> = {
  'XRechnung UBL': /xrechnung_3\.0$/,
  'Peppol BIS Billing 3.0': /poacc:billing:3\.0$/,
  'ZUGFeRD EN 16931': /^urn:cen\.eu:en16931:2017$/,
};

/** Terms of an invoice whose values differ from the running example. */
function contradictions({ 'ubl:Invoice': invoice }: Invoice): string[] {
  const supplier = invoice['cac:AccountingSupplierParty']['cac:Party'];
  const buyer = invoice['cac:AccountingCustomerParty']['cac:Party'];
  const customer = exampleCustomers.find(
    ({ name }) => name === buyer['cac:PartyLegalEntity']['cbc:RegistrationName'],
  );
  const seller = exampleSellers.find(
    ({ name }) => name === supplier['cac:PartyLegalEntity']['cbc:RegistrationName'],
  );
  if (!customer) return ['BT-44'];
  if (!seller) return ['BT-27'];
  const { 'cbc:ID': id, 'cbc:ID@schemeID': idScheme } = buyer['cac:PartyIdentification'] ?? {};
  const mailbox = buyer['cac:Contact']?.['cbc:ElectronicMail'];
  const day = invoice['cbc:IssueDate'];
  const agrees: Readonly<Record<string, boolean>> = {
    'BT-2': day >= (customer.from ?? ''),
    'BT-10': invoice['cbc:BuyerReference'] === exampleReference(invoice['cbc:ID'], customer),
    'BT-24': SPECIFICATIONS[customer.format]?.test(invoice['cbc:CustomizationID'] ?? '') === true,
    'BT-34': supplier['cbc:EndpointID'] === seller.endpoint,
    'BT-34-1': supplier['cbc:EndpointID@schemeID'] === seller.scheme,
    'BT-41': supplier['cac:Contact']?.['cbc:Name'] === seller.contact,
    'BT-43': supplier['cac:Contact']?.['cbc:ElectronicMail'] === seller.email,
    'BT-46': idScheme !== undefined || id === customer.no,
    'BT-49': buyer['cbc:EndpointID'] === customer.endpoint,
    'BT-49-1': buyer['cbc:EndpointID@schemeID'] === customer.scheme,
    'BT-58': mailbox === undefined || mailbox === customer.email,
  };
  return Object.keys(agrees).filter((term) => agrees[term] === false);
}

describe('the running example', () => {
  it.each(SAMPLE_NAMES)('agrees with seller and buyer of %s', (name) => {
    expect(contradictions(readSampleData(name).invoice)).toEqual([]);
  });

  it.each([
    ['BT-2', '2026-11-02', '2026-09-30'],
    ['BT-10', 'EK-4711', 'EK-4712'],
    ['BT-24', 'xrechnung_3.0', 'xrechnung_2.3'],
    ['BT-27', 'Lieferbeispiel GmbH', 'Lieferant GmbH'],
    ['BT-34', '"DE123456789"', '"DE999999999"'],
    ['BT-43', 'rechnung@example.com', 'verkauf@example.com'],
    ['BT-44', 'Kundenbeispiel AG', 'Kunde AG'],
    ['BT-46', '"10000"', '"20000"'],
    ['BT-49', '"DE987654321"', '"DE000000000"'],
    ['BT-58', 'einkauf@example.com', 'einkauf@example.org'],
  ])('finds a sample with another %s', (term, from, to) => {
    const text = JSON.stringify(readSampleData('standard').invoice);
    expect(text).toContain(from);
    const broken = JSON.parse(text.replaceAll(from, to)) as Invoice;
    expect(contradictions(broken)).toContain(term);
  });

  it('has each document that another one refers to, with its date', () => {
    const documents = exampleDocuments();
    for (const name of SAMPLE_NAMES) {
      const { 'cac:BillingReference': references = [] } =
        readSampleData(name).invoice['ubl:Invoice'];
      for (const { 'cac:InvoiceDocumentReference': preceding } of references) {
        expect(documents.get(preceding['cbc:ID'])?.date).toBe(preceding['cbc:IssueDate']);
      }
    }
  });

  it('names its customers when a line is asked for that it does not have', () => {
    expect(() => targetLine('99000', 'INVOICE', 'en-GB')).toThrow(/Allowed: 10000, 20000/);
  });
});
