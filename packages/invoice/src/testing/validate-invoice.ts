import { openXml, refusalOf } from '../open';
import { refusedValidation, type Validation, type ValidationOptions } from '../validate';

/** Judges XML at once, for tests of many documents. */
export function validateInvoice(
  source: Uint8Array | string,
  options: ValidationOptions = {},
): Validation {
  try {
    return openXml(source).validate(options);
  } catch (error) {
    const refusal = refusalOf(error);
    // A fault of the engine has to fail the test.
    if (refusal.reason === 'failed') throw error;
    return refusedValidation(refusal, options.language);
  }
}
