/** Codes in `src/facts/codes` are in the official lists, and codes to avoid are not. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import countries from '../src/facts/codes/countries.json';
import currencies from '../src/facts/codes/currencies.json';
import {
  CODE_LISTS,
  codeListFiles,
  type CodeListFile,
  type CodeListName,
} from '../src/facts/code-tables';
import vatCategories from '../src/facts/codes/vat-categories.json';
import { runAsProgram, type Check, type Problem } from './lib/check';

/** Lists of the validation rules of EN 16931, by rule. */
export type OfficialLists = Readonly<Record<string, readonly string[]>>;

interface Comparison {
  /** Rules whose lists together are the official list. */
  rules: readonly string[];
  /** Codes of the official list that we leave out on purpose; absent: ours is a selection. */
  leftOut?: readonly string[];
}

const COMPARISONS: Readonly<Record<CodeListName, Comparison>> = {
  countries: { rules: ['BR-CL-14'], leftOut: [] },
  // The official lists disagree on the dobra of São Tomé and Príncipe.
  currencies: { rules: ['BR-CL-04'], leftOut: ['STD', 'STN'] },
  units: { rules: ['BR-CL-23'] },
  'document-types': { rules: ['BR-CL-01'] },
  'payment-means': { rules: ['BR-CL-16'] },
  // Split payment exists in Italy only.
  'vat-categories': { rules: ['BR-CL-17'], leftOut: ['B'] },
  eas: { rules: ['BR-CL-25'] },
};

/**
 * Credit note codes of UNTDID 1001 in EN 16931. The lists by rule have those of invoices only,
 * since one rule checks both documents of UBL.
 */
const CREDIT_NOTES = '81 83 261 262 296 308 381 396 420 458 502 503 532'.split(' ');

function fileOf(list: CodeListName): string {
  return `src/facts/codes/${list}.json`;
}

function duplicates(codes: readonly string[]): string[] {
  return codes.filter((code, index) => codes.indexOf(code) !== index);
}

/** What is wrong with a list by itself, and against the official codes where they are given. */
export function codeListProblems(
  list: CodeListName,
  { codes, traps }: Pick<CodeListFile, 'codes' | 'traps'>,
  official?: ReadonlySet<string>,
): Problem[] {
  const file = fileOf(list);
  const ours = codes.map(({ code }) => code);
  const problems: Problem[] = [];
  const report = (message: string, remedy: string) => problems.push({ file, message, remedy });
  for (const code of duplicates([...ours, ...traps.map((trap) => trap.code)])) {
    report(`${code} stands twice.`, 'delete one of them');
  }
  for (const { code, use } of traps) {
    if (!ours.includes(use))
      report(`${code} sends readers to ${use}, which is missing.`, `add ${use}`);
  }
  if (!official) return problems;
  for (const code of ours.filter((known) => !official.has(known))) {
    report(`${code} is not in the official list.`, 'delete or correct it');
  }
  for (const { code, valid = false } of traps) {
    if (official.has(code) !== valid) {
      const [is, remedy] = valid
        ? ['is not', 'take "valid" away']
        : ['is', 'set "valid" or delete it'];
      report(`${code}, a code to avoid, ${is} in the official list.`, remedy);
    }
  }
  const { leftOut } = COMPARISONS[list];
  if (leftOut) {
    const known = new Set([...ours, ...leftOut]);
    for (const code of [...official].filter((candidate) => !known.has(candidate))) {
      report(`${code} of the official list is missing.`, 'add it, or list it as left out');
    }
  }
  return problems;
}

function officialCodes(lists: OfficialLists, list: CodeListName): Set<string> {
  const codes = COMPARISONS[list].rules.flatMap((rule) => lists[rule] ?? []);
  return new Set(list === 'document-types' ? [...codes, ...CREDIT_NOTES] : codes);
}

function vatexProblems(lists: OfficialLists): Problem[] {
  const known = new Set(lists['BR-CL-22']);
  return vatCategories.codes
    .flatMap(({ vatex }) => vatex)
    .filter((code) => !known.has(code))
    .map((code) => ({
      file: fileOf('vat-categories'),
      message: `${code} is not in the VATEX list.`,
      remedy: 'delete or correct it',
    }));
}

/** A name that CLDR has by now; ours may differ on purpose, so this only warns. */
function nameProblems(): Problem[] {
  const kinds = [
    { list: 'countries', type: 'region', codes: countries.codes },
    { list: 'currencies', type: 'currency', codes: currencies.codes },
  ] as const;
  return kinds.flatMap(({ list, type, codes }) => {
    const german = new Intl.DisplayNames(['de-DE'], { type });
    return codes
      .filter(({ code, de }) => de === code && /^[A-Z]+$/.test(code) && german.of(code) !== code)
      .map(({ code }): Problem => ({
        file: fileOf(list),
        level: 'warning',
        message: `${code} has no German name, though CLDR has "${german.of(code)}".`,
        remedy: 'take the name over',
      }));
  });
}

function readOfficialLists(root: string): OfficialLists | undefined {
  const file = path.resolve(root, '../shared/data/en16931-1.3.16-codes.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as OfficialLists) : undefined;
}

export const codeLists: Check = {
  name: 'code-lists',
  holds: 'All codes are in the official lists, and no code to avoid is.',
  run({ root }) {
    const lists = readOfficialLists(root);
    if (!lists) {
      console.warn(
        'warning: skipped the comparison with the official code lists, which are not beside the ' +
          'project (../shared/data).',
      );
    }
    return [
      ...CODE_LISTS.flatMap((list) =>
        codeListProblems(list, codeListFiles[list], lists && officialCodes(lists, list)),
      ),
      ...(lists ? vatexProblems(lists) : []),
      ...nameProblems(),
    ];
  },
};

runAsProgram(codeLists);
