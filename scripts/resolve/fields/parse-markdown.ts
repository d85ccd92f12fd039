import { createRequire } from 'node:module'
import type { Root } from 'mdast'
import { isPlainMarkdown, parseMarkdown } from '../../../src/content/markdown/parser.ts'

type Parse = (source: string) => Root

/**
 * What satteri reads differently from remark: a sign of emphasis beside one of another kind, or beside a letter
 * outside the Basic Multilingual Plane.
 */
const ELSEWHERE = /\*_|_\*|[\u{10000}-\u{10FFFF}]/u

/** Tables between empty lines, each row from `|` to `|`. */
const TABLES = /(?<=^|\n\n)\|.*\|\n\|(?: *:?-+:? *\|)+(?:\n\|.*\|)*(?=\n\n|\n?$)/g

/** Signs that a parser with tables may read differently, or that may mean something else inside one. */
const BESIDE_TABLES = /[\\`<~@\r]|:\/\/|www\.|\[\^|\]:/i

/** Whether a text is plain CommonMark, apart from tables that both parsers read alike. */
const hasPlainTables = (source: string): boolean =>
  !BESIDE_TABLES.test(source) && isPlainMarkdown(source.replace(TABLES, ''))

/** remark shows a sign for it. */
const NO_LETTER = '\u0000'

/** The parser in machine code, which yields the very same trees; undefined if there is none for this machine. */
const loadFast = (): Parse | undefined => {
  try {
    const { markdownToMdast } = createRequire(import.meta.url)('satteri')
    return (source) => {
      const gfm = isPlainMarkdown(source) ? false : { footnotes: false }
      return markdownToMdast(source, { features: { gfm, frontmatter: false } })
    }
  } catch {
    return undefined
  }
}

let fast: { parse: Parse | undefined } | undefined

/**
 * Characters that remark reads in the time that loading the other parser takes; after a change there are seldom more.
 */
const WORTHWHILE = 4_000

let read = 0

/** Reads Markdown as `parseMarkdown` does, most texts in a twentieth of the time. */
export const parseFast: Parse = (source) => {
  const isElsewhere = ELSEWHERE.test(source) || source.includes(NO_LETTER)
  const isAlike = isPlainMarkdown(source) || hasPlainTables(source)
  read += source.length
  if (isElsewhere || !isAlike || read < WORTHWHILE) return parseMarkdown(source)
  fast ??= { parse: loadFast() }
  return (fast.parse ?? parseMarkdown)(source)
}
