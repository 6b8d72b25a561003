import type { Finding } from '../finding';
import { locate, type XmlElement } from '../reading/element';
import { attributeName } from '../reading/names';
import type { Kind } from '../rules/rule';
import type { Fault } from '../structure/judge';
import { sentence, type Sentence, type Slots } from './sentence';
import { termsAt } from './terms';

const MAX_SHOWN = 40;
const shown = (value: string) =>
  value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;

/** Names of an element and of the one that it is in, for sentences. */
export const elementSlots = ({ name, parent }: XmlElement) => ({
  element: `<${name}>`,
  parent: `<${parent?.name ?? name}>`,
});

/** One sentence or two on a fault of structure. */
export function faultMessage(fault: Fault, language: string): string {
  const { element, rule } = fault;
  const say = (kind: Sentence, slots: Slots = {}) =>
    sentence(kind, { ...elementSlots(element), ...slots }, language);
  switch (rule) {
    case 'unknown-element': {
      const names = fault.allowed.map((one) => `<${one}>`).join(', ');
      return `${say(rule)} ${names === '' ? say('none-allowed') : say('allowed', { names })}`;
    }
    case 'missing-element':
      return fault.missing === '*' ? say('missing-content') : say(rule, { name: fault.missing });
    case 'wrong-value': {
      const value = element.value.trim();
      const form = say(`form-${fault.form}`);
      return value === '' ? say('empty-value', { form }) : say(rule, { value: shown(value), form });
    }
    case 'missing-attribute':
      return say(rule, { name: fault.attribute });
    case 'unknown-attribute':
      return say(rule, { name: attributeName(fault.attribute) });
    case 'wrong-attribute': {
      const name = attributeName(fault.attribute);
      const { only } = fault;
      return only === undefined ? say(rule, { name }) : say('fixed-attribute', { name, only });
    }
    default:
      return say(rule);
  }
}

const KINDS: Readonly<Record<Fault['rule'], Kind>> = {
  'unknown-element': 'unused',
  'wrong-order': 'cardinality',
  'too-many': 'cardinality',
  'missing-element': 'required',
  'unexpected-text': 'other',
  'wrong-value': 'other',
  'unknown-attribute': 'unused',
  'missing-attribute': 'required',
  'wrong-attribute': 'other',
};

export function faultKind(fault: Fault): Kind {
  return fault.rule === 'wrong-value' && fault.form === 'date' ? 'date' : KINDS[fault.rule];
}

/** Rule, severity and place of a fault, as a finding has them; a missing attribute has no place. */
export function faultPlace({
  element,
  rule,
  attribute,
}: {
  readonly element: XmlElement;
  readonly rule: string;
  readonly attribute?: string;
}): Pick<Finding, 'rule' | 'severity' | 'path' | 'line' | 'column'> {
  return {
    rule,
    severity: 'fatal',
    path: locate(element, rule === 'missing-attribute' ? undefined : attribute),
    line: element.position.line,
    column: element.position.column,
  };
}

/** Business terms at the place of a fault, or of what is missing there. */
export function faultTerms(fault: Fault): string[] {
  const { path } = fault.element;
  return [...termsAt(fault.rule === 'missing-element' ? `${path}/${fault.missing}` : path)];
}
