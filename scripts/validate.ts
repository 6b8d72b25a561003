import { parseArgs } from 'node:util';
import { defaultLocale, localeIds } from '../src/locales';
import { validateFile } from './lib/invoice-file';
import { jsonLine, junit, resultText, type Result } from './lib/invoice-report';

const USAGE =
  'npm run validate -- [--rules all|auto] [--format text|jsonl|junit] ' +
  `[--language ${localeIds.join('|')}] <files>`;

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

function oneOf<Choice extends string>(value: string, choices: readonly Choice[], name: string) {
  const choice = choices.find((one) => one === value);
  return choice ?? fail(`--${name} is ${value}, but has to be one of ${choices.join(', ')}.`);
}

function options() {
  try {
    return parseArgs({
      options: {
        rules: { type: 'string', default: 'auto' },
        format: { type: 'string', default: 'text' },
        language: { type: 'string', default: defaultLocale },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

async function main(): Promise<void> {
  const { values, positionals: files } = options();
  const rules = oneOf(values.rules, ['auto', 'all'], 'rules');
  const format = oneOf(values.format, ['text', 'jsonl', 'junit'], 'format');
  const locale = oneOf(values.language, localeIds, 'language');
  if (files.length === 0) fail('No file is named.');

  const results: Result[] = [];
  for (const file of files) {
    const began = performance.now();
    const validation = await validateFile(file, { rules, locale });
    const result = { file, ...validation, ms: Math.round(performance.now() - began) };
    if (format === 'jsonl') console.log(jsonLine(result));
    if (format === 'text') console.log(resultText(result, locale));
    results.push(result);
  }
  if (format === 'junit') console.log(junit(results, locale));
  // What could not be judged is neither valid nor invalid, so it weighs most.
  if (results.some(({ verdict }) => verdict === 'not-checked')) process.exitCode = 2;
  else if (results.some(({ verdict }) => verdict === 'invalid')) process.exitCode = 1;
}

void main();
