import { describe, expect, it } from 'vitest';
import {
  en16931,
  judgeStructure,
  NEVER_HELD,
  Notes,
  peppol,
  readInvoice,
  RULE_SET_NAMES,
  runRuleSet,
  xrechnung,
  validateInvoice,
} from 'edocument-invoice/testing';
import { rulesOf } from '../rule-model';
import { descendants, parseXml, readChanges, SHOWN, toXml } from 'edocument-invoice/documents';
import { breachExcerpts, brokenSample, obeyingSample } from './breach';
import { SAMPLE_NAMES, SYNTAXES } from './catalogue';
import { readSampleXml } from './read';

function rulesIn(xml: string, sets: readonly (typeof RULE_SET_NAMES)[number][]): string[] {
  const invoice = readInvoice(xml);
  return sets.flatMap((name) => runRuleSet(name, invoice)).map(({ rule }) => rule);
}

/** Rules whose context is the mistake itself: who obeys has nothing that they look at. */
const askedByMistake = new Set([...[...NEVER_HELD].map((key) => key.split(' ').at(-1)), 'BR-S-10']);

const termsOf = (id: string) => rulesOf(id).flatMap(({ bts }) => bts);

describe.each(SYNTAXES)('rules on %s', (syntax) => {
  const own = [...SHOWN[syntax]];

  it.each(SAMPLE_NAMES)('find nothing in %s', (name) => {
    const { verdict, findings } = validateInvoice(readSampleXml(name, syntax));
    expect({ verdict, findings }).toEqual({ verdict: 'valid', findings: [] });
  });

  const notes = [en16931, xrechnung, peppol].map((set) => new Notes(set[syntax]));

  it.each(own)('%s: broken by its breach, asked and obeyed in the other part', (id, breach) => {
    expect(rulesIn(brokenSample(breach, syntax), RULE_SET_NAMES)).toContain(id);
    const whole = obeyingSample(breach, syntax, termsOf(id));
    expect(rulesIn(whole, RULE_SET_NAMES)).not.toContain(id);
    expect(judgeStructure(readInvoice(whole), 'd16b')).toEqual([]);
    if (!askedByMistake.has(id)) expect(notes.flatMap((set) => set.obeyed(whole))).toContain(id);
  });

  it.each(own)('%s: the excerpts differ, and both are marked', (id, breach) => {
    const { broken: wrong, whole } = breachExcerpts(
      breach,
      syntax,
      termsOf(id),
      (ids) => `no ${ids}`,
    );
    expect(wrong.text).not.toBe(whole.text);
    expect(wrong.marked.length).toBeGreaterThan(0);
    expect(whole.marked.length).toBeGreaterThan(0);
  });
});

describe('rules that the breaches of single terms do not show', () => {
  it('takes a cash discount without final line break for a breach of BR-DE-18', () => {
    const changes = readChanges('BT-20=#SKONTO#TAGE=14#PROZENT=2.00#');
    const breach = { sample: 'mixed-rates', given: [], changes };
    expect(rulesIn(brokenSample(breach, 'ubl'), ['xrechnung'])).toContain('BR-DE-18');
  });

  it('finds currencies at amounts of CII', () => {
    const root = parseXml(readSampleXml('mixed-rates', 'cii'));
    for (const element of descendants(root)) {
      if (element.name === 'ram:ActualAmount') {
        element.attributes = new Map([['currencyID', 'EUR']]);
      }
    }
    expect(rulesIn(toXml(root), ['en16931'])).toContain('CII-DT-031');
  });
});
