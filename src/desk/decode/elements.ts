import data from 'edocument-invoice/data/business-terms.json';
import { TERM_PATHS, type TermPath } from 'edocument-invoice';
import { engineRules } from './ids/catalogue';
import { localName } from './plain';

function groupByName(): ReadonlyMap<string, readonly TermPath[]> {
  const found = new Map<string, TermPath[]>();
  for (const place of TERM_PATHS) {
    const name = place.path.slice(place.path.lastIndexOf('/') + 1);
    for (const key of [name, localName(name)]) {
      found.set(key, [...(found.get(key) ?? []), place]);
    }
  }
  return found;
}

const BY_NAME = groupByName();

const withoutPrefixes = (path: string): string => path.replace(/\w+:/g, '');

/**
 * Terms at a path of elements such as `cac:Price/cbc:PriceAmount`: those whose own path ends so. All
 * names may be without their prefixes.
 */
export function termsAtPath(path: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const written = path.includes(':') ? (own: string) => own : withoutPrefixes;
  const places = (BY_NAME.get(name) ?? []).filter(
    (place) => !path.includes('/') || `/${written(place.path)}`.endsWith(`/${path}`),
  );
  return [...new Set(places.map(({ term }) => term))];
}

const stepsOf = (path: string) => path.split('/');

/** Terms that are in an element, at any depth, without those of attributes. */
export const termsIn = (element: string): string[] => [
  ...new Set(
    TERM_PATHS.filter(({ path }) => !path.includes('/@'))
      .filter(({ path }) =>
        stepsOf(path)
          .slice(0, -1)
          .some((step) => step === element || localName(step) === element),
      )
      .map(({ term }) => term),
  ),
];

const NAMES: ReadonlySet<string> = new Set(
  [
    ...TERM_PATHS.map(({ path }) => path),
    ...[...engineRules.values()].flatMap(({ paths }) => paths),
  ].flatMap((path) => stepsOf(path).map(localName)),
);

/** Whether a name without prefix is one of an element of invoices that is known here. */
export const isElementName = (name: string): boolean => NAMES.has(name);

const GROUP_OF: ReadonlyMap<string, string | null> = new Map(
  data.terms.map(({ id, group }) => [id, group]),
);

/** The groups that a term is in, from the inside out. */
export function groupsAround(term: string): string[] {
  const group = GROUP_OF.get(term);
  return group === undefined || group === null ? [] : [group, ...groupsAround(group)];
}
