import type { EntityBlock } from '../../facts/entity-page';
import { codeListRoute } from '../../facts/entity-routes';
import { CODE_LISTS, TERMS_OF_LIST, type CodeListName } from '../../facts/code-tables';
import { businessTerm } from '../../facts/samples/business-terms';
import type { Cell } from '../../facts/table';
import { messagesIn } from '../../locales/messages';
import { messages } from '../../facts/messages';
import type { LocaleId } from '../../locales';
import { termLink } from './rule-pages';
import type { Say } from './text';

/** The list that a term takes its codes from; undefined for a term that is not coded. */
function codeListOf(id: string): CodeListName | undefined {
  return CODE_LISTS.find((name) => TERMS_OF_LIST[name].includes(id));
}

/** Which codes a term allows. */
export function codeBlocks(id: string, locale: LocaleId, say: Say): EntityBlock[] {
  const link = (name: CodeListName): Cell => ({
    text: messagesIn(messages, locale)(`codeTables.captions.${name}`),
    to: codeListRoute(name),
  });
  const own = codeListOf(id);
  if (own !== undefined) return [{ kind: 'list', items: [link(own)] }];
  // An identifier has a scheme, and an attachment a type: those are codes, the value is none.
  const part = `${id}-1`;
  const ofPart = businessTerm(part) && codeListOf(part);
  if (ofPart === undefined) return [{ kind: 'text', cell: say('codesNone') }];
  return [
    { kind: 'text', cell: say('codesOfPart') },
    { kind: 'list', items: [[termLink(part, locale), '·', link(ofPart)]] },
  ];
}
