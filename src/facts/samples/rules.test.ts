import { describe, expect, it } from 'vitest';
import { readInvoice } from '../../invoice/reading/read-xml';
import { RULE_SET_NAMES, runRuleSet } from '../../invoice/rules/registry';
import { validateInvoice } from '../../invoice/validate';
import { rulesOf } from '../rule-model';
import {
  breachExcerpts,
  breaches,
  brokenSample,
  obeyingSample,
  toXml,
  type Breach,
} from './breach';
import { SAMPLE_NAMES, SYNTAXES, type Syntax } from './catalogue';
import { readSampleXml } from './read';
import { descendants, parseXml } from './xml-tree';

function rulesIn(xml: string, sets: readonly (typeof RULE_SET_NAMES)[number][]): string[] {
  const invoice = readInvoice(xml);
  return sets.flatMap((name) => runRuleSet(name, invoice)).map(({ rule }) => rule);
}

const broken = new Map<string, string[]>();

/** Rules that a sample breaks before any change. */
function rulesOfSample(sample: Breach['sample'], syntax: Syntax): string[] {
  const key = `${sample} ${syntax}`;
  const known = broken.get(key) ?? rulesIn(readSampleXml(sample, syntax), RULE_SET_NAMES);
  broken.set(key, known);
  return known;
}

describe.each(SYNTAXES)('rules on %s', (syntax) => {
  const own = [...breaches].flatMap(([id, found]) =>
    found.filter(({ only }) => !only || only === syntax).map((breach) => [id, breach] as const),
  );

  it.each(SAMPLE_NAMES)('find nothing in %s', (name) => {
    const { verdict, findings } = validateInvoice(readSampleXml(name, syntax));
    expect({ verdict, findings }).toEqual({ verdict: 'valid', findings: [] });
  });

  it.each(own)('find a breach of %s in the changed sample, and none before', (id, breach) => {
    expect(rulesOfSample(breach.sample, syntax)).not.toContain(id);
    expect(rulesIn(brokenSample(breach, syntax), RULE_SET_NAMES)).toContain(id);
    expect(rulesIn(obeyingSample(breach, syntax), RULE_SET_NAMES)).not.toContain(id);
  });

  it.each(own)('%s: the excerpts differ, and both are marked', (id, breach) => {
    const terms = rulesOf(id).flatMap(({ bts }) => bts);
    const { broken: wrong, whole } = breachExcerpts(breach, syntax, terms, (ids) => `no ${ids}`);
    expect(wrong.text).not.toBe(whole.text);
    expect(wrong.marked.length).toBeGreaterThan(0);
    expect(whole.marked.length).toBeGreaterThan(0);
  });
});

describe('rules that the breaches of single terms do not show', () => {
  it('takes a cash discount without final line break for a breach of BR-DE-18', () => {
    const breach: Breach = {
      sample: 'mixed-rates',
      changes: [['set', 'BT-20', '#SKONTO#TAGE=14#PROZENT=2.00#']],
    };
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
