import type { FoldedFinding, FoundPlace, Report } from '@site/src/desk/check/protocol';
import type { LocaleId } from '@site/src/locales';
import { pageTexts } from '@site/src/locales/page-texts';
import { findingLines, listLines, TEXT, type Marks } from '../finding/marks';
import { messages as captions } from '../finding/messages';
import { messages } from './result-messages';
import { sumRows } from './sum-rows';
import {
  countsText,
  fileRefusalText,
  namedFinding,
  pdfFaults,
  placeText,
  scopeText,
  shortVerdict,
  verdictText,
} from './texts';
import type { CheckedFile } from './useInvoiceCheck';

const t = pageTexts(messages);
const caption = pageTexts(captions);

/** The calculation at a place: its rows, and where the difference comes from. */
function sumLines({ arithmetic, value }: FoundPlace, locale: LocaleId, marks: Marks): string[] {
  if (!arithmetic) return [];
  return [
    // The items of a list need no title.
    ...(marks === TEXT ? [t('sum.title')] : []),
    ...sumRows(arithmetic, value, locale).map((row) => `${row.label}: ${row.value}`),
    ...(arithmetic.cause === undefined ? [] : [arithmetic.cause]),
  ].map((line) => marks.below(marks.words(line), true));
}

function placeLines(place: FoundPlace, locale: LocaleId, marks: Marks): string[] {
  const { value, expected } = place;
  const parts = [
    `${placeText(place)}: ${marks.code(place.path)}`,
    ...(value ? [` ${marks.value(value)}`] : []),
    ...(expected === undefined ? [] : [` · ${t('label.expected')}: ${marks.code(expected)}`]),
  ];
  return [marks.below(parts.join('')), ...sumLines(place, locale, marks)];
}

const foundLines = (finding: FoldedFinding, index: number, locale: LocaleId, marks: Marks) => [
  ...findingLines(namedFinding(finding), index, marks),
  ...finding.places.flatMap((place) => placeLines(place, locale, marks)),
];

/** The step in eDocument by status. */
const nextStepLines = ({ next }: Report): string[] =>
  next.map(({ status, sentence }) => `- ${status}: ${sentence.replaceAll('**', '')}`);

/** Items of what is worth checking. */
const noteLines = ({ notes }: Report, { words, value, belowItem }: Marks): string[] =>
  notes.flatMap(({ message, sure, evidence, places }) => [
    `- ${words(message)} ${words(sure)} (${t('note.evidence')}: ${words(evidence)})`,
    ...places.map((place) => belowItem(`${placeText(place)}: ${value(place.value)}`)),
  ]);

/** Faults of the PDF around the invoice, a sentence or two for each. */
const pdfLines = (report: Report, { words }: Marks): string[] =>
  pdfFaults(report).map(({ label, meaning, found, expected }) => {
    const value = found === undefined ? '' : ` ${found}.`;
    const right = expected === undefined ? '' : ` ${t('pdf.expected')}: ${expected}.`;
    return `- ${words(`${label}:${value}${right} ${meaning}`)}`;
  });

/** The data of VAT law that are missing, an item each. */
const vatLines = ({ vat }: Report, { words }: Marks): string[] =>
  (vat?.items ?? []).flatMap(({ state, name, terms, law }) =>
    state === 'missing'
      ? [`- ${words(`${name} (${terms.join(', ')}, ${law}): ${t('vat.missing')}`)}`]
      : [],
  );

function fileLines(file: CheckedFile, locale: LocaleId, marks: Marks): string[] {
  const { name, outcome } = file;
  const title = marks.title(name);
  if (outcome.status === 'refused')
    return [...title, marks.words(fileRefusalText(file, outcome, locale))];
  if (outcome.status !== 'judged') return [...title, shortVerdict(file)];
  const { report } = outcome;
  return [
    ...title,
    ...marks.paragraph(marks.strong(verdictText(report))),
    ...marks.paragraph(marks.words(scopeText(report))),
    ...marks.paragraph(countsText(report)),
    ...report.findings.flatMap((finding, index) => foundLines(finding, index, locale, marks)),
    ...listLines(caption('next'), nextStepLines(report), marks),
    ...listLines(t('notes.title'), noteLines(report, marks), marks),
    ...listLines(t('pdf.title'), pdfLines(report, marks), marks),
    ...listLines(t('vat.table'), vatLines(report, marks), marks),
  ];
}

/** The result, for a message or a ticket. */
export function reportText(files: readonly CheckedFile[], locale: LocaleId, marks: Marks): string {
  const texts = files.map((file) => fileLines(file, locale, marks).join('\n').trimEnd());
  return `${texts.join('\n\n')}\n`;
}
