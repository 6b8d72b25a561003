import { expect, it } from 'vitest';
import { rules } from './catalogue';
import { facturX } from './facturx';

it.each(['m', 'w', 'b', 'e', 'x'] as const)('has each rule of Factur-X, profile %s', (letter) => {
  const own = rules.filter(({ ruleSet, profile }) => ruleSet === 'facturx' && profile === letter);
  const ids = new Set(
    facturX(letter).flatMap((all) => all.flatMap((one) => Object.keys(one.rules))),
  );
  expect(new Set(own.map(({ id }) => id))).toEqual(ids);
  // As the official artefacts: empty elements are a warning from BASIC up.
  const empty = own.find(({ id }) => id === 'PEPPOL-EN16931-R008');
  expect(empty?.severity).toBe('mw'.includes(letter) ? undefined : 'warning');
});
