import type { BlogPosting } from 'schema-dts'
import { pictureVariant } from '../../content/picture-variant.ts'
import type { MediaFile, ResolvedEntry } from '../../content/resolved.ts'
import { aboutCompany, type LinkedThing } from '../../linked/thing.ts'
import type { Things } from '../define-block.ts'

/** Wide enough for search engines, in pixels. */
const WIDTH = 1200

/** The picture as pages ask for it; none where its file is missing, which is told elsewhere. */
const pictureOf = (src: MediaFile | undefined, site: string): string | undefined =>
  src && site + (src.widths?.includes(WIDTH) ? pictureVariant(src.url, WIDTH, 'avif') : src.url)

/** The article with its picture. */
export const articleThings: Things = (block, place) => {
  const { title, excerpt, date, author, image } = block.article as ResolvedEntry<'news'>
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    author: { '@type': 'Person', name: author },
    publisher: aboutCompany(place),
    image: pictureOf(image.src, place.site),
    mainEntityOfPage: place.url,
  }
  return [posting as LinkedThing]
}
