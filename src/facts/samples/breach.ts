import data from './breaches.json';
import { businessTerm, findTerm } from './business-terms';
import { SAMPLE_NAMES, type SampleName, type Syntax } from './catalogue';
import { add, double, drop, elementsAt, put, remove, repeat, set } from './mutate';
import { readSampleXml } from './read';
import { sortAsSchema } from './schema-order';
import { descendants, parseXml, type XmlElementNode } from './xml-tree';

/** A change of a sample: its kind, then business terms or the path of an element, and a value. */
type Change = readonly [kind: string, ...values: string[]];

/** Changes of a sample that make it break a rule. */
export interface Breach {
  readonly sample: SampleName;
  /** The one syntax in which the rule can be broken so. */
  readonly only?: Syntax;
  /** Changes that make the sample one that the rule is about, and that obeys it. */
  readonly given?: readonly Change[];
  readonly changes: readonly Change[];
}

/** Breaches by rule; tests show that each breaks its rule, in all syntaxes that it is for. */
export const breaches: ReadonlyMap<string, readonly Breach[]> = new Map(
  Object.entries(
    data.breaches as unknown as Readonly<Record<string, Breach | readonly Breach[]>>,
  ).map(([id, found]) => [id, [found].flat()]),
);

/** True for a change of a path instead of a term. */
const isAtPath = ([kind]: Change) => ['put', 'double', 'drop'].includes(kind);

function setCurrency(root: XmlElementNode, code: string): void {
  for (const element of descendants(root)) {
    if (element.attributes.has('currencyID')) element.attributes = new Map([['currencyID', code]]);
  }
}

/** The syntax that a path is of. */
const syntaxOfPath = (path: string): Syntax => (path.startsWith('rsm:') ? 'cii' : 'ubl');

/**
 * Changes a sample in place; a path of the other syntax changes nothing.
 *
 * @throws Error for a term that the sample lacks, or an unknown kind of change
 */
function applyChange(root: XmlElementNode, syntax: Syntax, [kind, id = '', ...rest]: Change): void {
  if (isAtPath([kind]) && syntaxOfPath(id) !== syntax) return;
  if (kind === 'remove') remove(id, ...rest)(root, syntax);
  else if (kind === 'set') set(id, rest[0] ?? '')(root, syntax);
  else if (kind === 'add') add(id, rest[0] ?? '')(root, syntax);
  else if (kind === 'repeat') repeat(id)(root, syntax);
  else if (kind === 'currency') setCurrency(root, id);
  else if (kind === 'put') put(id, rest[0] ?? '')(root, syntax);
  else if (kind === 'double') double(id)(root, syntax);
  else if (kind === 'drop') drop(id)(root, syntax);
  else throw new Error(`breaches.json: "${kind}" is no change.`);
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** A document as XML on one line. */
export function toXml({ name, attributes, children, text }: XmlElementNode): string {
  const given = [...attributes].map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
  const content = children.length > 0 ? children.map(toXml).join('') : escape(text);
  return `<${name}${given}>${content}</${name}>`;
}

function changed(sample: SampleName, syntax: Syntax, changes: readonly Change[]): XmlElementNode {
  const root = parseXml(readSampleXml(sample, syntax));
  for (const change of changes) applyChange(root, syntax, change);
  sortAsSchema(root, syntax);
  return root;
}

/** The sample of a breach after its changes, as XML. */
export const brokenSample = ({ sample, given = [], changes }: Breach, syntax: Syntax): string =>
  toXml(changed(sample, syntax, [...given, ...changes]));

/** The document that shows the rule of a breach obeyed, as XML; `terms` are those of the rule. */
export const obeyingSample = (breach: Breach, syntax: Syntax, terms: readonly string[]): string =>
  toXml(obeying(breach, syntax, terms).root);

/** Places of a document to be shown, and what was taken away from an element. */
interface Places {
  readonly marked: ReadonlySet<XmlElementNode>;
  readonly missing: Map<XmlElementNode, string[]>;
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
  return ids.flatMap((id) => {
    const term = businessTerm(id);
    return term
      ? findTerm(root, syntax, term)
          .slice(0, MAX_PLACES)
          .map(({ element }) => element)
      : [];
  });
}

/** Terms that a change is about. */
function termsOf(change: Change): string[] {
  const [kind, ...values] = change;
  if (isAtPath(change)) return [];
  if (kind === 'remove') return values;
  return kind === 'currency' ? ['BT-110'] : values.slice(0, 1);
}

/** Subject of a change in a document that has it: places of terms, or elements at a path. */
function placesOfChange(root: XmlElementNode, syntax: Syntax, change: Change): XmlElementNode[] {
  const [, path = ''] = change;
  return isAtPath(change)
    ? elementsAt(root, path.replace(/@.*/, '')).slice(0, MAX_PLACES)
    : placesOf(root, syntax, termsOf(change));
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
  { sample, given = [], changes }: Breach,
  syntax: Syntax,
  terms: readonly string[],
): { readonly root: XmlElementNode; readonly marked: ReadonlySet<XmlElementNode> } {
  const before = given.length > 0 ? changed(sample, syntax, given) : unchanged(sample, syntax);
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
  const { sample, given = [], changes } = breach;
  const whole = obeying(breach, syntax, terms);
  const after = changed(sample, syntax, given);
  const gaps = new Map<XmlElementNode, string[]>();
  const touched: XmlElementNode[] = [];
  for (const change of changes) {
    const old = placesOfChange(after, syntax, change);
    const known = new Map([...descendants(after)].map((one) => [one, stateOf(one)]));
    applyChange(after, syntax, change);
    // What has another value or attribute, and what is new.
    const now = [...descendants(after)].filter((one) => known.get(one) !== stateOf(one));
    touched.push(...(isAtPath(change) ? [] : old), ...now);
    for (const { parent, name } of old.filter((one) => !isIn(after, one))) {
      const gone = termsOf(change).join(', ') || name;
      if (parent && !gaps.has(parent)) gaps.set(parent, [missing(gone)]);
    }
  }
  sortAsSchema(after, syntax);
  const marked = new Set([
    ...placesOf(after, syntax, changes.flatMap(termsOf)),
    ...touched.filter(({ children }) => children.length === 0).slice(0, MAX_PLACES * 2),
    ...context(after, syntax, terms),
  ]);
  const attached = [...marked].filter((element) => isIn(after, element));
  const firsts = [...gaps].filter(([parent]) => isIn(after, parent)).slice(0, MAX_PLACES);
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
  const root = parseXml(readSampleXml(name, syntax));
  add(id, value)(root, syntax);
  const [first] = placesOf(root, syntax, [id]);
  return first ? printMarked(root, { marked: new Set([first]), missing: new Map() }) : null;
}
