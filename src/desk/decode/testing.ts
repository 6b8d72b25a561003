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
