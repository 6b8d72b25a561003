import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { checkXml } from '@site/src/desk/check/testing';
import { breakSample } from './broken-sample';

it('has three mistakes, and a unit that is only worth checking', () => {
  const xml = breakSample(readFileSync('static/samples/standard.ubl.xml', 'utf8'));
  const outcome = checkXml(xml, 'de-DE');
  if (outcome.status !== 'judged') throw new Error(outcome.status);
  const { verdict, findings, notes } = outcome.report;
  expect(verdict).toBe('invalid');
  expect(findings.map(({ rule }) => rule).sort()).toEqual(['BR-CL-14', 'BR-CO-16', 'BR-DE-15']);
  // The tax number of the samples is an example, whose check digit is wrong.
  expect(notes.map(({ id }) => id)).toEqual(['vat-check', 'unit-trap']);
  expect(notes[1]?.places).toMatchObject([{ value: 'STK' }]);
  expect([notes[1]?.evidence, notes[1]?.sure].join(' ')).toMatch(/Zigarette.*H87/);
});
