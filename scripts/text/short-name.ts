import { slugify } from '../../src/content/text/slugify.ts'

/** A short name has no more letters than this. */
const LONGEST = 40

/** A short name for what has this text: `Wie lange dauert das?` is `wie-lange-dauert-das`. */
export const shortName = (text: string): string => {
  const slug = slugify(text)
  return slug.length > LONGEST ? slug.slice(0, LONGEST + 1).replace(/-[^-]*$/, '') : slug
}
