import type { MediaFile } from '../../src/content/collections/resolved.ts'
import { pictureVariant, readVariant } from '../../src/content/files/picture-variant.ts'
import { DOCUMENT, type MediaByName } from '../read/media/media.ts'
import type { SocialCard } from '../resolve/page/meta.ts'
import { shownMedia } from '../resolve/page/shown-media.ts'
import type { ResolvedSite } from '../resolve/resolve.ts'

/** A media file with the addresses under which pages ask for it. */
export interface PublishedMedia {
  /** Absolute path. */
  location: string
  /** Of its content. */
  hash: string
  /** True for what is published in several widths. */
  isPhotograph: boolean
  addresses: readonly string[]
}

/** A site with all that is published besides its pages. */
export interface PublishedSite extends ResolvedSite {
  /** Pictures for shared links that have to be drawn. */
  cards: SocialCard[]
  /** Files to publish. */
  media: PublishedMedia[]
  /** Pictures among them by their names, for whoever chooses another one on a page. */
  pictures: Record<string, MediaFile>
  /** Names of the PDF files among them, for whoever writes a link on a page. */
  documents: string[]
}

/** The same for all addresses of a file. */
const baseOf = (address: string): string => readVariant(address)?.base ?? address

/** All addresses that the site asks for, by the file to which they belong. */
const addressesByFile = ({
  shell,
  pages,
  redirects,
  url,
}: ResolvedSite): Map<string, Set<string>> => {
  const shared = pages.map(({ meta }) => meta.image.url.slice(url.length))
  const moved = redirects.map(({ to }) => to)
  const byFile = new Map<string, Set<string>>()
  const asked = [shownMedia(shell), shared, moved, ...pages.map(({ media }) => media)]
  for (const address of asked.flat()) {
    const base = baseOf(address)
    byFile.set(base, (byFile.get(base) ?? new Set()).add(address))
  }
  return byFile
}

/** A picture as far as it is published. */
const asPublished = (file: MediaFile, addresses: ReadonlySet<string>): MediaFile | undefined => {
  if (!file.type.startsWith('image/') || !addresses.has(file.url)) return undefined
  const isThere = (width: number) => addresses.has(pictureVariant(file.url, width, 'avif'))
  return file.widths ? { ...file, widths: file.widths.filter(isThere) } : file
}

/** Tells what is published of a site's media: what its pages may ask for. */
export const publishedSite = (site: ResolvedSite, media: MediaByName): PublishedSite => {
  const asked = addressesByFile(site)
  // By address: a picture that lies in two folders is one file of the site.
  const published = new Map<string, PublishedMedia>()
  const pictures = new Map<string, MediaFile>()
  const documents: string[] = []
  for (const [name, { source, hash, file }] of media) {
    const addresses = file && asked.get(baseOf(file.url))
    if (!addresses) continue
    const picture = asPublished(file, addresses)
    if (picture) pictures.set(name, picture)
    if (file.type === DOCUMENT) documents.push(name)
    published.set(file.url, {
      location: source.location,
      hash,
      isPhotograph: file.widths !== undefined,
      addresses: [...addresses],
    })
  }
  const cards = new Map(site.pages.flatMap(({ card }) => (card ? [[card.address, card]] : [])))
  return {
    ...site,
    cards: [...cards.values()],
    media: [...published.values()],
    pictures: Object.fromEntries(pictures),
    documents,
  }
}
