import type { MediaByName } from '../read/media.ts'
import type { SocialCard } from '../resolve/meta.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'

/** A media file with the addresses under which pages ask for it. */
export interface PublishedMedia {
  /** Absolute path. */
  location: string
  /** Of its content. */
  hash: string
  url: string
  widths?: number[]
}

/** A site with all that is published besides its pages. */
export interface PublishedSite extends ResolvedSite {
  /** Pictures for shared links that have to be drawn. */
  cards: SocialCard[]
  /** Files to publish. */
  media: PublishedMedia[]
}

/** Each address once: a picture that lies in two folders is one file of the site. */
const byAddress = <T>(files: T[], addressOf: (file: T) => string): T[] => [
  ...new Map(files.map((file) => [addressOf(file), file])).values(),
]

/** Tells what of a site's media is published: what its pages show. */
export const publishedSite = (site: ResolvedSite, media: MediaByName): PublishedSite => {
  const shown = [...media.values()].flatMap(({ source, hash, file }) =>
    file && site.usedMedia.has(source.name)
      ? [{ location: source.location, hash, url: file.url, widths: file.widths }]
      : [],
  )
  const cards = site.pages.flatMap(({ card }) => card ?? [])
  return {
    ...site,
    cards: byAddress(cards, ({ address }) => address),
    media: byAddress(shown, ({ url }) => url),
  }
}
