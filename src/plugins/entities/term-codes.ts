import type { EntityBlock } from '../../facts/entity-page';
import { codeListRoute } from '../../facts/entity-routes';
import { CODE_LISTS, type CodeListName } from '../../facts/code-tables';
import lists from '../../facts/official/code-lists.json';
import { rules } from '../../facts/rule-model';
import buildTexts from '../../site/build-texts.json';
import { inLocale, type LocaleId } from '../../site/locales';
import type { Say } from './text';

/** Terms that take their value from a code list of the handbook. */
const TERMS: Readonly<Partial<Record<CodeListName, string>>> = {
  countries: 'BT-40 BT-55 BT-69 BT-80 BT-159',
  currencies: 'BT-5 BT-6',
  units: 'BT-130 BT-150',
  'document-types': 'BT-3',
  'payment-means': 'BT-81',
  'vat-categories': 'BT-95 BT-102 BT-118 BT-151',
  vatex: 'BT-121',
  eas: 'BT-34-1 BT-49-1',
};

/** A list that is not much longer is shown whole. */
const MAX_CODES = 80;

/** Lists of the handbook that a term takes its codes from. */
export function codeListsOf(id: string): CodeListName[] {
  return CODE_LISTS.filter((name) => TERMS[name]?.split(' ').includes(id));
}

/** Which codes a term allows. */
export function codeBlocks(id: string, locale: LocaleId, say: Say): EntityBlock[] {
  const own = codeListsOf(id);
  if (own.length > 0) {
    const captions = buildTexts.codeTables.captions;
    return [
      {
        kind: 'list',
        items: own.map((name) => ({
          text: inLocale(captions[name], locale),
          to: codeListRoute(name),
        })),
      },
    ];
  }
  // A scheme is checked by the rule of its identifier.
  const base = id.replace(/-1$/, '');
  const checking = rules.filter(
    (rule) =>
      rule.id.startsWith('BR-CL-') &&
      (rule.bts.includes(id) || (id !== base && rule.bts.includes(base))),
  );
  const isCoded = /-1$/.test(id) || checking.some(({ bts }) => bts.includes(id));
  const found = Object.values(lists.lists).filter(
    (list) => isCoded && list.rules.some((rule) => checking.some((one) => one.id === rule)),
  );
  if (found.length === 0) return [{ kind: 'text', cell: say('codesNone') }];
  return found.flatMap(({ name, codes }): EntityBlock[] => {
    const all = codes.split(' ');
    return [
      { kind: 'text', cell: say('codeList', { name, count: all.length }) },
      ...(all.length > MAX_CODES
        ? []
        : [{ kind: 'text' as const, cell: all.map((code) => ({ code })) }]),
    ];
  });
}
