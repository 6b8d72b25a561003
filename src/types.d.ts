declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module 'subset-font' {
  /** The part of a font that a text needs, with variable axes set to a value. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2';
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
