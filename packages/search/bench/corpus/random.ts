/** Random numbers that are the same in every run. */
export interface Random {
  /** Integer from 0, below `limit`. */
  below(limit: number): number;
  pick<Item>(items: readonly Item[]): Item;
  shuffled<Item>(items: readonly Item[]): Item[];
}

/** Mulberry32 (https://gist.github.com/tommyettinger/46a874533244883189143505d203312c). */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return {
    below,
    pick: (items) => {
      const item = items[below(items.length)];
      if (item === undefined) throw new RangeError('Nothing to pick from');
      return item;
    },
    shuffled: (items) => {
      const result = [...items];
      for (let index = result.length - 1; index > 0; index -= 1) {
        const other = below(index + 1);
        [result[index], result[other]] = [
          result[other] as (typeof result)[number],
          result[index] as (typeof result)[number],
        ];
      }
      return result;
    },
  };
}
