import { describe, expect, it } from 'vitest';
import { fromRuns, toRuns } from './runs';

describe('runs of ids', () => {
  it('are written short and read back in order', () => {
    const ids = ['UBL-CR-009', 'UBL-CR-010', 'UBL-CR-012', 'CII-SR-03', 'CII-SR-004', 'GR-S-008-1'];
    expect(toRuns(ids)).toEqual([
      'UBL-CR-009..010',
      'UBL-CR-012',
      'CII-SR-03',
      'CII-SR-004',
      'GR-S-008-1',
    ]);
    expect(fromRuns(toRuns(ids))).toEqual(ids);
  });

  it.each([
    [['A-9', 'A-10'], ['A-9..10']],
    [
      ['A-1', 'A-2', 'A-3', 'A-5'],
      ['A-1..3', 'A-5'],
    ],
    [
      ['A-1', 'B-2'],
      ['A-1', 'B-2'],
    ],
    [
      ['A-2', 'A-1'],
      ['A-2', 'A-1'],
    ],
    [
      ['A-1', 'A-1'],
      ['A-1', 'A-1'],
    ],
    // Other widths are other ids.
    [['A-09', 'A-10'], ['A-09..10']],
    [
      ['A-09', 'A-010'],
      ['A-09', 'A-010'],
    ],
    [['1', '2'], ['1..2']],
    [
      ['A-1', 'A'],
      ['A-1', 'A'],
    ],
    [['A1-2', 'A1-3'], ['A1-2..3']],
    [[], []],
  ])('%j are written as %j', (ids, runs) => {
    expect(toRuns(ids)).toEqual(runs);
    expect(fromRuns(runs)).toEqual(ids);
  });

  it('leave what does not end in a number as it is', () => {
    expect(fromRuns(toRuns(['BR-DE-23-a', 'BR-DE-23-b']))).toEqual(['BR-DE-23-a', 'BR-DE-23-b']);
  });
});
