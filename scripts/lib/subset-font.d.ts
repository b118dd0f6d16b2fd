declare module 'subset-font' {
  /** The font with the characters of a text only. */
  function subsetFont(
    font: Buffer,
    text: string,
    options: {targetFormat: 'truetype' | 'woff2'; keepFeatures: readonly string[]; dropTables: readonly string[]},
  ): Promise<Buffer>;
  export = subsetFont;
}
