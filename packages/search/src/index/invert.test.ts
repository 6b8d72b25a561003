import { describe, expect, it } from 'vitest';
import { FormKind } from '../analysis/forms';
import { testRecord as record } from '../testing';
import { invert, KEYWORD_GAP } from './invert';
import { isCodeRow, isLater } from './later';
import type { PostingList } from './postings';
import { bareNode, buildTree, CODE_LEVEL, CONTENT_LEVEL } from './tree';

const H = { lvl0: 'S', lvl1: 'Belegarten' };

/** The occurrences of a term as `node@position`. */
function places(list: PostingList | undefined): string[] {
  const nodes = (list?.nodes ?? []).flatMap((node, index) =>
    Array.from({ length: list?.counts[index] ?? 0 }, () => node),
  );
  return nodes.map((node, index) => `${node}@${list?.positions[index]}`);
}

describe('postings of an outline', () => {
  it('are in order of node, each with its place in the text', () => {
    const { postings } = invert(
      buildTree([
        record('/a', 'lvl1', H),
        record('/a', 'content', H, 'Der Beleg, ein Beleg'),
        record('/a', 'content', H, 'Beleg'),
      ]),
      'de',
    );
    expect(places(postings.get('beleg'))).toEqual(['2@1', '2@3', '3@0']);
    expect(places(postings.get('belegarten'))).toEqual(['1@0']);
  });

  it('have stop words of headings, not of texts', () => {
    const { postings } = invert(
      buildTree([
        record('/a', 'lvl1', { lvl0: 'S', lvl1: 'Der Beleg' }),
        record('/a', 'content', { lvl0: 'S', lvl1: 'Der Beleg' }, 'der Beleg'),
      ]),
      'de',
    );
    expect(places(postings.get('der'))).toEqual(['1@0']);
    expect(places(postings.get('beleg'))).toEqual(['1@1', '2@1']);
  });

  it('have compounds by their parts, where other texts have those as words', () => {
    const { postings, parts } = invert(
      buildTree([
        record('/a', 'lvl1', { lvl0: 'S', lvl1: 'Belegdatum' }),
        record('/a', 'content', { lvl0: 'S', lvl1: 'Belegdatum' }, 'Beleg und Datum, Datum, Beleg'),
      ]),
      'de',
    );
    expect(places(postings.get('datum'))).toEqual(['1@0', '2@2', '2@3']);
    expect(postings.get('datum')?.kinds[0]).toBe(FormKind.Compound * 2);
    expect(parts).toContain('datum');
  });

  it('have keywords behind the text, so far apart that no phrase reaches across', () => {
    const title = { ...record('/a', 'lvl1', H), keywords: ['Beleg BT-5', 'Nummer'] };
    const { postings, lengths } = invert(buildTree([title]), 'de');
    expect(places(postings.get('beleg'))).toEqual([`1@${1 + KEYWORD_GAP}`]);
    expect(places(postings.get('nummer'))).toEqual([`1@${1 + 2 * KEYWORD_GAP}`]);
    expect(postings.get('nummer')?.kinds).toEqual([FormKind.Keyword * 2]);
    expect(lengths).toEqual([1, 1]);
  });
});

describe('the length of a text', () => {
  it.each([
    ['Due date', 'lvl1', 2],
    // What follows the identifier of a rule or term is its name.
    ['BT-9: Due date', 'lvl1', 2],
    ['Note: Due date', 'lvl1', 3],
    ['BT-9: Due date', 'lvl2', 4],
  ] as const)('of "%s" as %s is %i', (text, type, length) => {
    const tree = buildTree([record('/t', type, { lvl0: 'S', [type]: text })]);
    expect(invert(tree, 'en').lengths.at(-1)).toBe(length);
  });
});

describe('what is loaded later', () => {
  it.each([
    ['C62: one', true],
    ['BT-5: Currency', true],
    ['0096: Nummer', true],
    ['ISO-Code: Code[3]', false],
    ['Ein C62: one', false],
    ['C62:one', false],
    ['C62', false],
    [': one', false],
    [`${'X'.repeat(31)}: one`, false],
  ])('has the rows of codes: "%s" %s', (text, isRow) => {
    expect(isCodeRow(bareNode(CONTENT_LEVEL, text))).toBe(isRow);
    expect(isCodeRow(bareNode(CODE_LEVEL, text))).toBe(false);
  });

  it.each([
    ['reference', true],
    ['rules', true],
    ['news', true],
    ['setup', false],
    ['how-to', false],
  ] as const)('has pages that are looked up by what they are called: %s %s', (kind, isAll) => {
    const [page] = buildTree([{ ...record('/a', 'lvl1', H), kind }]).pages;
    if (!page) throw new Error('no page');
    expect(isLater(page, bareNode(1, 'Belegarten'))).toBe(isAll);
    expect(isLater(page, bareNode(CONTENT_LEVEL, 'C62: one'))).toBe(true);
  });
});
