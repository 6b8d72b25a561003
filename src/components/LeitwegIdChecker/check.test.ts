import { describe, expect, it } from 'vitest';
import { EXAMPLE, explainLeitwegId } from './check';

describe('explainLeitwegId', () => {
  it('names the state and the parts of the example', () => {
    const answer = explainLeitwegId(EXAMPLE, 'de');
    expect(answer.valid).toBe(true);
    expect(answer.parts.map(({ value, meaning }) => [value, meaning])).toEqual([
      ['04011000', 'Bremen'],
      ['1234512345', undefined],
      ['06', undefined],
    ]);
    expect(answer.completed).toBeUndefined();
  });

  it('says which part fails and which check digits would fit', () => {
    const answer = explainLeitwegId('04011000-12345-34', 'en');
    expect(answer.valid).toBe(false);
    expect(answer.parts.find(({ part }) => part === 'check')?.problem).toMatch(/do not fit/);
    expect(answer.expectedCheck).toBe('03');
  });

  it('rejects small letters in the fine address only', () => {
    const answer = explainLeitwegId('09564000-nue0001-49', 'en');
    expect(answer.parts.filter(({ problem }) => problem).map(({ part }) => part)).toEqual(['fine']);
  });

  it.each([
    ['04011000-1234512345', '04011000-1234512345-06'],
    ['04011000', '04011000-45'],
  ])('completes %s with its check digits', (entered, completed) => {
    const answer = explainLeitwegId(entered, 'en');
    expect(answer.completed).toBe(completed);
    expect(answer.verdict).toBe('The check digits are missing.');
    expect(answer.valid).toBe(false);
  });

  it('does not guess parts that are not separated', () => {
    const answer = explainLeitwegId('A4', 'en');
    expect(answer.parts).toEqual([]);
    expect(answer.problems).toHaveLength(2);
    expect(answer.completed).toBeUndefined();
  });

  it('ignores blanks around a pasted number', () => {
    expect(explainLeitwegId(` ${EXAMPLE}\n`, 'en').valid).toBe(true);
  });

  it('says that nobody has the first two digits', () => {
    expect(explainLeitwegId('55123-18', 'en').parts[0]?.meaning).toMatch(/no state/);
  });
});
