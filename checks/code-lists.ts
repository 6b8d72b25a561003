/** Codes of the handbook are in the official lists, and codes to avoid are not. */
import countries from '../src/facts/codes/countries.json';
import currencies from '../src/facts/codes/currencies.json';
import {
  CODE_LISTS,
  codeListFiles,
  RULE_OF_LIST,
  type CodeListFile,
  type CodeListName,
} from '../src/facts/code-tables';
import vatCategories from 'edocument-invoice/data/codes/vat-categories.json';
import { officialCodes } from '../src/facts/official';
import { inLocale, localeIds } from '../src/locales';
import type { Check, Problem } from './lib/check';

/** Codes of the official lists that we leave out on purpose; lists that are not here are a selection. */
const LEFT_OUT: Readonly<Partial<Record<CodeListName, readonly string[]>>> = {
  countries: [],
  currencies: [],
  'document-types': [],
  'payment-means': [],
  // Split payment exists in Italy only.
  'vat-categories': ['B'],
  vatex: [],
  eas: [],
  'allowance-reasons': [],
  'vat-point-dates': [],
  'mime-types': [],
};

/** Lists whose names the engine shows too. */
const IN_ENGINE: ReadonlySet<CodeListName> = new Set([
  'document-types',
  'payment-means',
  'units',
  'vat-categories',
]);

function fileOf(list: CodeListName): string {
  return `${IN_ENGINE.has(list) ? 'packages/invoice/data' : 'src/facts'}/codes/${list}.json`;
}

function duplicates(codes: readonly string[]): string[] {
  return codes.filter((code, index) => codes.indexOf(code) !== index);
}

/** Mistakes within a list, and against the official codes where they are given. */
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
    report(`${code} stands twice.`, 'keep one of them');
  }
  for (const { code, use } of traps) {
    if (!ours.includes(use))
      report(`${code} sends readers to ${use}, which is missing.`, `add ${use}`);
  }
  if (!official) return problems;
  for (const code of ours.filter((known) => !official.has(known))) {
    report(`${code} is not in the official list.`, 'correct it, or take the row out');
  }
  for (const { code, valid = false } of traps) {
    if (official.has(code) !== valid) {
      const [is, remedy] = valid
        ? ['is not', 'take "valid" away']
        : ['is', 'set "valid", or name another code'];
      report(`${code}, a code to avoid, ${is} in the official list.`, remedy);
    }
  }
  const leftOut = LEFT_OUT[list];
  if (leftOut) {
    const known = new Set([...ours, ...leftOut]);
    for (const code of [...official].filter((candidate) => !known.has(candidate))) {
      report(`${code} of the official list is missing.`, 'add it, or list it as left out');
    }
  }
  return problems;
}

function vatexProblems(): Problem[] {
  const known = officialCodes('BR-CL-22');
  return vatCategories.codes
    .flatMap(({ vatex }) => vatex)
    .filter((code) => !known.has(code))
    .map((code) => ({
      file: fileOf('vat-categories'),
      message: `${code} is not in the VATEX list.`,
      remedy: 'correct it, or take the row out',
    }));
}

/** A name that CLDR has by now; ours may differ on purpose, so this only warns. */
function nameProblems(): Problem[] {
  const kinds = [
    { list: 'countries', type: 'region', codes: countries.codes },
    { list: 'currencies', type: 'currency', codes: currencies.codes },
  ] as const;
  return kinds.flatMap(({ list, type, codes }) => {
    return localeIds.flatMap((locale) => {
      const names = new Intl.DisplayNames([locale], { type });
      return codes
        .filter((entry) => inLocale<string>(entry, locale) === entry.code)
        .filter(({ code }) => /^[A-Z]+$/.test(code) && names.of(code) !== code)
        .map(({ code }): Problem => ({
          file: fileOf(list),
          level: 'warning',
          message: `${code} has no name in ${locale}, though CLDR has "${names.of(code)}".`,
          remedy: 'take the name over',
        }));
    });
  });
}

export const check: Check = () => [
  ...CODE_LISTS.flatMap((list) =>
    codeListProblems(list, codeListFiles[list], officialCodes(RULE_OF_LIST[list])),
  ),
  ...vatexProblems(),
  ...nameProblems(),
];
