/** What one fault must be reported as: a place, and words that its repair must hold. */
export interface Expectation {
  file: string
  line: number
  /** Columns in which the marked characters may begin. */
  from: number
  to: number
  /** One of these stands in what the editor reads; none where there is no one repair. */
  repair: string[]
}

/** A fault: files with their new text or bytes, null where one goes; and what is to be reported. */
export interface Mutation {
  kind: string
  /** Where, for people who read the table. */
  name: string
  files: Record<string, string | Uint8Array | null>
  expected: Expectation[]
}

/** A marked text without its marks `⟦…⟧`, and the line and columns of each of them. */
const readMarks = (marked: string) => {
  const places: { line: number; from: number; to: number }[] = []
  let text = marked
  for (let start = text.indexOf('⟦'); start >= 0; start = text.indexOf('⟦')) {
    const end = text.indexOf('⟧') - 1
    text = text.slice(0, start) + text.slice(start + 1, end + 1) + text.slice(end + 2)
    const before = text.slice(0, start).split('\n')
    const from = (before.at(-1)?.length ?? 0) + 1
    const firstLine = text.slice(start, end).split('\n', 1)[0] ?? ''
    places.push({ line: before.length, from, to: from + firstLine.length })
  }
  return { text, places }
}

/** A fault in one file: its text with the faulty characters between `⟦` and `⟧`. */
export const inFile = (
  kind: string,
  name: string,
  file: string,
  marked: string,
  repair: string[] = [],
): Mutation => {
  const { text, places } = readMarks(marked)
  return {
    kind,
    name: `${file}: ${name}`,
    files: { [file]: text },
    expected: places.map((place) => ({ file, ...place, repair })),
  }
}
