import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markOf, readDepth } from './depth';

it('reads what was kept', () => {
  const depth = { mark: markOf('Rechnung'), pages: 3, top: 1200.5 };
  expect(readDepth(JSON.stringify(depth))).toEqual(depth);
});

it.each([null, '', '{"mark', 'null', '5', '[]', '{"mark":5}', '{"mark":"x","pages":1,"top":0}'])(
  'drops %s',
  (json) => expect(readDepth(json)).toBeUndefined(),
);

it('takes no number of pages that would load for ever', () => {
  expect(readDepth('{"mark":5,"pages":1e9,"top":0}')).toBeUndefined();
});

it('tells queries apart, and never has more than 16 bits of one', () => {
  expect(markOf('Rechnung')).not.toBe(markOf('Rechnungen'));
  fc.assert(
    fc.property(fc.string(), (query) => {
      expect(markOf(query)).toBeLessThan(2 ** 16);
    }),
  );
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
      const depth = readDepth(json);
      expect(depth === undefined || depth.pages <= 50).toBe(true);
    }),
  );
});
