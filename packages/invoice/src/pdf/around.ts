import type { Finding } from '../finding';
import { hybridFindings, worded, type WordedCheck } from '../report/hybrid';
import type { Group } from '../view/semantic';
import { hybridChecks, visibleValues, type Hybrid, type VisibleValue } from './hybrid';
import { readInvoicePdf, type PdfReading } from './read-pdf';

/** The PDF around an invoice. */
export interface HybridPdf {
  /** Name of the embedded file with the invoice. */
  readonly fileName: string;
  /** Names of the other embedded files. */
  readonly others: readonly string[];
  readonly checks: readonly WordedCheck[];
  /** Values of the invoice, and whether they are on the pages; empty when these have no text. */
  readonly visible: readonly VisibleValue[];
}

/** The reports on a PDF once its invoice has been read; `specification` is BT-24. */
export class PdfAround {
  constructor(private readonly reading: Hybrid) {}

  get xml(): Uint8Array {
    return this.reading.xml;
  }

  report(specification: string, root: Group, language: string): HybridPdf {
    const { file, others, text } = this.reading;
    return {
      fileName: file.name,
      others,
      checks: hybridChecks(this.reading, specification).map((check) => worded(check, language)),
      visible: visibleValues(text, root),
    };
  }

  findings(specification: string, language: string): Finding[] {
    return hybridFindings(hybridChecks(this.reading, specification), language);
  }
}

/** The PDF around an invoice, or why there is none. */
export async function openPdf(
  bytes: Uint8Array,
): Promise<PdfAround | Exclude<PdfReading, { status: 'invoice' }>> {
  const reading = await readInvoicePdf(bytes);
  return reading.status === 'invoice' ? new PdfAround(reading) : reading;
}
