import type { PdfReading } from '../../../packages/invoice/src/pdf/read-pdf';
import type { ReadError } from '../../../packages/invoice/src/reading/read-error';

/** Why nothing was checked. `failed` is a fault of the checker itself. */
export type Refusal =
  | ReadError['reason']
  | 'empty'
  | 'not-xml'
  | 'pdf'
  | `pdf-${Exclude<PdfReading['status'], 'invoice'>}`
  | 'unreadable'
  | 'not-loaded'
  | 'timeout'
  | 'failed';
