import type { Looked } from '../compile/look-into.ts'
import { homeOf } from '../schema/words/home-of.ts'
import type { Kind } from './kinds.ts'
import { refuse } from './refusal.ts'
import { words } from './words.ts'

/** What a new entry is made of. */
export interface Ingredients {
  id: string
  title: string
  /** Today, `2026-11-21`. */
  date: string
  /** A file of `media/` that stands in for the picture. */
  picture: string
  /** Ids of entries that stand in for the right ones; not every site has testimonials. */
  category: string
  testimonial: string | undefined
}

const findPicture = ({ media, folder }: Looked['source']): string => {
  const names = media.map(({ name }) => name)
  const find = (ending: RegExp) => names.find((name) => ending.test(name))
  return find(/\.(jpe?g|png|webp|avif)$/) ?? find(/\.svg$/) ?? refuse(words.noPicture(folder))
}

/** Gathers them. A template asks for what it needs: only then is the site refused for having none. */
export const ingredientsFrom = (
  { source, content }: Looked,
  kind: Kind,
  chosen: Pick<Ingredients, 'id' | 'title' | 'date'>,
): Ingredients => {
  const firstId = (collection: 'categories' | 'testimonials') =>
    content.entries.find((entry) => entry.collection === collection)?.id
  const categories = `${source.folder}/${homeOf(content.model.collections.categories)}`
  return {
    ...chosen,
    get picture() {
      return findPicture(source)
    },
    get category() {
      return firstId('categories') ?? refuse(words.noEntry(kind, categories))
    },
    testimonial: firstId('testimonials'),
  }
}
