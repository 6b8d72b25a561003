declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/upstream/default/dates.json' {
  const patterns: import('./upstream/date-patterns').DatePatterns;
  export default patterns;
}

/** Pages that the plugin `entities` makes of the facts, of one language. */
declare module '@generated/entities/default/*.json' {
  const pages: readonly import('./facts/entity-page').EntityPage[];
  export default pages;
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
