import { stem } from '../analysis/stem';
import { entityOf } from '../entity';
import type { AnalysisLanguage } from '../types';
import { familiesOf, nameKey, subjectKey } from '../names';
import { fromRuns } from '../runs';
import { firstCell } from './texts';
import { CONTENT_LEVEL, type Tree, type TreeNode, type TreePage } from './tree';

/** A place that has a name: the page of a rule or term, or a row by its first cell. */
export interface NamedPlace {
  readonly node: number;
  /** Id of a row that no node is, on the page of the node. */
  readonly row?: string;
}

/** Places that are found by a name typed exactly; by key, the best place first. */
export type Places = ReadonlyMap<string, readonly NamedPlace[]>;

/** The page of one term; the list of all has no name of a term. */
const TERM = /\/Reference\/Terms\/[^/]+\/?$/;
/** Names of elements (`cbc:ID`) are those of many terms. */
const isElement = (name: string): boolean => name.includes(':');

const RULE_OR_TERM = /\/(?:Rules|Terms)\//;

/** Lists repeat in short what a row elsewhere says in full. */
const isList = ({ kind }: TreePage): boolean => kind === 'reference';

/**
 * The keys of a rule or term: a rule in parts (`BR-DE-23-a`) is asked for as a whole, too, and one with
 * two numbers (`GR-R-001-1`) without anything between them.
 */
function keysOf(id: string): Set<string> {
  const names = [id, id.replace(/(?<=\d)-[a-z]$/, ''), id.replace(/-/g, '')];
  return new Set(names.map(nameKey));
}

/** Pages of single rules; the keywords of one are the terms that it is about. */
const RULE = /\/Reference\/Rules\/[^/]+\/?$/;

/** The name of a term behind its id: `BT-10: Buyer reference`. */
const TERM_NAME = /^B[TG]-[\d-]+: (.+)$/u;

/** The key of the rules about a term, by its id or name; it is no name that a reader types. */
export const aboutKey = (termKey: string): string => `about ${termKey}`;

/** The key of the terms that an element of the XML holds, by its name without prefix. */
export const elementKey = (element: string): string => `element ${element.toLowerCase()}`;

/** An element that more terms share (`cbc:ID`) is none of them. */
const MAX_TERMS_OF_ELEMENT = 3;

/** The key of the place that tells what a family of rules or terms is, such as `BR-DE`. */
export const familyKey = (family: string): string => `family ${nameKey(family.toUpperCase())}`;

/** The pages that explain the families of rules and of terms, by the folder of the single ones. */
const OVERVIEWS = [
  ['/Reference/Rules/', '/Reference/Rules'],
  ['/Reference/Terms/', '/Reference/BusinessTerms'],
] as const;

class Names {
  private readonly places = new Map<string, NamedPlace[]>();

  add(name: string, place: NamedPlace): void {
    this.places.set(name, [...this.of(name), place]);
  }

  of(name: string): readonly NamedPlace[] {
    return this.places.get(name) ?? [];
  }

  keys(): Iterable<string> {
    return this.places.keys();
  }
}

/**
 * The ids of rules and terms, and the names of all rows that have an anchor of their own: codes,
 * captions, statuses. A name that several rows have leads to all of them, in the order of the pages:
 * a caption (`Code`) to the fields of each page, a code (`42`) to each list that has it. A page about
 * what a field is called after comes before the field (`Belegvorlagen` before `Belegvorlage`), and
 * lists that repeat such rows come last.
 */
export function namedPlaces({ nodes, pages }: Tree, language: AnalysisLanguage): Places {
  const ids = new Names();
  const titles = new Names();
  const titleKeys = new Set<string>();
  /** Pages to look something up: who types their title means them, whatever rows are called. */
  const tools = new Names();
  const rows = new Names();
  const terms = new Names();
  const repeated = new Names();
  const elements = new Names();
  const about = new Names();
  // Its own name first, then what else it is called.
  const namesOfTerm = new Map(
    pages
      .filter(({ url }) => TERM.test(url))
      .map(({ url, firstNode }) => {
        const { text, keywords } = nodes[firstNode] as TreeNode;
        const [, own = ''] = TERM_NAME.exec(text) ?? [];
        const names = [own, ...keywords.filter((name) => !isElement(name))];
        return [entityOf(url), names.map((name) => subjectKey(name, language))] as const;
      }),
  );
  const bestRank = Math.max(...pages.map(({ pageRank }) => pageRank));
  for (const [folder, overview] of OVERVIEWS) {
    const node = pages.find(({ url }) => url.endsWith(overview))?.firstNode;
    if (node === undefined) continue;
    const members = pages.flatMap(({ url }) => (url.includes(folder) ? (entityOf(url) ?? []) : []));
    const families = members.flatMap((id) => (/\d/.test(id) ? familiesOf(id).slice(0, 1) : []));
    for (const family of new Set(families)) ids.add(familyKey(family), { node });
  }
  pages.forEach((page, index) => {
    const { firstNode, pageRank, url } = page;
    const own = nodes.slice(firstNode, pages[index + 1]?.firstNode);
    const entity = entityOf(url);
    if (entity !== undefined && RULE_OR_TERM.test(url))
      for (const key of keysOf(entity)) ids.add(key, { node: firstNode });
    for (const row of fromRuns(page.rows))
      for (const key of keysOf(row)) ids.add(key, { node: firstNode, row });
    const families = fromRuns(page.rows).flatMap((row) => familiesOf(row).slice(0, 1));
    for (const family of new Set(families)) ids.add(familyKey(family), { node: firstNode });
    let section: string | null = null;
    if (TERM.test(url)) {
      const { keywords } = nodes[firstNode] as TreeNode;
      const held = keywords.filter(isElement).map((name) => elementKey(name.replace(/^.*:/, '')));
      for (const key of new Set(held)) elements.add(key, { node: firstNode });
    }
    const [, ...others] = namesOfTerm.get(entity) ?? [];
    for (const key of new Set(others)) terms.add(key, { node: firstNode });
    own.forEach(({ anchor, keywords, level, text }, offset) => {
      const place = { node: firstNode + offset };
      if (level === 1 && RULE.test(url)) {
        const subjects = keywords.flatMap((id) => [nameKey(id), ...(namesOfTerm.get(id) ?? [])]);
        for (const key of new Set(subjects)) about.add(aboutKey(key), place);
      }
      if (level === 1 && entity === undefined && pageRank === bestRank) {
        titleKeys.add(nameKey(text));
        (isList(page) ? tools : titles).add(stem(nameKey(text), language), place);
      }
      if (level < CONTENT_LEVEL) section = anchor;
      if (level !== CONTENT_LEVEL || anchor === section) return;
      const label = firstCell(text);
      if (label !== undefined) (isList(page) ? repeated : rows).add(nameKey(label), place);
    });
  });
  // What a rule about one term says is about that term most of all.
  const termsOf = ({ node }: NamedPlace): number => (nodes[node] as TreeNode).keywords.length;
  for (const key of about.keys()) {
    const held = [...about.of(key)].sort((left, right) => termsOf(left) - termsOf(right));
    for (const place of held) ids.add(key, place);
  }
  for (const key of elements.keys()) {
    const held = elements.of(key);
    if (held.length <= MAX_TERMS_OF_ELEMENT) for (const place of held) ids.add(key, place);
  }
  const keys = new Set([
    ...ids.keys(),
    ...titleKeys,
    ...rows.keys(),
    ...terms.keys(),
    ...repeated.keys(),
  ]);
  keys.delete('');
  return new Map(
    [...keys].map((key) => [
      key,
      [
        ...ids.of(key),
        ...tools.of(stem(key, language)),
        ...titles.of(stem(key, language)),
        ...rows.of(key),
        ...terms.of(key),
        ...repeated.of(key),
      ],
    ]),
  );
}
