/** The first bytes of a file, as one character each. */
export const startOf = (bytes: Uint8Array): string =>
  String.fromCharCode(...bytes.subarray(0, 1024));

/** True for the start of a PDF; some have other bytes before their header, but no markup. */
export const isPdf = (start: string): boolean => /^[^<]*%PDF-/.test(start);
