import {
  refusalOf,
  releaseOf,
  termName,
  type Finding,
  type Note,
  type OpenedInvoice,
} from 'edocument-invoice';
import type { LocaleId } from '../../locales';
import { nextLines } from '../next-lines';
import { excerpts, shorten } from './excerpt';
import { factsOf } from './facts';
import { causesFirst } from './order';
import { pdfReport } from './pdf-report';
import type { FoldedFinding, FoldedNote, Outcome, Report } from './protocol';
import { vatReport } from './vat-report';

/** Places that are shown of equal findings. */
const MAX_PLACES = 20;

function fold(findings: readonly Finding[], text: string, locale: LocaleId): FoldedFinding[] {
  const groups = new Map<string, [Finding, ...Finding[]]>();
  for (const finding of findings) {
    const key = `${finding.rule} ${finding.message}`;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  const excerptAt = excerpts(text);
  return causesFirst([...groups.values()]).map((group) => {
    const { ruleSet, rule, severity, message } = group[0];
    return {
      ruleSet,
      rule,
      severity,
      message: shorten(message, 400),
      ...factsOf(group[0], locale),
      count: group.length,
      places: group
        .slice(0, MAX_PLACES)
        .map(({ line, column, path, found, expected, arithmetic, shownFix }) => ({
          line,
          column,
          path,
          ...(found === undefined ? {} : { value: shorten(found) }),
          ...(expected === undefined ? {} : { expected }),
          ...(arithmetic === undefined ? {} : { arithmetic }),
          ...(shownFix === undefined ? {} : { shownFix }),
          excerpt: excerptAt({ line, column }),
        })),
      marks: Uint32Array.from(group.flatMap(({ line, column }) => [line, column])),
    };
  });
}

function foldNotes(notes: readonly Note[], locale: LocaleId): FoldedNote[] {
  const ids = [...new Set(notes.map(({ id }) => id))];
  return ids.flatMap((id) => {
    const same = notes.filter((note) => note.id === id);
    return same.slice(0, 1).map(({ message, evidence, sure, terms }) => ({
      id,
      message,
      evidence,
      sure,
      terms: terms.map((term) => ({ id: term, name: termName(term, locale) ?? '' })),
      places: same.map(({ line, column, found }) => ({ line, column, value: shorten(found) })),
    }));
  });
}

/** Share of the work that reading is; the rules are the rest. */
const READING = 0.4;

type OnProgress = (share: number) => void;

/** The report on an invoice, in one language. */
export function reportOn(
  invoice: OpenedInvoice,
  locale: LocaleId,
  onProgress?: OnProgress,
): Report {
  const { verdict, findings, checked, notChecked, kind } = invoice.validate({
    language: locale,
    onProgress: (share) => onProgress?.(READING + share * (1 - READING)),
  });
  // The page shows the PDF around an invoice in a part of its own.
  const own = findings.filter(({ rule }) => !rule.startsWith('pdf-'));
  const folded = fold(own, invoice.text, locale);
  const count = (wanted: Finding['severity']) =>
    own.filter(({ severity }) => severity === wanted).length;
  const pdf = pdfReport(invoice, locale);
  return {
    profile: shorten(invoice.profile),
    verdict,
    checked: checked.map((name) => {
      const release = releaseOf(name, kind);
      return { name, ...(release === undefined ? {} : { release }) };
    }),
    notChecked: notChecked.map((name) => shorten(name)),
    counts: {
      fatal: count('fatal'),
      warning: count('warning'),
      information: count('information'),
    },
    findings: folded,
    notes: foldNotes(invoice.notes(locale), locale),
    next: nextLines(folded, locale),
    ...(pdf ? { pdf } : {}),
  };
}

/** The outcome for an invoice that could not be opened or checked. */
export function refusedOutcome(error: unknown): Outcome {
  const { reason, position, detail } = refusalOf(error);
  return {
    status: 'refused',
    reason,
    ...(position ? { place: position } : {}),
    ...(detail === undefined ? {} : { detail: shorten(detail) }),
  };
}

/**
 * Checks an invoice and explains the findings, in one language. Never throws: an invoice that cannot
 * be opened or checked is refused with a reason.
 */
export async function checkInvoice(
  open: (onProgress: OnProgress) => Promise<OpenedInvoice>,
  locale: LocaleId,
  onProgress?: OnProgress,
): Promise<Outcome> {
  try {
    const invoice = await open((share) => onProgress?.(share * READING));
    const report = reportOn(invoice, locale, onProgress);
    const vat = await vatReport(invoice, locale);
    return { status: 'judged', report: { ...report, ...(vat ? { vat } : {}) } };
  } catch (error) {
    return refusedOutcome(error);
  }
}
