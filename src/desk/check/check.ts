import type { LocaleId } from '../../locales';
import { isPdf, startOf } from '../../../packages/invoice/src/pdf/is-pdf';
import { profileOf } from '../../../packages/invoice/src/profile';
import { decode } from '../../../packages/invoice/src/reading/decode';
import { ReadError } from '../../../packages/invoice/src/reading/read-error';
import { readInvoice } from '../../../packages/invoice/src/reading/read-xml';
import type { Finding } from '../../../packages/invoice/src/finding';
import { judgeInvoice } from '../../../packages/invoice/src/validate';
import { excerpts, shorten } from './excerpt';
import { factsOf } from './facts';
import { causesFirst } from './order';
import { MAX_BYTES, type FoldedFinding, type Outcome, type Report } from './protocol';
import type { Refusal } from './refusal';

/** Places that are shown of equal findings. */
const MAX_PLACES = 20;

const refused = (reason: Refusal): Outcome => ({ status: 'refused', reason });

/** What a file is that is surely no XML, by its first characters. */
function otherKind(start: string): Refusal | undefined {
  if (isPdf(start)) return 'pdf';
  const text = start.replaceAll('\0', '').trimStart();
  if (text === '') return 'empty';
  return /^(?:\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)?\s*</.test(text)
    ? undefined
    : 'not-xml';
}

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

/** Share of the work that reading is; the rules are the rest. */
const READING = 0.4;

function report(text: string, locale: LocaleId, onProgress?: (share: number) => void): Report {
  const invoice = readInvoice(text, (share) => onProgress?.(share * READING));
  const { verdict, findings, checked, notChecked } = judgeInvoice(invoice, {
    locale,
    onProgress: (share) => onProgress?.(READING + share * (1 - READING)),
  });
  const count = (wanted: Finding['severity']) =>
    findings.filter(({ severity }) => severity === wanted).length;
  return {
    profile: shorten(profileOf(invoice).name),
    verdict,
    checked,
    notChecked: notChecked.map((name) => shorten(name)),
    counts: {
      fatal: count('fatal'),
      warning: count('warning'),
      information: count('information'),
    },
    findings: fold(findings, text, locale),
  };
}

/**
 * Checks one file or pasted text and explains what was found, in one language. Never throws: what
 * cannot be read or checked is refused with a reason.
 */
export function checkInvoice(
  source: Uint8Array | string,
  locale: LocaleId,
  onProgress?: (share: number) => void,
): Outcome {
  if (source.length > MAX_BYTES) return refused('size');
  const start = typeof source === 'string' ? source.slice(0, 1024) : startOf(source);
  const reason = otherKind(start);
  if (reason) return refused(reason);
  try {
    const text = typeof source === 'string' ? source : decode(source);
    return { status: 'judged', report: report(text, locale, onProgress) };
  } catch (error) {
    if (!(error instanceof ReadError)) return refused('failed');
    const { position } = error;
    return { status: 'refused', reason: error.reason, ...(position ? { place: position } : {}) };
  }
}
