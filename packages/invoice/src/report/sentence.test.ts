import { expect, it } from 'vitest';
import { sentence } from './sentence';
import sentences from './sentences.json';

const slotsOf = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();

it.each(Object.entries(sentences))('%s has the same slots in every language', (_kind, texts) => {
  expect(slotsOf(texts['de-DE'])).toEqual(slotsOf(texts['en-GB']));
});

it('leaves braces and signs of a value as they are', () => {
  const slots = { element: '<cbc:ID>', value: '{form} $& $1', form: 'true or false' };
  expect(sentence('wrong-value', slots, 'en-GB')).toBe(
    '<cbc:ID> has the value "{form} $& $1". Expected is true or false.',
  );
});
