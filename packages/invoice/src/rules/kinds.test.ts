import { describe, expect, it } from 'vitest';
import { readInvoice } from '../reading/read-xml';
import { en16931 } from './en16931';
import { peppol } from './peppol';
import type { Check, Context, RulesBySyntax } from './rule';
import { Judge } from './run';
import { xrechnung } from './xrechnung';

const UBL = 'urn:oasis:names:specification:ubl:schema:xsd:';
const UNECE = 'urn:un:unece:uncefact:data:standard:';

const NAMESPACES = [
  `xmlns:cac="${UBL}CommonAggregateComponents-2" xmlns:cbc="${UBL}CommonBasicComponents-2"`,
  `xmlns:ext="${UBL}CommonExtensionComponents-2" xmlns:rsm="${UNECE}CrossIndustryInvoice:100"`,
  `xmlns:ram="${UNECE}ReusableAggregateBusinessInformationEntity:100"`,
  `xmlns:qdt="${UNECE}QualifiedDataType:100" xmlns:udt="${UNECE}UnqualifiedDataType:100"`,
].join(' ');

/** An element with what is inside it, given by a path such as `a/b/@c`. */
function nest(path: string, content: string): string {
  return path
    .split('/')
    .reverse()
    .reduce((inner, step) => {
      if (step === '.' || step === '') return inner;
      return step.startsWith('@') ? `${step}${inner}` : withAttribute(step, inner);
    }, content);
}

/** Content that begins with `@name` is an attribute of the element around it. */
function withAttribute(name: string, inner: string): string {
  const [, attribute, rest = ''] = /^@(\w+)([\s\S]*)$/.exec(inner) ?? [];
  return attribute === undefined
    ? `<${name}>${inner}</${name}>`
    : `<${name} ${attribute}="x">${rest}</${name}>`;
}

/** The smallest document with an element at a context, and `content` in this element. */
function documentWith(at: string, content: string, syntax: 'ubl' | 'cii'): string {
  const root = syntax === 'cii' ? 'rsm:CrossIndustryInvoice' : 'Invoice';
  const whole = at.replaceAll('*', at.startsWith('/*') ? 'Invoice' : 'X');
  const named = whole.startsWith('/') ? whole.slice(1) : `${root}/${whole}`;
  const path = named.startsWith(`${root}/${root}`) ? named.slice(root.length + 1) : named;
  const [first = root] = path.split('/');
  const xmlns = syntax === 'cii' ? '' : `xmlns="${UBL}${first}-2"`;
  return nest(path, content).replace(`<${first}`, `<${first} ${xmlns} ${NAMESPACES}`);
}

interface Example {
  id: string;
  judge: Judge;
  good: string;
  bad: string;
}

/** Documents that obey and break a rule, for the kinds of rules whose data say it all. */
function exampleOf(
  id: string,
  { kind, about }: Check,
  { at, when }: Context,
  judge: Judge,
  syntax: 'ubl' | 'cii',
): Example | null {
  const [path = '.'] = about;
  const place = typeof at === 'string' ? at : (at[0] ?? '');
  if (when || path.startsWith('.') || place.startsWith('*')) return null;
  const build = (content: string) => documentWith(place, content, syntax);
  if (kind === 'unused') return { id, judge, good: build(''), bad: build(nest(path, '')) };
  if (kind === 'decimals' && about.length === 1) {
    return { id, judge, good: build(nest(path, '1.00')), bad: build(nest(path, '1.000')) };
  }
  return null;
}

const examples = (
  Object.entries({ en16931, xrechnung, peppol }) as [string, RulesBySyntax][]
).flatMap(([set, bySyntax]) =>
  (['ubl', 'cii'] as const).flatMap((syntax) =>
    bySyntax[syntax].flatMap((pattern) => {
      const judge = new Judge(pattern);
      return pattern.flatMap((context) =>
        Object.entries(context.rules).flatMap(([id, check]) => {
          const example = exampleOf(id, check, context, judge, syntax);
          return example ? [{ set, syntax, ...example }] : [];
        }),
      );
    }),
  ),
);

/** Judged by more than these data: another value beside it, or an earlier context that hides it. */
const OTHERS: ReadonlySet<string> = new Set([
  'UBL-CR-666',
  'UBL-CR-673',
  'BR-DEC-13',
  'BR-DEC-15',
  'CII-DT-010',
  'CII-DT-011',
  'CII-DT-012',
]);

describe('rules whose data say it all', () => {
  it('are most of the rules', () => {
    expect(new Set(examples.map(({ id }) => id)).size).toBeGreaterThan(1200);
  });

  it('find nothing where nothing is wrong, and the breach where one is', () => {
    const wrong = examples
      .filter(({ id }) => !OTHERS.has(id))
      .filter(({ id, judge, good, bad }) => {
        const finds = (xml: string) => judge.run(readInvoice(xml)).some(({ rule }) => rule === id);
        return finds(good) || !finds(bad);
      });
    expect(wrong.map(({ set, syntax, id, bad }) => `${set} ${syntax} ${id} ${bad}`)).toEqual([]);
  });
});
