import { readInvoice } from 'edocument-invoice/testing';

type XmlElement = ReturnType<typeof readInvoice>['root'];

/** An element that a test may change; names are canonical. */
export interface Draft {
  name: string;
  attributes: Map<string, string>;
  children: Draft[];
  text: string;
}

function draftOf(element: XmlElement): Draft {
  return {
    name: element.name,
    attributes: new Map(element.attributes),
    children: element.children.map(draftOf),
    text: element.children.length > 0 ? '' : element.value,
  };
}

/** Reads a document to change it. */
export function readDraft(xml: string): Draft {
  return draftOf(readInvoice(xml).root);
}

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const UNECE = 'urn:un:unece:uncefact:data:standard:';
const NAMESPACES: Readonly<Record<string, string>> = {
  cac: `${UBL}CommonAggregateComponents-2`,
  cbc: `${UBL}CommonBasicComponents-2`,
  ext: `${UBL}CommonExtensionComponents-2`,
  rsm: `${UNECE}CrossIndustryInvoice:100`,
  ram: `${UNECE}ReusableAggregateBusinessInformationEntity:100`,
  qdt: `${UNECE}QualifiedDataType:100`,
  udt: `${UNECE}UnqualifiedDataType:100`,
};

const escape = (text: string) => text.replace(/[&<"]/g, (one) => `&#${one.charCodeAt(0)};`);

function xmlOf({ name, attributes, children, text }: Draft, indent = ''): string {
  const given = [...attributes].map(([key, value]) => ` ${key}="${escape(value)}"`).join('');
  const inside = children.map((child) => `\n${xmlOf(child, `${indent}  `)}`).join('');
  const end = inside === '' ? '' : `\n${indent}`;
  return `${indent}<${name}${given}>${escape(text)}${inside}${end}</${name}>`;
}

/** The document as XML. */
export function writeDraft(root: Draft): string {
  const text = xmlOf(root);
  const declared: [string, string][] = Object.entries(NAMESPACES)
    .filter(([prefix]) => text.includes(`<${prefix}:`))
    .map(([prefix, uri]) => [`xmlns:${prefix}`, uri]);
  const own: [string, string][] = root.name.includes(':')
    ? []
    : [['xmlns', `${UBL}${root.name}-2`]];
  return xmlOf({ ...root, attributes: new Map([...own, ...declared, ...root.attributes]) });
}

const STEP = /^(.+?)(?:\[(\d+)\])?$/;

function fits(parent: Draft, step: string): Draft[] {
  const [, name = '', place] = STEP.exec(step) ?? [];
  const found = parent.children.filter((child) => child.name === name);
  return place === undefined ? found : found.slice(Number(place) - 1, Number(place));
}

function add(parent: Draft, name: string): Draft {
  const child = { name, attributes: new Map<string, string>(), children: [], text: '' };
  parent.children.push(child);
  return child;
}

/** Elements along a path; where there is none, one is made in the first that leads there. */
function reach(root: Draft, steps: readonly string[]): Draft[] {
  let found = [root];
  for (const step of steps) {
    const next = found.flatMap((one) => fits(one, step));
    const [first] = found;
    found = next.length > 0 || !first ? next : [add(first, step.replace(/\[\d+\]$/, ''))];
  }
  return found;
}

function follow(root: Draft, steps: readonly string[]): Draft[] {
  return steps.reduce<Draft[]>((found, step) => found.flatMap((one) => fits(one, step)), [root]);
}

function copy(draft: Draft): Draft {
  return { ...draft, attributes: new Map(draft.attributes), children: draft.children.map(copy) };
}

const CHANGE = /^([-+*]?)([^@=]*)(?:@([^=]+))?(?:=([^]*))?$/;

function apply(root: Draft, change: string): void {
  const [, sign, path = '', attribute, value] = CHANGE.exec(change.trim()) ?? [];
  const steps = path.split('/').filter(Boolean);
  const last = steps.at(-1)?.replace(/\[\d+\]$/, '') ?? '';
  if (sign === '-' && attribute !== undefined) {
    for (const one of follow(root, steps)) one.attributes.delete(attribute);
  } else if (sign === '-') {
    const gone = new Set(follow(root, steps));
    for (const parent of follow(root, steps.slice(0, -1))) {
      parent.children = parent.children.filter((child) => !gone.has(child));
    }
  } else if (sign === '*') {
    for (const parent of reach(root, steps.slice(0, -1))) {
      parent.children.push(copy(fits(parent, last)[0] ?? add(parent, last)));
    }
  } else {
    const targets =
      sign === '+'
        ? reach(root, steps.slice(0, -1))
            .slice(0, 1)
            .map((parent) => add(parent, last))
        : reach(root, steps);
    for (const one of targets) {
      if (attribute !== undefined) one.attributes.set(attribute, value ?? '');
      else if (value !== undefined) {
        one.text = value;
        one.children = [];
      }
    }
  }
}

/**
 * A document with changes, which semicolons part; paths begin below the document element.
 * `a/b=1` sets or adds, `+a/b=1` adds one more, `*a/b` doubles, `-a/b` takes away; `a@b` is an attribute.
 */
export function changedDraft(root: Draft, changes: string): Draft {
  const draft = copy(root);
  for (const change of changes.split(';').filter((one) => one.trim() !== '')) apply(draft, change);
  return draft;
}
