import { expect, it } from 'vitest';
import { readInvoice } from '../../../reading/read-xml';
import { Judge } from '../../run';
import { ublSyntax } from './syntax';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';

function registrationsOf(...schemes: string[]): string[] {
  const registrations = schemes.map(
    (scheme) =>
      `<cac:PartyTaxScheme><cbc:CompanyID>1</cbc:CompanyID><cac:TaxScheme>${scheme}</cac:TaxScheme></cac:PartyTaxScheme>`,
  );
  const invoice = readInvoice(
    `<Invoice xmlns="${UBL}Invoice-2" xmlns:cbc="${UBL}CommonBasicComponents-2" xmlns:cac="${UBL}CommonAggregateComponents-2"><cac:AccountingSupplierParty><cac:Party>${registrations.join('')}</cac:Party></cac:AccountingSupplierParty></Invoice>`,
  );
  return new Judge(ublSyntax)
    .run(invoice)
    .map(({ rule }) => rule)
    .filter((rule) => /^UBL-SR-1[23]$/.test(rule));
}

it.each([
  ['one of each', ['<cbc:ID>VAT</cbc:ID>', '<cbc:ID>TAX</cbc:ID>'], []],
  ['two for VAT', ['<cbc:ID>VAT</cbc:ID>', '<cbc:ID>vat</cbc:ID>'], ['UBL-SR-12']],
  ['two for other taxes', ['<cbc:ID>TAX</cbc:ID>', '<cbc:ID>FC</cbc:ID>'], ['UBL-SR-13']],
  ['one for a tax that is not named', ['<cbc:ID>TAX</cbc:ID>', ''], ['UBL-SR-13']],
])('a seller has %s', (_name, schemes, broken) => {
  expect(registrationsOf(...schemes)).toEqual(broken);
});
