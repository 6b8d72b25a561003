/** FNV-1a (http://www.isthe.com/chongo/tech/comp/fnv/), 32 bits. */
function fnv1a(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ seed) >>> 0;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  }
  return hash;
}

/** 32 hexadecimal digits, the shape of Algolia's query IDs; the same query has the same one. */
export function queryId(query: string): string {
  return [1, 2, 3, 4].map((seed) => fnv1a(query, seed).toString(16).padStart(8, '0')).join('');
}
