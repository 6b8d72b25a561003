import { plain } from '../plain';
import type { Message, ReportFormat } from '../protocol';
import { linesOfHtml } from './html';
import { messagesOfJson } from './json';
import { messagesOfLines } from './lines';
import { elementsIn, messagesOfXml, readXml } from './xml';
import { verdictOfReport, type ReportVerdict } from '../verdict';

/** A report taken apart. */
export interface ReadReport {
  readonly format: ReportFormat;
  readonly messages: readonly Message[];
  /** Of the report itself on the whole invoice. */
  readonly verdict: ReportVerdict;
}

/** A comment ends at the first mark of its end, so that many of them are read in one way only. */
const ROOT =
  /^[^<]{0,4000}(?:<\?xml[^>]{0,300}>\s*)?(?:<!--(?:(?!-->)[\s\S]){0,2000}-->\s*)*<(?:[\w.-]{0,60}:)?([\w.-]{1,60})/;

/** Local name of the document element, in lower case; empty for text without markup. */
function rootOf(text: string): string {
  return ROOT.exec(text.slice(0, 8000))?.[1]?.toLowerCase() ?? '';
}

function xmlFormat(text: string, root: string): ReportFormat {
  const start = text.slice(0, 4000);
  if (/xoev\.de\/de\/validator/.test(start)) return 'kosit-xml';
  if (/purl\.oclc\.org\/dsdl\/svrl/.test(start)) return 'svrl';
  if (root === 'validation' && /<(?:xml|pdf|messages|summary|info)\b/.test(start)) return 'mustang';
  return /phive|com\.helger|errorID|artifactPath/i.test(start) ? 'phive' : 'xml';
}

function textFormat(text: string): ReportFormat {
  if (/\bval-(?:sch|xsd|xml)\b|Prüfbericht|KoSIT Validator/.test(text)) return 'kosit-text';
  return /mustang|ZUGFeRDValidator|XMLValidator|\bParsed PDF:/i.test(text) ? 'mustang' : 'lines';
}

/** Character references may stand for hyphens and spaces of other kinds. */
const plainMessage = ({ text, id, ...rest }: Message): Message => ({
  ...rest,
  text: plain(text),
  ...(id === undefined ? {} : { id: plain(id) }),
});

/** What veraPDF found, as Mustang prints it: one assertion after another in a line. */
const ASSERTION =
  /TestAssertion \[[^\]]{0,200}clause=([\d.]{1,20}), testNumber=(\d{1,3})\],? status=failed, message=(.{0,400}?), location=/g;

const assertionsIn = (text: string): Message[] =>
  [...text.matchAll(ASSERTION)].map(([, clause = '', test = '', words = '']) => ({
    text: `clause=${clause}-${test} ${words}`,
    severity: 'fatal',
  }));

/** Whether a text is an invoice itself, which is checked and not decoded. */
export function isInvoice(text: string): boolean {
  return (
    ['invoice', 'creditnote', 'crossindustryinvoice', 'crossindustrydocument'].includes(
      rootOf(text),
    ) && /^\s*</.test(text)
  );
}

/**
 * Takes a report of any kind apart. Text around it, as in a log or an e-mail, does no harm.
 *
 * @param isRecognised whether a line of text is understood without an id
 */
export function readReport(text: string, isRecognised: (line: string) => boolean): ReadReport {
  let events: ReturnType<typeof readXml> | undefined;
  const xml = () => (events ??= readXml(text));
  const report = (format: ReportFormat, messages: readonly Message[], own = text): ReadReport => ({
    format,
    messages,
    verdict: verdictOfReport(format, own, () => elementsIn(xml())),
  });
  const start = text.trimStart();
  if (/^[[{]/.test(start)) {
    const messages = messagesOfJson(start);
    const format = /errorLevel|artifactPath|"ves/.test(start) ? 'phive' : 'json';
    if (messages) return report(format, messages.map(plainMessage));
  }
  const root = rootOf(text);
  if (
    /<html[\s>]|<!doctype html|<body[\s>]|<table[\s>]/i.test(text.slice(0, 20_000)) &&
    !/<(?:\w+:)?report[\s>]/.test(text.slice(0, 4000))
  ) {
    const page = linesOfHtml(text);
    const format = /Prüfbericht|val-sch/.test(text) ? 'kosit-html' : 'html';
    return report(format, messagesOfLines(plain(page), isRecognised), page);
  }
  if (root !== '' && /<\/|\/>/.test(text)) {
    const messages = messagesOfXml(text, xml()).map(plainMessage);
    // KoSIT reports with an element alone that it checked nothing.
    if (text.includes('noScenarioMatched')) messages.push({ text: 'noScenarioMatched' });
    messages.push(...assertionsIn(text));
    // veraPDF may count its findings without listing them.
    if (messages.length === 0 && /\bisCompliant="false"/.test(text))
      messages.push({ text: 'isCompliant=false', severity: 'fatal' });
    const format = xmlFormat(text, root);
    // What stands before a report, as in a log, is none of it.
    if (messages.length > 0 || format !== 'xml' || /^\s*</.test(text))
      return report(format, messages);
  }
  const assertions = assertionsIn(text);
  return report(
    textFormat(text),
    assertions.length > 0 ? assertions : messagesOfLines(text, isRecognised),
  );
}
