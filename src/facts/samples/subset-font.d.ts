declare module 'subset-font' {
  /** The font with these characters only; `variationAxes` pins a variable font. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'truetype' | 'woff2';
      variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Buffer>;
}
