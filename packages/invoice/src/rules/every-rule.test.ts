import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../refusal';
import { readInvoice } from '../reading/read-xml';
import { CASES, NEVER_BROKEN } from './cases';
import { en16931 } from './en16931';
import { NEVER_HELD, PASSING } from './passing';
import { peppol } from './peppol';
import type { Check, Context, Pattern } from './rule';
import { Judge, matchesPath } from './run';
import { changedDraft, Notes, readDraft, writeDraft, type Draft } from './testing';
import { xrechnung } from './xrechnung';

type Syntax = 'ubl' | 'cii';

const SETS = { en16931, xrechnung, peppol } as const;
type SetName = keyof typeof SETS;

interface Sample {
  name: string;
  draft: Draft;
}

const FOLDER = 'static/samples';
/** Own invoices that break no rule; the one with most terms first. */
const samples = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.xml'))
  .sort((a, b) => Number(b.startsWith('mixed')) - Number(a.startsWith('mixed')))
  .map((file) => {
    const [name = '', syntax] = file.split('.');
    return { name, syntax, draft: readDraft(readFileSync(`${FOLDER}/${file}`, 'utf8')) };
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
    .map(({ name, draft }) => ({
      name,
      draft: set === 'peppol' ? changedDraft(draft, AS_PEPPOL[syntax]) : draft,
    }));
}

/** Paths below the document element that a context means in a sample. */
function placesOf(at: string, root: Draft): string[] {
  const places = new Set<string>();
  const visit = (draft: Draft, path: string) => {
    if (matchesPath(at, path)) places.add(path.split('/').slice(2).join('/'));
    for (const child of draft.children) visit(child, `${path}/${child.name}`);
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

function breaks(rule: string, judge: Judge, draft: Draft): boolean {
  try {
    return judge.run(readInvoice(writeDraft(draft))).some((breach) => breach.rule === rule);
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

function* candidates({ at }: Context, check: Check, { draft }: Sample): Generator<string> {
  for (const path of typeof at === 'string' ? [at] : at) {
    const isOther =
      path.startsWith('/') && !path.startsWith('/*') && !path.startsWith(`/${draft.name}`);
    if (isOther) continue;
    const places = placesOf(path, draft);
    const made = path.startsWith('/') ? path.split('/').slice(2).join('/') : path;
    if (places.length > 0) for (const place of places) yield* breaking(check, place);
    else if (!path.includes('*')) {
      for (const change of breaking(check, made)) yield `${made};${change}`;
    }
  }
}

/** Changes to a sample that are to break a rule: the given ones, or those that follow from it. */
function* changesFor(
  key: string,
  context: Context,
  check: Check,
  sample: Sample,
): Generator<string> {
  const given = CASES.get(key);
  if (given === undefined) yield* candidates(context, check, sample);
  else if (given.sample === sample.name) yield given.changes;
}

function isBroken(
  key: string,
  context: Context,
  [rule, check]: readonly [string, Check],
  judge: Judge,
  own: readonly Sample[],
): boolean {
  for (const sample of own) {
    for (const changes of changesFor(key, context, check, sample)) {
      if (breaks(rule, judge, changedDraft(sample.draft, changes))) return true;
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
        if (isBroken(`${set} ${syntax} ${rule}`, context, entry, judge, own)) broken.add(rule);
      }
      const unbroken = [...rules].filter((rule) => !broken.has(rule));
      expect(unbroken.map((rule) => `${set} ${syntax} ${rule}`).sort()).toEqual(
        [...NEVER_BROKEN].filter((key) => key.startsWith(`${set} ${syntax} `)).sort(),
      );
    });

    it('has an own document in which each rule is asked, and obeyed', () => {
      const notes = new Notes(patterns);
      const made = [...CASES, ...PASSING].flatMap(([key, { sample, changes }]) => {
        const base = own.find(({ name }) => name === sample);
        const isHere = key.startsWith(`${set} ${syntax} `);
        return base && isHere ? [changedDraft(base.draft, changes)] : [];
      });
      const held = new Set(
        [...own.map(({ draft }) => draft), ...made].flatMap((draft) =>
          notes.obeyed(writeDraft(draft)),
        ),
      );
      const unheld = [...rules].filter((rule) => !held.has(rule));
      expect(unheld.map((rule) => `${set} ${syntax} ${rule}`).sort()).toEqual(
        [...NEVER_HELD].filter((key) => key.startsWith(`${set} ${syntax} `)).sort(),
      );
    });

    it('has an own document that breaks none', () => {
      const breaches = own.map(({ draft }) => {
        const invoice = readInvoice(writeDraft(draft));
        return patterns.flatMap((pattern) => new Judge(pattern).run(invoice));
      });
      expect(breaches.some((found) => found.length === 0)).toBe(true);
    });
  });
});
