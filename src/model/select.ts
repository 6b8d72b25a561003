/** Row, process, channel and electronic address that a document gets. Loads neither XML nor rules. */
import { isEmail, isGln } from 'edocument-invoice/identifiers';
import { checkLeitwegId } from 'edocument-invoice/leitweg-id';
import type { Document, Process, Selected, Setup, Values } from './types';

/**
 * A row of the target list as far as its period goes; days in ISO 8601, '' without one, undefined for a
 * value that is no day.
 */
interface Period {
  readonly from: string | undefined;
  readonly to: string | undefined;
}

/**
 * The row that counts on the day of the run: of those whose period has it, the one that begins last.
 *
 * @param rows of one customer and document type
 */
export function rowOn<Row extends Period>(rows: readonly Row[], day: string): Row | undefined {
  return rows
    .filter(({ from, to }) => from !== undefined && from <= day && (to === '' || (to ?? '') >= day))
    .sort((one, other) => ((one.from ?? '') < (other.from ?? '') ? 1 : -1))[0];
}

/** Values among which eDocument looks for the buyer's electronic address. */
interface EndpointSources {
  readonly endpointId: string;
  /** Scheme of the sending type, for a blank Endpoint ID. */
  readonly channelScheme: string;
  /** Scheme of VAT numbers of the customer's country. */
  readonly vatScheme: string;
  readonly vatNo: string;
  readonly reference: string;
  /** Recipient E-Mail of the row, or else the customer's address. */
  readonly email: string;
}

/** The electronic address of the buyer (BT-49) with its scheme (EAS); both '' without one. */
export function endpointOf(sources: EndpointSources): { scheme: string; value: string } {
  const { endpointId: value, channelScheme, vatScheme, vatNo, reference, email } = sources;
  if (value === '') {
    const own = { '': '', EM: email, '0204': reference }[channelScheme] ?? vatNo;
    return { scheme: own === '' ? '' : channelScheme, value: own };
  }
  const [, scheme, rest] = /^([0-9]{4}|[A-Z]{2}):(.+)$/.exec(value) ?? [];
  if (scheme !== undefined && rest !== undefined) return { scheme, value: rest };
  if (checkLeitwegId(value).valid) return { scheme: '0204', value };
  if (isEmail(value)) return { scheme: 'EM', value };
  if (value.length === 13 && isGln(value)) return { scheme: '0088', value };
  return { scheme: vatScheme, value };
}

/** The first of several values that is not blank. */
const first = (...values: readonly (string | undefined)[]) => values.find((value) => value) ?? '';

const processOf = (setup: Setup, code: string): Process | undefined =>
  setup.processes.find(({ values }) => values['process-template/code'] === code);

/** Row, process, format, channel and address of a document on the day of its run. */
export function selectTarget(
  setup: Setup,
  document: Omit<Document, 'holds'>,
  day: string,
): Selected {
  const { values: general, targets, documentTypes, customers } = setup;
  const rows = targets
    .filter(
      (row) =>
        row['target-list/customer-no'] === document.customerNo &&
        row['target-list/document-type'] === document.type,
    )
    .map((row) => ({
      row,
      from: row['target-list/valid-from'] ?? '',
      to: row['target-list/valid-to'] ?? '',
    }));
  const row = rowOn(rows, day)?.row;
  const type = documentTypes.find((one) => one['document-types/code'] === document.type);
  const customer: Values =
    customers.find((one) => one['customer/no'] === document.customerNo) ?? {};
  const ofDefault = general['general-setup/default-process'];
  // Without a row the default process of the document type is ignored.
  const process = row
    ? first(row['target-list/process'], type?.['document-types/default-process'], ofDefault)
    : first(ofDefault);
  const sendingType = first(
    row?.['target-list/sending-type'],
    general['general-setup/default-sending-type'],
  );
  const channel = setup.sendingTypes.find((one) => one['sending-types/code'] === sendingType);
  const recipientEmail = first(row?.['target-list/recipient-email'], customer['customer/email']);
  return {
    row,
    process: processOf(setup, process),
    format: row?.['target-list/invoice-format'] ?? '',
    sendingType,
    recipientEmail,
    endpoint: endpointOf({
      endpointId: row?.['target-list/endpoint-id'] ?? '',
      channelScheme: channel?.['sending-types/endpoint-scheme'] ?? '',
      vatScheme: general['countries-regions/vat-scheme'] ?? '',
      vatNo: customer['customer/vat-no'] ?? '',
      reference: first(
        document.values['document-fields/buyer-reference'],
        row?.['target-list/buyer-reference'],
      ),
      email: recipientEmail,
    }),
  };
}
