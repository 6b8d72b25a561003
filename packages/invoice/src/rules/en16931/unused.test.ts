import { describe, expect, it } from 'vitest';
import cii from '../../../data/cii-unused.json';
import ubl from '../../../data/ubl-unused.json';

const rowsOf = (rows: object): string[] =>
  Object.values(rows).flatMap((row: string | object) =>
    typeof row === 'string' ? [row] : rowsOf(row),
  );

describe.each([
  ['ubl-unused.json', ubl],
  ['cii-unused.json', cii],
])('data/%s', (_file, { parts, unused }) => {
  const rows = rowsOf(unused);

  it('has a number first, then numbers, names and parts', () => {
    const word = String.raw`(?:\d+|\$[A-Z_]+|(?:[a-z]{3}:\w+\/?)*(?:@\w+)?)`;
    const form = new RegExp(`^\\d+(?: ${word})+$`);
    expect(rows.filter((row) => !form.test(row))).toEqual([]);
  });

  it('has each part that its rows name, and none beside', () => {
    const named = rows.flatMap((row) => [...row.matchAll(/\$(\w+)/g)].map(([, name]) => name));
    expect([...new Set(named)].sort()).toEqual(Object.keys(parts).sort());
  });
});
