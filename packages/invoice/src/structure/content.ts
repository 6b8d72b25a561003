import ciiContent from '../../data/cii-content.json';
import ublContent from '../../data/ubl-content.json';
import { fixedList } from './cii-lists';
import { isSimpleKind, kindByName, type SimpleKind } from './simple-types';

/** One element that a group may hold. */
export interface Slot {
  /** Canonical name, `cbc:ID`. */
  name: string;
  required: boolean;
  many: boolean;
  /** Kind of its value, or the name of the group that it is; `any` holds anything. */
  type: SimpleKind | 'any' | { group: string };
  /** Code list that its attributes have to name, if any. */
  list?: string | undefined;
}

/** The content of a group: all slots in their order, or one of them. */
export interface Group {
  slots: readonly Slot[];
  isChoice: boolean;
  byName: ReadonlyMap<string, number>;
}

/** UBL 2.1, CII D16B, and D22B, which is D16B and more. */
export type Vocabulary = 'ubl' | 'd16b' | 'd22b';

/**
 * An element in a row: `+` when only D22B has it, its name with a prefix where that is unusual, a
 * type where the name does not tell it, and how often it occurs: `?` up to once, `*` any number, `+`
 * one or more, nothing once. `>` goes before what D22B has instead; `1` is once there.
 */
const ENTRY = /^(\+?)(?:([a-z]+):)?(\w+?)(?::(\w+))?([?*+]?)(?:>([?*1]))?$/;

const PREFIXES_CII: ReadonlyMap<string, string> = new Map([
  ['CrossIndustryInvoice', 'rsm'],
  ['Indicator', 'udt'],
  ['DateTime', 'udt'],
  ['Date', 'udt'],
  ['FormattedDateTime', 'qdt'],
  ['DateOnlyFormattedDateTime', 'qdt'],
  ['TimeOnlyFormattedDateTime', 'qdt'],
]);

interface Row {
  name: string;
  entries: string;
}

/**
 * The rows of a vocabulary; a name begins with `+` when only D22B has it, and ends in `!` when it
 * holds one of its elements. In UBL, elements before the bar are `cbc`, those behind it `cac`.
 */
function rowsOf(vocabulary: Vocabulary): Row[] {
  return Object.entries(vocabulary === 'ubl' ? ublContent : ciiContent)
    .filter(([name]) => vocabulary !== 'd16b' || !name.startsWith('+'))
    .map(([name, entries]) => ({ name: name.replace('+', ''), entries }));
}

/** Reads the rows of a vocabulary into groups by name. */
function readContent(vocabulary: Vocabulary): ReadonlyMap<string, Group> {
  const syntax = vocabulary === 'ubl' ? 'ubl' : 'cii';
  const rows = rowsOf(vocabulary);
  // An element is the group whose name is the longest end of its own: `SellerTradeParty`.
  const groups = rows.map(({ name }) => name.replace('!', '')).sort((a, b) => b.length - a.length);
  const groupByEnd = new Map<string, string | undefined>();
  const typeOf = (name: string, given: string | undefined, isGroup: boolean): Slot['type'] => {
    if (given === 'any') return given;
    if (given !== undefined) return isSimpleKind(given) ? given : { group: given };
    if (!groupByEnd.has(name))
      groupByEnd.set(
        name,
        groups.find((end) => name.endsWith(end)),
      );
    const group = isGroup ? groupByEnd.get(name) : undefined;
    return group === undefined ? kindByName(name, syntax) : { group };
  };
  const slot = (entry: string, prefix: string, group: string): Slot[] => {
    const match = ENTRY.exec(entry);
    if (!match) throw new Error(`"${entry}" is no element of the ${vocabulary} content.`);
    const [, isNew, ownPrefix, local = '', given, occurrence = '', changed] = match;
    if (isNew === '+' && vocabulary === 'd16b') return [];
    const times = vocabulary === 'd22b' && changed !== undefined ? changed : occurrence;
    return [
      {
        name: `${ownPrefix ?? prefix}:${local}`,
        required: times === '' || times === '1' || times === '+',
        many: times === '*' || times === '+',
        type: typeOf(local, given, (ownPrefix ?? prefix) !== 'cbc'),
        list: vocabulary === 'd16b' ? fixedList(group, local) : undefined,
      },
    ];
  };
  return new Map(
    rows.map(({ name: marked, entries }) => {
      const name = marked.replace('!', '');
      const [first = '', second = ''] = entries.split('|');
      const prefixes = syntax === 'ubl' ? ['cbc', 'cac'] : [PREFIXES_CII.get(name) ?? 'ram', ''];
      const slots = [first, second].flatMap((part, index) =>
        part
          .split(/\s+/)
          .filter(Boolean)
          .flatMap((entry) => slot(entry, prefixes[index] ?? '', name)),
      );
      return [
        name,
        {
          slots,
          isChoice: marked.endsWith('!'),
          byName: new Map(slots.map((one, index) => [one.name, index])),
        },
      ];
    }),
  );
}

const contents = new Map<Vocabulary, ReadonlyMap<string, Group>>();

/** Groups of a vocabulary by name, such as `TradeParty`; read when they are first asked for. */
export function contentOf(vocabulary: Vocabulary): ReadonlyMap<string, Group> {
  let content = contents.get(vocabulary);
  if (!content) {
    content = readContent(vocabulary);
    contents.set(vocabulary, content);
  }
  return content;
}
