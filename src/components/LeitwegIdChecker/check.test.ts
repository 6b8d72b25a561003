import { describe, expect, it, vi } from 'vitest';
import { setLocale } from '../testing';
import { EXAMPLE, explainLeitwegId } from './check';

vi.mock('@docusaurus/Translate', async () => (await import('../testing')).translation);

function explain(entered: string, locale: string) {
  setLocale(locale);
  return explainLeitwegId(entered);
}

describe('explainLeitwegId', () => {
  it('names the state and the parts of the example', () => {
    const answer = explain(EXAMPLE, 'de-DE');
    expect(answer.valid).toBe(true);
    expect(answer.parts.map(({ value, meaning }) => [value, meaning])).toEqual([
      ['04011000', 'Bremen'],
      ['1234512345', undefined],
      ['06', undefined],
    ]);
    expect(answer.repaired).toBeUndefined();
  });

  it('says which part fails and which check digits would fit', () => {
    const answer = explain('04011000-12345-34', 'en-GB');
    expect(answer.valid).toBe(false);
    expect(answer.parts.find(({ part }) => part === 'check')?.problem).toMatch(/do not fit/);
    expect(answer.expectedCheck).toBe('03');
  });

  it('rejects small letters in the fine address only', () => {
    const answer = explain('09564000-nue0001-49', 'en-GB');
    expect(answer.parts.filter(({ problem }) => problem).map(({ part }) => part)).toEqual(['fine']);
  });

  it.each([
    ['04011000-1234512345', '04011000-1234512345-06'],
    ['04011000', '04011000-45'],
  ])('completes %s with its check digits', (entered, completed) => {
    const answer = explain(entered, 'en-GB');
    expect(answer.repaired).toBe(completed);
    expect(answer.verdict).toBe('The check digits are missing.');
    expect(answer.valid).toBe(false);
  });

  it('does not guess parts that are not separated', () => {
    const answer = explain('A4', 'en-GB');
    expect(answer.parts).toEqual([]);
    expect(answer.problems).toHaveLength(2);
    expect(answer.repaired).toBeUndefined();
  });

  it('ignores blanks around a pasted number', () => {
    expect(explain(` ${EXAMPLE}\n`, 'en-GB').valid).toBe(true);
  });

  it('says that nobody has the first two digits', () => {
    expect(explain('55123-18', 'en-GB').parts[0]?.meaning).toMatch(/no state/);
  });
});
