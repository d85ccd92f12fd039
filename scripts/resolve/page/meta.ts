import type { MediaFile } from '../../../src/content/collections/resolved.ts'
import { pictureVariant } from '../../../src/content/files/picture-variant.ts'
import type { Theme } from '../../../src/content/site/theme.ts'
import type { PageMeta } from '../../../src/page/page-data.ts'
import { sha256 } from '../../machine/digest.ts'

/** A page's `meta` with its facts and files looked up; parts are missing while it has problems. */
export interface ResolvedMeta {
  title?: string
  description?: string
  image?: { src?: MediaFile; alt?: string }
  hidden?: true
  foundBy?: string[]
}

/** What a site lends to the metadata of its pages; parts are missing while site.yaml has problems. */
export interface Brand {
  url: string
  titleSuffix: string
  company: string
  theme?: Theme
  icon?: MediaFile
}

/** A picture for shared links that is drawn from the page's title. */
export interface SocialCard {
  title: string
  address: string
}

/** Size of a drawn picture for shared links, as Open Graph recommends it, in pixels. */
export const CARD = { width: 1200, height: 630 } as const

/** The address changes with all that is on the card. */
const cardFor = (title: string, { company, theme, icon }: Brand): SocialCard => {
  const hash = sha256(JSON.stringify([title, company, theme, icon?.url])).slice(0, 12)
  return { title, address: `/social/${hash}.png` }
}

/** The editor's own picture, as a JPEG: not every network takes AVIF or WebP. */
const ownImage = (src: MediaFile, alt: string | undefined, url: string): PageMeta['image'] => {
  if (!src.widths) return { url: url + src.url, alt, width: src.width, height: src.height }
  const width = Math.min(CARD.width, src.width)
  const height = Math.round((src.height * width) / src.width)
  return { url: url + pictureVariant(src.url, width, 'jpg'), alt, width, height }
}

/**
 * The metadata of a page, and the card that has to be drawn unless it brings a picture.
 *
 * @param nameOf the name of this page, where others have its title as well
 */
export const finishMeta = (
  { title = '', description = '', image, hidden }: ResolvedMeta,
  route: string,
  brand: Brand,
  nameOf: (title: string) => string,
): { meta: PageMeta; card: SocialCard | undefined } => {
  const card = image?.src ? undefined : cardFor(title, brand)
  const drawn = { url: brand.url + (card?.address ?? ''), alt: title, ...CARD }
  return {
    card,
    meta: {
      title: `${nameOf(title)} – ${brand.titleSuffix}`,
      description,
      canonical: brand.url + route,
      image: image?.src ? ownImage(image.src, image.alt, brand.url) : drawn,
      hidden: hidden ?? false,
    },
  }
}
