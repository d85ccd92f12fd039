import type { BlogPosting } from 'schema-dts'
import type { ResolvedEntry } from '../../content/collections/resolved.ts'
import { pictureVariant } from '../../content/files/picture-variant.ts'
import { aboutCompany, type LinkedThing } from '../../linked/thing.ts'
import type { Things } from '../define-block.ts'

/** Wide enough for search engines, in pixels. */
const WIDTH = 1200

/** The article; its picture as pages ask for it. */
export const articleThings: Things = (block, place) => {
  const { title, excerpt, date, author, image } = block.article as ResolvedEntry<'news'>
  // An entry may have faults, which are told at its place.
  if (!image?.src) return []
  const { url, widths } = image.src
  const address = widths?.includes(WIDTH) ? pictureVariant(url, WIDTH, 'avif') : url
  const posting: BlogPosting = {
    '@type': 'BlogPosting',
    headline: title,
    description: excerpt,
    datePublished: date,
    author: { '@type': 'Person', name: author },
    publisher: aboutCompany(place),
    image: place.site + address,
    mainEntityOfPage: place.url,
  }
  return [posting as LinkedThing]
}
