import type { Finding } from '../finding';
import { filled, inLanguage } from '../language';
import type { Note } from '../notes';
import { releaseOf } from '../releases';
import { ruleRoute } from '../rule-page';
import type { Validation } from '../validate';
import type { VatData } from '../vat';
import allWords from './words.json';

export interface Result extends Validation {
  /** The second reading, where it was asked for. */
  notes?: readonly Note[];
  /** Data of German VAT law, where they were asked for; null where that law does not apply. */
  vat?: VatData | null;
  file: string;
  /** Milliseconds that reading and judging took. */
  ms: number;
}

/** The page of a finding in the handbook; findings without an official id have none. */
function addressOf({ ruleSet, rule }: Finding, handbook: string | undefined): { url?: string } {
  if (handbook === undefined || ruleSet === 'structure') return {};
  return { url: handbook + ruleRoute(rule) };
}

/**
 * One line of JSON for each file, with the same fields in every version.
 *
 * @param handbook its address without a slash at the end, for a link in each finding
 */
export function jsonLine(
  { file, kind, profile, verdict, findings, notes, vat, ms }: Result,
  handbook?: string,
): string {
  return JSON.stringify({
    file,
    kind,
    profile,
    verdict,
    findings: findings.map((finding) => {
      const { ruleSet, rule, severity, path, line, terms, message } = finding;
      return {
        ruleSet,
        rule,
        severity,
        path,
        line,
        terms,
        message,
        ...addressOf(finding, handbook),
      };
    }),
    ...(notes ? { notes } : {}),
    ...(vat === undefined ? {} : { vat }),
    ms,
  });
}

type Words = (typeof allWords)['en-GB'];

const missingNames = ({ notChecked }: Result, { profile }: Words) =>
  notChecked.map((name) => (name === 'BT-24' ? profile : name)).join(', ');

function findingText(finding: Finding, words: Words): string[] {
  const { severity, rule, line, terms, message, found, expected, arithmetic, detail } = finding;
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
    ...(detail === undefined ? [] : [`    ${detail}`]),
    ...values,
  ];
}

/** Control characters, line ends and changes of direction, which could pass for output of ours. */
// eslint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001F\u007F-\u009F\u2028-\u202E\u2066-\u2069]/g;

/** Text of a file or a name on one line, with what a terminal or a log would act on written out. */
const plain = (text: string): string =>
  text.replace(
    CONTROLS,
    (character) => `\\u${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}`,
  );

/** How many of the VAT data are there, what is not, and VAT that is shown and should not be. */
function vatText(vat: VatData | null, words: Words): string[] {
  if (!vat) return [`  ${words.otherVatLaw}`];
  return [
    `  ${filled(words.vat, vat.counts)}`,
    ...vat.items.flatMap(({ state, law, terms, name, why }) =>
      state === 'there'
        ? []
        : [`    ${words.vatStates[state]} ${law} ${terms.join(' ')} ${name}: ${why}`],
    ),
    ...vat.undueTax.map(({ value }) => `    ${filled(words.undueTax, { value })}`),
  ];
}

/** The result for people, in their language. */
export function resultText(result: Result, language: string): string {
  const words = inLanguage(allWords, language);
  const { file, verdict, checked, notChecked, findings, kind } = result;
  const sets = [
    `${words.checked}: ${checked.map((name) => [name, releaseOf(name, kind)].filter(Boolean).join(' ')).join(', ') || words.nothing}`,
    ...(notChecked.length > 0 ? [`${words.notChecked}: ${missingNames(result, words)}`] : []),
  ];
  const isBroken =
    kind !== null &&
    findings.some(({ ruleSet, severity }) => ruleSet === 'structure' && severity === 'fatal');
  return [
    `${file}: ${words.verdicts[verdict]} (${sets.join('; ')})`,
    ...(isBroken ? [`  ${words.stops}`] : []),
    ...findings.flatMap((finding) => findingText(finding, words)),
    ...(result.notes ?? []).map(({ id, line, terms, message, found }) =>
      [`  ${words.note} ${id} ${words.line} ${line}`, ...terms, message, `(${found})`].join(' '),
    ),
    ...(result.vat === undefined ? [] : vatText(result.vat, words)),
  ]
    .map(plain)
    .join('\n');
}

/** Text for XML 1.0, which has no place for most control characters. */
const escapeXml = (text: string) =>
  plain(text)
    .replace(/[\uFFFE\uFFFF]/g, '\uFFFD')
    .replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** All results as JUnit XML: one test suite for each file. */
export function junit(results: readonly Result[], language: string): string {
  const words = inLanguage(allWords, language);
  const suites = results.map((result) => {
    const { file, verdict, findings, ms } = result;
    const name = escapeXml(file);
    const fatal = findings.filter(({ severity }) => severity === 'fatal');
    const counts = `failures="${verdict === 'invalid' ? 1 : 0}" skipped="${verdict === 'not-checked' ? 1 : 0}"`;
    const outcome =
      verdict === 'not-checked'
        ? [
            `      <skipped message="${escapeXml(fatal[0]?.message ?? filled(words.missing, { names: missingNames(result, words) }))}"/>`,
          ]
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
