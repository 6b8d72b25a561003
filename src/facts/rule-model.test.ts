import { describe, expect, it } from 'vitest';
import { findField } from './field-model';
import { rules, rulesOf } from './rule-model';
import { allRulesTable, rulesByIds, ruleTable } from './rule-tables';
import { ruleIdsIn } from './rule-ids';
import { cellText } from './table';

describe('rules', () => {
  it('has at least the rules that a validator reports most', () => {
    expect(rules.length).toBeGreaterThanOrEqual(90);
  });

  it('gives no id twice', () => {
    const ids = rules.flatMap((rule) => [rule.id, ...(rule.also ?? [])]);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it.each(rules.map((rule) => [rule.id, rule] as const))('%s is complete', (_, rule) => {
    for (const language of ['en-GB', 'de-DE'] as const) {
      expect(rule[language]?.demand).toMatch(/[.!)]$/);
      expect(rule[language]?.remedy).toMatch(/[.!…]$/);
    }
    expect(rule['en-GB']?.demand).not.toBe(rule['de-DE']?.demand);
    if (rule.field) expect(findField(rule.field).entity.doc).toBe(rule.page);
  });
});

describe('ids', () => {
  it('finds ids in the line of a validator', () => {
    const line = '[BR-DE-15] Das Element "Buyer reference" (BT-10) muss übermittelt werden.';
    expect(ruleIdsIn(line)).toEqual(['BR-DE-15']);
    expect(ruleIdsIn('val-sch.1.1 error [BR-CO-10]-Sum; PEPPOL-EN16931-R120, UBL-CR-470')).toEqual([
      'BR-CO-10',
      'PEPPOL-EN16931-R120',
      'UBL-CR-470',
    ]);
  });

  it('takes terms and words for no ids', () => {
    expect(ruleIdsIn('BT-10, BG-23, XBR-1, BR-')).toEqual([]);
  });

  it('understands other spellings', () => {
    expect(rulesOf('br-de-01').map(({ id }) => id)).toEqual(['BR-DE-1']);
    expect(rulesOf('BR-1').map(({ id }) => id)).toEqual(['BR-01']);
  });

  it('takes the whole for its parts, and a sibling for the rule that explains it', () => {
    expect(rulesOf('BR-DE-23').map(({ id }) => id)).toEqual(['BR-DE-23-a', 'BR-DE-23-b']);
    expect(rulesOf('BR-CO-21').map(({ id }) => id)).toEqual(['BR-33']);
  });

  it('tells rules on allowances and charges from those on lines', () => {
    expect(rulesOf('BR-S-02')[0]?.bts).toContain('BT-151');
    expect(rulesOf('BR-S-03')[0]?.bts).toContain('BT-95');
    expect(rulesOf('BR-S-07')[0]?.bts).toEqual(['BT-102', 'BT-103']);
  });

  it('keeps the order that was asked for and names each rule once', () => {
    expect(rulesByIds('BR-CO-10, BR-DE-15 BR-CO-10').map(({ id }) => id)).toEqual([
      'BR-CO-10',
      'BR-DE-15',
    ]);
  });

  it('rejects an unknown id with those of its family', () => {
    expect(() => rulesByIds('BR-DE-99')).toThrow(/"BR-DE-99".*BR-DE-15/);
    expect(() => rulesByIds('')).toThrow(/ids=/);
  });
});

describe('tables', () => {
  it('says in the language of the page where to mend it', () => {
    const [row] = ruleTable('BR-DE-15', 'de-DE').rows;
    expect(row?.cells.map(cellText).join(' | ')).toContain('Zielliste: Käuferreferenz');
    expect(JSON.stringify(row?.cells)).toContain('/Setup/TargetList#field-buyer-reference');
  });

  it('links a rule on any page, and in the index of all rules, to its own page', () => {
    const link = JSON.stringify(ruleTable('BR-DE-15', 'en-GB').rows[0]?.cells[0]);
    expect(link).toContain('/Reference/Rules/BR-DE-15');
    const index = allRulesTable('en-GB').rows.find(({ keys }) => keys?.includes('BR-DE-15'));
    expect(JSON.stringify(index?.cells[0])).toContain('/Reference/Rules/BR-DE-15');
  });
});
