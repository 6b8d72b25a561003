import { messagesIn } from '../locales/messages';
import type { LocaleId } from '../locales';
import { columnCaption, columnsOf, listCaption, type ListId } from './lists';
import { sampleMessages } from './messages';

/** A list of the sample as a CSV file. */
interface SampleFile {
  readonly name: string;
  readonly text: string;
}

type Values = Readonly<Record<string, string>>;

/** A list in CSV with the captions of a language; only columns that some row has. */
export function csvOf(list: ListId, rows: readonly Values[], locale: LocaleId): string {
  const used = columnsOf(list).filter((column) => rows.some((row) => row[column] !== undefined));
  const line = (cells: readonly string[]) =>
    cells.map((cell) => (/[;"\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';');
  return [
    line(used.map((column) => columnCaption(list, column, locale))),
    ...rows.map((row) => line(used.map((column) => row[column] ?? ''))),
  ].join('\r\n');
}

const place = { 'post-code': '28195', city: 'Bremen', country: 'DE' };

/**
 * A small company with the usual mistakes: customers without a line, a PDF after 1 January 2027, a
 * unit of the ERP system, Greece with its VAT prefix.
 */
export function sampleFiles(locale: LocaleId): SampleFile[] {
  const t = messagesIn(sampleMessages, locale);
  const customer = (no: string, name: string, more: Values): Values => ({
    no,
    name,
    ...place,
    'vat-no': '',
    email: `k${no}@example.com`,
    ...more,
  });
  const line = (no: string, type: string, more: Values): Values => ({
    'customer-no': no,
    'document-type': type,
    'invoice-format': '',
    'sending-type': 'EMAIL',
    'buyer-reference': '',
    'endpoint-id': '',
    'recipient-email': `k${no}@example.com`,
    process: 'PDF-ONLY',
    'valid-from': '',
    'valid-to': '',
    ...more,
  });
  const xrechnung = { 'invoice-format': 'XRechnung UBL', process: 'XR-UBL' };
  const lists: readonly (readonly [ListId, readonly Values[]])[] = [
    [
      'customers',
      [
        customer('10000', 'Kundenbeispiel AG', { 'vat-no': 'DE136695976' }),
        customer('20000', 'Beispielbehörde Bremen', {}),
        customer('40000', 'Handelsbeispiel KG', { 'vat-no': 'DE129273398' }),
        customer('70000', 'Ladenbeispiel e. K.', { 'vat-no': 'DE136695976' }),
        customer('80000', t('consumer'), {}),
        customer('90000', t('abroad'), { country: 'AT', city: 'Wien', 'post-code': '1010' }),
      ],
    ],
    [
      'target-list',
      [
        line('10000', 'INVOICE', { ...xrechnung, 'buyer-reference': 'EK-4711' }),
        line('20000', 'INVOICE', {
          ...xrechnung,
          'sending-type': 'PEPPOL',
          'recipient-email': '',
          'buyer-reference': '04011000-1234512345-60',
        }),
        line('70000', 'INVOICE', {}),
        line('70000', 'CRMEMO', {}),
        line('80000', 'INVOICE', {}),
        line('80000', 'CRMEMO', {}),
      ],
    ],
    [
      'units',
      [
        { code: 'STK', description: t('piece'), 'international-standard-code': 'STK' },
        { code: 'KG', description: t('kilogram'), 'international-standard-code': 'KGM' },
        { code: 'PAU', description: t('lumpSum'), 'international-standard-code': '' },
      ],
    ],
    [
      'countries',
      [
        { code: 'DE', 'iso-code': 'DE', 'eu-country-region-code': 'DE', 'vat-scheme': '9930' },
        { code: 'AT', 'iso-code': 'AT', 'eu-country-region-code': 'AT', 'vat-scheme': '9914' },
        { code: 'EL', 'iso-code': 'EL', 'eu-country-region-code': 'EL', 'vat-scheme': '9933' },
      ],
    ],
  ];
  return lists.map(([list, rows]) => ({
    name: `${listCaption(list, locale).replaceAll('/', '-')}.csv`,
    text: csvOf(list, rows, locale),
  }));
}
