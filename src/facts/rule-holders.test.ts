import { describe, expect, it } from 'vitest';
import { ruleFamily } from './entity-routes';
import { exceptions, places } from './rule-facts.json';
import { holderOfRule, rules } from './rule-model';
import { holderOfTerm } from './term-holders';

const named = exceptions.flatMap((exception) =>
  exception.rules.split(' ').map((id) => ({ ...exception, id })),
);
const reasonOf = (id: string) => named.find((exception) => exception.id === id)?.because;

/** The rules with a page, each with its terms. */
const paged = rules
  .flatMap(({ id, also = [], bts }) => [id, ...also].map((one) => ({ id: one, bts })))
  .filter(({ id }) => ruleFamily(id) === undefined);

/** The holder of a rule without its exception. */
const usual = (bts: readonly string[]) => {
  const term = bts.find((bt) => bt.startsWith('BT-')) ?? bts[0];
  return term && holderOfTerm(term);
};

describe('the holder of a rule', () => {
  it('is that of its term, or the exception has a reason', () => {
    const single = paged.filter(({ bts }) => bts.length === 1);
    expect(single.length).toBeGreaterThan(110);
    const wrong = single.filter(
      ({ id, bts: [term = ''] }) =>
        holderOfRule(id) !== holderOfTerm(term) && (reasonOf(id) ?? '').length < 20,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('is an exception only where it differs, once for each rule', () => {
    const ids = named.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const wrong = ids.filter((id) => {
      const rule = paged.find((one) => one.id === id);
      return !rule || usual(rule.bts) === holderOfRule(id);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['BR-CL-04', 'setup'],
    ['BR-05', 'setup'],
    ['BR-11', 'setup'],
    ['BR-23', 'setup'],
    ['BR-CL-01', 'setup'],
    ['BR-DE-17', 'setup'],
    ['BR-DE-18', 'setup'],
    ['BR-DE-15', 'document-field'],
    ['BR-DE-22', 'document-field'],
    ['BR-07', 'platform-field'],
    ['BR-DE-4', 'master-data'],
    ['BR-02', 'own-schema'],
    ['BR-TMP-CVD-01', 'schema'],
  ])('of %s is %s', (id, holder) => {
    expect(holderOfRule(id)).toBe(holder);
  });
});

describe('the holder of a term', () => {
  it.each([
    ['a currency, which the setup translates', 'BT-5', 'setup'],
    ['a country, which the setup translates', 'BT-55', 'setup'],
    ['a country of origin', 'BT-159', 'setup'],
    ['a unit, which the setup translates', 'BT-130', 'setup'],
    ['payment terms, whose description counts', 'BT-20', 'setup'],
    ['a type, which a document has of its own only if it differs', 'BT-3', 'setup'],
    ['a reference, which the document has first', 'BT-10', 'document-field'],
    ['a file attached to the document', 'BT-125', 'document-field'],
    ['a field of eDocument on the item', 'BT-149', 'master-data'],
    ['a name that posting fixes', 'BT-44', 'platform-field'],
    ['a group, of which somebody enters the terms', 'BG-8', 'platform-field'],
    ['a group that is calculated', 'BG-22', 'own-schema'],
    ['a constant', 'BT-140', 'schema'],
  ])('%s (%s) is %s', (_, id, holder) => {
    expect(holderOfTerm(id)).toBe(holder);
  });
});

it('a place of its own is said once, of a rule that there is', () => {
  const ids = places.flatMap((place) => place.rules.split(' '));
  const known = new Set(rules.map(({ id }) => id));
  expect(ids.filter((id, index) => !known.has(id) || ids.indexOf(id) !== index)).toEqual([]);
});

it.each([
  ['of its term, where it has a field', 'BR-05', 'Setup/Currencies.mdx', 'currencies/iso-code'],
  ['of its holder otherwise', 'BR-07', 'HowTo/CorrectInvoice.mdx', undefined],
  ['of its own', 'BR-62', 'Setup/SendingTypes.mdx', 'sending-types/endpoint-scheme'],
  ['of its own, a page', 'BR-CO-25', 'Reference/CashDiscount.mdx', undefined],
])('a rule has the place %s', (_, id, page, field) => {
  const rule = rules.find((one) => one.id === id);
  expect([rule?.page, rule?.field]).toEqual([page, field]);
});
