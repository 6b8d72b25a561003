/** Limits that no honest invoice reaches; they keep hostile files from taking memory and time. */
export const LIMITS = {
  /** Bytes of a file, or characters of a text. */
  bytes: 20_000_000,
  /** Of a check, which then ends without a verdict. */
  milliseconds: 60_000,
  depth: 64,
  elements: 500_000,
  /** Different paths of elements. */
  paths: 10_000,
  /** Attributes and declarations of namespaces at one element. */
  attributes: 1_000,
  /** Characters of a name or a namespace. */
  name: 500,
} as const;
