/**
 * The rehearsal on the command line: `npm run rehearse -- *.xlsx`. One line of JSON for each finding,
 * customer to change, file that was not read, list that was not recognised and check that could not be done.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { version } from '../package.json';
import { defaultLocale, localeId, localeIds } from '../src/locales';
import { findingsOf, readFiles, rehearseFiles, reportOn } from '../src/rehearsal/rehearse';

const USAGE = `npm run rehearse -- [options] <files>
  --language ${localeIds.join('|')}   language of the sentences (${defaultLocale})
  --supply, --sent <day>   days of supply and transmission (2027-01-01)
  --turnover large|small   above 800,000 EUR in the previous year, or not (large)
  --otherwise pdf|nothing  what customers without a row receive (pdf)
  --without-vat business|consumer|undecided   German customers without VAT number (undecided)
  --help, --version        this text, or the version
Exit codes: 0 no errors, 1 errors or something that is not lawful, 2 a file was not read or a list not recognised.`;

const print = (value: object): void => console.log(JSON.stringify(value));

/** One of the allowed words. */
function oneOf<Word extends string>(value: string, allowed: readonly Word[]): Word {
  const found = allowed.find((word) => word === value);
  if (found === undefined) throw new Error(`"${value}" is none of ${allowed.join(', ')}.`);
  return found;
}

function day(value: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(value)) throw new Error(`"${value}" is no day such as 2027-01-01.`);
  return value;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      language: { type: 'string', default: defaultLocale },
      supply: { type: 'string', default: '2027-01-01' },
      sent: { type: 'string', default: '2027-01-01' },
      turnover: { type: 'string', default: 'large' },
      otherwise: { type: 'string', default: 'pdf' },
      'without-vat': { type: 'string', default: 'undecided' },
      help: { type: 'boolean', default: false },
      version: { type: 'boolean', default: false },
    },
  });
  if (values.help || values.version) {
    console.log(values.help ? USAGE : version);
    return 0;
  }
  if (positionals.length === 0) throw new Error(USAGE);
  const locale = localeId(values.language);
  const answers = {
    supply: day(values.supply),
    sent: day(values.sent),
    turnover: oneOf(values.turnover, ['large', 'small']),
    otherwise: oneOf(values.otherwise, ['pdf', 'nothing']),
    withoutVat: oneOf(values['without-vat'], ['business', 'consumer', 'undecided']),
    groups: {},
    customers: {},
  };
  const files = positionals.map((file) => ({
    name: path.basename(file),
    bytes: () => readFile(file),
  }));
  const read = await readFiles(files);
  const rehearsed = rehearseFiles(read, {}, answers, locale);
  const { sheets, refused, notChecked, january, counts, rows, done, factsDay } = reportOn(
    rehearsed,
    locale,
  );
  for (const { rows: found, ...check } of findingsOf(rehearsed.rehearsal, locale)) {
    for (const row of found) print({ type: 'finding', ...check, ...row });
  }
  const toChange = january?.customers.filter(({ lawful }) => lawful !== 'yes') ?? [];
  toChange.forEach((customer) => print({ type: 'customer', ...customer }));
  refused.forEach((file) => print({ type: 'refused', ...file }));
  const unknown = sheets.filter(({ list }) => list === undefined);
  for (const { file, sheet, captions, nearest } of unknown) {
    print({ type: 'not-recognised', file, sheet, captions, nearest });
  }
  notChecked.forEach((check) => print({ type: 'not-checked', ...check }));
  print({ type: 'summary', rows, done, counts, january: january?.counts, factsDay });
  if (refused.length + unknown.length > 0 || rows === 0) return 2;
  return counts.fatal > 0 || (january?.counts.no ?? 0) > 0 ? 1 : 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 2;
  },
);
