/** The sample invoices, in the order in which pages list them. */
export const SAMPLE_NAMES = [
  'standard',
  'mixed-rates',
  'intra-community',
  'credit-memo',
  'public-body',
  'export',
  'reverse-charge',
  'small-business',
  'corrected-invoice',
  'self-billed',
  'prepayment-invoice',
  'final-invoice',
  'foreign-currency',
  'direct-debit',
  'collective-invoice',
  'peppol-bis',
] as const;

/** Name of a sample invoice: the file name under `src/facts/samples/invoices` without extension. */
export type SampleName = (typeof SAMPLE_NAMES)[number];

/** The two syntaxes of EN 16931, in the order in which pages show them. */
export const SYNTAXES = ['ubl', 'cii'] as const;

/** UBL 2.1 (`ubl`) or UN/CEFACT Cross Industry Invoice D16B (`cii`). */
export type Syntax = (typeof SYNTAXES)[number];

/** Name of a syntax on pages, in every language. */
export const SYNTAX_LABELS: Readonly<Record<Syntax, string>> = { ubl: 'UBL', cii: 'CII' };

/** True when `value` names one of the sample invoices. */
export function isSampleName(value: string): value is SampleName {
  return SAMPLE_NAMES.some((name) => name === value);
}

/** File name of a generated sample, for example `standard.ubl.xml`. */
export function sampleFileName(name: SampleName, syntax: Syntax): string {
  return `${name}.${syntax}.xml`;
}

/** Address of the generated file on the site, without base path: `/samples/standard.ubl.xml`. */
export function samplePath(name: SampleName, syntax: Syntax): string {
  return `/samples/${sampleFileName(name, syntax)}`;
}

/** The samples that there are as a hybrid PDF (ZUGFeRD, profile EN 16931), too. */
export const PDF_SAMPLES = ['direct-debit', 'collective-invoice'] as const satisfies SampleName[];

/** Address of a hybrid PDF on the site, without base path: `/samples/direct-debit.zugferd.pdf`. */
export function pdfPath(name: SampleName): string {
  return `/samples/${name}.zugferd.pdf`;
}
