import { parseArgs } from 'node:util';
import { version } from '../../package.json';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../language';
import type { Judge } from './judge';
import { jsonLine, junit, resultText, type Result } from './report';
import { sarif } from './sarif';

const USAGE = `edocument-validate [options] <files>    (- is standard input)

  --rules auto|all           what the profile asks for, or every rule set (auto)
  --format text|jsonl|junit|sarif  for people, one line of JSON a file, JUnit XML, or SARIF (text)
  --notes                    adds what is formally valid and probably not meant
  --vat                      adds which data of German VAT law are there, missing or unknown
  --language <tag>           ${LANGUAGES.join(' or ')}; others are answered in English (${DEFAULT_LANGUAGE})
  --handbook <url>           address of the handbook: findings in JSON and SARIF get the address of their page
  --help, --version          this text, or the version

Exit code: 0 when all files are valid, 1 when one is invalid, 2 when one could not be judged.`;

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(2);
}

function oneOf<Choice extends string>(value: string, choices: readonly Choice[], name: string) {
  const choice = choices.find((one) => one === value);
  return choice ?? fail(`--${name} is ${value}, but has to be one of ${choices.join(', ')}.`);
}

function handbookOf(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (!/^https?:$/.test(URL.canParse(value) ? new URL(value).protocol : '')) {
    fail(`--handbook is ${value}, but has to be an address such as https://docs.example.`);
  }
  return value.replace(/\/+$/, '');
}

function options() {
  try {
    return parseArgs({
      options: {
        rules: { type: 'string', default: 'auto' },
        format: { type: 'string', default: 'text' },
        language: { type: 'string', default: DEFAULT_LANGUAGE },
        handbook: { type: 'string' },
        notes: { type: 'boolean', default: false },
        vat: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
        version: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

/** Runs the command with the arguments of the process. */
export async function main(judge: Judge): Promise<void> {
  const { values, positionals: files } = options();
  if (values.help || values.version) {
    console.log(values.help ? USAGE : version);
    return;
  }
  const rules = oneOf(values.rules, ['auto', 'all'], 'rules');
  const format = oneOf(values.format, ['text', 'jsonl', 'junit', 'sarif'], 'format');
  const handbook = handbookOf(values.handbook);
  const { language, notes, vat } = values;
  if (files.length === 0) fail('No file is named.');

  const results: Result[] = [];
  for (const file of files) {
    const began = performance.now();
    const judged = await judge.validate(file, { rules, language, notes, vat });
    const ms = Math.round((performance.now() - began) / judged.length);
    for (const one of judged) {
      const result = { ...one, ms };
      if (format === 'jsonl') console.log(jsonLine(result, handbook));
      if (format === 'text') console.log(resultText(result, language));
      results.push(result);
    }
  }
  judge.end();
  if (format === 'junit') console.log(junit(results, language));
  if (format === 'sarif') console.log(sarif(results, handbook));
  // What could not be judged is neither valid nor invalid, so it weighs most.
  if (results.some(({ verdict }) => verdict === 'not-checked')) process.exitCode = 2;
  else if (results.some(({ verdict }) => verdict === 'invalid')) process.exitCode = 1;
}
