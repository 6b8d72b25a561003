import { readFileSync, statSync } from 'node:fs';
import type { Note } from '../notes';
import { open, refusalOf, validate } from '../open';
import { LIMITS } from '../reading/limits';
import { unpack } from '../recognise/unpack';
import { Refusal } from '../refusal';
import { refusedValidation, type Validation, type ValidationOptions } from '../validate';
import type { VatData } from '../vat';

function detailOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : String(error);
}

/** Standard input, by the name that commands have for it. */
const STDIN = '-';

/** The bytes of a file; one that is too large is not read. */
function bytesOf(file: string): Uint8Array {
  try {
    if (file === STDIN) return readFileSync(0);
    const status = statSync(file);
    // Devices and pipes have no size, and some have no end.
    if (!status.isFile()) throw new Refusal('unreadable', 'no regular file');
    if (status.size > LIMITS.bytes) throw new Refusal('size');
    return readFileSync(file);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('unreadable', detailOf(error));
  }
}

/** Options of the check of a file. */
export interface FileOptions extends ValidationOptions {
  /** Add what is formally valid and probably not meant. */
  readonly notes?: boolean;
  /** Add which data of German VAT law are there. */
  readonly vat?: boolean;
}

/** The validation of a file under its own name, with that of the file inside where several are packed. */
export interface Judged extends Validation {
  readonly file: string;
  readonly notes?: readonly Note[];
  /** Null where German VAT law does not apply. */
  readonly vat?: VatData | null;
}

async function judge(bytes: Uint8Array, options: FileOptions): Promise<Omit<Judged, 'file'>> {
  const { language, notes, vat } = options;
  if (!notes && !vat) return validate(bytes, options);
  try {
    const invoice = await open(bytes);
    return {
      ...invoice.validate(options),
      ...(notes ? { notes: invoice.notes(language) } : {}),
      ...(vat ? { vat: (await invoice.vatData(language)) ?? null } : {}),
    };
  } catch (error) {
    return refusedValidation(refusalOf(error), language);
  }
}

/**
 * Judges an XML file, the invoice inside a PDF, or each one that is packed in a ZIP file or an
 * e-mail. Never throws, as `validate` does not.
 */
export async function validateFile(file: string, options: FileOptions): Promise<Judged[]> {
  try {
    const bytes = bytesOf(file);
    const packed = (await unpack(bytes)) ?? [];
    if (packed.length < 2) return [{ file, ...(await judge(bytes, options)) }];
    const judged: Judged[] = [];
    for (const one of packed) {
      judged.push({ file: `${file}!${one.name}`, ...(await judge(one.bytes, options)) });
    }
    return judged;
  } catch (error) {
    if (error instanceof Refusal) return [{ file, ...refusedValidation(error, options.language) }];
    throw error;
  }
}
