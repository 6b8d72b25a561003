import { expect, it } from 'vitest';
import { localeIds } from '../locales';
import { actions, platformActions } from './entries';
import { ruleFamily } from './entity-routes';
import { canBeChosen, nextStep, rulesFor, situations } from './next-step';
import { holderOfRule, rules } from './rule-model';
import { faultOf } from './rule-words';

const ids = rules
  .flatMap(({ id, also = [] }) => [id, ...also])
  .filter((id) => ruleFamily(id) === undefined);

it('every rule with a page says in both languages what is wrong, and who holds the value', () => {
  expect(ids.length).toBeGreaterThanOrEqual(345);
  for (const id of ids) {
    expect(holderOfRule(id), id).toBeDefined();
    for (const locale of localeIds) expect(faultOf(id, locale), id).toMatch(/\S/);
  }
});

it('every rule has exactly one step in every status, and the machine allows it', () => {
  const wrong = ids.flatMap((id) =>
    situations
      .filter(({ holder }) => holder === holderOfRule(id))
      .filter((situation) => {
        const { status, failedStep, dispatched, holder } = situation;
        const { action, sentence } = nextStep(status, failedStep, dispatched, holder);
        const own = actions.find((one) => one.id === action);
        const isPossible = own
          ? canBeChosen(own, situation)
          : platformActions.some((one) => one.id === action) && holder === 'platform-field';
        const isSaid = localeIds.every((locale) => /\*\*.+\*\*/.test(sentence[locale] ?? ''));
        return rulesFor(situation).length !== 1 || !isPossible || !isSaid;
      })
      .map(({ status }) => `${id} at ${status}`),
  );
  expect(wrong).toEqual([]);
});
