import { expect, it, vi } from 'vitest';
import { setLocale } from '../testing';
import { searchable } from '../FilterableTable/filter';
import { byRuleIds, explainUnknown } from './decode';

vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);

function explain(query: string, known: readonly string[], locale: string) {
  setLocale(locale);
  return explainUnknown(query, known);
}

const row = searchable('BR-DE-15 Fehler Die Rechnung hat eine Käuferreferenz.');

it('shows the rule whose id stands anywhere in the message', () => {
  const message = '[BR-DE-15] Das Element "Buyer reference" (BT-10) muss übermittelt werden.';
  expect(byRuleIds(message)(row, ['BR-DE-15'])).toBe(true);
  expect(byRuleIds(message)(row, ['BR-DE-1'])).toBe(false);
});

it('shows both parts for the whole, and one part for itself', () => {
  expect(byRuleIds('BR-DE-23')(row, ['BR-DE-23-b'])).toBe(true);
  expect(byRuleIds('BR-DE-23-a')(row, ['BR-DE-23-b'])).toBe(false);
});

it('finds rules by words when there is no id', () => {
  expect(byRuleIds('käuferreferenz')(row, ['BR-DE-15'])).toBe(true);
  expect(byRuleIds('iban')(row, ['BR-DE-15'])).toBe(false);
});

it('says which ids are not in the list', () => {
  expect(explain('BR-DE-15 BR-XX-7', ['BR-DE-15'], 'en-GB')).toBe('Not in this list: BR-XX-7.');
  expect(explain('BR-DE-15', ['BR-DE-15'], 'en-GB')).toBeUndefined();
  expect(explain('UBL-CR-470', ['BR-DE-15'], 'de-DE')).toContain('Element');
});

// Reading them twice over, from each of their parts, would outlast the test's time many times.
it.each([
  ['one id of ever more parts', 'BR-'],
  ['ids without an end', 'BR-CO-1'],
  ['an id of another system', 'PEPPOL-A'],
])('reads a long paste in one pass: %s', (_name, part) => {
  expect(byRuleIds(`${part.repeat(200_000)}!`)(row, ['BR-DE-15'])).toBe(false);
});
