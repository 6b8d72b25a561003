import {
  addTerm,
  applyChange,
  changed,
  descendants,
  elementsAt,
  findTerm,
  parseXml,
  toXml,
  type Breach,
  type Change,
  type XmlElementNode,
} from 'edocument-invoice/documents';
import { SAMPLE_NAMES, type SampleName, type Syntax } from './catalogue';
import { readSampleXml } from './read';
import { sortAsSchema } from './schema-order';

function sampleWith(sample: string, syntax: Syntax, changes: readonly Change[]): XmlElementNode {
  const root = changed(unchanged(sample as SampleName, syntax), syntax, changes);
  sortAsSchema(root, syntax);
  return root;
}

/** The sample of a breach after its changes, as XML. */
export const brokenSample = ({ sample, given, changes }: Breach, syntax: Syntax): string =>
  toXml(sampleWith(sample, syntax, [...given, ...changes]));

/** The document that shows the rule of a breach obeyed, as XML; `terms` are those of the rule. */
export const obeyingSample = (breach: Breach, syntax: Syntax, terms: readonly string[]): string =>
  toXml(obeying(breach, syntax, terms).root);

/** Places of a document to be shown, and what was taken away from an element. */
interface Places {
  readonly marked: ReadonlySet<XmlElementNode>;
  readonly missing: ReadonlyMap<XmlElementNode, readonly string[]>;
}

interface MarkedXml {
  readonly text: string;
  /** Numbers of marked lines, from 1. */
  readonly marked: number[];
}

/** More places of one term would make a long text of one example. */
const MAX_PLACES = 2;

function printAttributes({ attributes, parent }: XmlElementNode): string {
  if (!parent) return ' …';
  return [...attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
}

const plain = (text: string) =>
  text.replace(/[&<>]/g, (one) => ({ '&': '&amp;', '<': '&lt;' })[one] ?? '&gt;');

/** Longest text of an element that is shown whole. */
const MAX_TEXT = 160;

/**
 * The marked elements of a document inside their ancestors; what is left out between them is a
 * comment, and so is what is missing.
 */
function printMarked(root: XmlElementNode, { marked, missing }: Places): MarkedXml {
  const needed = new Set<XmlElementNode>();
  for (const element of [...marked, ...missing.keys()]) {
    for (let above: XmlElementNode | null = element; above; above = above.parent) needed.add(above);
  }
  const lines: string[] = [];
  const numbers: number[] = [];
  const write = (line: string, isMarked: boolean) => {
    lines.push(line);
    if (isMarked) numbers.push(lines.length);
  };
  const print = (element: XmlElementNode, depth: number, inside: boolean): void => {
    const indent = '  '.repeat(depth);
    const isMarked = inside || marked.has(element);
    const start = `${indent}<${element.name}${printAttributes(element)}`;
    if (element.children.length === 0 && !missing.has(element)) {
      const text = element.text.length > MAX_TEXT ? `${element.text.slice(0, 40)}…` : element.text;
      write(`${start}>${plain(text)}</${element.name}>`, isMarked);
      return;
    }
    write(`${start}>`, isMarked);
    let hasGap = false;
    for (const child of element.children) {
      if (isMarked || needed.has(child)) {
        print(child, depth + 1, isMarked);
        hasGap = false;
      } else if (!hasGap) {
        write(`${indent}  <!-- … -->`, false);
        hasGap = true;
      }
    }
    for (const text of missing.get(element) ?? []) write(`${indent}  <!-- ${text} -->`, true);
    write(`${indent}</${element.name}>`, isMarked);
  };
  print(root, 0, false);
  return { text: lines.join('\n'), marked: numbers };
}

function placesOf(root: XmlElementNode, syntax: Syntax, ids: readonly string[]): XmlElementNode[] {
  return ids.flatMap((id) =>
    findTerm(root, syntax, id)
      .slice(0, MAX_PLACES)
      .map(({ element }) => element),
  );
}

/** The currency of an amount is none, so the one that has an attribute for each stands for all. */
const CURRENCIES = '//';

/** The term that a change is about. */
function termsOf({ isTerm, subject }: Change): string[] {
  if (subject === CURRENCIES) return ['BT-110'];
  return isTerm ? [subject] : [];
}

/** Subject of a change in a document that has it: places of terms, or elements at a path. */
function placesOfChange(root: XmlElementNode, syntax: Syntax, change: Change): XmlElementNode[] {
  const terms = termsOf(change);
  return terms.length > 0
    ? placesOf(root, syntax, terms)
    : elementsAt(root, change.subject).slice(0, MAX_PLACES);
}

const stateOf = ({ text, attributes }: XmlElementNode) => JSON.stringify([text, ...attributes]);

/** Terms beside those that change are shown where they are single values. */
function context(root: XmlElementNode, syntax: Syntax, terms: readonly string[]): XmlElementNode[] {
  return placesOf(root, syntax, terms).filter(({ children }) => children.length === 0);
}

/** Terms in a document: single values, or whole groups where it has none of these. */
function shown(root: XmlElementNode, syntax: Syntax, terms: readonly string[]): XmlElementNode[] {
  const values = context(root, syntax, terms);
  return values.length > 0 ? values : placesOf(root, syntax, terms);
}

/**
 * Subject of a rule in a document that obeys it: the sample of its breach, or where that lacks it
 * the one that has most of it.
 */
function obeying(
  { sample, given, changes }: Breach,
  syntax: Syntax,
  terms: readonly string[],
): { readonly root: XmlElementNode; readonly marked: ReadonlySet<XmlElementNode> } {
  const before =
    given.length > 0 ? sampleWith(sample, syntax, given) : unchanged(sample as SampleName, syntax);
  const marked = new Set([
    ...changes.flatMap((change) => placesOfChange(before, syntax, change)),
    ...context(before, syntax, terms),
  ]);
  if (marked.size > 0) return { root: before, marked };
  if (given.length > 0) {
    const places = given.flatMap((change) => placesOfChange(before, syntax, change));
    return { root: before, marked: new Set(places) };
  }
  const ids = [...new Set([...terms, ...changes.flatMap(termsOf)])];
  const [best] = SAMPLE_NAMES.map((name) => unchanged(name, syntax))
    .map((root) => ({
      root,
      count: ids.filter((id) => placesOf(root, syntax, [id]).length > 0).length,
    }))
    .sort((one, other) => other.count - one.count);
  if (!best || best.count === 0) throw new Error(`No sample has ${ids.join(', ')}: add "given".`);
  return { root: best.root, marked: new Set(shown(best.root, syntax, ids)) };
}

/**
 * A part of a sample that breaks a rule, and one that obeys it: the same part before, if there was any.
 *
 * @param terms terms of the rule, which are shown as well
 * @param missing sentence on what is missing, of the ids of terms
 */
export function breachExcerpts(
  breach: Breach,
  syntax: Syntax,
  terms: readonly string[],
  missing: (ids: string) => string,
): { readonly broken: MarkedXml; readonly whole: MarkedXml } {
  const { sample, given, changes } = breach;
  const whole = obeying(breach, syntax, terms);
  const after = sampleWith(sample, syntax, given);
  const gaps = new Map<XmlElementNode, string[]>();
  const touched: XmlElementNode[] = [];
  for (const change of changes) {
    const old = placesOfChange(after, syntax, change);
    const known = new Map([...descendants(after)].map((one) => [one, stateOf(one)]));
    applyChange(after, syntax, change);
    // What has another value or attribute, and what is new.
    const now = [...descendants(after)].filter((one) => known.get(one) !== stateOf(one));
    touched.push(...(termsOf(change).length > 0 ? old : []), ...now);
    for (const { parent, name } of old.filter((one) => !isIn(after, one))) {
      const [gone = name] = termsOf(change);
      if (parent) gaps.set(parent, [...new Set([...(gaps.get(parent) ?? []), gone])]);
    }
  }
  sortAsSchema(after, syntax);
  const marked = new Set([
    ...placesOf(after, syntax, changes.flatMap(termsOf)),
    ...touched.filter(({ children }) => children.length === 0).slice(0, MAX_PLACES * 2),
    ...context(after, syntax, terms),
  ]);
  const attached = [...marked].filter((element) => isIn(after, element));
  const firsts = [...gaps]
    .filter(([parent]) => isIn(after, parent))
    .slice(0, MAX_PLACES)
    .map(([parent, gone]) => [parent, [missing(gone.join(', '))]] as const);
  return {
    broken: printMarked(after, { marked: new Set(attached), missing: new Map(firsts) }),
    whole: printMarked(whole.root, { marked: whole.marked, missing: new Map() }),
  };
}

function isIn(root: XmlElementNode, element: XmlElementNode): boolean {
  if (element === root) return true;
  const { parent } = element;
  return parent !== null && parent.children.includes(element) && isIn(root, parent);
}

const parsed = new Map<string, XmlElementNode>();

/** A sample that nobody changes, parsed once. */
function unchanged(name: SampleName, syntax: Syntax): XmlElementNode {
  const key = `${name}.${syntax}`;
  const known = parsed.get(key) ?? parseXml(readSampleXml(name, syntax));
  parsed.set(key, known);
  return known;
}

/** The first place of a term in a sample, in its ancestors; null where the sample lacks it. */
export function termExcerpt(name: SampleName, syntax: Syntax, id: string): MarkedXml | null {
  const root = unchanged(name, syntax);
  const [first] = placesOf(root, syntax, [id]);
  return first ? printMarked(root, { marked: new Set([first]), missing: new Map() }) : null;
}

/** The same for a term that a sample does not have, with a value put in. */
export function addedTermExcerpt(
  name: SampleName,
  syntax: Syntax,
  id: string,
  value: string,
): MarkedXml | null {
  const root = changed(unchanged(name, syntax), syntax, []);
  addTerm(root, syntax, id, value);
  const [first] = placesOf(root, syntax, [id]);
  return first ? printMarked(root, { marked: new Set([first]), missing: new Map() }) : null;
}
