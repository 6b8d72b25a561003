import countries from '../facts/codes/countries.json';
import currencies from '../facts/codes/currencies.json';
import eas from '../facts/codes/eas.json';
import vatex from '../facts/codes/vatex.json';
import { officialCodes } from '../facts/official';
import vatCategories from 'edocument-invoice/data/codes/vat-categories.json';
import units from 'edocument-invoice/data/codes/units.json';
import { defaultLocale, inLocale, localeIds, type Localized } from '../locales';
import { foldCaption } from './lists';

/** A code that looks right and is not, with the code to use. */
interface TrapData {
  readonly code: string;
  readonly use: string;
  readonly valid?: boolean;
}

const trapsOf = (traps: readonly TrapData[]): ReadonlyMap<string, TrapData> =>
  new Map(traps.map((trap) => [trap.code, trap]));

/** The code lists of the handbook, looked up by code. */
export const CODES = {
  countries: officialCodes('BR-CL-14'),
  currencies: officialCodes('BR-CL-04'),
  units: officialCodes('BR-CL-23'),
  documentTypes: officialCodes('BR-CL-01'),
  paymentMeans: officialCodes('BR-CL-16'),
  vatCategories: officialCodes('BR-CL-17'),
  vatex: officialCodes('BR-CL-22'),
  schemes: officialCodes('BR-CL-25'),
} as const;

export const TRAPS = {
  countries: trapsOf(countries.traps),
  currencies: trapsOf(currencies.traps),
  units: trapsOf(units.traps),
} as const;

interface CountryData {
  readonly code: string;
  readonly numeric: string | null;
  readonly eu?: string;
  readonly vatScheme?: string;
  readonly vatForm?: string;
}

/** Countries by code: number, prefix of VAT numbers in the EU, their scheme, and their form where no scheme gives it. */
export const COUNTRY: ReadonlyMap<string, CountryData> = new Map(
  (countries.codes as readonly CountryData[]).map((country) => [country.code, country]),
);

export const CURRENCY_NUMBER: ReadonlyMap<string, string | null> = new Map(
  currencies.codes.map(({ code, numeric }) => [code, numeric]),
);

interface SchemeData {
  readonly code: string;
  readonly pattern?: string | null;
  readonly lists: { readonly peppol: boolean };
}

const schemes: readonly SchemeData[] = eas.codes;

/** Schemes of electronic addresses that Peppol accepts. */
export const PEPPOL_SCHEMES: ReadonlySet<string> = new Set(
  schemes.filter(({ lists }) => lists.peppol).map(({ code }) => code),
);

const PATTERNS: ReadonlyMap<string, RegExp> = new Map(
  schemes.flatMap(({ code, pattern }) =>
    typeof pattern !== 'string' ? [] : [[code, new RegExp(`^(?:${pattern})$`)] as const],
  ),
);

/** Form of the values of a scheme, where it is known. */
export const schemePattern = (scheme: string): RegExp | undefined => PATTERNS.get(scheme);

/** Category that an exemption code belongs to, where it is known. */
export const VATEX_CATEGORY: ReadonlyMap<string, string> = new Map(
  (vatex.codes as readonly { code: string; category?: string }[]).flatMap(({ code, category }) =>
    category === undefined ? [] : [[code, category] as const],
  ),
);

/** Categories whose rate is 0, and those of them that need a reason. */
export const ZERO_RATED: ReadonlySet<string> = new Set(
  vatCategories.codes
    .filter(({ rate }) => inLocale(rate, defaultLocale) === '0')
    .map(({ code }) => code),
);
export const NEEDS_REASON: ReadonlySet<string> = new Set(['E', 'AE', 'K', 'G', 'O']);

interface UnitData extends Localized<string> {
  readonly code: string;
  readonly words?: Localized<readonly string[]>;
}

/** Codes of units by name and search word in either language, with those that mean the same. */
export const UNITS_BY_WORD: ReadonlyMap<string, ReadonlySet<string>> = (() => {
  const found = new Map<string, Set<string>>();
  for (const unit of units.codes as readonly UnitData[]) {
    const words = localeIds.flatMap((id) => [unit[id] ?? '', ...(unit.words?.[id] ?? [])]);
    const equal = units.equal.filter((codes) => codes.includes(unit.code)).flat();
    for (const word of words.map(foldCaption)) {
      found.set(word, new Set([...(found.get(word) ?? []), unit.code, ...equal]));
    }
  }
  return found;
})();
