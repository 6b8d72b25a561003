import type { FoldedFinding, FoundPlace } from '@site/src/invoice/desk/protocol';
import {
  countsText,
  fileRefusalText,
  labels,
  placeText,
  scopeText,
  severityName,
  shortVerdict,
  verdictText,
} from './texts';
import type { CheckedFile } from './useInvoiceCheck';

function placeLine(place: FoundPlace): string {
  const value = place.value ? ` "${place.value}"` : '';
  const expected = place.expected === undefined ? '' : ` · ${labels().expected}: ${place.expected}`;
  return `   ${placeText(place)}: ${place.path}${value}${expected}`;
}

function findingLines(finding: FoldedFinding, index: number): string[] {
  const { notMet, remedy, field, term } = labels();
  const count = finding.count > 1 ? ` (${finding.count}×)` : '';
  const terms = finding.terms.map(({ id, name }) => `${id} ${name}`.trim()).join(', ');
  return [
    `${index + 1}. ${severityName(finding.severity)} ${finding.rule}${count}`,
    `   ${finding.isRule ? `${notMet} ` : ''}${finding.message}`,
    ...(finding.remedy ? [`   ${remedy}: ${finding.remedy}`] : []),
    ...(finding.fields.length > 0
      ? [`   ${field}: ${finding.fields.map(({ text }) => text).join('; ')}`]
      : []),
    ...(terms ? [`   ${term}: ${terms}`] : []),
    ...finding.places.map(placeLine),
  ];
}

function fileLines(file: CheckedFile): string[] {
  const { name, outcome } = file;
  if (outcome.status === 'refused') return [name, fileRefusalText(file, outcome)];
  if (outcome.status !== 'judged') return [name, shortVerdict(file)];
  const { report } = outcome;
  return [
    name,
    verdictText(report),
    scopeText(report),
    countsText(report),
    ...report.findings.flatMap(findingLines),
  ];
}

/** The result as plain text, for a message or a ticket. */
export function reportText(files: readonly CheckedFile[]): string {
  return `${files.map((file) => fileLines(file).join('\n')).join('\n\n')}\n`;
}

/** Text in which no sign of Markdown counts; values of a file may be anything. */
const escaped = (text: string) => text.replace(/[\\`*_{}[\]()#+!|<>~]/g, '\\$&');
const code = (text: string) => `\`${text.replaceAll('`', "'")}\``;

function findingMarkdown(finding: FoldedFinding): string[] {
  const { notMet, remedy, field, term, expected } = labels();
  const { rule, severity, count, isRule, message, fields, terms, places } = finding;
  const item = (label: string, text: string) => `   - ${label}: ${escaped(text)}`;
  return [
    `1. **${severityName(severity)} ${escaped(rule)}**${count > 1 ? ` (${count}×)` : ''}: ${isRule ? `${notMet} ` : ''}${escaped(message)}`,
    ...(finding.remedy ? [item(remedy, finding.remedy)] : []),
    ...(fields.length > 0 ? [item(field, fields.map(({ text }) => text).join('; '))] : []),
    ...(terms.length > 0
      ? [item(term, terms.map(({ id, name }) => `${id} ${name}`.trim()).join(', '))]
      : []),
    ...places.map((place) => {
      const value = place.value ? ` ${code(place.value)}` : '';
      const right = place.expected === undefined ? '' : ` · ${expected}: ${code(place.expected)}`;
      return `   - ${placeText(place)}: ${code(place.path)}${value}${right}`;
    }),
  ];
}

function fileMarkdown(file: CheckedFile): string[] {
  const { name, outcome } = file;
  const title = `## ${escaped(name)}`;
  if (outcome.status === 'refused') {
    return [title, '', escaped(fileRefusalText(file, outcome))];
  }
  if (outcome.status !== 'judged') return [title, '', shortVerdict(file)];
  const { report } = outcome;
  return [
    title,
    '',
    `**${verdictText(report)}**`,
    '',
    escaped(scopeText(report)),
    '',
    countsText(report),
    '',
    ...report.findings.flatMap(findingMarkdown),
  ];
}

/** The result as Markdown, for a ticket. */
export function reportMarkdown(files: readonly CheckedFile[]): string {
  return `${files.map((file) => fileMarkdown(file).join('\n').trimEnd()).join('\n\n')}\n`;
}
