/** True for the first bytes of a PDF; some have others before their header, but no markup. */
export function isPdf(bytes: Uint8Array): boolean {
  return /^[^<]*%PDF-/.test(String.fromCharCode(...bytes.subarray(0, 1024)));
}
