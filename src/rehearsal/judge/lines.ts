import { checkLeitwegId, parseLeitwegId, repairLeitwegId } from 'edocument-invoice/leitweg-id';
import { deliveredDocumentTypes, deliveredProcesses } from '../../model/delivered';
import { CODES, PEPPOL_SCHEMES } from '../codes';
import type { Company, DocumentKind, Line } from '../company';
import { dayAfter } from '../read/values';
import { fitsScheme } from '../scheme-value';
import { isEInvoice, isXRechnung, lineOfKind } from './customers';
import { optionsOf } from '../lists';
import { addressesIn, each, onePerValue, type Hit, type Judge, type Judges } from './check';

type Answer = boolean | Omit<Hit, 'entry'> | undefined;

const eachLine =
  (test: (line: Line, company: Company) => Answer): Judge =>
  (company) =>
    company.lines.flatMap((line) => {
      const answer = test(line, company);
      if (answer === undefined || answer === false) return [];
      return [{ entry: line.entry, ...(answer === true ? {} : answer) }];
    });

/** Lines of a customer and document type in the order of their days, with the one that follows. */
const eachPair =
  (test: (line: Line, next: Line | undefined, company: Company) => Answer): Judge =>
  (company) =>
    [...company.linesOf.values()].flatMap((lines) => {
      const dated = lines
        .filter(({ from, to }) => from !== undefined && to !== undefined)
        .filter(({ from, to }) => to === '' || (from ?? '') <= (to ?? ''));
      const types = new Set(dated.map(({ documentType }) => documentType));
      return [...types].flatMap((type) => {
        const sorted = dated
          .filter(({ documentType }) => documentType === type)
          .sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? -1 : 1));
        return sorted.flatMap((line, index) => {
          const answer = test(line, sorted[index + 1], company);
          if (answer === undefined || answer === false) return [];
          return [{ entry: line.entry, ...(answer === true ? {} : answer) }];
        });
      });
    });

interface Process {
  readonly format: string;
  /** Undefined for a process of any source table. */
  readonly kind: DocumentKind | undefined;
}

const KIND_OF_TABLE: Readonly<Record<string, DocumentKind>> = { 112: 'invoice', 114: 'memo' };

const PROCESSES = new Map<string, Process>(
  deliveredProcesses.map(({ values }) => [
    values['process-template/code'] ?? '',
    {
      format: values['process-template/invoice-format'] ?? '',
      kind: KIND_OF_TABLE[values['process-template/source-table'] ?? ''],
    },
  ]),
);

/** The delivered process of a format and a kind of document. */
export const processFor = (format: string, kind: DocumentKind | undefined): string | undefined =>
  [...PROCESSES].find(
    ([, process]) => process.format === format && (process.kind ?? kind) === kind,
  )?.[0];

const processOf = (line: Line): Process | undefined =>
  PROCESSES.get(line.entry.get('process').toUpperCase());

const channelOf = (line: Line, company: Company): string | undefined =>
  company.channels.get(line.sendingType.toUpperCase())?.channel;

/** The reference has the parts of a Leitweg-ID. */
const isLeitwegLike = (reference: string): boolean => {
  const parts = parseLeitwegId(reference);
  return parts !== null && /^\d{2,12}$/.test(parts.coarse) && /^\d{2}$/.test(parts.check);
};

/** Legal forms at the end of a name, which no public body has. */
const BUSINESS = /(?:^|\s)(?:gmbh|ug|ag|kg|ohg|se|e\.\s?k\.?|gbr|ltd\.?|kgaa|co\. kg)(?:$|[\s,)])/i;

const isOver = (line: Line, company: Company, channel: string): boolean =>
  channelOf(line, company) === channel;

const needsAddress = (format: string | undefined): boolean =>
  isXRechnung(format) || (format?.startsWith('Peppol') ?? false);

const DELIVERED_TYPES = new Set(deliveredDocumentTypes.map(({ code }) => code));

const twiceKey = (line: Line): string =>
  [line.customerNo, line.documentType, line.from ?? line.entry.get('valid-from')].join('\n');

const twice: Judge = (company) => {
  const first = new Map<string, number>();
  return company.lines.flatMap((line) => {
    const row = first.get(twiceKey(line));
    if (row === undefined) first.set(twiceKey(line), line.entry.row.number);
    return row === undefined || line.customerNo === ''
      ? []
      : [{ entry: line.entry, other: String(row) }];
  });
};

const badDate: Judge = (company) =>
  company.lines.flatMap(({ entry, from, to }) => [
    ...(from === undefined ? [{ entry }] : []),
    ...(to === undefined ? [{ entry, column: 'valid-to' }] : []),
  ]);

/** The day before a line begins. */
const dayBefore = (line: Line): string => dayAfter(line.from ?? '', -1);

export const lineJudges: Judges = {
  'line-customer-unknown': eachLine(
    ({ customerNo }, { customers }) => customerNo !== '' && !customers.has(customerNo),
  ),
  'line-type-unknown': (company) => {
    const own = company.entries('document-types').map((entry) => entry.get('code').toUpperCase());
    const types = new Set(company.has('document-types') ? own : DELIVERED_TYPES);
    const isUnknown = eachLine(({ documentType }) => !types.has(documentType));
    return onePerValue(isUnknown(company), 'document-type', types);
  },
  'line-format-unknown': (company) =>
    onePerValue(
      eachLine(({ format }) => format === undefined)(company),
      'invoice-format',
      optionsOf('target-list', 'invoice-format').values(),
      Infinity,
    ),
  'line-sending-unknown': (company) => {
    const codes = new Set(company.channels.keys());
    const isUnknown = eachLine(
      ({ sendingType }) => sendingType !== '' && !codes.has(sendingType.toUpperCase()),
    );
    return onePerValue(isUnknown(company), 'sending-type', codes);
  },
  'line-sending-inactive': eachLine(
    ({ sendingType }, { channels }) => channels.get(sendingType.toUpperCase())?.isActive === false,
  ),
  'line-process-format': eachLine((line, { kinds }) => {
    const process = processOf(line);
    if (!process || line.format === undefined || line.format === 'None') return undefined;
    const fix = processFor(line.format, kinds.get(line.documentType));
    return process.format !== line.format && fix !== undefined ? { fix } : undefined;
  }),
  'line-process-kind': eachLine((line, { kinds }) => {
    const process = processOf(line);
    const kind = kinds.get(line.documentType);
    if (!process || process.format !== line.format || !kind) return undefined;
    const fix = processFor(process.format, kind);
    return process.kind !== undefined && process.kind !== kind && fix !== undefined
      ? { fix }
      : undefined;
  }),
  'line-date': badDate,
  'line-period-reversed': eachLine(
    ({ from, to }) => Boolean(from && to) && (from ?? '') > (to ?? ''),
  ),
  'line-twice': twice,
  'line-overlap': eachPair((line, next) => {
    if (!next || next.from === line.from) return undefined;
    const comesBack = line.to === '' && next.to !== '';
    return comesBack || (line.to ?? '') >= (next.from ?? '')
      ? { fix: dayBefore(next), other: String(next.entry.row.number) }
      : undefined;
  }),
  'line-gap': eachPair((line, next) =>
    next && line.to !== '' && dayAfter(line.to ?? '', 1) < (next.from ?? '')
      ? { fix: dayBefore(next), other: String(next.entry.row.number) }
      : undefined,
  ),
  'line-ended': eachPair((line, next, { day }) => !next && line.to !== '' && (line.to ?? '') < day),
  'line-test': each('target-list', (entry) => entry.has('test') && entry.isOn('test')),
  'line-peppol-no-endpoint': eachLine(
    (line, company) => isOver(line, company, 'Peppol') && !company.endpointOf(line),
  ),
  'line-peppol-em': eachLine(
    (line, company) => isOver(line, company, 'Peppol') && company.endpointOf(line)?.scheme === 'EM',
  ),
  'line-peppol-scheme': eachLine((line, company) => {
    const scheme = company.endpointOf(line)?.scheme ?? '';
    const isKnown = CODES.schemes.has(scheme) && scheme !== 'EM';
    return isOver(line, company, 'Peppol') && isKnown && !PEPPOL_SCHEMES.has(scheme)
      ? { other: scheme }
      : undefined;
  }),
  'line-peppol-format': eachLine(
    (line, company) =>
      isOver(line, company, 'Peppol') && (line.format === '' || line.format?.startsWith('ZUGFeRD')),
  ),
  'line-print-format': eachLine(
    (line, company) => isOver(line, company, 'Print') && isEInvoice(line.format),
  ),
  'line-email-missing': eachLine(
    (line, company) =>
      isOver(line, company, 'E-Mail') &&
      line.format !== 'None' &&
      line.entry.get('recipient-email') === '' &&
      !company.customers.get(line.customerNo)?.email,
  ),
  'line-email-several': eachLine((line, company) => {
    const endpoint = isEInvoice(line.format) ? company.endpointOf(line) : undefined;
    const isSeveral = endpoint?.scheme === 'EM' && addressesIn(endpoint.value).length > 1;
    return isSeveral ? { value: endpoint.value } : undefined;
  }),
  'line-no-reference': eachLine(
    ({ format, entry }) => isXRechnung(format) && entry.get('buyer-reference') === '',
  ),
  'line-leitweg-digits': eachLine(({ entry }) => {
    const { problems } = checkLeitwegId(entry.get('buyer-reference'));
    return isLeitwegLike(entry.get('buyer-reference')) && problems.length > 0;
  }),
  'line-leitweg-form': eachLine(({ entry }) => {
    const reference = entry.get('buyer-reference');
    const fix = isLeitwegLike(reference) ? undefined : repairLeitwegId(reference);
    return fix === undefined ? undefined : { fix };
  }),
  'line-leitweg-private': eachLine(({ entry, customerNo }, { customers }) => {
    const name = customers.get(customerNo)?.name ?? '';
    const isValid = checkLeitwegId(entry.get('buyer-reference')).valid;
    return isValid && BUSINESS.test(name) ? { other: name } : undefined;
  }),
  'line-leitweg-format': eachLine(
    ({ entry, format }) =>
      checkLeitwegId(entry.get('buyer-reference')).valid &&
      format !== undefined &&
      format !== 'None' &&
      !isXRechnung(format),
  ),
  'line-endpoint-missing': eachLine(
    (line, company) =>
      needsAddress(line.format) && !isOver(line, company, 'Peppol') && !company.endpointOf(line),
  ),
  'line-endpoint-no-scheme': eachLine(
    (line, company) => company.endpointOf(line)?.scheme === '' && isEInvoice(line.format),
  ),
  'line-endpoint-scheme': eachLine((line, company) => {
    const scheme = company.endpointOf(line)?.scheme ?? '';
    return scheme !== '' && !CODES.schemes.has(scheme) ? { other: scheme } : undefined;
  }),
  'line-endpoint-value': eachLine((line, company) => {
    const endpoint = line.entry.get('endpoint-id') === '' ? undefined : company.endpointOf(line);
    if (!endpoint || !CODES.schemes.has(endpoint.scheme)) return undefined;
    return fitsScheme(endpoint.scheme, endpoint.value) ? undefined : { other: endpoint.scheme };
  }),
  'line-endpoint-reference': eachLine((line, company) => {
    const endpoint = company.endpointOf(line);
    const reference = line.entry.get('buyer-reference');
    if (endpoint?.scheme !== '0204' || !checkLeitwegId(reference).valid) return undefined;
    return endpoint.value === reference ? undefined : { other: reference };
  }),
  'line-memo-differs': eachLine((line, company) => {
    if (company.kinds.get(line.documentType) !== 'memo') return undefined;
    if (company.lineOn(line.customerNo, line.documentType, company.day) !== line) return undefined;
    const invoice = lineOfKind(company, line.customerNo, 'invoice');
    const isOther = isEInvoice(invoice?.format) && invoice?.format !== line.format;
    return isOther ? { other: invoice?.format ?? '' } : undefined;
  }),
};
