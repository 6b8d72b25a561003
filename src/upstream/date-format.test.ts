import { expect, it, vi } from 'vitest';
import { datePatterns } from './date-patterns';

vi.mock('@generated/upstream/default/dates.json', () => ({ default: datePatterns('de-DE') }));
const { dateFormat } = await import('./date-format');

const DATE = new Date('2026-03-01T23:30:00Z');

it.each([
  [{ day: 'numeric', month: 'short', year: 'numeric' }, '1. März 2026'],
  [{ day: 'numeric', month: 'long', year: 'numeric' }, '1. März 2026'],
  [{ day: 'numeric', month: 'long' }, '1. März'],
] as const)('writes a date as Intl does: %j', (style, expected) => {
  const options = { ...style, timeZone: 'UTC' };
  expect(dateFormat(options).format(DATE)).toBe(expected);
  expect(new Intl.DateTimeFormat('de-DE', options).format(DATE)).toBe(expected);
});

it('has the months of each language', () => {
  expect(datePatterns('en-GB')['long, numeric']?.[11]).toBe('{day} December {year}');
  expect(datePatterns('de-DE')['short, numeric']?.[10]).toBe('{day}. Nov. {year}');
});

it.each([
  { month: 'numeric', timeZone: 'UTC' } as const,
  { month: 'long', year: 'numeric' } as const,
])('refuses what it has no pattern for: %j', (style) => {
  expect(() => dateFormat(style)).toThrow('add them in date-patterns.ts');
});
