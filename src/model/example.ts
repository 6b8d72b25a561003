/** The setup of the running example, from the examples of the fields and what is delivered. */
import { defaultLocale, inLocale } from '../locales';
import { descriptionOf } from '../facts/field-descriptions';
import { allFields } from '../facts/field-model';
import { customers } from '../facts/model/example.json';
import {
  deliveredDocumentTypes,
  deliveredProcesses,
  deliveredSendingTypes,
  valuesOf,
} from './delivered';
import { valuesOf as valuesOfRun } from './run';
import { selectTarget } from './select';
import type { Document, Setup, Values } from './types';

/** Pages of which a run reads one record. */
const SINGLE: ReadonlySet<string> = new Set([
  'general-setup',
  'countries-regions',
  'units',
  'document-templates',
  'pdf-fields',
  'xml-schemas',
  'xinvoice-setup',
]);

/** The examples of their fields; code without its marks, a blank field as ''. */
const ofFields: Values = Object.fromEntries(
  allFields
    .filter(({ entityId }) => SINGLE.has(entityId))
    .map((located) => {
      const text = inLocale(descriptionOf(located).example, defaultLocale).replaceAll('`', '');
      return [`${located.entityId}/${located.field.id}`, text === 'blank' ? '' : text];
    }),
);

/** Setup of Lieferbeispiel GmbH; the customers are those of `example.json`. */
const exampleSetup: Setup = {
  values: {
    ...ofFields,
    ...valuesOf('currencies', { code: 'EUR', 'iso-code': 'EUR' }),
    ...valuesOf('added', { connector: 'Platform E-Mail', 'participant-id': '9930:DE123456789' }),
  },
  documentTypes: deliveredDocumentTypes.map((type) => valuesOf('document-types', type)),
  sendingTypes: deliveredSendingTypes.map((type) => valuesOf('sending-types', type)),
  targets: customers.flatMap((customer) =>
    Object.entries<string | undefined>(customer.processes).map(([type, process]) =>
      valuesOf('target-list', {
        'customer-no': customer.no,
        'document-type': type,
        'invoice-format': customer.format,
        'sending-type': customer.sendingType,
        'buyer-reference': customer.reference,
        'endpoint-id': customer.endpoint,
        'recipient-email': customer.email,
        process: process ?? '',
        'valid-from': customer.from ?? '',
        'valid-to': '',
        test: 'No',
      }),
    ),
  ),
  processes: deliveredProcesses,
  customers: customers.map(({ no, email }) => valuesOf('customer', { no, email })),
};

/** A posted document with the setup that its run reads. */
export interface Example {
  readonly setup: Setup;
  readonly document: Document;
  /** Day of the run, in ISO 8601. */
  readonly day: string;
  /** Code of the process or sending type that tells the example from the others. */
  readonly label: string;
}

/** An invoice of a customer of the example, with the values of its profile and of its own fields. */
function example(
  customerNo: string,
  sample: string,
  label: string,
  values: Values = {},
  onDocument: Values = {},
): Example {
  const setup = { ...exampleSetup, values: { ...exampleSetup.values, ...values } };
  const own = valuesOf('document-fields', onDocument);
  const posted = { type: 'INVOICE', customerNo, sample, values: own };
  const day = '2026-11-02';
  const holds = valuesOfRun(setup, posted, selectTarget(setup, posted, day));
  return { setup, document: { ...posted, holds }, day, label };
}

/** Invoices as XRechnung by e-mail, as ZUGFeRD, of a service over Peppol, and a corrected one. */
export const examples: readonly Example[] = [
  example('10000', 'standard', 'XR-UBL'),
  example('40000', 'standard', 'ZF-EN', {
    ...valuesOf('xml-schemas', { code: 'ZUGFERD-EN16931', syntax: 'CII' }),
    ...valuesOf('xinvoice-setup', { profile: 'ZUGFeRD EN 16931' }),
    ...valuesOf('pdf-fields', { 'only-hybrid': 'Yes' }),
  }),
  example(
    '20000',
    'public-body',
    'PEPPOL',
    valuesOf('added', { connector: 'Peppol Access Point' }),
    { 'supply-from': '2026-10-01', 'supply-to': '2026-10-31' },
  ),
  example(
    '10000',
    'corrected-invoice',
    '384',
    {},
    {
      'type-code': '384',
      'preceding-invoice-no': '103001',
    },
  ),
];
