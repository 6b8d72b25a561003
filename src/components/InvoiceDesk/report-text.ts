import type { FoldedFinding, FoundPlace } from '@site/src/invoice/desk/protocol';
import {
  countsText,
  labels,
  placeText,
  refusalText,
  scopeText,
  severityName,
  shortVerdict,
  verdictText,
} from './texts';
import type { CheckedFile } from './useInvoiceCheck';

function placeLine(place: FoundPlace): string {
  const value = place.value ? ` "${place.value}"` : '';
  return `   ${placeText(place)}: ${place.path}${value}`;
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
  if (outcome.status === 'refused') return [name, refusalText(outcome.reason, outcome.place)];
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
