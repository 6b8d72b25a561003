import type { Finding } from '../finding';
import { inLanguage, type Localized } from '../language';
import { locate, type XmlElement } from '../reading/element';
import { attributeName } from '../reading/names';
import type { Kind } from '../rules/rule';
import type { Fault } from '../structure/judge';
import type { Form } from '../structure/simple-types';
import { termsAt } from './terms';

const tag = ({ name }: XmlElement) => `<${name}>`;
const MAX_SHOWN = 40;
const shown = (value: string) =>
  value.length > MAX_SHOWN ? `${value.slice(0, MAX_SHOWN)}…` : value;

interface Words {
  forms: Readonly<Record<Form, string>>;
  unknown: (element: string, parent: string) => string;
  misplaced: (element: string, parent: string) => string;
  repeated: (element: string, parent: string) => string;
  allowed: (names: string) => string;
  noneAllowed: (parent: string) => string;
  missing: (element: string, name: string) => string;
  noContent: (element: string) => string;
  text: (element: string) => string;
  empty: (element: string, form: string) => string;
  value: (element: string, value: string, form: string) => string;
  unknownAttribute: (element: string, name: string) => string;
  missingAttribute: (element: string, name: string) => string;
  wrongAttribute: (element: string, name: string) => string;
  onlyAttribute: (element: string, name: string, only: string) => string;
}

const WORDS: Localized<Words> = {
  'en-GB': {
    forms: {
      decimal: 'a number with a decimal point, such as 1234.50',
      date: 'a date such as 2026-11-22',
      time: 'a time such as 09:30:00',
      dateTime: 'a date and time such as 2026-11-22T09:30:00',
      boolean: 'true or false',
      base64: 'data in Base64',
    },
    unknown: (element, parent) => `${element} does not belong in ${parent}.`,
    misplaced: (element, parent) => `${element} belongs further up in ${parent}.`,
    repeated: (element, parent) => `${element} occurs more than once in ${parent}; one is allowed.`,
    allowed: (names) => `Expected here: ${names}.`,
    noneAllowed: (parent) => `${parent} can hold nothing here.`,
    missing: (element, name) => `${element} has no <${name}>, which is required.`,
    noContent: (element) => `${element} is empty, but needs one element.`,
    text: (element) => `${element} has text between its elements.`,
    empty: (element, form) => `${element} is empty. Expected is ${form}.`,
    value: (element, value, form) => `${element} has the value "${value}". Expected is ${form}.`,
    unknownAttribute: (element, name) =>
      `${element} has the attribute ${name}, which it cannot have.`,
    missingAttribute: (element, name) => `${element} has no attribute ${name}, which is required.`,
    wrongAttribute: (element, name) =>
      `${element}: the value of the attribute ${name} does not have the required form.`,
    onlyAttribute: (element, name, only) =>
      `${element}: the attribute ${name} can only be "${only}", or is left out.`,
  },
  'de-DE': {
    forms: {
      decimal: 'eine Zahl mit Dezimalpunkt wie 1234.50',
      date: 'ein Datum wie 2026-11-22',
      time: 'eine Uhrzeit wie 09:30:00',
      dateTime: 'Datum und Uhrzeit wie 2026-11-22T09:30:00',
      boolean: 'true oder false',
      base64: 'Daten in Base64',
    },
    unknown: (element, parent) => `${element} gehört nicht in ${parent}.`,
    misplaced: (element, parent) => `${element} gehört in ${parent} weiter nach oben.`,
    repeated: (element, parent) =>
      `${element} kommt in ${parent} mehrmals vor; erlaubt ist es einmal.`,
    allowed: (names) => `Hier erwartet: ${names}.`,
    noneAllowed: (parent) => `${parent} kann hier nichts mehr enthalten.`,
    missing: (element, name) => `In ${element} fehlt <${name}>, das vorgeschrieben ist.`,
    noContent: (element) => `${element} ist leer, braucht aber ein Element.`,
    text: (element) => `${element} hat Text zwischen seinen Elementen.`,
    empty: (element, form) => `${element} ist leer. Erwartet wird ${form}.`,
    value: (element, value, form) => `${element} hat den Wert „${value}“. Erwartet wird ${form}.`,
    unknownAttribute: (element, name) =>
      `${element} hat das Attribut ${name}, das es nicht haben darf.`,
    missingAttribute: (element, name) =>
      `${element} hat kein Attribut ${name}, das vorgeschrieben ist.`,
    wrongAttribute: (element, name) =>
      `${element}: Der Wert des Attributs ${name} hat nicht die verlangte Form.`,
    onlyAttribute: (element, name, only) =>
      `${element}: Das Attribut ${name} darf nur „${only}“ sein oder wird weggelassen.`,
  },
};

/** One sentence or two on a fault of structure. */
export function faultMessage(fault: Fault, language: string): string {
  const words = inLanguage(WORDS, language);
  const { element } = fault;
  const name = tag(element);
  const parent = tag(element.parent ?? element);
  switch (fault.rule) {
    case 'unknown-element': {
      const names = fault.allowed.map((one) => `<${one}>`).join(', ');
      const rest = names === '' ? words.noneAllowed(parent) : words.allowed(names);
      return `${words.unknown(name, parent)} ${rest}`;
    }
    case 'wrong-order':
      return words.misplaced(name, parent);
    case 'too-many':
      return words.repeated(name, parent);
    case 'missing-element':
      return fault.missing === '*' ? words.noContent(name) : words.missing(name, fault.missing);
    case 'unexpected-text':
      return words.text(name);
    case 'wrong-value': {
      const form = words.forms[fault.form];
      const value = element.value.trim();
      return value === '' ? words.empty(name, form) : words.value(name, shown(value), form);
    }
    case 'unknown-attribute':
      return words.unknownAttribute(name, attributeName(fault.attribute));
    case 'missing-attribute':
      return words.missingAttribute(name, fault.attribute);
    case 'wrong-attribute':
      return fault.only === undefined
        ? words.wrongAttribute(name, attributeName(fault.attribute))
        : words.onlyAttribute(name, attributeName(fault.attribute), fault.only);
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
