import { inLanguage, type Localized } from '../language';
import data from '../../data/national-rules.json';
import { ruleText } from './rule-texts';

/** A national rule of Peppol in one language. */
interface NationalRule {
  /** The countries for which it applies, as a sentence. */
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
export function nationName(country: string, language: string): string | undefined {
  const name = (data.countries as Readonly<Record<string, Localized<string>>>)[country];
  return name && inLanguage(name, language);
}

/** KoSIT's id of a German rule that Peppol has under its own: DE-R-023-1 is BR-DE-23-a. */
export function germanId(id: string): string | undefined {
  if (id === 'DE-R-T02') return 'BR-TMP-2';
  const [, number, part] = /^DE-R-0*(\d+)(?:-([12]))?$/.exec(id) ?? [];
  if (number === undefined) return undefined;
  return `BR-DE-${number}${part === undefined ? '' : part === '1' ? '-a' : '-b'}`;
}

/** The text of a national rule by its id; undefined for any other. */
export function nationalRule(id: string, language: string): NationalRule | undefined {
  const applies = (whose: keyof typeof data.applies) =>
    inLanguage(data.applies[whose], language).replace(
      '{country}',
      nationName(id.slice(0, 2), language) ?? '',
    );
  const german = ruleText(germanId(id) ?? '', language);
  if (german) return { applies: applies('both'), ...german };
  const rule = byId.get(id);
  if (!rule) return undefined;
  return {
    applies: applies(rule.applies),
    demand: inLanguage(rule, language),
    remedy: inLanguage(data.remedies[rule.remedy], language),
    bts: rule.bts,
  };
}

/** The sources of the facts on national rules, and when they were checked. */
export function nationalSource(language: string): { source: string; asOf: string } {
  return { source: inLanguage(data.source, language), asOf: data.asOf };
}
