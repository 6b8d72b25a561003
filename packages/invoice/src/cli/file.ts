import { readFileSync, statSync } from 'node:fs';
import { validate } from '../open';
import { LIMITS } from '../reading/limits';
import { Refusal } from '../refusal';
import { refusedValidation, type Validation, type ValidationOptions } from '../validate';

function detailOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : String(error);
}

/** The bytes of a file; one that is too large is not read. */
function bytesOf(file: string): Uint8Array {
  try {
    const status = statSync(file);
    // Devices and pipes have no size, and some have no end.
    if (!status.isFile()) throw new Refusal('unreadable', 'no regular file');
    if (status.size > LIMITS.bytes) throw new Refusal('size');
    return readFileSync(file);
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('unreadable', detailOf(error));
  }
}

/** Judges an XML file, or the invoice inside a PDF. Never throws, as `validate` does not. */
export async function validateFile(file: string, options: ValidationOptions): Promise<Validation> {
  try {
    return await validate(bytesOf(file), options);
  } catch (error) {
    if (error instanceof Refusal) return refusedValidation(error, options.language);
    throw error;
  }
}
