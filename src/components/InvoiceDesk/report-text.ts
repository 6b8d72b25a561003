import type { FoldedFinding, FoldedNote, FoundPlace, Report } from '@site/src/desk/check/protocol';
import type { LocaleId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import { messages } from './result-messages';
import { sumRows } from './sum-rows';
import {
  countsText,
  fileRefusalText,
  findingName,
  labels,
  pdfFaults,
  placeText,
  scopeText,
  severityName,
  shortVerdict,
  verdictText,
} from './texts';
import type { CheckedFile } from './useInvoiceCheck';

const t = pageTexts(messages);

/** The calculation at a place: its rows, and where the difference comes from. */
function sumLines({ arithmetic, value }: FoundPlace, locale: LocaleId): string[] {
  if (!arithmetic) return [];
  const rows = sumRows(arithmetic, value, locale);
  return [
    ...rows.map((row) => `${row.label}: ${row.value}`),
    ...(arithmetic.cause === undefined ? [] : [arithmetic.cause]),
  ];
}

/** The step in eDocument by status, as items of a list. */
const nextStepLines = ({ next }: Report): string[] =>
  next.map(({ status, sentence }) => `- ${status}: ${sentence.replaceAll('**', '')}`);

function placeLines(place: FoundPlace, locale: LocaleId): string[] {
  const value = place.value ? ` "${place.value}"` : '';
  const expected = place.expected === undefined ? '' : ` · ${labels().expected}: ${place.expected}`;
  const sum = sumLines(place, locale);
  return [
    `   ${placeText(place)}: ${place.path}${value}${expected}`,
    ...(sum.length > 0 ? [`      ${t('sum.title')}`] : []),
    ...sum.map((line) => `      ${line}`),
  ];
}

function findingLines(finding: FoldedFinding, index: number, locale: LocaleId): string[] {
  const { notMet, remedy, field, term } = labels();
  const count = finding.count > 1 ? ` (${finding.count}×)` : '';
  const terms = finding.terms.map(({ id, name }) => `${id} ${name}`.trim()).join(', ');
  return [
    `${index + 1}. ${severityName(finding.severity)} ${findingName(finding)}${count}`,
    `   ${finding.isRule ? `${notMet} ` : ''}${finding.message}`,
    ...(finding.remedy ? [`   ${remedy}: ${finding.remedy}`] : []),
    ...(finding.fields.length > 0
      ? [`   ${field}: ${finding.fields.map(({ text }) => text).join('; ')}`]
      : []),
    ...(terms ? [`   ${term}: ${terms}`] : []),
    ...finding.places.flatMap((place) => placeLines(place, locale)),
  ];
}

/** What is worth checking, as paragraphs of a text. */
const noteLines = ({ notes }: Report): string[] =>
  notes.flatMap(({ message, sure, evidence, places }) => [
    `- ${message} ${sure} (${t('note.evidence')}: ${evidence})`,
    ...places.map((place) => `  ${placeText(place)}: "${place.value}"`),
  ]);

/** What is wrong with the PDF around the invoice, a sentence or two for each. */
const pdfTexts = (report: Report): string[] =>
  pdfFaults(report).map(({ label, meaning, found, expected }) => {
    const value = found === undefined ? '' : ` ${found}.`;
    const right = expected === undefined ? '' : ` ${t('pdf.expected')}: ${expected}.`;
    return `${label}:${value}${right} ${meaning}`;
  });

function fileLines(file: CheckedFile, locale: LocaleId): string[] {
  const { name, outcome } = file;
  if (outcome.status === 'refused') return [name, fileRefusalText(file, outcome, locale)];
  if (outcome.status !== 'judged') return [name, shortVerdict(file)];
  const { report } = outcome;
  const steps = nextStepLines(report);
  const faults = pdfTexts(report);
  return [
    name,
    verdictText(report),
    scopeText(report),
    countsText(report),
    ...report.findings.flatMap((finding, index) => findingLines(finding, index, locale)),
    ...(steps.length > 0 ? [`${t('next.title')}:`, ...steps] : []),
    ...(report.notes.length > 0 ? [`${t('notes.title')}:`, ...noteLines(report)] : []),
    ...(faults.length > 0 ? [`${t('pdf.title')}:`, ...faults.map((one) => `- ${one}`)] : []),
  ];
}

/** The result as plain text, for a message or a ticket. */
export function reportText(files: readonly CheckedFile[], locale: LocaleId): string {
  return `${files.map((file) => fileLines(file, locale).join('\n')).join('\n\n')}\n`;
}

/** Text in which no sign of Markdown counts; values of a file may be anything. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]()#+!|<>~]/g, '\\$&');
const code = (text: string) => `\`${text.replaceAll('`', "'")}\``;

function findingMarkdown(finding: FoldedFinding, locale: LocaleId): string[] {
  const { notMet, remedy, field, term, expected } = labels();
  const { severity, count, isRule, message, fields, terms, places } = finding;
  const item = (label: string, text: string) => `   - ${label}: ${escaped(text)}`;
  return [
    `1. **${severityName(severity)} ${escaped(findingName(finding))}**${count > 1 ? ` (${count}×)` : ''}: ${isRule ? `${notMet} ` : ''}${escaped(message)}`,
    ...(finding.remedy ? [item(remedy, finding.remedy)] : []),
    ...(fields.length > 0 ? [item(field, fields.map(({ text }) => text).join('; '))] : []),
    ...(terms.length > 0
      ? [item(term, terms.map(({ id, name }) => `${id} ${name}`.trim()).join(', '))]
      : []),
    ...places.flatMap((place) => {
      const value = place.value ? ` ${code(place.value)}` : '';
      const right = place.expected === undefined ? '' : ` · ${expected}: ${code(place.expected)}`;
      return [
        `   - ${placeText(place)}: ${code(place.path)}${value}${right}`,
        ...sumLines(place, locale).map((line) => `     - ${escaped(line)}`),
      ];
    }),
  ];
}

const noteMarkdown = ({ message, sure, evidence, places }: FoldedNote): string[] => [
  `- ${escaped(message)} ${escaped(sure)} (${t('note.evidence')}: ${escaped(evidence)})`,
  ...places.map((place) => `  - ${placeText(place)}: ${code(place.value)}`),
];

function fileMarkdown(file: CheckedFile, locale: LocaleId): string[] {
  const { name, outcome } = file;
  const title = `## ${escaped(name)}`;
  if (outcome.status === 'refused') {
    return [title, '', escaped(fileRefusalText(file, outcome, locale))];
  }
  if (outcome.status !== 'judged') return [title, '', shortVerdict(file)];
  const { report } = outcome;
  const steps = nextStepLines(report);
  const faults = pdfTexts(report);
  return [
    title,
    '',
    `**${verdictText(report)}**`,
    '',
    escaped(scopeText(report)),
    '',
    countsText(report),
    '',
    ...report.findings.flatMap((finding) => findingMarkdown(finding, locale)),
    ...(steps.length > 0 ? ['', `**${t('next.title')}**`, '', ...steps] : []),
    ...(report.notes.length > 0
      ? ['', `**${t('notes.title')}**`, '', ...report.notes.flatMap(noteMarkdown)]
      : []),
    ...(faults.length > 0
      ? ['', `**${t('pdf.title')}**`, '', ...faults.map((one) => `- ${escaped(one)}`)]
      : []),
  ];
}

/** The result as Markdown, for a ticket. */
export function reportMarkdown(files: readonly CheckedFile[], locale: LocaleId): string {
  return `${files.map((file) => fileMarkdown(file, locale).join('\n').trimEnd()).join('\n\n')}\n`;
}
