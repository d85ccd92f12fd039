import type { MediaFile } from '../../src/content/collections/resolved.ts'
import { pictureVariant } from '../../src/content/files/picture-variant.ts'

/** Name of a media file from the root of the site. */
export const mediaFile = (url: string): string => decodeURIComponent(url.slice(1))

/** Addresses of all variants that a page may ask for: AVIF in each width, and one for what does not know it. */
export const addressesOf = ({ url, widths = [] }: Pick<MediaFile, 'url' | 'widths'>): string[] => [
  url,
  ...widths.map((width) => pictureVariant(url, width, 'avif')),
]
