import type { LocaleId } from '../../locales';
import { decodeReport } from './decode';
import type { Step } from './protocol';

/** The only step of a report in English, its terms by their ids and its fields by their names. */
export function stepOf(
  report: string,
): Omit<Step, 'terms' | 'fields'> & { readonly terms: string[]; readonly fields: string[] } {
  const { steps } = decodeReport(report, 'en-GB');
  const [step] = steps;
  if (!step || steps.length > 1) throw new Error(`${steps.length} steps instead of one`);
  return {
    ...step,
    terms: step.terms.map(({ id }) => id),
    fields: step.fields.map(({ text }) => text),
  };
}

const firstStep = (text: string, locale: LocaleId): Step | undefined =>
  decodeReport(text, locale).steps[0];

/** What the first step of an answer says in English; empty where there is none. */
export const english = (text: string): string => firstStep(text, 'en-GB')?.message ?? '';
/** The same in German. */
export const german = (text: string): string => firstStep(text, 'de-DE')?.message ?? '';
/** How grave the first step is. */
export const gravity = (text: string): Step['severity'] => firstStep(text, 'en-GB')?.severity;
