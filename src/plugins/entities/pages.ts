import type { EntityPage } from '../../facts/entity-page';
import type { LocaleId } from '../../locales';
import { rulePages } from './rule-pages';
import type { TablePage } from '../../facts/table-page';
import { tablePages } from './tables';
import { termPages } from './term-pages';

/** All pages that are made from data, in one language. */
export interface EntityPages {
  readonly rules: readonly EntityPage[];
  readonly terms: readonly EntityPage[];
  readonly tables: readonly TablePage[];
}

/** Reads the facts and samples, judges with the rules of the engine, and makes all pages. */
export function entityPages(locale: LocaleId): EntityPages {
  return { rules: rulePages(locale), terms: termPages(locale), tables: tablePages(locale) };
}
