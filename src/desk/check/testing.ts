import { openXml } from 'edocument-invoice/testing';
import type { LocaleId } from '../../locales';
import { refusedOutcome, reportOn } from './check';
import type { Outcome } from './protocol';

/** The outcome of a check of XML, at once. */
export function checkXml(source: Uint8Array | string, locale: LocaleId): Outcome {
  try {
    return { status: 'judged', report: reportOn(openXml(source), locale) };
  } catch (error) {
    return refusedOutcome(error);
  }
}
