import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal';
import { readInvoice } from '../reading/read-xml';
import { BREACHES, PASSING } from '../testing/breach';
import { changed, readChanges, type Change } from '../testing/change';
import type { Syntax } from '../testing/find-term';
import { parseXml, toXml, type XmlElementNode } from '../testing/xml-tree';
import { en16931 } from './en16931';
import { NEVER_BROKEN } from './never-broken';
import { peppol } from './peppol';
import type { Check, Context, Pattern } from './rule';
import { Judge, matchesPath } from './run';
import { NEVER_HELD, Notes } from './testing/notes';
import { xrechnung } from './xrechnung';

const SETS = { en16931, xrechnung, peppol } as const;
type SetName = keyof typeof SETS;

interface Sample {
  name: string;
  root: XmlElementNode;
}

const FOLDER = 'static/samples';
/** Own invoices that break no rule; the one with most terms first. */
const samples = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.xml'))
  .sort((a, b) => Number(b.startsWith('mixed')) - Number(a.startsWith('mixed')))
  .map((file) => {
    const [name = '', syntax] = file.split('.');
    return { name, syntax, root: parseXml(readFileSync(`${FOLDER}/${file}`, 'utf8')) };
  });

const PEPPOL = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const PROCESS = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const CONTEXT = 'rsm:ExchangedDocumentContext/ram';
/** Makes XRechnung Peppol BIS. */
const AS_PEPPOL = {
  ubl: `cbc:CustomizationID=${PEPPOL};cbc:ProfileID=${PROCESS}`,
  cii: `${CONTEXT}:GuidelineSpecifiedDocumentContextParameter/ram:ID=${PEPPOL};${CONTEXT}:BusinessProcessSpecifiedDocumentContextParameter/ram:ID=${PROCESS}`,
};

function samplesOf(set: SetName, syntax: Syntax): Sample[] {
  return samples
    .filter((sample) => sample.syntax === syntax)
    .map(({ name, root }) => ({
      name,
      root: set === 'peppol' ? changed(root, syntax, readChanges(AS_PEPPOL[syntax])) : root,
    }));
}

/** Paths below the document element that a context means in a sample. */
function placesOf(at: string, root: XmlElementNode): string[] {
  const places = new Set<string>();
  const visit = ({ children }: XmlElementNode, path: string) => {
    if (matchesPath(at, path)) places.add(path.split('/').slice(2).join('/'));
    for (const child of children) visit(child, `${path}/${child.name}`);
  };
  visit(root, `/${root.name}`);
  return [...places].slice(0, 2);
}

function join(base: string, path: string): string {
  const [elements = '', attribute] = path.split('@');
  const steps = base.split('/').filter(Boolean);
  for (const step of elements.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/') + (attribute === undefined ? '' : `@${attribute}`);
}

/** Ways to break a rule that follow from what it is about. */
function breaking({ kind, about }: Check, place: string): string[] {
  const paths = about.map((path) => join(place, path));
  const [first = ''] = paths;
  const without = paths.map((path) => `-${path}`).join(';');
  const values = (...given: string[]) => given.map((value) => `${first}=${value}`);
  switch (kind) {
    case 'unused':
      return paths.map((path) => `${path}=x`);
    case 'cardinality':
      return [`*${first}`, `${first}=x;*${first}`, without];
    case 'required':
      return [without, ...values('')];
    case 'decimals':
      return values('1.234');
    case 'code':
      return [...values('§', ''), without];
    default:
      return [...values('7777.77', '§', '-1', 'true', '', '0', '2020-01-01'), without];
  }
}

function breaks(rule: string, judge: Judge, root: XmlElementNode): boolean {
  try {
    return judge.run(readInvoice(toXml(root))).some((breach) => breach.rule === rule);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function* candidates({ at }: Context, check: Check, { root }: Sample): Generator<string> {
  for (const path of typeof at === 'string' ? [at] : at) {
    const isOther =
      path.startsWith('/') && !path.startsWith('/*') && !path.startsWith(`/${root.name}`);
    if (isOther) continue;
    const places = placesOf(path, root);
    const made = path.startsWith('/') ? path.split('/').slice(2).join('/') : path;
    if (places.length > 0) for (const place of places) yield* breaking(check, place);
    else if (!path.includes('*')) {
      for (const change of breaking(check, made)) yield `${made};${change}`;
    }
  }
}

/** Changes to a sample that are to break a rule: the given ones, or those that follow from it. */
function* changesFor(
  rule: string,
  syntax: Syntax,
  context: Context,
  check: Check,
  sample: Sample,
): Generator<readonly Change[]> {
  const known = BREACHES[syntax].get(rule);
  if (known === undefined) {
    for (const changes of candidates(context, check, sample)) yield readChanges(changes);
  } else if (known.sample === sample.name) yield [...known.given, ...known.changes];
}

function isBroken(
  syntax: Syntax,
  context: Context,
  [rule, check]: readonly [string, Check],
  judge: Judge,
  own: readonly Sample[],
): boolean {
  for (const sample of own) {
    for (const changes of changesFor(rule, syntax, context, check, sample)) {
      if (breaks(rule, judge, changed(sample.root, syntax, changes))) return true;
    }
  }
  return false;
}

function* rulesOf(patterns: readonly Pattern[]) {
  for (const pattern of patterns) {
    const judge = new Judge(pattern);
    for (const context of pattern) {
      for (const entry of Object.entries(context.rules)) yield { judge, context, entry };
    }
  }
}

describe.each(Object.keys(SETS) as SetName[])('%s', (set) => {
  describe.each<Syntax>(['ubl', 'cii'])('in %s', (syntax) => {
    const patterns: readonly Pattern[] = SETS[set][syntax];
    const own = samplesOf(set, syntax);
    const rules = new Set([...rulesOf(patterns)].map(({ entry: [rule] }) => rule));

    it('has an own document that breaks each rule', () => {
      const broken = new Set<string>();
      for (const { judge, context, entry } of rulesOf(patterns)) {
        const [rule] = entry;
        if (broken.has(rule)) continue;
        if (isBroken(syntax, context, entry, judge, own)) broken.add(rule);
      }
      const unbroken = [...rules].filter((rule) => !broken.has(rule));
      expect(unbroken.map((rule) => `${set} ${syntax} ${rule}`).sort()).toEqual(
        [...NEVER_BROKEN].filter((key) => key.startsWith(`${set} ${syntax} `)).sort(),
      );
    });

    it('has an own document in which each rule is asked, and obeyed', () => {
      const notes = new Notes(patterns);
      const made = [...BREACHES[syntax].values(), ...PASSING[syntax]].flatMap(
        ({ sample, given, changes }) => {
          const base = own.find(({ name }) => name === sample);
          const ways = [given, [...given, ...changes]].filter(({ length }) => length > 0);
          return base ? ways.map((way) => changed(base.root, syntax, way)) : [];
        },
      );
      const held = new Set(
        [...own.map(({ root }) => root), ...made].flatMap((root) => notes.obeyed(toXml(root))),
      );
      const unheld = [...rules].filter((rule) => !held.has(rule));
      expect(unheld.map((rule) => `${set} ${syntax} ${rule}`).sort()).toEqual(
        [...NEVER_HELD].filter((key) => key.startsWith(`${set} ${syntax} `)).sort(),
      );
    });

    it('has an own document that breaks none', () => {
      const breaches = own.map(({ root }) => {
        const invoice = readInvoice(toXml(root));
        return patterns.flatMap((pattern) => new Judge(pattern).run(invoice));
      });
      expect(breaches.some((found) => found.length === 0)).toBe(true);
    });
  });
});
