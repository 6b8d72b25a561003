import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Invoice } from '@e-invoice-eu/core';
import type { Localized } from '../../locales';
import { sampleFileName, type SampleName, type Syntax } from './catalogue';

/** One sample as kept in `src/facts/samples/invoices/<name>.json`. */
interface SampleData {
  /** Source of the invoice and its structure. */
  source: string;
  /** Day (ISO 8601) on which the data was last checked against the rules. */
  asOf: string;
  title: Localized<string>;
  /** Purpose of the sample, in a few words. */
  shows: Localized<string>;
  /** The invoice in the JSON format of `@e-invoice-eu/core`. */
  invoice: Invoice;
}

/** Reads a sample's data; `root` is the project folder. Throws when the file is missing. */
export function readSampleData(name: SampleName, root = process.cwd()): SampleData {
  const file = path.join(root, 'src', 'facts', 'samples', 'invoices', `${name}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as SampleData;
}

/** Absolute path of a generated sample file; `root` is the project folder. */
export function sampleFile(name: SampleName, syntax: Syntax, root = process.cwd()): string {
  return path.join(root, 'static', 'samples', sampleFileName(name, syntax));
}

/** Reads a generated sample file. Throws when it has not been generated. */
export function readSampleXml(name: SampleName, syntax: Syntax, root = process.cwd()): string {
  return readFileSync(sampleFile(name, syntax, root), 'utf8');
}
