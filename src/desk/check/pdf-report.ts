import type { LocaleId } from '../../locales';
import { hybridChecks, visibleValues } from '../../../packages/invoice/src/pdf/hybrid';
import type { PdfReading } from '../../../packages/invoice/src/pdf/read-pdf';
import { specificationOf } from '../../../packages/invoice/src/profile';
import type { InvoiceXml } from '../../../packages/invoice/src/reading/invoice-xml';
import { semanticInvoice } from '../../../packages/invoice/src/view/semantic';
import { shorten } from './excerpt';
import { termHelp } from './facts';
import type { PdfReport } from './protocol';

/** What is to be said about the PDF around an invoice. */
export function hybridReport(
  pdf: Extract<PdfReading, { status: 'invoice' }>,
  invoice: InvoiceXml,
  locale: LocaleId,
): PdfReport {
  return {
    fileName: shorten(pdf.file.name),
    others: pdf.others.map((name) => shorten(name)),
    checks: hybridChecks(pdf, specificationOf(invoice)),
    visible: visibleValues(pdf.text, semanticInvoice(invoice).root).map((one) => ({
      ...one,
      value: shorten(one.value),
      name: termHelp(one.term, locale).name,
    })),
  };
}
