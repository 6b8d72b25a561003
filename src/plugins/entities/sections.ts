import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import type { EntityPage } from '../../facts/entity-page';
import type { TablePage } from '../../facts/table-page';
import { businessTerms } from '../../facts/samples/business-terms';
import { addressOf } from '../../site/address';
import type { LocaleId } from '../../locales';
import type { EntityPages } from './pages';
import { category } from './sidebar';
import { textsIn } from './text';

/** Pages made from facts that share a folder and the part of the sidebar that lists them. */
export interface Section {
  /** Their folder, without base path. */
  readonly folder: string;
  /** Address of the entry of the sidebar that has them below it, without base path. */
  readonly above: string;
  readonly items: readonly PropSidebarItem[];
  /** In the order of the sidebar. */
  readonly pages: readonly (EntityPage | TablePage)[];
}

/** The part of a rule's id before its number: `BR-DE-15` is in `BR-DE`. */
const groupOf = ({ id }: EntityPage): string =>
  /^PEPPOL-EN16931/.exec(id)?.[0] ?? id.replace(/-[A-Z]?\d.*$/, '');

/** The rules by the groups that their ids name, in the order of their numbers. */
function ruleGroups(rules: readonly EntityPage[]): [string, EntityPage[]][] {
  const { compare } = new Intl.Collator('en', { numeric: true });
  const groups = new Map<string, EntityPage[]>();
  for (const page of rules) {
    const name = groupOf(page);
    groups.set(name, [...(groups.get(name) ?? []), page]);
  }
  return [...groups].map(([name, pages]) => [
    name,
    pages.sort((one, other) => compare(one.id, other.id)),
  ]);
}

/** The pages in the sections of the handbook that list them. */
export function sections(
  { rules, terms, tables }: EntityPages,
  locale: LocaleId,
  baseUrl: string,
): Section[] {
  const say = textsIn(locale);
  const hrefOf = ({ route }: EntityPage | TablePage) => addressOf(baseUrl, route);
  const link = (page: EntityPage | TablePage): PropSidebarItem => ({
    type: 'link',
    label: page.title,
    href: hrefOf(page),
  });
  const groups = ruleGroups(rules);
  const families = tables.filter(({ route }) => route.startsWith('/Reference/Rules/'));
  const lists = tables.filter((page) => !families.includes(page));

  const termsOf = (group: string | null): PropSidebarItem[] =>
    businessTerms.flatMap((term) => {
      const page = terms.find(({ id }) => id === term.id);
      if (term.group !== group || !page) return [];
      return term.type === 'group'
        ? category(page.title, termsOf(term.id), hrefOf(page))
        : link(page);
    });

  return [
    {
      folder: '/Reference/Rules/',
      above: '/Reference/Rules',
      items: [
        ...groups.map(([name, pages]) => category(`${name}-`, pages.map(link))),
        category(say('otherFamilies'), families.map(link)),
      ],
      pages: [...groups.flatMap(([, pages]) => pages), ...families],
    },
    {
      folder: '/Reference/Terms/',
      above: '/Reference/BusinessTerms',
      items: termsOf(null),
      pages: terms,
    },
    {
      folder: '/Reference/CodeLists/',
      above: '/Reference#code-lists',
      // Their titles begin with the same word.
      items: lists.map((page) => ({
        ...link(page),
        label: page.model.caption.replace(/ \(.*$/, ''),
      })),
      pages: lists,
    },
  ];
}
