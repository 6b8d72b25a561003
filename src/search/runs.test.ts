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

  it('leave what does not end in a number as it is', () => {
    expect(fromRuns(toRuns(['BR-DE-23-a', 'BR-DE-23-b']))).toEqual(['BR-DE-23-a', 'BR-DE-23-b']);
  });
});
