declare module 'subset-font' {
  type AxisChoice = number | { min: number; max: number; default?: number };

  interface SubsetOptions {
    targetFormat?: 'truetype' | 'woff2';
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, AxisChoice>>;
    noHinting?: boolean;
    dropTables?: readonly string[];
    /** Instead of a text. */
    keepAllGlyphs?: boolean;
  }

  export default function subsetFont(
    font: Uint8Array,
    text: string | undefined,
    options?: SubsetOptions,
  ): Promise<Buffer>;
}
