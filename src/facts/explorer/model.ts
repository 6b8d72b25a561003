import { inLocale, type LocaleId } from '../../locales';
import { businessTerm, businessTerms, type BusinessTerm } from '../samples/business-terms';
import {
  isSampleName,
  SAMPLE_NAMES,
  SYNTAX_LABELS,
  sampleFileName,
  samplePath,
  SYNTAXES,
} from '../samples/catalogue';
import { annotateLines } from '../samples/excerpt';
import { readSampleXml } from '../samples/read';
import type { ExplorerFile, ExplorerModel, ExplorerTerm } from './types';

function levelOf({ group }: BusinessTerm): number {
  const above = group === null ? undefined : businessTerm(group);
  return above ? levelOf(above) + 1 : 1;
}

/** The terms of a group, each group before its own; of the document for null. */
function below(group: string | null): BusinessTerm[] {
  return businessTerms
    .filter((term) => term.group === group)
    .flatMap((term) => [term, ...(term.type === 'group' ? below(term.id) : [])]);
}

/**
 * A sample invoice, line by line, and the tree of all terms. Reads the generated files, so it runs
 * when pages are built.
 *
 * @param root project folder
 * @throws Error naming the samples that there are
 */
export function explorerModel(sample: string, locale: LocaleId, root?: string): ExplorerModel {
  if (!isSampleName(sample)) {
    throw new Error(`"${sample}" is not a sample. Allowed: ${SAMPLE_NAMES.join(', ')}`);
  }
  const files = SYNTAXES.map((syntax): ExplorerFile => ({
    syntax,
    label: SYNTAX_LABELS[syntax],
    fileName: sampleFileName(sample, syntax),
    address: samplePath(sample, syntax),
    lines: annotateLines(readSampleXml(sample, syntax, root), syntax).map(({ text, bts }) => ({
      text,
      terms: bts,
    })),
  }));
  const terms = below(null).map((term): ExplorerTerm => ({
    id: term.id,
    name: inLocale(term.label, locale),
    cardinality: term.xrechnungCardinality,
    level: levelOf(term),
  }));
  return { files, terms };
}
