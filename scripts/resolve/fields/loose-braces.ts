import type { Names } from '../facts/facts.ts'

const NAME = '[\\p{L}\\w-]+(?:\\s*\\.\\s*[\\p{L}\\w-]+)?'

/** A name in brackets of another kind. */
const OTHER = `[([](?<other>${NAME})[)\\]]`

/** Brackets of another kind in the place of a brace; not those of a bracket around it. */
const OPENS = '(?:\\[(?![^[]{0,200}\\])|\\((?![^(]{0,200}\\)))'
const CLOSES = '(?:(?<!\\[[^\\]]{0,200})\\]|(?<!\\([^)]{0,200})\\))'

/** A brace that is no part of a name in braces, with the name in it. */
const LOOSE = `\\$?\\{[{\\s]{0,9}(?<opened>${NAME})(?:${CLOSES}|[\\s}]*)|(?:${OPENS}|(?<![\\p{L}\\w-]))(?<closed>${NAME})\\s{0,9}\\}+|[{}]+`

/** Words between braces that are no name: `{ohne Fuge}`. */
const WORDS = `\\{(?!\\s*${NAME}\\s*\\})(?<words>[^{}.]{1,200})\\}(?!\\})`

const LOOSE_BRACE = new RegExp(`\\{[^{}\\s]+\\}(?!\\})|${WORDS}|(?<loose>${LOOSE}|${OTHER})`, 'gu')

/** Most texts have no braces: there, every word would be tried for nothing. */
const WITHOUT_BRACES = new RegExp(`(?<loose>${OTHER})`, 'gu')

const HAS_BRACE = /[{}]/

interface LooseBrace {
  written: string
  name: string | undefined
  /** Words between a pair of braces. */
  words?: string | undefined
  index: number
}

/** Every brace, and other bracket around a name, that would be seen on the website. */
export const looseBraces = (text: string, names: Names): LooseBrace[] =>
  [...text.matchAll(HAS_BRACE.test(text) ? LOOSE_BRACE : WITHOUT_BRACES)].flatMap(
    ({ 0: whole, groups: { loose, opened, closed, other, words } = {}, index }): LooseBrace[] => {
      // `{company phone}`: a name that lost its point.
      const joined = words?.trim().replace(/\s+/, '.')
      if (joined && names.has(joined)) return [{ written: whole, name: joined, index }]
      if (words) return [{ written: whole, name: undefined, words: words.trim(), index }]
      const name = (opened ?? closed ?? other)?.replace(/\s/g, '')
      const isWord = other !== undefined && !names.has(name ?? '')
      return loose === undefined || isWord ? [] : [{ written: loose.trim(), name, index }]
    },
  )
