import { expect, it } from 'vitest';
import { shortPlace } from './place';

it.each([
  ['/*:Invoice[1]/*:ID[1]', '/Invoice/ID'],
  ['/*:Line[2]', '/Line[2]'],
  [`/*:Invoice[namespace-uri()='urn:x'][1]/*:ID`, '/Invoice/ID'],
  ['/*:Invoice[namespace-uri() = "urn:x"]', '/Invoice'],
  ['/Q{urn:x}Invoice[1]/Q{urn:y}ID[1]', '/Invoice/ID'],
  [`/*[local-name()='Invoice'][1]/*[local-name() = "ID"]`, '/Invoice/ID'],
  [' cbc:ID ', 'cbc:ID'],
  ['/Invoice/*', '/Invoice/*'],
])('shortens %s', (place, short) => {
  expect(shortPlace(place)).toBe(short);
});

it('cuts off a place that is too long to be read', () => {
  expect(shortPlace('/a'.repeat(1000))).toHaveLength(300);
  expect(shortPlace(`${' '.repeat(4000)}/a`)).toBe('');
});
