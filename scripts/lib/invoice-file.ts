import { readFileSync, statSync } from 'node:fs';
import { hybridChecks } from '../../packages/invoice/src/pdf/hybrid';
import { isPdf, startOf } from '../../packages/invoice/src/pdf/is-pdf';
import { LIMITS } from '../../packages/invoice/src/reading/limits';
import { hybridFindings } from '../../packages/invoice/src/report/hybrid';
import {
  refuse,
  validateInvoice,
  type Validation,
  type ValidationOptions,
} from '../../packages/invoice/src/validate';

function detailOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : String(error);
}

type Options = Required<Pick<ValidationOptions, 'rules' | 'locale'>>;

async function validateBytes(bytes: Uint8Array, options: Options): Promise<Validation> {
  const { locale } = options;
  if (!isPdf(startOf(bytes))) return validateInvoice(bytes, options);
  // The reader of PDFs is large, and most files are XML.
  const { readInvoicePdf } = await import('../../packages/invoice/src/pdf/read-pdf');
  const reading = await readInvoicePdf(bytes);
  if (reading.status !== 'invoice') return refuse(`pdf-${reading.status}`, locale);
  const validation = validateInvoice(reading.xml, options);
  const checks = hybridChecks(reading, validation.profile ?? '');
  return {
    ...validation,
    findings: [...hybridFindings(checks, locale), ...validation.findings],
  };
}

/**
 * Judges an XML file, or the invoice inside a PDF. Never throws: what cannot be read, and a file
 * that a stage of the check fails on, is refused with the reason.
 */
export async function validateFile(file: string, options: Options): Promise<Validation> {
  const { locale } = options;
  let bytes: Uint8Array;
  try {
    if (statSync(file).size > LIMITS.bytes) return refuse('size', locale);
    bytes = readFileSync(file);
  } catch (error) {
    return refuse('unreadable', locale, { detail: detailOf(error) });
  }
  try {
    return await validateBytes(bytes, options);
  } catch (error) {
    return refuse('failed', locale, { detail: detailOf(error) });
  }
}
