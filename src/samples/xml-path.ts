import { descendants, type XmlElementNode } from './xml-tree';

/** What a path finds: an element, or one of its attributes. */
export interface PathHit {
  element: XmlElementNode;
  /** Set when the path ends in an attribute. */
  attribute?: string;
  value: string;
}

/** The document elements stand without prefix in the files, since UBL makes theirs the default. */
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

function text(element: XmlElementNode): string {
  return [...descendants(element)].map((node) => node.text).join('');
}

function relative(element: XmlElementNode, path: string): PathHit[] {
  let hits: PathHit[] = [{ element, value: text(element) }];
  for (const step of splitOutside(path, '/')) {
    hits = hits.flatMap((hit) => follow(hit.element, step));
  }
  return hits;
}

function follow(element: XmlElementNode, step: string): PathHit[] {
  if (step === '.') return [{ element, value: text(element) }];
  if (step === '..') {
    return element.parent ? [{ element: element.parent, value: text(element.parent) }] : [];
  }
  const [name = '', ...conditions] = step.replaceAll(']', '').split('[');
  if (name.startsWith('@')) {
    const value = element.attributes.get(name.slice(1));
    return value === undefined ? [] : [{ element, attribute: name.slice(1), value }];
  }
  return element.children
    .filter((child) => child.name === name)
    .filter((child) => conditions.every((condition) => holds(child, condition.trim())))
    .map((child) => ({ element: child, value: text(child) }));
}

function operand(element: XmlElementNode, source: string): string[] {
  const literal = /^'([^']*)'$/.exec(source);
  return literal ? [literal[1] ?? ''] : relative(element, source).map(({ value }) => value);
}

function holds(element: XmlElementNode, condition: string): boolean {
  const negated = /^not\((.*)\)$/.exec(condition);
  if (negated) return !holds(element, negated[1] ?? '');
  const starts = /^starts-with\(\.,\s*'([^']*)'\)$/.exec(condition);
  if (starts) return text(element).startsWith(starts[1] ?? '');
  const comparison = /^(\S+)\s*(!?=)\s*(\S+)$/.exec(condition);
  if (!comparison) return relative(element, condition).length > 0;
  const [, left = '', operator, right = ''] = comparison;
  const rights = operand(element, right);
  return operand(element, left).some((a) =>
    rights.some((b) => (operator === '=' ? a === b : a !== b)),
  );
}

/**
 * Finds elements or attributes by an absolute path, in document order. It knows the part of XPath
 * 1.0 that `src/data/business-terms.json` uses: child steps, a final attribute, `|`, and
 * predicates with a path, `=`, `!=`, `not()` or `starts-with(., '…')`.
 */
export function select(root: XmlElementNode, path: string): PathHit[] {
  const hits = splitOutside(path, '|').flatMap((alternative) => {
    const [first = '', ...steps] = splitOutside(alternative.slice(1), '/');
    if (first.replace(ROOT_PREFIXES, '') !== root.name) return [];
    return steps.length === 0
      ? [{ element: root, value: text(root) }]
      : relative(root, steps.join('/'));
  });
  return hits.sort((a, b) => a.element.startLine - b.element.startLine);
}
