declare module 'subset-font' {
  interface Options {
    targetFormat: 'sfnt' | 'woff2'
    variationAxes: Record<string, { min: number; max: number }>
    keepFeatures: string[]
    noHinting: boolean
    preserveNameIds: number[]
    keepAllGlyphs?: boolean
  }
  /** Cuts a font down to the letters of a text. */
  const subset: (font: Buffer, text: string | undefined, options: Options) => Promise<Buffer>
  export default subset
}
