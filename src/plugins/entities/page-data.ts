import type { PageData } from '../../../postbuild/read-site';
import { ruleRoute } from '../../facts/entity-routes';
import { ruleWords } from '../../facts/rule-words';
import { addressOf } from '../../site/address';
import { inLocale, type LocaleId, type Localized } from '../../locales';
import type { EntityPages } from './pages';

/** Messages of validators about a broken rule, by the address of its page. */
const REPORTED = new Map<string, Localized<string>>(
  Object.entries(ruleWords).flatMap(([id, words]) =>
    words?.reports ? [[ruleRoute(id), words.reports]] : [],
  ),
);

/** Facts about the pages for the programs that run after the build. */
export function entityData(
  { rules, terms, tables }: EntityPages,
  baseUrl: string,
  locale: LocaleId,
): PageData[] {
  return [...rules, ...terms, ...tables].map(({ route, title, description, breadcrumbs }) => {
    const reported = REPORTED.get(route);
    return {
      kind: 'entity' as const,
      path: addressOf(baseUrl, route),
      title,
      description,
      breadcrumbs: breadcrumbs.map(({ label }) => label),
      asks: reported ? [inLocale(reported, locale)] : [],
    };
  });
}
