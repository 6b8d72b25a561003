import type { Locale } from '../../src/invoice/report/message';
import type { Finding, Validation } from '../../src/invoice/validate';

export interface Result extends Validation {
  file: string;
  /** Milliseconds that reading and judging took. */
  ms: number;
}

/** One line of JSON for each file, with the same fields in every version. */
export function jsonLine({ file, kind, profile, verdict, findings, ms }: Result): string {
  return JSON.stringify({
    file,
    kind,
    profile,
    verdict,
    findings: findings.map(({ ruleSet, rule, severity, path, line, terms, message }) => ({
      ruleSet,
      rule,
      severity,
      path,
      line,
      terms,
      message,
    })),
    ms,
  });
}

interface Words {
  verdicts: Readonly<Record<Result['verdict'], string>>;
  severities: Readonly<Record<Finding['severity'], string>>;
  checked: string;
  notChecked: string;
  nothing: string;
  line: string;
  found: string;
  expected: string;
  stops: string;
}

const WORDS: Readonly<Record<Locale, Words>> = {
  'en-GB': {
    verdicts: { valid: 'valid', invalid: 'invalid', 'not-checked': 'not checked' },
    severities: { fatal: 'fatal', warning: 'warning', information: 'information' },
    checked: 'checked',
    notChecked: 'not checked',
    nothing: 'nothing',
    line: 'line',
    found: 'found',
    expected: 'expected',
    stops: 'The structure is wrong. Official validators stop here and do not look at the rules.',
  },
  'de-DE': {
    verdicts: { valid: 'gültig', invalid: 'ungültig', 'not-checked': 'nicht geprüft' },
    severities: { fatal: 'Fehler', warning: 'Warnung', information: 'Hinweis' },
    checked: 'geprüft',
    notChecked: 'nicht geprüft',
    nothing: 'nichts',
    line: 'Zeile',
    found: 'gefunden',
    expected: 'erwartet',
    stops:
      'Die Struktur ist falsch. Offizielle Prüfprogramme brechen hier ab und prüfen die Regeln nicht.',
  },
};

function findingText(finding: Finding, words: Words): string[] {
  const { severity, rule, line, terms, message, found, expected, arithmetic } = finding;
  const values =
    expected === undefined
      ? []
      : [
          [
            `    ${words.found} ${found ?? words.nothing}, ${words.expected} ${expected}`,
            ...(arithmetic?.cause === undefined ? [] : [arithmetic.cause]),
          ].join('. '),
        ];
  const place = `${words.line} ${line}`;
  return [
    [`  ${words.severities[severity]} ${rule} ${place}`, ...terms, message].join(' '),
    ...values,
  ];
}

/** The result for people, in their language. */
export function resultText(result: Result, locale: Locale): string {
  const words = WORDS[locale];
  const { file, verdict, checked, notChecked, findings, kind } = result;
  const sets = [
    `${words.checked}: ${checked.join(', ') || words.nothing}`,
    ...(notChecked.length > 0 ? [`${words.notChecked}: ${notChecked.join(', ')}`] : []),
  ];
  const isBroken =
    kind !== null &&
    findings.some(({ ruleSet, severity }) => ruleSet === 'structure' && severity === 'fatal');
  return [
    `${file}: ${words.verdicts[verdict]} (${sets.join('; ')})`,
    ...(isBroken ? [`  ${words.stops}`] : []),
    ...findings.flatMap((finding) => findingText(finding, words)),
  ].join('\n');
}

/** Text for XML 1.0, which has no place for most control characters. */
const escapeXml = (text: string) =>
  text
    // eslint-disable-next-line no-control-regex
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/[&<>"\t\r\n]/g, (character) => `&#${character.charCodeAt(0)};`);

/** All results as JUnit XML: one test suite for each file. */
export function junit(results: readonly Result[]): string {
  const suites = results.map(({ file, verdict, findings, ms }) => {
    const name = escapeXml(file);
    const fatal = findings.filter(({ severity }) => severity === 'fatal');
    const counts = `failures="${verdict === 'invalid' ? 1 : 0}" skipped="${verdict === 'not-checked' ? 1 : 0}"`;
    const outcome =
      verdict === 'not-checked'
        ? [`      <skipped message="${escapeXml(fatal[0]?.message ?? '')}"/>`]
        : fatal.map(
            ({ rule, path, line, message }) =>
              `      <failure type="${escapeXml(rule)}" message="${escapeXml(message)}">${escapeXml(`${path} line ${line}`)}</failure>`,
          );
    return [
      `  <testsuite name="${name}" tests="1" ${counts} time="${ms / 1000}">`,
      `    <testcase name="${name}" classname="invoice" time="${ms / 1000}">`,
      ...outcome,
      '    </testcase>',
      '  </testsuite>',
    ].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    ...suites,
    '</testsuites>',
  ].join('\n');
}
