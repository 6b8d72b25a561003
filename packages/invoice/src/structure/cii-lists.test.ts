import { expect, it } from 'vitest';
import lists from '../../data/cii-lists.json';
import { contentOf } from './content';

it('fixes lists for elements of D16B that are values', () => {
  const content = contentOf('d16b');
  const wrong = Object.entries(lists).flatMap(([group, elements]) =>
    Object.keys(elements).filter((element) => {
      const slot = content.get(group)?.slots.find(({ name }) => name === `ram:${element}`);
      return typeof slot?.type !== 'string';
    }),
  );
  expect(wrong).toEqual([]);
});
