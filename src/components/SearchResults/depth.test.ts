import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readDepth } from './depth';

it('reads what was kept', () => {
  const depth = { query: 'Rechnung', pages: 3, top: 1200.5 };
  expect(readDepth(JSON.stringify(depth))).toEqual(depth);
});

it.each([null, '', '{"query', 'null', '5', '[]', '{"query":"x"}', '{"query":5,"pages":1,"top":0}'])(
  'drops %s',
  (json) => expect(readDepth(json)).toBeUndefined(),
);

it('takes no number of pages that would load for ever', () => {
  expect(readDepth('{"query":"x","pages":1e9,"top":0}')).toBeUndefined();
});

it('never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
      const depth = readDepth(json);
      expect(depth === undefined || depth.pages <= 50).toBe(true);
    }),
  );
});
