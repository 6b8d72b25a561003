import { describe, expect, it } from 'vitest';
import { SAMPLE_NAMES } from './catalogue';
import { exampleCustomers, exampleDocuments } from './example';
import { readSampleData } from './read';

const SPECIFICATIONS: Readonly<Record<string, RegExp>> = {
  'XRechnung UBL': /xrechnung_3\.0$/,
  'Peppol BIS Billing 3.0': /poacc:billing:3\.0$/,
  'ZUGFeRD EN 16931': /^urn:cen\.eu:en16931:2017$/,
};

describe('the running example', () => {
  it.each(SAMPLE_NAMES)('has the customer of %s, with its number, format and first day', (name) => {
    const invoice = readSampleData(name).invoice['ubl:Invoice'];
    const buyer = invoice['cac:AccountingCustomerParty']['cac:Party'];
    const customer = exampleCustomers.find(
      (one) => one.name === buyer['cac:PartyLegalEntity']['cbc:RegistrationName'],
    );
    expect(customer).toBeDefined();
    if (!customer) return;
    const id = buyer['cac:PartyIdentification'];
    if (id?.['cbc:ID@schemeID'] === undefined) expect(id?.['cbc:ID']).toBe(customer.no);
    expect(invoice['cbc:CustomizationID']).toMatch(SPECIFICATIONS[customer.format] ?? /^$/);
    expect(invoice['cbc:IssueDate'] >= (customer.from ?? '')).toBe(true);
  });

  it('has each document that another one refers to, with its date', () => {
    const documents = exampleDocuments();
    for (const name of SAMPLE_NAMES) {
      const { 'cac:BillingReference': references = [] } =
        readSampleData(name).invoice['ubl:Invoice'];
      for (const { 'cac:InvoiceDocumentReference': preceding } of references) {
        expect(documents.get(preceding['cbc:ID'])).toBe(preceding['cbc:IssueDate']);
      }
    }
  });
});
