import { linesOfHtml } from './formats/html';
import { MAX_DEPTH } from './formats/json';
import type { XmlElement } from './formats/xml';
import { isHarmlessAround, isHarmlessJson, isHarmlessPage, isHarmlessXml } from './harmless';
import { oneLine } from './plain';
import type { ReportFormat } from './protocol';
import recommended from './recommendations.json';

/**
 * A report's own final verdict on the invoice; `unknown` where it states none for the whole, and
 * `doubtful` where something stands beside its mark that is not known to be harmless.
 */
export type ReportVerdict = 'accepted' | 'refused' | 'unknown' | 'doubtful';

const named = (nodes: readonly XmlElement[], name: string) =>
  nodes.filter((node) => node.name === name);
const isTrue = (text: string | undefined) => text?.trim().toLowerCase() === 'true';
const isFalse = (text: string | undefined) => text?.trim().toLowerCase() === 'false';

/** `accepted` where every part says so and none says otherwise. */
function verdictOf(accepting: readonly boolean[], refuses: boolean): ReportVerdict {
  if (refuses) return 'refused';
  return accepting.length > 0 && accepting.every(Boolean) ? 'accepted' : 'unknown';
}

/** A verdict that accepts counts only where all that stands beside its mark is known to be harmless. */
const unlessDoubtful = (verdict: ReportVerdict, isHarmlessBeside: () => boolean): ReportVerdict =>
  verdict === 'accepted' && !isHarmlessBeside() ? 'doubtful' : verdict;

/** VARL: each report has one assessment, with the one child `accept` or `reject`. */
function kositXml(nodes: readonly XmlElement[]): ReportVerdict {
  const reports = named(nodes, 'report');
  const assessed = nodes.filter(
    ({ parent, depth }) => parent?.name === 'assessment' && depth === 3,
  );
  const refuses =
    named(nodes, 'reject').length > 0 ||
    named(nodes, 'noscenariomatched').length > 0 ||
    reports.some(({ attributes }) => isFalse(attributes.valid));
  const accepts = assessed.map(({ name }) => name === 'accept');
  return verdictOf(accepts.length === reports.length ? accepts : [], refuses);
}

/** Mustang: the summary at the end of `validation`; those of PDF and XML judge their part alone. */
function mustang(nodes: readonly XmlElement[]): ReportVerdict {
  const summaries = named(nodes, 'summary');
  const whole = summaries.filter(
    ({ parent, depth }) => depth === 2 && parent?.name === 'validation',
  );
  const refuses =
    summaries.some(({ attributes }) => attributes.status === 'invalid') ||
    named(nodes, 'error').length > 0 ||
    named(nodes, 'exception').length > 0;
  const accepts = whole.map(({ attributes }) => attributes.status === 'valid');
  return verdictOf(accepts.length === named(nodes, 'validation').length ? accepts : [], refuses);
}

/** The last line of Mustang's log, which judges the PDF, the XML, or both. */
const MUSTANG_ENDING =
  /\bParsed PDF:\s?(\w+)\s+XML:\s?(\w+)\b[^\n]{0,400}?\bErrors:\s?\[([^\]\n]{0,200})\]/g;

function mustangLog(text: string): ReportVerdict {
  const endings = [...text.matchAll(MUSTANG_ENDING)];
  const refuses = endings.some(([, pdf, xml]) => pdf === 'invalid' || xml === 'invalid');
  return verdictOf(
    endings.map(([, , xml, errors = '']) => xml === 'valid' && errors.trim() === ''),
    refuses,
  );
}

/** phive in XML: the element `success` of the root judges all of its results. */
function phiveXml(nodes: readonly XmlElement[]): ReportVerdict {
  const successes = named(nodes, 'success');
  const whole = successes.filter(({ depth }) => depth === 2);
  const refuses = successes.some(({ text }) => isFalse(text));
  return verdictOf(
    whole.map(({ text }) => isTrue(text)),
    refuses,
  );
}

/**
 * Peppol's responses: one code for each document (AP: accepted, RE: rejected) and each line. That of
 * an access point says that it delivered, not that the buyer accepts.
 */
function peppolResponse(xml: string, nodes: readonly XmlElement[]): ReportVerdict {
  const codes = named(nodes, 'responsecode').map(({ parent, text }) => ({
    isDocument: parent?.parent?.name === 'documentresponse',
    code: text.trim().toUpperCase(),
  }));
  return verdictOf(
    /:invoice_response:\d|:billing_with_response\b/.test(xml)
      ? codes.map(({ code }) => code === 'AP')
      : [],
    codes.some(({ isDocument, code }) => isDocument && code === 'RE'),
  );
}

const SEVERE = /^(?:error|fatal|fatal_error)$/i;

/** Values of a property anywhere in parsed JSON. */
function valuesOf(value: unknown, name: string, depth = 0): unknown[] {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return [];
  return Object.entries(value).flatMap(([key, one]: [string, unknown]): unknown[] => [
    ...(key.toLowerCase() === name ? [one] : []),
    ...valuesOf(one, name, depth + 1),
  ]);
}

/** A report in JSON: a mark of the report itself, which none of its results may contradict. */
function jsonReport(text: string, marks: readonly string[]): ReportVerdict {
  let report: unknown;
  try {
    report = JSON.parse(text);
  } catch {
    return 'unknown';
  }
  if (typeof report !== 'object' || report === null || Array.isArray(report)) return 'unknown';
  const refuses =
    [...valuesOf(report, 'success'), ...valuesOf(report, 'valid')].some((value) =>
      isFalse(String(value)),
    ) ||
    [...valuesOf(report, 'errorlevel'), ...valuesOf(report, 'mostsevereerrorlevel')].some(
      (value) => typeof value === 'string' && SEVERE.test(value),
    );
  const own = Object.entries(report).filter(([key]) => marks.includes(key.toLowerCase()));
  const verdict = verdictOf(
    own.map(([, value]) => value === true),
    refuses,
  );
  return unlessDoubtful(verdict, () => isHarmlessJson('report', report));
}

/** Characters of a verdict in words, with room for the lines around it. */
const MAX_WORDS = 2000;

/** A report is searched for its recommendation up to here. */
const MAX_TOLERANT = 200_000;

/** Sentences that are the verdict when nothing else is said. */
const ACCEPTING: ReadonlySet<string> = new Set([
  'the document is valid',
  'the invoice is valid',
  'document is valid',
  'invoice is valid',
  'das dokument ist valide',
  'das dokument ist gültig',
  'die rechnung ist valide',
  'die rechnung ist gültig',
  'das geprüfte dokument enthält weder fehler noch warnungen',
  'es ist konform zu den formalen vorgaben',
]);

/** What KoSIT's reports recommend, in the words of each release. */
const recommends = (verdict: ReportVerdict) =>
  recommended.recommendations.filter((one) => one.verdict === verdict);
const wordsOf = (verdict: ReportVerdict) =>
  `\\b(?:${recommends(verdict)
    .map(({ words }) => words)
    .join('|')})`;

const REFUSAL = new RegExp(`${wordsOf('refused')}\\b`, 'i');
const ACCEPT = wordsOf('accepted');
const WHOLE_ACCEPT = new RegExp(`^${ACCEPT}(?: und weiter zu verarbeiten)?$`);

const sentencesOf = (text: string) =>
  oneLine(text)
    .toLowerCase()
    .replace(/\b(?:bewertung|konformitätsprüfung):\s*/g, '')
    .split(/[.!](?:\s|$)/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** A text accepts only where it consists of the verdict; beside other words it may mean anything. */
function plainText(text: string): ReportVerdict {
  if (text.length > MAX_WORDS) return 'unknown';
  const sentences = sentencesOf(text);
  return sentences.length > 0 &&
    sentences.every((one) => ACCEPTING.has(one) || WHOLE_ACCEPT.test(one))
    ? 'accepted'
    : 'unknown';
}

/** How veraPDF marks a PDF that conforms, or does not. */
const COMPLIANT = /\bisCompliant="?(true|false)\b/g;

/** Whether a report marks the PDF as one that conforms, which says nothing of the rules. */
export function passedInPart(text: string): boolean {
  const marks = [...text.matchAll(COMPLIANT)].map(([, mark]) => mark);
  return marks.length > 0 && !marks.includes('false');
}

const REFUSED =
  'zurückgewiesen|abgelehnt|abgewiesen|rejected|refused|not accepted|nicht akzeptiert';
/** Marks and sentences with which programs end a check that failed. */
const REFUSING = new RegExp(
  `\\bstatus\\W{1,4}(?:invalid|ungültig|${REFUSED})\\b|` +
    `\\b(?:is_?)?valid\\W{1,4}false\\b|` +
    `(?:\\bresult|ergebnis)\\W{1,3}(?:fail(?:ed)?|invalid|fehlerhaft|nicht bestanden|ungültig)\\b|` +
    `\\b(?:acceptable|accept(?:ance|recommendation)|bewertung)\\W{1,3}reject(?:ed)?\\b|` +
    `^\\W{0,3}(?:${REFUSED})\\W{0,3}$|` +
    `\\bnicht konform zu den (?:formalen )?vorgaben\\b`,
  'i',
);

/** Whether a text has the mark of a check that failed, and does not ask what it means. */
export const refuses = (text: string): boolean =>
  text.length <= MAX_WORDS &&
  (REFUSAL.test(oneLine(text)) || (REFUSING.test(text) && !text.includes('?')));

/** Whether words are in a report that nowhere recommends to refuse the document. */
function saysWithoutRefusal(text: string, said: RegExp): boolean {
  const words = oneLine(text.slice(0, MAX_TOLERANT));
  return said.test(words) && !REFUSAL.test(words);
}

const RECOMMENDATION = new RegExp(
  `${ACCEPT}|\\b(?:bewertung|acceptance)\\W{1,12}acceptable\\b`,
  'i',
);

/** Since when a report words its refusal as a text does, where that is not the oldest wording. */
export function refusalSince(text: string): string | undefined {
  const words = oneLine(text.slice(0, MAX_TOLERANT));
  return recommends('refused').find(
    ({ since, words: own }) => since !== undefined && new RegExp(`\\b${own}\\b`, 'i').test(words),
  )?.since;
}

/** Whether a text quotes the recommendation of a report to accept the document, and no other. */
export const recommendsAccepting = (text: string): boolean =>
  saysWithoutRefusal(text, RECOMMENDATION);

const ONLY_WARNINGS =
  /\b(?:0|keine|no) (?:fehler|errors?) ?(?:\/|und|,|and|&|but|aber) ?(?:[1-9]\d*|nur|only) (?:\d+ )?(?:warnung|warning)|\b(?:fehler|errors?): ?0\b[^\n]{0,20}\b(?:warnungen|warnings?): ?[1-9]|\b(?:passed|successful|bestanden|erfolgreich)\W{1,4}(?:with|mit) [1-9]\d* (?:warning|warnung)/i;

/** A count or a word that is more than a warning. */
const FAILED =
  /\b[1-9]\d* (?:fatal|errors?|fehlern?|schwere)\b|\b(?:fatal|errors?|fehler): ?[1-9]|\bfail|fehlgeschlagen|nicht bestanden/i;

/** Whether a text counts warnings and no errors, and leaves out what the report recommends. */
export function countsOnlyWarnings(text: string): boolean {
  const words = oneLine(text.slice(0, MAX_TOLERANT));
  return (
    ONLY_WARNINGS.test(words) &&
    !FAILED.test(words) &&
    !REFUSAL.test(words) &&
    !RECOMMENDATION.test(words)
  );
}

/** KoSIT's page: its recommendation is a line of its own. */
function kositPage(lines: string): ReportVerdict {
  if (REFUSAL.test(oneLine(lines))) return 'refused';
  const assessments = lines.split('\n').filter((line) => /^\s*bewertung:/i.test(line));
  return verdictOf(
    assessments.map((line) => plainText(line) === 'accepted'),
    /\bnicht konform\b(?![^\n]{0,200}\?)/i.test(lines) && !countsOnlyWarnings(lines),
  );
}

const isHarmlessReport = (lines: string): boolean =>
  isHarmlessPage(lines, (line) => plainText(line) === 'accepted');

/** The lines of the page that KoSIT's report in XML shows its reader. */
function embeddedPage(xml: string): string {
  const start = xml.search(/<html[\s>]/);
  return start < 0 ? '' : linesOfHtml(xml.slice(start, xml.indexOf('</html>', start)));
}

/** KoSIT's table on the console: the column Acceptance of each file. */
function kositConsole(text: string): ReportVerdict {
  const cells = text
    .split('\n')
    .filter((line) => line.trimStart().startsWith('|'))
    .flatMap((line) => line.split('|').map((cell) => cell.trim().toUpperCase()))
    .filter((cell) => ['ACCEPTABLE', 'REJECT', 'UNDEFINED'].includes(cell));
  if (cells.length > 0) {
    return verdictOf(
      cells.map((cell) => cell === 'ACCEPTABLE'),
      cells.includes('REJECT'),
    );
  }
  return kositPage(text);
}

/**
 * The verdict that a report itself states for the whole invoice, by the rule of its format. Marks in
 * parts, comments and quotations are none. Reports that only list what is wrong (SVRL, veraPDF,
 * tables) state no verdict.
 *
 * @param text of a page, its lines
 * @param elements of a text in XML, when they are asked for
 */
export function verdictOfReport(
  format: ReportFormat,
  text: string,
  elements: () => readonly XmlElement[],
): ReportVerdict {
  const inXml = (
    read: (nodes: readonly XmlElement[]) => ReportVerdict,
    isHarmlessInside = () => true,
  ): ReportVerdict =>
    unlessDoubtful(
      read(elements()),
      () => isHarmlessXml(elements()) && isHarmlessAround(text) && isHarmlessInside(),
    );
  switch (format) {
    case 'kosit-xml':
      return inXml(kositXml, () => isHarmlessReport(embeddedPage(text)));
    case 'kosit-html':
      return unlessDoubtful(kositPage(text), () => isHarmlessReport(text));
    case 'kosit-text':
      return kositConsole(text);
    case 'mustang':
      if (text.trimStart().startsWith('<')) return inXml(mustang);
      if (/\bParsed PDF:/.test(text)) return mustangLog(text);
      return plainText(text);
    case 'phive':
      return text.trimStart().startsWith('<') ? inXml(phiveXml) : jsonReport(text, ['success']);
    case 'json':
      return jsonReport(text, ['valid', 'isvalid', 'is_valid']);
    case 'xml':
      return /<(?:\w+:)?ApplicationResponse[\s>]/.test(text)
        ? inXml((nodes) => peppolResponse(text, nodes))
        : 'unknown';
    case 'lines':
      return refuses(text) ? 'refused' : plainText(text);
    default:
      return 'unknown';
  }
}
