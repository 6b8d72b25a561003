import { CODE_LISTS, codeFilter, codeTable, type CodeListName } from '../../facts/code-tables';
import { codeListRoute } from '../../facts/entity-routes';
import type { LocaleId } from '../../locales';
import { familyPages } from './families';
import type { TablePage } from '../../facts/table-page';
import { summary, textsIn, type Say } from './text';

function codeListPage(name: CodeListName, locale: LocaleId, say: Say): TablePage {
  const model = codeTable(name, locale);
  const route = codeListRoute(name);
  const { caption, rows, recognised } = model;
  const number = new Intl.NumberFormat(locale);
  const counts = {
    name: caption,
    named: number.format(rows.filter(({ warning }) => !warning).length),
    others: number.format(recognised?.codes.split(' ').length ?? 0),
  };
  return {
    route,
    title: say('codeListTitle', counts),
    description: summary(say(recognised ? 'selectionDescription' : 'codeListDescription', counts)),
    keywords: [caption, name],
    breadcrumbs: [
      { label: say('reference'), to: '/Reference/' },
      { label: caption, to: route },
    ],
    asOf: model.asOf,
    lead: say(recognised ? 'selectionLead' : 'codeListLead', counts),
    model,
    filter: codeFilter(name, locale),
    ...(recognised && { moreTitle: say('moreCodes', counts) }),
    others: CODE_LISTS.filter((other) => other !== name).map((other) => ({
      label: codeTable(other, locale).caption,
      to: codeListRoute(other),
    })),
    othersTitle: say('otherLists'),
  };
}

/** Pages of the code lists and of the families of rules, in one language. */
export function tablePages(locale: LocaleId): TablePage[] {
  const say = textsIn(locale);
  return [
    ...CODE_LISTS.map((name) => codeListPage(name, locale, say)),
    ...familyPages(locale, say),
  ];
}
