import { translate } from '@docusaurus/Translate';
import { MAX_CHARACTERS, type Decoded, type ReportFormat } from '@site/src/desk/decode/protocol';
import type { TaskError } from '@site/src/desk/task-client';

/** An answer without steps. */
type Silent = Exclude<Decoded['status'], 'decoded' | 'empty'>;

/** What kind of report it is; undefined where that says nothing to a reader. */
export function formatName(format: ReportFormat): string | undefined {
  const kosit = translate({
    id: 'site.decoder.format.kosit',
    message: 'Report of the KoSIT validator',
  });
  const names: Partial<Record<ReportFormat, string>> = {
    'kosit-xml': kosit,
    'kosit-html': kosit,
    'kosit-text': kosit,
    mustang: translate({ id: 'site.decoder.format.mustang', message: 'Report of Mustang' }),
    phive: translate({ id: 'site.decoder.format.phive', message: 'Report of phive (Peppol)' }),
    svrl: translate({ id: 'site.decoder.format.svrl', message: 'Schematron report (SVRL)' }),
  };
  return names[format];
}

/** The answer in one sentence, for the live region. */
export function summaryText({ status, steps, unknownIds }: Decoded): string {
  if (status === 'empty') return '';
  if (status !== 'decoded') return silentText(status);
  return translate(
    {
      id: 'site.decoder.summary',
      message: 'Steps: {steps}, messages: {messages}, unknown identifiers: {unknown}',
    },
    {
      steps: steps.length,
      messages: steps.reduce((sum, { count }) => sum + count, 0),
      unknown: unknownIds.length,
    },
  );
}

/** A text or file that is not even put into the box, with its size and what to do. */
export function tooLargeText(name: string | undefined, size: number): string {
  return translate(
    {
      id: 'site.decoder.tooLarge',
      message:
        '{name} has {size} MB, which is too much: up to {limit} million characters are read. Paste the part with the messages only.',
    },
    {
      name: name ?? translate({ id: 'site.decoder.pasted', message: 'The pasted text' }),
      size: Math.ceil(size / 1e6),
      limit: MAX_CHARACTERS / 1e6,
    },
  );
}

export const silentText = (status: Silent): string =>
  ({
    'too-long': translate(
      {
        id: 'site.decoder.tooLong',
        message:
          'The text is too long: up to {limit} million characters are read. Paste the part with the messages only.',
      },
      { limit: MAX_CHARACTERS / 1e6 },
    ),
    invoice: translate({
      id: 'site.decoder.invoice',
      message: 'This is an invoice, not a report about one.',
    }),
    passed: translate({
      id: 'site.decoder.passed',
      message: 'The report accepts the invoice: there are no messages in it.',
    }),
    refused: translate({
      id: 'site.decoder.refused',
      message:
        'The report refuses the invoice, but gives no reason that is known here. Ask for the whole report, with its messages.',
    }),
    nothing: translate({
      id: 'site.decoder.nothing',
      message: 'No rule, term or element was recognised in this text.',
    }),
  })[status];

/** Why a text was not read; a worker that decodes refuses none. */
export function failureText(reason: TaskError['reason']): string {
  switch (reason) {
    case 'not-loaded':
      return translate({
        id: 'site.decoder.notLoaded',
        message:
          'The decoder could not be loaded. Check the network connection and try again; after the first use, none is needed.',
      });
    case 'cancelled':
      return translate({
        id: 'site.decoder.cancelled',
        message: 'Cancelled: this text was not read.',
      });
    case 'timeout':
      return translate({
        id: 'site.decoder.timeout',
        message:
          'Reading took longer than a minute and was stopped. Paste the part with the messages only, or try again.',
      });
    default:
      return translate({
        id: 'site.decoder.failed',
        message: 'The decoder failed on this text. Paste the part with the messages only.',
      });
  }
}

/** Captions of the parts of a step, on the page and in the copied text. */
export const captions = () => ({
  places: translate({ id: 'site.decoder.label.places', message: 'Place in the invoice' }),
  quote: translate({ id: 'site.decoder.label.quote', message: 'The message' }),
  unknown: translate({ id: 'site.decoder.label.unknown', message: 'Unknown identifiers' }),
  unread: translate({ id: 'site.decoder.label.unread', message: 'Not understood' }),
});

/** An example as validators write it, in our words. */
export const EXAMPLE = `val-sch.1.1 | BR-CO-10 | error | [BR-CO-10] BT-106 = Σ BT-131
val-sch.2.1 | BR-DE-15 | error | [BR-DE-15] BT-10
val-xsd.1 | cvc-complex-type.2.4.a | error | Invalid content was found starting with element 'cbc:BuyerReference'. One of '{cbc:Note}' is expected.`;
