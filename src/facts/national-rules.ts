import { inLocale, type LocaleId, type Localized } from '../locales';
import data from './national-rules.json';
import { rulesOf } from './rule-model';

/** A national rule of Peppol in one language. */
export interface NationalRule {
  /** Whose countries decide whether it applies. */
  readonly applies: string;
  readonly demand: string;
  readonly remedy: string;
  /** Terms of EN 16931 that it is about. */
  readonly bts: readonly string[];
}

interface Entry extends Localized<string> {
  readonly id: string;
  readonly applies: keyof typeof data.applies;
  readonly bts: readonly string[];
  readonly remedy: keyof typeof data.remedies;
}

const byId = new Map((data.rules as readonly Entry[]).map((rule) => [rule.id, rule]));

/** Name of a country that has national rules, by its code. */
export function nationName(country: string, locale: LocaleId): string | undefined {
  const name = (data.countries as Readonly<Record<string, Localized<string>>>)[country];
  return name && inLocale(name, locale);
}

/** KoSIT's id of a German rule that Peppol has under its own: DE-R-023-1 is BR-DE-23-a. */
export function germanId(id: string): string | undefined {
  const [, number, part] = /^DE-R-0*(\d+)(?:-([12]))?$/.exec(id) ?? [];
  if (number === undefined) return undefined;
  return `BR-DE-${number}${part === undefined ? '' : part === '1' ? '-a' : '-b'}`;
}

/** What is known about a national rule by its id; undefined for any other. */
export function nationalRule(id: string, locale: LocaleId): NationalRule | undefined {
  const applies = (whose: keyof typeof data.applies) =>
    inLocale(data.applies[whose], locale).replace(
      '{country}',
      nationName(id.slice(0, 2), locale) ?? '',
    );
  const [german] = rulesOf(germanId(id) ?? '');
  if (german) return { applies: applies('both'), bts: german.bts, ...inLocale(german, locale) };
  const rule = byId.get(id);
  if (!rule) return undefined;
  return {
    applies: applies(rule.applies),
    demand: inLocale(rule, locale),
    remedy: inLocale(data.remedies[rule.remedy], locale),
    bts: rule.bts,
  };
}

/** Where the facts on national rules come from, and when they were checked. */
export function nationalSource(locale: LocaleId): { source: string; asOf: string } {
  return { source: inLocale(data.source, locale), asOf: data.asOf };
}
