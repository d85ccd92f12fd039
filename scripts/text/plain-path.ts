import { slugify } from '../../src/content/text/slugify.ts'

/** In the place of a name without any letter that an address takes: `прайс`. */
export const NAMELESS = 'datei'

/** A part of a name as addresses take it; the first one stays something, as an ending alone is no name. */
const plainPart = (part: string, index: number): string => {
  if (index % 2 === 1) return part
  return slugify(part) || (index === 0 && part !== '' ? NAMELESS : '')
}

const plainName = (name: string): string =>
  name
    .split(/([._]+)/)
    .map(plainPart)
    .join('')
    .replace(/^[._]+/, '')

/** What is so already; nearly all are. */
const PLAIN = /^[a-z0-9]+(?:(?:-|[._]+|\/)[a-z0-9]+)*$/

/**
 * A file's path as every system and every address takes it, in small letters without umlauts and
 * blanks: `media/bad-mueller.jpg` for `media/Bad Müller.JPG`.
 */
export const plainPath = (name: string): string =>
  PLAIN.test(name) ? name : name.split('/').map(plainName).join('/')
