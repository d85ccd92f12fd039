/** More than any page shows, in UTF-16 units. */
const LONGEST = 100_000

/** Lists and quotations in one another that readers can still follow. */
const DEEPEST = 10

/**
 * Signs of lists and quotations, and one that stands so far in that it belongs to many others. A line
 * of nothing but one sign is a ruler.
 */
const DEEP = new RegExp(
  `^(?! {0,3}([-*])(?:[ \\t]*\\1)*[ \\t]*$)(?:(?:[ \\t]*(?:>|(?:[-*+]|\\d{1,9}[.)])(?=[ \\t]))){${DEEPEST + 1}}|[ \\t]{${DEEPEST * 4},}(?:[-*+]|\\d{1,9}[.)])[ \\t])`,
  'm',
)

/**
 * What the parser takes long for: a line, a sign that may open or close something, or that makes another one of what
 * is behind it. At the signs by which some programs part lines, lines begin for regular expressions as well.
 */
const PART = /[\n\u2028\u2029*_[\]<`|~&\\]|\r(?!\n)/g

/** The line of a heading that is underlined; the parser goes through the whole text for it. */
const UNDERLINE = /^ {0,3}(?:=+|-+)[ \t]*$/gm

const MOST_PARTS = 3000

const partsIn = (source: string): number =>
  (source.match(PART)?.length ?? 0) + 10 * (source.match(UNDERLINE)?.length ?? 0)

/** A row of a table with more cells than any screen shows; shorter ones are filled up to its length. */
const WIDE = /^(?:[^|\r\n\u2028\u2029]*\|){32}/m

/** What is too much of a Markdown text, and where that is. */
export interface Excess {
  kind: 'deep' | 'long'
  offset: number
  length: number
}

/**
 * What of a text is more than a parser can take in a moment: some texts cost it the square of their
 * length, and nesting without end its stack. Nothing that anybody writes comes near.
 */
export const excessIn = (source: string): Excess | undefined => {
  const deep = DEEP.exec(source)
  if (deep) return { kind: 'deep', offset: deep.index, length: deep[0].length }
  const fits = source.length <= LONGEST && partsIn(source) <= MOST_PARTS && !WIDE.test(source)
  if (fits) return undefined
  return { kind: 'long', offset: 0, length: source.split('\n', 1)[0]?.length ?? 0 }
}
