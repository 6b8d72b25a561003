/** Rules, terms, codes and messages that pages name in backticks are those of the data. */
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { codeListFiles, type CodeListName } from '../src/facts/code-tables';
import { mentionedId } from '../src/facts/mentions';
import messages from '../src/facts/model/messages.json';
import { ruleIdsIn } from '../src/facts/rule-ids';
import { rules } from '../src/facts/rule-model';
import { businessTerms } from '../src/facts/samples/business-terms';
import { likeness } from '../src/theme/NotFound/Content/nearest';
import type { Check, Problem } from './lib/check';
import { lineOf } from './lib/mdx';
import type { Page } from './lib/project';

/** Names that have a form of their own. */
interface Kind {
  isMeant: (name: string) => boolean;
  isKnown: (name: string) => boolean;
  /** Names to choose from. */
  all: readonly string[];
  data: string;
}

const vatex = codeListFiles.vatex.codes.map(({ code }) => code);
const messageIds = messages.messages.map(({ id }) => id);
const KINDS: readonly Kind[] = [
  {
    isMeant: (name) => /^B[GT]-\d+$/.test(name) || ruleIdsIn(name)[0] === name,
    isKnown: (name) => mentionedId(name) !== undefined,
    all: [...rules, ...businessTerms].map(({ id }) => id),
    data: 'the rules and terms of packages/invoice/data',
  },
  {
    isMeant: (name) => /^VATEX-[A-Z0-9-]+$/.test(name),
    isKnown: (name) => vatex.includes(name),
    all: vatex,
    data: 'src/facts/codes/vatex.json',
  },
  {
    isMeant: (name) => /^EDOC-\d{4}$/.test(name),
    isKnown: (name) => messageIds.includes(name),
    all: messageIds,
    data: 'src/facts/model/messages.json',
  },
];

/** Lists that the word before a code leads to. */
const LISTS: readonly { before: RegExp; lists: readonly CodeListName[] }[] = [
  { before: /\b(?:VAT category|Umsatzsteuerkategorie) $/i, lists: ['vat-categories'] },
  { before: /\b(?:type code|Typcode) $/i, lists: ['document-types'] },
  { before: /\b(?:payment means code|Zahlungsartcode) $/i, lists: ['payment-means'] },
  { before: /\b(?:unit code|Einheitencode) $/i, lists: ['units'] },
  { before: /\b(?:currency code|Währungscode) $/i, lists: ['currencies'] },
  { before: /\bscheme $|\bSchema $/i, lists: ['eas', 'identifier-schemes'] },
];

/** Codes of these lists, with the wrong ones that the lists warn of. */
const codesOf = (lists: readonly CodeListName[]): string[] =>
  lists.flatMap((list) => [
    ...codeListFiles[list].codes.map(({ code }) => code),
    ...codeListFiles[list].traps.map(({ code }) => code),
  ]);

/** The names that the data knows in place of an unknown one; undefined for a known one, and for other code. */
function unknown(name: string, before: string): Pick<Kind, 'all' | 'data'> | undefined {
  const kind = KINDS.find(({ isMeant }) => isMeant(name));
  if (kind) return kind.isKnown(name) ? undefined : kind;
  const lists = LISTS.find((one) => one.before.test(before))?.lists;
  if (!lists || !/^[A-Z0-9]{1,4}$/.test(name)) return undefined;
  const all = codesOf(lists);
  return all.includes(name) ? undefined : { all, data: `the list of ${lists.join(' or ')}` };
}

/** The three names of the data that are most like one. */
const nearest = (name: string, all: readonly string[]): string[] =>
  [...new Set(all)].sort((a, b) => likeness(name, b) - likeness(name, a)).slice(0, 3);

function pageProblems({ file, tree }: Page): Problem[] {
  const problems: Problem[] = [];
  visit(tree, 'inlineCode', (node, index, parent) => {
    const previous: Nodes | undefined = parent?.children[(index ?? 0) - 1];
    const found = unknown(node.value, previous?.type === 'text' ? previous.value : '');
    if (!found) return;
    problems.push({
      file,
      line: lineOf(node),
      message: `\`${node.value}\` is not in ${found.data}.`,
      remedy: `correct it; near to it: ${nearest(node.value, found.all).join(', ')}`,
    });
  });
  return problems;
}

export const check: Check = ({ pages }) => pages.flatMap(pageProblems);
