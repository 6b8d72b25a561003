import businessTermsFile from '../../facts/business-terms.json';
import buildTexts from '../../site/build-texts.json';
import { inLocale, type LocaleId } from '../../site/locales';
import { ruleAddress, rules } from '../../facts/rule-model';
import type { Cell, TableRow } from '../../facts/table';
import { businessTerm } from '../../facts/samples/business-terms';
import {
  isSampleName,
  SAMPLE_NAMES,
  sampleFileName,
  samplePath,
  SYNTAXES,
  type Syntax,
} from '../../facts/samples/catalogue';
import { sourceCell, termSource } from '../../facts/term-sources';
import { annotateLines } from '../../facts/samples/excerpt';
import { readSampleXml } from '../../facts/samples/read';
import { termAnchor, type ExplorerFile, type ExplorerModel } from './types';

const LABELS: Readonly<Record<Syntax, string>> = { ubl: 'UBL', cii: 'CII' };
const NONE = '–';

/** Cardinality of EN 16931, and of XRechnung where it is stricter. */
function cardinality(standard: string, xrechnung: string): string {
  return standard === xrechnung ? standard : `${standard} (XRechnung ${xrechnung})`;
}

function row(id: string, locale: LocaleId): TableRow {
  const term = businessTerm(id);
  if (!term) throw new Error(`${id} is not in business-terms.json.`);
  const checking = rules.filter((rule) => rule.bts.includes(id));
  const ruleLinks: Cell[] = checking.map((rule) => ({ text: rule.id, to: ruleAddress(rule) }));
  const sources = termSource(id).map((source) => sourceCell(source, locale));
  return {
    id: termAnchor(id),
    keys: [id],
    cells: [
      id,
      inLocale(term.label, locale),
      cardinality(term.cardinality, term.xrechnungCardinality),
      ruleLinks.length > 0 ? ruleLinks : NONE,
      sources,
    ],
  };
}

/**
 * A sample invoice, line by line, with what is known about its terms. Reads the generated files,
 * so it runs when pages are built.
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
    label: LABELS[syntax],
    fileName: sampleFileName(sample, syntax),
    address: samplePath(sample, syntax),
    lines: annotateLines(readSampleXml(sample, syntax, root), syntax).map(({ text, bts }) => ({
      text,
      terms: bts,
    })),
  }));
  const present = new Set(files.flatMap(({ lines }) => lines.flatMap(({ terms }) => terms)));
  const ids = businessTermsFile.terms.map(({ id }) => id).filter((id) => present.has(id));
  const { caption, term, name, cardinality: counts, rules: checks, field } = buildTexts.explorer;
  return {
    files,
    table: {
      caption: inLocale(caption, locale),
      columns: [term, name, counts, checks, field].map((text) => inLocale(text, locale)),
      rows: ids.map((id) => row(id, locale)),
    },
  };
}
