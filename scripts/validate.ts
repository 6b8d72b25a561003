import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { validateInvoice, type Validation } from '../src/invoice/validate';

const USAGE =
  'npm run validate -- [--rules all|auto] [--format text|jsonl|junit] [--language en-GB|de-DE] <files>';

interface Result extends Validation {
  file: string;
  ms: number;
}

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

function oneOf<Choice extends string>(value: string, choices: readonly Choice[], name: string) {
  const choice = choices.find((one) => one === value);
  return choice ?? fail(`--${name} is ${value}, but has to be one of ${choices.join(', ')}.`);
}

const escapeXml = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const FORMATS = {
  jsonl: (results: readonly Result[]) =>
    results
      .map(({ file, kind, profile, verdict, findings, ms }) =>
        JSON.stringify({ file, kind, profile, verdict, findings, ms }),
      )
      .join('\n'),
  text: (results: readonly Result[]) =>
    results
      .flatMap(({ file, verdict, checked, notChecked, findings }) => [
        `${file}: ${verdict} (checked: ${checked.join(', ') || 'nothing'}${notChecked.length > 0 ? `; not checked: ${notChecked.join(', ')}` : ''})`,
        ...findings.map(
          ({ severity, rule, line, terms, message }) =>
            `  ${severity} ${rule} line ${line} ${terms.join(' ')} ${message}`,
        ),
      ])
      .join('\n'),
  junit: (results: readonly Result[]) =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<testsuites>',
      ...results.flatMap(({ file, verdict, findings, ms }) => {
        const failures = findings.filter(({ severity }) => severity === 'fatal');
        const name = escapeXml(file);
        return [
          `  <testsuite name="${name}" tests="1" failures="${verdict === 'invalid' ? 1 : 0}" skipped="${verdict === 'not-checked' ? 1 : 0}" time="${ms / 1000}">`,
          `    <testcase name="${name}" classname="invoice" time="${ms / 1000}">`,
          ...(verdict === 'not-checked' ? ['      <skipped/>'] : []),
          ...(verdict === 'invalid' ? failures : []).map(
            ({ rule, path, line, message }) =>
              `      <failure type="${escapeXml(rule)}" message="${escapeXml(message)}">${escapeXml(`${path} line ${line}`)}</failure>`,
          ),
          '    </testcase>',
          '  </testsuite>',
        ];
      }),
      '</testsuites>',
    ].join('\n'),
} as const;

const { values, positionals: files } = parseArgs({
  options: {
    rules: { type: 'string', default: 'auto' },
    format: { type: 'string', default: 'text' },
    language: { type: 'string', default: 'en-GB' },
  },
  allowPositionals: true,
});
const rules = oneOf(values.rules, ['auto', 'all'], 'rules');
const format = oneOf(values.format, ['text', 'jsonl', 'junit'], 'format');
const locale = oneOf(values.language, ['en-GB', 'de-DE'], 'language');
if (files.length === 0) fail('No file is named.');

const results = files.map((file): Result => {
  const began = performance.now();
  let source: Uint8Array;
  try {
    source = readFileSync(file);
  } catch (error) {
    return fail(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
  const validation = validateInvoice(source, { rules, locale });
  return { file, ...validation, ms: Math.round(performance.now() - began) };
});

console.log(FORMATS[format](results));
// What could not be judged is neither valid nor invalid, so it weighs most.
if (results.some(({ verdict }) => verdict === 'not-checked')) process.exitCode = 2;
else if (results.some(({ verdict }) => verdict === 'invalid')) process.exitCode = 1;
