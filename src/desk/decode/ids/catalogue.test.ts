import { expect, it } from 'vitest';
import { allIds, engineRules } from './catalogue';

it('knows the kind, severity and places of a rule of the engine', () => {
  expect(engineRules.get('UBL-SR-30')).toEqual({
    id: 'UBL-SR-30',
    kind: 'cardinality',
    severity: 'fatal',
    paths: expect.arrayContaining([
      expect.stringMatching(/cac:AllowanceCharge\/cbc:AllowanceChargeReason$/),
    ]) as string[],
  });
});

it('has no places but paths from the document element', () => {
  const paths = [...engineRules.values()].flatMap((rule) => rule.paths);
  expect(paths.filter((path) => /(?:^|\/)(?:\.{0,2})(?:\/|$)/.test(path))).toEqual([]);
});

it.each(['BR-CO-25', 'BR-TMP-4', 'BR-CO-21'])('has %s, by its description', (id) => {
  expect(allIds.has(id)).toBe(true);
});
