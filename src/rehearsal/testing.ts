import type { LocaleId } from '../locales';
import type { Answers } from './january/january';
import type { ListId } from './lists';
import { readFiles, rehearseFiles, type NamedBytes, type Rehearsed } from './rehearse';
import { csvOf } from './sample';

export type Values = Readonly<Record<string, string>>;
export type Lists = Readonly<Partial<Record<ListId, readonly Values[]>>>;

export const ANSWERS: Answers = {
  turnover: 'large',
  supply: '2027-01-11',
  sent: '2027-01-11',
  otherwise: 'pdf',
  withoutVat: 'undecided',
  groups: {},
  customers: {},
};

const utf8 = new TextEncoder();

/** A file of text or bytes. */
export const fileOf = (name: string, content: string | Uint8Array): NamedBytes => ({
  name,
  bytes: () => Promise.resolve(typeof content === 'string' ? utf8.encode(content) : content),
});

/** Rehearses files. */
export const rehearsed = async (
  files: readonly NamedBytes[],
  answers: Answers = ANSWERS,
  locale: LocaleId = 'en-GB',
): Promise<Rehearsed> => rehearseFiles(await readFiles(files), {}, answers, locale);

/** The lists as CSV files with the captions of a language. */
export const csvFiles = (lists: Lists, locale: LocaleId = 'en-GB'): NamedBytes[] =>
  (Object.entries(lists) as [ListId, readonly Values[]][]).map(([list, rows]) =>
    fileOf(`${list}.csv`, csvOf(list, rows, locale)),
  );

/** Rehearses lists that are written as CSV. */
export const rehearsedLists = (lists: Lists, answers?: Answers): Promise<Rehearsed> =>
  rehearsed(csvFiles(lists), answers);

/** A number with its German check digit (ISO 7064 MOD 11,10). */
export function germanVatNo(serial: number): string {
  const digits = String(10_000_000 + (serial % 80_000_000));
  const product = [...digits].reduce((before, digit) => {
    const sum = (Number(digit) + before) % 10 || 10;
    return (2 * sum) % 11;
  }, 10);
  return `DE${digits}${(11 - product) % 10}`;
}

/** A customer as it should be. */
export const customer = (no: string): Values => ({
  no,
  name: `Kundenbeispiel ${no} GmbH`,
  address: 'Beispielweg 1',
  'post-code': '28195',
  city: 'Bremen',
  country: 'DE',
  'vat-no': germanVatNo(Number(no)),
  email: `k${no}@example.com`,
  gln: '4012345000009',
  'vat-group': 'INLAND',
  'payment-method': 'UEBERW',
  'payment-terms': '30T',
  currency: '',
  blocked: '',
});

/** A line of the target list as it should be. */
export const line = (no: string, type: string): Values => ({
  'customer-no': no,
  'document-type': type,
  'invoice-format': 'XRechnung CII',
  'sending-type': 'EMAIL',
  'buyer-reference': 'EK-4711',
  'endpoint-id': `k${no}@example.com`,
  'recipient-email': `k${no}@example.com`,
  process: 'XR-CII',
  'valid-from': '',
  'valid-to': '',
  test: '',
});

/** A company of so many customers without a fault, with every list. */
export function faultless(customers = 3): Lists {
  const numbers = Array.from({ length: customers }, (_, index) => String(10_000 + index));
  return {
    customers: numbers.map(customer),
    'target-list': [
      ...numbers.flatMap((no) => [line(no, 'INVOICE'), line(no, 'CRMEMO')]),
      // One customer has two periods, which follow each other.
      { ...line('10000', 'REMINDER'), 'valid-to': '31.12.2026' },
      { ...line('10000', 'REMINDER'), 'valid-from': '01.01.2027' },
    ],
    units: [
      { code: 'STK', description: 'Stück', 'international-standard-code': 'H87' },
      { code: 'STD', description: 'Stunde', 'international-standard-code': 'HUR' },
      { code: 'PAL', description: 'Pascal', 'international-standard-code': 'PAL' },
    ],
    countries: [
      {
        code: 'DE',
        name: 'Deutschland',
        'iso-code': 'DE',
        'iso-numeric-code': '276',
        'eu-country-region-code': 'DE',
        'vat-scheme': '9930',
      },
      {
        code: 'AT',
        name: 'Österreich',
        'iso-code': '',
        'iso-numeric-code': '040',
        'eu-country-region-code': 'AT',
        'vat-scheme': '9914',
      },
    ],
    currencies: [
      {
        code: 'USD',
        description: 'US-Dollar',
        'iso-code': 'USD',
        'iso-numeric-code': '840',
        'amount-rounding-precision': '0,01',
      },
    ],
    'payment-methods': [
      {
        code: 'UEBERW',
        description: 'Überweisung',
        'payment-means-code': '58',
        'direct-debit': 'Nein',
      },
      { code: 'LS', description: 'Lastschrift', 'payment-means-code': '59', 'direct-debit': 'Ja' },
    ],
    'payment-terms': [
      { code: '30T', description: '30 Tage', due: '30T', 'discount-date': '14T', discount: '2' },
    ],
    'vat-posting': [
      {
        business: 'INLAND',
        product: 'VOLL',
        calculation: 'Normale MwSt.',
        rate: '19',
        clause: '',
        'tax-category': 'S',
      },
      {
        business: 'EU',
        product: 'VOLL',
        calculation: 'Erwerbsbesteuerung',
        rate: '19',
        clause: 'EU',
        'tax-category': 'K',
      },
    ],
    'vat-clauses': [{ code: 'EU', description: 'Steuerfrei', vatex: 'VATEX-EU-IC' }],
    company: [
      {
        name: 'Lieferbeispiel GmbH',
        address: 'Musterweg 2',
        'post-code': '28195',
        city: 'Bremen',
        country: 'DE',
        'vat-no': germanVatNo(7),
        'tax-number': '60/123/45678',
        'registration-no': '',
        gln: '',
        iban: 'DE89 3704 0044 0532 0130 00',
        swift: 'COBADEFFXXX',
      },
    ],
    'sending-types': [
      {
        code: 'EMAIL',
        channel: 'E-Mail',
        'endpoint-scheme': 'EM',
        folder: '',
        'confirmation-required': 'Nein',
        active: 'Ja',
      },
      {
        code: 'PEPPOL',
        channel: 'Peppol',
        'endpoint-scheme': '',
        folder: '',
        'confirmation-required': 'Ja',
        active: 'Ja',
      },
      {
        code: 'PRINT',
        channel: 'Druck',
        'endpoint-scheme': '',
        folder: '',
        'confirmation-required': 'Nein',
        active: 'Ja',
      },
    ],
    'document-types': [
      { code: 'INVOICE', 'type-code': '380', 'ubl-document': 'Invoice', active: 'Ja' },
      { code: 'CRMEMO', 'type-code': '381', 'ubl-document': 'CreditNote', active: 'Ja' },
      { code: 'REMINDER', 'type-code': '', 'ubl-document': '', active: 'Ja' },
    ],
    profiles: [
      {
        profile: 'XRechnung CII',
        'seller-contact': 'PM',
        'seller-endpoint': 'DE123456789',
        'payment-means': '58',
      },
    ],
    mandates: [
      {
        id: 'M1',
        'customer-no': '10001',
        'valid-from': '01.01.2025',
        'valid-to': '31.12.2029',
        closed: 'Nein',
      },
    ],
  };
}
