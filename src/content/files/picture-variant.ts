export type PictureFormat = 'avif' | 'webp' | 'jpg'

/** Addresses of variants end in `.<width>.<format>`. */
const VARIANT = /\.(\d+)\.(avif|webp|jpg)$/

/** Address of the same photograph in another width and format. */
export const pictureVariant = (url: string, width: number, format: PictureFormat): string =>
  url.replace(VARIANT, `.${width}.${format}`)

export interface Variant {
  /** Address without width and format: the same for all variants of a photograph. */
  base: string
  width: number
  format: PictureFormat
}

/** What the address of a variant asks for; undefined for every other address. */
export const readVariant = (url: string): Variant | undefined => {
  const [ending, width, format] = VARIANT.exec(url) ?? []
  if (!ending) return undefined
  return {
    base: url.slice(0, -ending.length),
    width: Number(width),
    format: format as PictureFormat,
  }
}
