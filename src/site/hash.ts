/** The id that the hash of an address names; empty where there is none or its encoding is broken. */
export function idInHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
