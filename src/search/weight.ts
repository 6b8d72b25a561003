import type { RecordType } from './types';

/** DocSearch's weights by level: 100 for the category, ten less for each level, none for blocks. */
export function levelWeight(type: RecordType): number {
  return type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
}
