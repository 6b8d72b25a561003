/**
 * Remainder modulo 97 of letters and digits, as in ISO 7064 MOD 97-10: A counts as 10, Z as
 * 35. Takes upper-case letters and digits only; the number may be far beyond 2^53.
 */
export function mod97(characters: string): number {
  const digits = [...characters].map((character) => parseInt(character, 36)).join('');
  return Number(BigInt(digits) % 97n);
}
