import { describe, expect, it } from 'vitest';
import type { Candidate } from './candidate';
import { compareCandidates, onePerSection, spreadPages } from './order';

const CANDIDATE: Candidate = {
  node: 5,
  page: 0,
  section: 0,
  named: 0,
  isLabel: false,
  first: 0,
  words: 2,
  typos: 1,
  weight: 3,
  heldWeight: 3,
  ownWeight: 3,
  level: 4,
  proximity: () => 2,
  spelling: 1,
  exactness: 2,
  optional: 1,
  coverage: 0.5,
  headingCoverage: 0.5,
  focus: 0.5,
  frequency: 3,
  position: 1,
  pageRank: 1,
};

/** The criteria in their order, each with what is better than in the candidate above. */
const BETTER = [
  { named: 1 },
  { words: 3 },
  { typos: 0 },
  { weight: 5 },
  { level: 2 },
  { proximity: () => 1 },
  { spelling: 0 },
  { headingCoverage: 1 },
  { exactness: 0 },
  { optional: 2 },
  { position: 0 },
  { focus: 0.75 },
  { coverage: 1 },
  { frequency: 4 },
  { pageRank: 2 },
  { node: 4 },
] satisfies Partial<Candidate>[];

describe('candidates', () => {
  it.each(BETTER.map((better, index) => [Object.keys(better).join(), index] as const))(
    'are told apart by %s, whatever comes after it',
    (_name, index) => {
      const better = { ...CANDIDATE, ...BETTER[index] };
      const worse = BETTER.slice(index + 1).reduce<Candidate>(
        (candidate, criterion) => ({ ...candidate, ...criterion }),
        CANDIDATE,
      );
      expect(compareCandidates(better, worse)).toBeLessThan(0);
      expect(compareCandidates(worse, better)).toBeGreaterThan(0);
    },
  );

  it('are the same only to themselves', () => {
    expect(compareCandidates(CANDIDATE, CANDIDATE)).toBe(0);
  });

  it('of one section are one hit, the best', () => {
    const found = [3, 8, 3, 9, 8].map((section, node) => ({ ...CANDIDATE, section, node }));
    expect(onePerSection(found).map(({ node }) => node)).toEqual([0, 1, 3]);
  });
});

/** Hits of pages, each a letter, as they are shown: `a2` is the second one of page a. */
function shown(pages: string): string {
  const places = [...pages].map((page, index) => ({
    page: page.charCodeAt(0),
    name: page + String([...pages.slice(0, index + 1)].filter((other) => other === page).length),
  }));
  return spreadPages(places)
    .map(({ name }) => name)
    .join(' ');
}

describe('hits of several pages', () => {
  it.each([
    ['', ''],
    ['aaab', 'a1 b1 a2 a3'],
    ['abab', 'a1 b1 a2 b2'],
    // The second hits come before the sixth page, and after five.
    ['aabcde', 'a1 b1 c1 d1 e1 a2'],
    ['aabcdeff', 'a1 b1 c1 d1 e1 a2 f1 f2'],
    ['aaabbbcdefff', 'a1 b1 c1 d1 e1 a2 b2 f1 f2 a3 b3 f3'],
  ])('%s are shown as %s', (pages, expected) => {
    expect(shown(pages)).toBe(expected);
  });
});
