/** What a field does, found by running the example with the field empty and with its wrong values. */
import { findField } from '../facts/field-model';
import { examples, type Example } from './example';
import { run } from './run';
import type { Outcome, Run, Setup, Values } from './types';
import data from './wrong-values.json';

const WRONG: Readonly<Record<string, readonly string[]>> = data.values;
const KEYS: ReadonlySet<string> = new Set(data.keys);
const SWITCH = ['Yes', 'No'];

/** The run of the example with one value in place of its own. */
export interface Effect {
  /** The value, '' for an empty field. */
  readonly value: string;
  readonly run: Run;
  /** The run of the example as it is. */
  readonly usual: Run;
  /** Code that tells the example from the first one. */
  readonly label?: string;
}

/** The setup with a value in place of that of a field, in every row that has it. */
export function withValue(setup: Setup, reference: string, value: string): Setup {
  const put = (row: Values): Values => (reference in row ? { ...row, [reference]: value } : row);
  const { values, documentTypes, sendingTypes, targets, processes, customers } = setup;
  return {
    values: put(values),
    documentTypes: documentTypes.map(put),
    sendingTypes: sendingTypes.map(put),
    targets: targets.map(put),
    processes: processes.map((process) => ({
      values: put(process.values),
      lines: process.lines.map(put),
    })),
    customers: customers.map(put),
  };
}

/** The example with a value in place of that of a field, in the setup or on the document. */
function changed({ setup, document, day }: Example, reference: string, value: string): Run {
  return reference.startsWith('document-fields/')
    ? run(setup, { ...document, values: { ...document.values, [reference]: value } }, day)
    : run(withValue(setup, reference, value), document, day);
}

/** Values to try: none, both positions of a switch, and those that are documented as wrong. */
function valuesToTry(reference: string): readonly string[] {
  const { field } = findField(reference);
  if (field.type === 'Boolean') return SWITCH;
  const blank = field.options || KEYS.has(reference) ? [] : [''];
  return [...blank, ...(WRONG[reference] ?? [])];
}

/** Outcomes of a step that did what it is for, or that the document does not need. */
const SMOOTH: ReadonlySet<Outcome> = new Set(['done', 'not-applicable']);

/** True for a run that ends as one without faults does. */
const isHarmless = ({ entry, steps, missing, findings }: Run, usual: Run) =>
  entry?.status === usual.entry?.status &&
  missing.length === 0 &&
  findings.length === 0 &&
  steps.every(({ outcome }) => SMOOTH.has(outcome));

/** The first of the examples whose run a value changes. */
function effectOf(reference: string, value: string): Effect[] {
  for (const [index, example] of examples.entries()) {
    const found = changed(example, reference, value);
    const usual = run(example.setup, example.document, example.day);
    if (!isHarmless(found, usual)) {
      return [{ value, run: found, usual, ...(index > 0 && { label: example.label }) }];
    }
  }
  return [];
}

/**
 * The values of a field that change a run of the example, each with the first run that it changes.
 *
 * @param reference such as `units/international-standard-code`
 * @throws Error for a reference that `fields.json` does not have
 */
export const effects = (reference: string): Effect[] =>
  valuesToTry(reference).flatMap((value) => effectOf(reference, value));
