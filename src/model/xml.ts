/** The XML of a run: a checked sample with the values of the run in place of its own, and its findings. */
import { openXml, type Finding } from 'edocument-invoice';
import { readChanges } from 'edocument-invoice/documents';
import { brokenSample } from '../facts/samples/breach';
import type { SampleName, Syntax } from '../facts/samples/catalogue';
import type { Values } from './types';
import data from './writes.json';

interface Written {
  readonly term: string;
  readonly from: readonly string[];
  readonly without?: string;
  /** Another place that has the same value. */
  readonly also?: string;
}

const written = data.terms as readonly Written[];

/** XML, and the terms that it lacks for want of a value. */
interface WrittenXml {
  readonly xml: string;
  readonly missing: readonly string[];
}

/** The value of a term by the first of its fields that has one; '' where all are blank. */
const valueOf = ({ from }: Written, values: Values) =>
  from.map((field) => values[field]).find((value) => value) ?? '';

/**
 * The XML of a sample in which every term that differs from the usual values holds what these say.
 *
 * @param usual values of a run without faults, which the sample holds
 */
export function writeXml(
  sample: SampleName,
  syntax: Syntax,
  values: Values,
  usual: Values,
): WrittenXml {
  const differing = written.filter((one) => valueOf(one, values) !== valueOf(one, usual));
  const missing = differing
    .filter((one) => valueOf(one, values) === '')
    .map(({ term, without = term }) => without)
    // A scheme goes with the address that it belongs to.
    .filter((term, _, all) => !all.includes(term.replace(/-1$/, '')) || !term.endsWith('-1'));
  const changes = [
    ...differing.flatMap((one) => {
      const value = valueOf(one, values);
      const also = one.also === undefined ? [] : [`${one.also}=${value}`];
      return value === '' ? [] : [`${one.term}=${value}`, ...also];
    }),
    ...missing.map((term) => `-${term}`),
  ];
  return {
    xml: brokenSample({ sample, given: [], changes: readChanges(changes.join(';')) }, syntax),
    missing,
  };
}

const known = new Map<string, readonly Finding[]>();

/** Findings of the rule engine with the severities of the profile; in English, the ids decide. */
export function findingsIn(xml: string): readonly Finding[] {
  const found = known.get(xml) ?? openXml(xml).validate().findings;
  known.set(xml, found);
  return found;
}
