import type { RecordType } from './types';

/** Code answers those who ask for a code, and nobody else before a text does. */
export const CODE_WEIGHT = -10;

/** DocSearch's weights by level: 100 for the category, ten less for each level, none for blocks. */
export function levelWeight(type: RecordType): number {
  return type === 'content' ? 0 : 100 - 10 * Number(type.slice(3));
}
