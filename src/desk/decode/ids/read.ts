import { allIds } from './catalogue';
import data from './families.json';

/** A family whose members are not listed here, such as Factur-X. */
export type Family = keyof typeof data.families | keyof typeof data.groups;

/** An id in a text. */
export interface FoundId {
  /** As it is written officially; as in the text, when there is no such rule. */
  readonly id: string;
  /** Rules that it means: several for one that has parts, none for an unknown one. */
  readonly rules: readonly string[];
  readonly family?: Family;
  /** The id in use today, when this one is an old name. */
  readonly renamed?: string;
  /** The rules are guessed, since the id is written wrongly. */
  readonly isGuess?: boolean;
  readonly index: number;
  readonly end: number;
}

/** What an id can be compared by: no separators, no leading zeros, lower case. */
function keyOf(id: string): string {
  return id
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .map((part) => part.replace(/(\D|^)0+(?=\d)/g, '$1'))
    .join('-')
    .replace(/([a-z])-(?=\d)/g, '$1')
    .replace(/(\d)-(?=[a-z]$)/, '$1')
    .replace(/([a-z])-(?=[a-z])/g, '$1');
}

const SUFFIX = /-?(?:[a-z]|-\d)$/i;

function index(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  const add = (key: string, id: string) => found.set(key, [...(found.get(key) ?? []), id]);
  for (const id of allIds) add(keyOf(id), id);
  // BR-DE-23 means both of its parts, unless it is a rule itself.
  for (const id of allIds) {
    const whole = id.replace(/-(?:[a-z]|\d)$/, '');
    if (whole !== id && /\d$/.test(whole) && !allIds.has(whole)) add(keyOf(whole), id);
  }
  return found;
}

const RULES = index();

/** Rules of older artefacts that a rule of today says the same as. */
const SAME: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(data.same).map(([id, today]) => [keyOf(id), [today]]),
);

/** Families such as `BR-DE` and `PEPPOL-EN16931-R`, the longest first. */
const FAMILIES = [
  ...new Set([
    ...[...allIds].map((id) =>
      id
        .replace(SUFFIX, '')
        .replace(/(?<=\d)-\d$/, '')
        .replace(/-?\d+$/, ''),
    ),
    ...Object.keys(data.families),
    ...Object.keys(data.renamed),
  ]),
].sort((a, b) => b.length - a.length);

const GAP = '[-_ .]{0,2}';
/** The rules of EXTENDED for a VAT category have its letters in their ids. */
const spelled = FAMILIES.map((family) => family.split('-').join(GAP))
  .join('|')
  .replace(/FXEXT(?=\|)/, `FXEXT(?:${GAP}(?:S|Z|E|AE|IC|IG|IP|G|O))?`);
/**
 * A family in any spelling and a number; else something that is written like an id; else a short id
 * of Peppol, which is not the end of another id. Each part has a limit, so that reading is linear in the length of the text.
 */
const ID = new RegExp(
  `(?<![A-Za-z0-9])(?:` +
    `(?<family>${spelled})${GAP}(?<number>\\d{1,6})(?<part>[-_ ]?[a-c](?![A-Za-z0-9])|[-_ ]\\d(?!\\d))?` +
    `|(?<like>(?<![A-Za-z0-9][-_])(?:BR|UBL|CII|PEPPOL|FX)(?:-[A-Z][A-Z0-9]{0,11}){0,4}-[A-Z]{0,4}\\d{1,3}(?:-[a-z])?(?!\\.\\d))` +
    `|(?<all>${spelled})(?:-|(?<=-R))\\*` +
    `|(?<short>(?<![A-Za-z0-9][-_])(?:EN16931-|COMMON-)?(?:R|P|F|CL)\\d{3,4})` +
    `)(?![A-Za-z0-9])(?!-\\d)`,
  'gi',
);

/** Characters of a text that is an id and little else. */
const MAX_SHORT = 20;

/** Letters with gaps are words of a sentence more often than an id. */
function isSpelledAsId(text: string, written: string, family: string): boolean {
  const parts = family.split('-');
  const letters = written.slice(0, written.search(/\d/));
  const isCapital = letters === letters.toUpperCase();
  const isShort = text.trim().length <= MAX_SHORT;
  // "BR 2" and "BR 2024" are other things, unless the text is nothing else.
  if (family === 'BR' && !/^BR[-_]?\d{1,3}(?!\d)/i.test(written)) {
    return text.trim() === written && /\d{2}/.test(written) && !/\d{4}/.test(written);
  }
  const isNational = family.length === 4 && parts[0] !== 'BR';
  if (isNational) {
    return /^[a-z]{2}[-_][rs][-_]?\d/i.test(written) || (isShort && /\d{3}/.test(written));
  }
  const isDistinct = (parts[1]?.length ?? 0) >= 2;
  return isCapital || isDistinct || isShort;
}

function shortId(text: string, short: string, isPeppol: boolean): string | undefined {
  const isWhole = text.trim().length === short.length;
  const [scope, rest] = short.includes('-') ? short.split('-') : [undefined, short];
  if (scope === undefined && !isPeppol && !isWhole) return undefined;
  if (short !== short.toUpperCase() && !isWhole) return undefined;
  return `PEPPOL-${scope ?? 'EN16931'}-${rest}`.toUpperCase();
}

/** Words in front of a rule that is named by its number alone. */
const NUMBERED =
  /\b(?:fehler(?:code|nummer)?|(?:error|rule|warning)? ?(?:code|number)|rule|regel|warn(?:ing|ung))\W{0,3}$/i;

/** The rule of Peppol that a number such as R046 means beside a word for a rule. */
function numbered(text: string, short: string, index: number): string | undefined {
  if (!/^R\d{3}$/.test(short)) return undefined;
  const before = text.slice(Math.max(0, index - 24), index);
  const after = text.slice(index + short.length, index + short.length + 8);
  return NUMBERED.test(before) || /^ (?:rule|regel)\b/i.test(after)
    ? `PEPPOL-EN16931-${short}`
    : undefined;
}

/** Rules that an id written wrongly may mean: the letter O for a zero, a hyphen inside the number. */
function guessed(id: string): readonly string[] {
  const mended = id
    .replace(/O(?=-?\d)/gi, '0')
    .replace(/(?<=\d)-(?=\d)/g, '')
    .replace(/I(?=\d)/gi, '1');
  return mended === id ? [] : (RULES.get(keyOf(mended)) ?? []);
}

const VAT_FAMILY = /^BR-(?:S|Z|E|AE|IC|G|O|AF|AG|IG|IP|B)$/;

/** What a family is about of which no rule is named, as in `BR-AE-*`. */
const groupOf = (family: string): Family => (VAT_FAMILY.test(family) ? 'vat' : 'any');

function canonicalFamily(written: string): string | undefined {
  const bare = written
    .replace(/[-_ .]/g, '')
    .toUpperCase()
    .replace(/(?<=FXEXT)(?!CO)\w+$/, '');
  return FAMILIES.find((family) => family.replaceAll('-', '') === bare);
}

const MAX_FILE = 1000;
/** The rest of a path up to the ending of its file: such a name is no finding. */
const OF_FILE =
  /^[\w.-]{0,80}(?:[/\\][\w.-]{1,80}){0,8}\.(?:xml|sch|json|pdf|xslt?|svrl|html?|zip)(?![\w.])/i;

/** A word between the first and the last id of a range, as in a heading: neither is a finding. */
const RANGE = /^\s{1,3}(?:bis|to|through|[–—])\s{1,3}$/i;

/** Ids without those that only say where a range begins and ends. */
const withoutRanges = (text: string, ids: readonly FoundId[]): FoundId[] =>
  ids.filter((one, at) => {
    const [before, after] = [ids[at - 1], ids[at + 1]];
    const isRange = (from: FoundId, to: FoundId) => RANGE.test(text.slice(from.end, to.index));
    return !(before && isRange(before, one)) && !(after && isRange(one, after));
  });

/**
 * The ids in a text with plain hyphens and spaces, in their order. A known family with a number
 * that no rule has gives an id without rules: it is unknown, and not its neighbour.
 *
 * @param isPeppol the text comes from a report about Peppol, where `R120` is an id
 */
export function idsIn(text: string, isPeppol = /peppol/i.test(text)): FoundId[] {
  const found: FoundId[] = [];
  for (const match of text.matchAll(ID)) {
    const { family: written, number = '', part = '', like, short, all } = match.groups ?? {};
    const place = { index: match.index, end: match.index + match[0].length };
    if (OF_FILE.test(text.slice(place.end, place.end + MAX_FILE))) continue;
    if (written !== undefined) {
      const family = canonicalFamily(written) ?? written;
      if (!isSpelledAsId(text, match[0], family)) continue;
      if (family in data.families) {
        found.push({
          id: match[0],
          rules: [],
          family: family as Family,
          ...place,
        });
        continue;
      }
      const today = (data.renamed as Readonly<Record<string, string>>)[family];
      const whole = `${today ?? family}-${number}`;
      const named = RULES.get(keyOf(`${whole}-${part.replace(/[-_ ]/, '')}`.replace(/-$/, '')));
      // A letter or digit after a space may as well begin the sentence.
      const rules =
        named ??
        // The number and its part written together: DER0231 is DE-R-023-1.
        (part === '' ? RULES.get(keyOf(whole.replace(/(?<=-\d{3})(?=\d$)/, '-'))) : undefined) ??
        (part.startsWith(' ') ? RULES.get(keyOf(whole)) : undefined) ??
        SAME.get(keyOf(whole)) ??
        [];
      const [only] = rules.length === 1 && today === undefined ? rules : [];
      found.push({
        id: only ?? match[0],
        rules,
        renamed: today === undefined || rules.length === 0 ? undefined : rules.join(', '),
        ...place,
      });
    } else if (all !== undefined) {
      const family = canonicalFamily(all);
      if (family !== undefined && family !== 'BR')
        found.push({
          id: family.endsWith('-R') ? `${family}*` : `${family}-*`,
          rules: [],
          family: groupOf(family),
          ...place,
        });
    } else if (like !== undefined) {
      // Names of files such as UBL-Invoice-2.1.xsd are no ids.
      if (/[a-z]/.test(like.replace(/-[a-z]$/, '')) && text.trim() !== like) continue;
      const guess = guessed(like);
      found.push({
        id: like,
        rules: guess,
        ...(guess.length > 0 ? { isGuess: true } : {}),
        ...place,
      });
    } else if (short !== undefined) {
      const id = shortId(text, short, isPeppol);
      const guess = id === undefined ? numbered(text, short, match.index) : undefined;
      if (id !== undefined && allIds.has(id)) found.push({ id, rules: [id], ...place });
      else if (guess !== undefined && allIds.has(guess))
        found.push({ id: short, rules: [guess], isGuess: true, ...place });
    }
  }
  return withoutRanges(text, found);
}
