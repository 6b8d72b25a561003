import { linesOfHtml } from './formats/html';
import { MAX_DEPTH } from './formats/json';
import type { XmlElement } from './formats/xml';
import {
  isHarmless,
  isHarmlessAround,
  isHarmlessJson,
  isHarmlessPage,
  isHarmlessXml,
  pairsIn,
} from './harmless';
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

/** Words that a check found nothing, and those of a check of the schema or the PDF alone. */
const PASSING =
  /\b(?:successfully validated|validated successfully|validation (?:was |has |result\W{1,3})?(?:successful|succeeded|passed|ok)|passe[sd] (?:the |all )?[\w -]{0,40}?(?:validat\w+|checks|rules)|is[_ ]?valid\W{1,4}true|(?:0|no|zero|without(?: any)?) (?:\w+ )?(?:errors?|failures?|violations?)(?: (?:or|and|nor) (?:\w+ )?warnings?)?|erfolgreich (?:geprüft|validiert)|(?:prüfung|validierung)\b(?:\W{1,3}| war | ist | wurde )(?:erfolgreich|bestanden)|keine fehler(?: (?:oder|und) warnungen)?|(?:0|ohne) fehler|fehlerfrei|(?:failed[a-z ]{0,20}|fehler|errors?|warnungen|warnings?|failures?|fehlgeschlagen\w*[a-zäöü ]{0,20}): ?0)(?![\p{L}\d])/giu;
/** A word or two beside what was checked, which say less than a report. */
const PASSING_FEW =
  /(?:ergebnis|\bresult)\W{1,3}(?:bestanden|erfolgreich|passed|ok)(?![\p{L}\d])|\b(?:entspricht|complies with|conforms to|meets) (?:(?:der|den|dem|the|all|allen) )*(?:en ?16931|norm|standard|xrechnung|vorgaben|anforderungen|requirements)(?![\p{L}\d])|\b(?:(?:-?pdf|-?xml|dokument|rechnung|datei|invoice|document|file)\b["”]? (?:ist|is|sind|are) (?:valide?|gültig|konform|compliant)|\w{0,40}validation[_ -]?status["']?\s?[:=]\s?["']?(?:valid|passed|ok|success\w{0,8}))(?![\p{L}\d])/giu;
const OF_CHECK =
  /valid|prüf|conform|konform|schematron|ergebnis|\bresult|entspricht|complies|meets/;
/** Words around that nothing was found, which say nothing else. */
const BARE =
  /^(?:\W|gefunden|found|were|was|wurden?|es|there|in|der|the|rechnung|datei|invoice|file|document|dokument)*$/;
const OF_PART = /\bpdf\b|\b(?:xsd|xml[- ]?schemas?|schemas?|well-?formed|wohlgeformt)\b/;
const OF_RULES =
  /xml\W{0,2} (?:ist|is|sind|are) valide?|schematron|(?<!(?:passed|failed) )\brules?\b|(?<!(?:bestandene|gescheiterte) )regel|(?<!(?:passed|failed) )\bchecks\b|en ?16931|\bbr-|xrechnung|peppol/;
/** Any of these beside them, and a text may mean something else. */
const DOUBTFUL =
  /error|fail|invalid|reject|refus|missing|warn|wrong|unknown|exception|fehl|fatal|kein|nicht|ungültig|abgelehnt|abgewiesen|zurückgewiesen|\b(?:not|but|false|if|when|should|would|could|expect\w*|until|unless|only|skip\w*|although|however|despite|still|wenn|falls|sollte|würde|aber|nur|jedoch|obwohl|trotz\w*|[1-9]\d* (?:errors?|fehler))\b|n['’]t\b|\?/;

/** What a text says in words to have passed, where nothing in it casts doubt on that. */
function passedInWords(whole: string, ofFew: boolean): 'rules' | 'part' | undefined {
  if (whole.length > MAX_WORDS) return undefined;
  const text = whole.toLowerCase();
  const without = text.replace(PASSING, ' ');
  const rest = ofFew ? without.replace(PASSING_FEW, ' ') : without;
  const isOfCheck = OF_CHECK.test(text) || (ofFew && BARE.test(rest));
  if (rest === text || !isOfCheck || DOUBTFUL.test(rest)) return undefined;
  const isUnderstood = pairsIn(whole).every(
    ([key, value]) => isHarmless(key, value) || passedInWords(value, true) !== undefined,
  );
  if (!isUnderstood) return undefined;
  return !OF_PART.test(text) || OF_RULES.test(text) ? 'rules' : 'part';
}

const acceptsInWords = (text: string) => passedInWords(text, false) === 'rules';

/** How veraPDF marks a PDF that conforms, or does not. */
const COMPLIANT = /\bisCompliant="?(true|false)\b/g;

/** Whether a report says that the PDF or the structure passed, and nothing of the rules. */
export function passedInPart(text: string): boolean {
  const marks = [...text.matchAll(COMPLIANT)].map(([, mark]) => mark);
  return marks.length > 0 ? !marks.includes('false') : passedInWords(text, true) === 'part';
}

/** Whether a text says in few words that a check passed. */
export const passedInFewWords = (text: string): boolean => passedInWords(text, true) === 'rules';

const REFUSED =
  'zurückgewiesen|abgelehnt|abgewiesen|rejected|refused|not accepted|nicht akzeptiert';
/** A sentence that says of a document that it was refused. */
const REFUSING = new RegExp(
  `\\b(?:wurde|worden|wird|ist|was|is|has been|been)\\b.{0,100}\\b(?:${REFUSED})\\b|` +
    `\\bstatus\\b.{0,80}[:=„"“'>]\\s?(?:${REFUSED})\\b|` +
    `\\b(?:validator|prüfprogramm|portal|empfänger|recipient)\\b.{0,20}\\b(?:hat|has)\\b.{0,80}\\b(?:${REFUSED})\\b|` +
    `\\b(?:rejected|refused) (?:the|your|this) (?:e-?invoice|invoice|document)\\b|` +
    `^\\W{0,3}(?:${REFUSED})\\W{0,3}$|\\bnicht (?:konform|valide)\\b|\\b(?:acceptable|accept\\w*|validator|prüfung|bewertung)\\W{1,3}reject(?:ed)?\\W{0,3}$|(?:\\bresult|ergebnis)\\W{1,3}(?:fail(?:ed)?|invalid|fehlerhaft|nicht bestanden|ungültig)\\b|\\b(?:status\\W{1,4}(?:invalid|ungültig)|(?:is_?)?valid\\W{1,4}false)\\b|\\bfehlerhafte (?:e-?)?rechnung\\b|\\b(?:korrigier\\w+|berichtig\\w+|correct)\\b.{0,60}\\b(?:(?:neu|erneut|nochmals) (?:einreich|hochlad|send|übermitt)\\w*|resubmit|(?:submit|send|upload) (?:it |them )?again)\\b|\\bnot (?:valid|compliant)\\b|` +
    `\\b(?:invoice|document|rechnung|dokument) (?:is|ist) (?:not correct|nicht korrekt|fehlerhaft|invalid|ungültig)\\b`,
);
/** What a sentence says only under a condition, or denies. */
const NOT_SO =
  /\b(?:wenn|falls|sofern|sollte|würde|könnte|kann|werden nicht|nicht (?:zurück|ab)gewiesen|nicht abgelehnt|if|when|unless|would|could|can|may|not (?:been )?(?:rejected|refused)|never)\b|\?/;

/** A line that counts what a check found. */
const COUNTED =
  /\b(?:validierung|prüfung|validation|check|report|bericht|document|dokument)\b[^\n]{0,60}\b[1-9]\d* (?:fehlern?|errors?)\b/i;
const MAX_COUNTED = 300;

/** Whether a sentence of a text says something without a condition or a denial. */
const states = (text: string, words: RegExp): boolean =>
  text
    .toLowerCase()
    .split(/\n|[.!](?:\s|$)/)
    .some((one) => words.test(one) && !NOT_SO.test(one));

/** Whether a text says in words that the document was refused. */
const refusesInWords = (text: string) =>
  text.length <= MAX_WORDS &&
  ((text.length <= MAX_COUNTED && COUNTED.test(text) && !NOT_SO.test(text)) ||
    REFUSAL.test(oneLine(text)) ||
    states(text, REFUSING));

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

/** Whether a text says that it was refused, other than by the words of KoSIT for any warning. */
const refusesBeside = (text: string) =>
  refusesInWords(text.slice(0, MAX_WORDS).replace(/nicht\s(?:<\/b>\s)?konform/gi, ''));

/** Whether a text counts warnings and no errors, and leaves out what the report recommends. */
export function countsOnlyWarnings(text: string): boolean {
  const words = oneLine(text.slice(0, MAX_TOLERANT));
  return (
    ONLY_WARNINGS.test(words) &&
    !FAILED.test(words) &&
    !REFUSAL.test(words) &&
    !RECOMMENDATION.test(words) &&
    !refusesBeside(text)
  );
}

/** How a sentence says that a message only warns. */
const WARNS =
  /\bwarn(?:ung|ing)s?\W{1,4}(?:br|peppol|cii|ubl)-|\b(?:issue[sd]?|gives?|gave|shows?|gets?|got|reports?|returns?|returned|raise[sd]?|only|just|is|was) (?:only |just )?(?:an? )?["“”']?warnings?\b|\bas (?:only )?(?:an? )?["“”']?warnings?\b|\b(?:eine?|als|nur|lediglich|bloß)\b (?:eine )?["“”„']?warn(?:ung(?:en)?|ing)\b/i;
const NO_WARNING =
  /\b(?:not|no|never|kein\w*|nicht|instead of|statt|soll\w*|should|would|might|wenn|falls|if)\b/i;
/** Words of a refusal; beside them, that something warns is only what somebody thinks. */
const GRAVE =
  /reject|refus|fatal|invalid|not (?:valid|accepted|compliant)|abgelehnt|ablehn|(?:zurück|ab)gewiesen|zurückweis|ungültig|nicht (?:valide?|gültig|konform|akzeptiert|angenommen)|fehlgeschlagen|schlägt|scheitert|fail|\b(?:is|are|as) (?:an )?errors?\b|\bfehler\b/i;

/** Whether a text says in words that what it names only warns. */
export const warnsInWords = (text: string): boolean =>
  text.length <= MAX_WORDS &&
  !GRAVE.test(text) &&
  text
    .split(/\n|(?<=[.!?])\s/)
    .some((one) => WARNS.test(one) && !NO_WARNING.test(one.slice(0, WARNS.exec(one)?.index)));

const NOT_VALID = /\b(?:nicht (?:valide?|gültig|konform)|not (?:valid|compliant))\b/;

/** Whether a text says of the whole file that it is not as it should be. */
export const failsInWords = (text: string): boolean =>
  text.length <= MAX_WORDS && states(text, NOT_VALID);

/** A sentence that tells of a refusal in anybody's words. */
const TOLD_REFUSAL =
  /\b(?:we|they|was|were|been|is|are|got|gets?|customer|recipient|wurden?|wird|haben?|hat|kunde|empfänger)\b.{0,100}\b(?:rejected|refused|rejects|refuses|zurückgewiesen|abgelehnt|abgewiesen)\b|\b(?:status|result|ergebnis)\W{1,3}(?:(?:is|was|ist|war) )?\W{0,2}(?:invalid|rejected|ungültig|zurückgewiesen)\b/;

/** Whether a text tells that somebody refused the document. */
export const tellsOfRefusal = (text: string): boolean =>
  text.length <= MAX_WORDS && states(text, TOLD_REFUSAL);

const TOLERANCE = new RegExp(
  `${ACCEPT}|\\b(?:fehler|warnungen|errors|warnings)\\b[^.]{0,60}\\b(?:toleriert|tolerated)\\b|\\b(?:will be|is being) processed (?:as usual|normally|nevertheless)\\b|\\bwird (?:wie gewohnt|trotzdem|dennoch) (?:verarbeitet|bearbeitet)\\b`,
  'i',
);

/** Whether a report recommends to accept the document in spite of what it lists. */
export const tolerates = (text: string): boolean => saysWithoutRefusal(text, TOLERANCE);

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
      return acceptsInWords(text) ? 'accepted' : 'unknown';
    case 'phive':
      return text.trimStart().startsWith('<') ? inXml(phiveXml) : jsonReport(text, ['success']);
    case 'json':
      return jsonReport(text, ['valid', 'isvalid', 'is_valid']);
    case 'xml':
      return /<(?:\w+:)?ApplicationResponse[\s>]/.test(text)
        ? inXml((nodes) => peppolResponse(text, nodes))
        : 'unknown';
    case 'lines':
      if (refusesInWords(text)) return 'refused';
      return acceptsInWords(text) ? 'accepted' : plainText(text);
    default:
      return 'unknown';
  }
}
