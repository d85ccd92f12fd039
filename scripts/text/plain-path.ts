import { slugify } from '../../src/content/slugify.ts'

const plainName = (name: string): string =>
  name
    .split(/([._]+)/)
    .map((part, index) => (index % 2 === 0 ? slugify(part) : part))
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
