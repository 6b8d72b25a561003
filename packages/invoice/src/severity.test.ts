import { expect, it } from 'vitest';
import { severityIn } from './severity';

it.each([
  ['xrechnung', 'cii', 'BR-CL-23', 'warning'],
  ['xrechnung', 'ubl-invoice', 'BR-CL-21', 'warning'],
  ['xrechnung', 'ubl-invoice', 'UBL-CR-646', 'fatal'],
  ['xrechnung', 'ubl-creditnote', 'UBL-CR-646', 'as given'],
  ['xrechnung', 'cii', 'CII-SR-453', 'fatal'],
  ['xrechnung', 'ubl-invoice', 'CII-SR-453', 'as given'],
  ['xrechnung', 'ubl-invoice', 'BR-CL-2', 'as given'],
  ['cvd', 'ubl-creditnote', 'UBL-CR-646', 'fatal'],
  ['cvd', 'cii', 'BR-CL-13', 'information'],
  ['extension', 'ubl-invoice', 'BR-CO-16', 'information'],
  ['extension', 'ubl-invoice', 'UBL-CR-646', 'information'],
  ['extension', 'cii', 'BR-CO-16', 'as given'],
  ['extension', 'cii', 'BR-CL-21', 'information'],
  ['extension', 'cii', 'BR-CL-23', 'warning'],
] as const)('%s, %s: %s is %s', (scenario, kind, rule, severity) => {
  const given = ['fatal', 'warning', 'information'] as const;
  const expected = severity === 'as given' ? given : given.map(() => severity);
  expect(given.map((one) => severityIn(scenario, kind, rule, one))).toEqual(expected);
});
