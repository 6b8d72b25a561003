import { termName, type OpenedInvoice } from 'edocument-invoice';
import type { LocaleId } from '../../locales';
import { shorten } from './excerpt';
import type { PdfReport } from './protocol';

/** The PDF around an invoice, for the page; undefined for an XML file. */
export function pdfReport(invoice: OpenedInvoice, locale: LocaleId): PdfReport | undefined {
  const pdf = invoice.pdf(locale);
  if (!pdf) return undefined;
  return {
    fileName: shorten(pdf.fileName),
    others: pdf.others.map((name) => shorten(name)),
    checks: pdf.checks.map(({ found, ...check }) => ({
      ...check,
      ...(found === undefined ? {} : { found: shorten(found) }),
    })),
    visible: pdf.visible.map((one) => ({
      ...one,
      value: shorten(one.value),
      name: termName(one.term, locale) ?? one.term,
    })),
  };
}
