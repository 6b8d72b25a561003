import type { XmlElementNode } from './xml-tree';

/** Target of a path: an element, or one of its attributes. */
export interface PathHit {
  element: XmlElementNode;
  /** Set when the path ends in an attribute. */
  attribute?: string;
  /** Elements whose value a predicate requires, such as the tax scheme beside a VAT ID. */
  asked: readonly XmlElementNode[];
  /** Text of the attribute or leaf; empty for an element with children. */
  value: string;
}

type Found = Omit<PathHit, 'value'>;

/** The document elements have no prefix in the files, since UBL makes theirs the default. */
const ROOT_PREFIXES = /^(?:ubl|cn):/;

function splitOutside(path: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let current = '';
  for (const character of path) {
    if (character === '[') depth += 1;
    if (character === ']') depth -= 1;
    if (depth === 0 && character === separator) {
      parts.push(current.trim());
      current = '';
    } else {
      current += character;
    }
  }
  return [...parts, current.trim()];
}

/** The steps of a path; a `/` inside a predicate does not count. */
export function splitSteps(path: string): string[] {
  return splitOutside(path, '/');
}

/** Name and predicates of a step: `a[b = 'c']` gives `a` and `b = 'c'`. */
export function splitStep(step: string): { name: string; conditions: string[] } {
  const [name = '', ...conditions] = step.replaceAll(']', '').split('[');
  return { name, conditions: conditions.map((condition) => condition.trim()) };
}

function valueOf({ element, attribute }: Pick<Found, 'element' | 'attribute'>): string {
  if (attribute !== undefined) return element.attributes.get(attribute) ?? '';
  return element.children.length === 0 ? element.text : '';
}

function relative(element: XmlElementNode, steps: readonly string[]): Found[] {
  return steps.reduce<Found[]>(
    (found, step) => found.flatMap((one) => follow(one, step)),
    [{ element, asked: [] }],
  );
}

function follow({ element, asked }: Found, step: string): Found[] {
  if (step === '..') return element.parent ? [{ element: element.parent, asked }] : [];
  if (step.startsWith('@')) {
    const attribute = step.slice(1);
    return element.attributes.has(attribute) ? [{ element, asked, attribute }] : [];
  }
  const { name, conditions } = splitStep(step);
  return element.children
    .filter((child) => child.name === name)
    .filter((child) => conditions.every((condition) => holds(child, condition)))
    .map((child) => ({
      element: child,
      asked: [...asked, ...conditions.flatMap((condition) => compared(child, condition))],
    }));
}

const COMPARISON = /^(\S+)\s*(!?=)\s*(\S+)$/;

function compared(element: XmlElementNode, condition: string): XmlElementNode[] {
  const [, left = ''] = COMPARISON.exec(condition) ?? [];
  return left === '' || left.startsWith('@')
    ? []
    : relative(element, splitSteps(left)).map((found) => found.element);
}

function operand(element: XmlElementNode, source: string): string[] {
  const literal = /^'([^']*)'$/.exec(source);
  return literal ? [literal[1] ?? ''] : relative(element, splitSteps(source)).map(valueOf);
}

function holds(element: XmlElementNode, condition: string): boolean {
  const negated = /^not\((.*)\)$/.exec(condition);
  if (negated) return !holds(element, negated[1] ?? '');
  const starts = /^starts-with\(\.,\s*'([^']*)'\)$/.exec(condition);
  if (starts) return valueOf({ element }).startsWith(starts[1] ?? '');
  const comparison = COMPARISON.exec(condition);
  if (!comparison) return relative(element, splitSteps(condition)).length > 0;
  const [, left = '', operator, right = ''] = comparison;
  const rights = operand(element, right);
  return operand(element, left).some((a) =>
    rights.some((b) => (operator === '=' ? a === b : a !== b)),
  );
}

/**
 * Finds elements or attributes by an absolute path, in document order. It supports the part of XPath
 * 1.0 that `packages/invoice/data/business-terms.json` uses: child steps, a final attribute, `|`, and
 * predicates with a path, `=`, `!=`, `not()` or `starts-with(., '…')`.
 */
export function select(root: XmlElementNode, path: string): PathHit[] {
  return splitOutside(path, '|')
    .flatMap((alternative) => {
      const [first = '', ...steps] = splitSteps(alternative.slice(1));
      return first.replace(ROOT_PREFIXES, '') === root.name ? relative(root, steps) : [];
    })
    .sort((a, b) => a.element.startLine - b.element.startLine)
    .map((found) => ({ ...found, value: valueOf(found) }));
}
