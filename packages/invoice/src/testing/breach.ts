import { VAT_FAMILIES } from '../rules/en16931/vat-families';
import data from './breaches.json';
import { readChanges, type Change } from './change';
import type { Syntax } from './find-term';

/** Changes that make a sample one that a rule is about, and those that then break the rule. */
export interface Breach {
  readonly sample: string;
  readonly given: readonly Change[];
  readonly changes: readonly Change[];
}

type Rows = Readonly<Record<string, string>>;

/** Parts hold others, and arguments: `{in:GR:EL}` is the part `in` with GR as `{1}` and EL as `{2}`. */
function fill(text: string, parts: Rows): string {
  const filled = text.replace(
    /\{([a-z]\w*)((?::[^:}]+)*)\}/gi,
    (whole, name: string, given: string) => {
      const [, first = '', second = first, third = second] = given.split(':');
      return (
        parts[name]?.replace(
          /\{([123])\}/g,
          (_, n) => [first, second, third][Number(n) - 1] ?? '',
        ) ?? whole
      );
    },
  );
  return filled === text ? filled : fill(filled, parts);
}

/** Rules of a row, and the parts that are their own. */
function rulesOf(pattern: string): { rule: string; own: Rows }[] {
  const list = /\[(.+)\]/.exec(pattern);
  if (!list) return [{ rule: pattern, own: {} }];
  return VAT_FAMILIES.filter(({ id }) => list[1]?.split(' ').includes(id)).map(({ id, code }) => ({
    rule: pattern.replace(list[0], id),
    own: { code },
  }));
}

const KEY = /^((?:[^\s[]|\[[^\]]+\])+)(?: ([\w-]+))?$/;

const isOf = (syntax: Syntax, { isTerm, subject }: Change): boolean =>
  isTerm || subject === '//' || subject.startsWith('rsm:') === (syntax === 'cii');

function readRows(rows: Rows, syntax: Syntax): [string, Breach][] {
  return Object.entries(rows).flatMap(([key, text]) => {
    const [, pattern = '', sample = 'mixed-rates'] = KEY.exec(key) ?? [];
    return rulesOf(pattern).map(({ rule, own }): [string, Breach] => {
      const filled = fill(text, { ...data.parts.both, ...data.parts[syntax], ...own });
      const [changes = [], given = []] = filled.split(' => ').map(readChanges).reverse();
      return [rule, { sample, given, changes }];
    });
  });
}

/** Breaches that pages show, by rule; paths of the other syntax are left out. */
function shownIn(syntax: Syntax): ReadonlyMap<string, Breach> {
  const both = readRows(data.shown.both, syntax).map(([rule, { sample, given, changes }]) => {
    const own = (all: readonly Change[]) => all.filter((change) => isOf(syntax, change));
    return [rule, { sample, given: own(given), changes: own(changes) }] as const;
  });
  return new Map([...both, ...readRows(data.shown[syntax], syntax)]);
}

const bySyntax = <Value>(read: (syntax: Syntax) => Value) => ({
  ubl: read('ubl'),
  cii: read('cii'),
});

/** Breaches that pages show, in each syntax, by rule. */
export const SHOWN = bySyntax(shownIn);

/** All breaches in each syntax, by rule. */
export const BREACHES = bySyntax(
  (syntax): ReadonlyMap<string, Breach> =>
    new Map([...readRows(data.tested[syntax], syntax), ...SHOWN[syntax]]),
);

/** Changes that make a sample one in which rules hold that are about something no sample has. */
export const PASSING = bySyntax((syntax) =>
  readRows(data.passing[syntax], syntax).map(([, breach]) => breach),
);
