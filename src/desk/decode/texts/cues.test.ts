import { expect, it } from 'vitest';
import { kindOf } from './cues';

it.each([
  ['The number of decimals is 3', 'decimals'],
  ['It may occur only once', 'cardinality'],
  ['It must be coded by a code list', 'code'],
  ['A = B', 'sum'],
  ['It should not be present', 'unused'],
  ['It must be within the period', 'date'],
  ['Sie ist leer', 'required'],
  ['Sie ist ungültig', 'other'],
  ['Das Feld darf nicht leer sein', 'required'],
  ['It must be provided by a code list', 'code'],
  ['A <> B', 'sum'],
  ['expected 2.00, got 1.99', 'sum'],
  ['EXTENDED = no', undefined],
  ['BT-10 = "N/A"', undefined],
  ["It must not contain '#'", undefined],
  ['Es darf nicht in der Zukunft liegen', 'date'],
  ['The field is not set', 'required'],
  ['Im Basic-Profil muss das Feld leer gesendet werden', 'unused'],
  ['It must be left empty', 'unused'],
  ['Something else', undefined],
])('%s: %s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});
