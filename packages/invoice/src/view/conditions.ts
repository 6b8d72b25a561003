import { normalize, type XmlElement } from '../reading/element';

const COMPARISON = /^(\S+)\s*(!?=)\s*(\S+)$/;

/** Values along a relative path that may end in an attribute; a quoted text is its own value. */
function values(element: XmlElement, source: string): string[] {
  const literal = /^'([^']*)'$/.exec(source);
  if (literal) return [literal[1] ?? ''];
  const [path = '', name] = source.split('@');
  const steps = path.replace(/\/$/, '');
  const found = steps === '' ? [element] : element.all(steps);
  if (name === undefined) return found.map(({ value }) => normalize(value));
  return found.flatMap((one) => one.attribute(name) ?? []);
}

/**
 * True when a predicate of the paths in `packages/invoice/data/business-terms.json` holds for an element: a path,
 * `=`, `!=`, `not()` or `starts-with(., '…')`.
 */
export function holds(element: XmlElement, condition: string): boolean {
  const negated = /^not\((.*)\)$/.exec(condition)?.[1];
  if (negated !== undefined) return !holds(element, negated);
  const start = /^starts-with\(\.,\s*'([^']*)'\)$/.exec(condition)?.[1];
  if (start !== undefined) return element.value.trimStart().startsWith(start);
  const [, left, operator, right] = COMPARISON.exec(condition) ?? [];
  if (left === undefined || right === undefined) return values(element, condition).length > 0;
  const others = values(element, right);
  return values(element, left).some((value) => others.includes(value) === (operator === '='));
}
