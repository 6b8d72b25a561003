import { expect, it } from 'vitest';
import { severityOf } from './severity';

it.each([
  ['error', 'fatal'],
  ['FATAL_ERROR', 'fatal'],
  ['Fehler', 'fatal'],
  ['SV', 'fatal'],
  ['Warnung', 'warning'],
  ['BW', 'warning'],
  ['Hinweis', 'information'],
  ['level_info', 'information'],
  ['warning (error)', 'fatal'],
  ['accepted', undefined],
  ['terrors', undefined],
  [undefined, undefined],
])('%s is %s', (word, severity) => {
  expect(severityOf(word)).toBe(severity);
});
