import example from '../model/example.json';
import { SAMPLE_NAMES } from './catalogue';
import { readSampleData } from './read';

/** A customer of the running example. */
export interface ExampleCustomer {
  no: string;
  name: string;
  /** Invoice format in the target list. */
  format: string;
  /** First day (ISO 8601) of this format; before it the customer received a PDF. */
  from?: string;
}

export const exampleCustomers: readonly ExampleCustomer[] = example.customers;

/**
 * Number and date (ISO 8601) of every document of the running example: those of the samples, and
 * those that samples only mention.
 */
export function exampleDocuments(): ReadonlyMap<string, string> {
  const samples = SAMPLE_NAMES.map((name) => {
    const invoice = readSampleData(name).invoice['ubl:Invoice'];
    return [invoice['cbc:ID'], invoice['cbc:IssueDate']] as const;
  });
  return new Map([
    ...samples,
    ...example.otherDocuments.map(({ no, date }) => [no, date] as const),
  ]);
}
